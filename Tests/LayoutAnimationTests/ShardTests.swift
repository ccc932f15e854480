import Planning
import Reporting
import TestSupport
import Testing

@Suite struct ShardTests {
  @Test func aShardIsCountedFromOne() throws {
    let shard = try Shard("2/5")
    #expect(shard.index == 1)
    #expect(shard.count == 5)
    #expect(shard.description == "2/5")
    #expect(try Shard("1/1") == .whole)
  }

  @Test func thereAreAtMost100000Shards() throws {
    #expect(Shard.largestCount == 100_000)
    #expect(try Shard("99999/99999").count == 99_999)
    #expect(try Shard("100000/100000").index == 99_999)
    #expect(throws: OptionTextError.self) { try Shard("1/100001") }
    let variables = ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "100001"]
    #expect(throws: LayoutAnimationError.self) { try ShardEnvironment { variables[$0] } }
  }

  @Test(arguments: [
    ("", "not `i/n`"), ("2", "not `i/n`"), ("1/2/3", "not `i/n`"), ("0/5", "must be 1…5"),
    ("6/5", "must be 1…5"), ("1/0", "must be 1…100000"), ("1/100001", "must be 1…100000"),
    ("-1/5", "must be 1…5"), ("+1/5", "must be 1…5"), ("1/ 5", "must be 1…100000"),
    ("a/5", "must be 1…5"), ("1/99999999999999999999", "must be 1…100000"),
  ])
  func anythingElseIsAMistakeWithAdvice(text: String, words: String) {
    do {
      _ = try Shard(text)
      Issue.record("read \(text)")
    } catch {
      #expect(error.description.contains(words), "\(error)")
      #expect(error.description.contains("/"))
    }
  }

  @Test(arguments: [
    (["TEST_TOTAL_SHARDS": "5", "TEST_SHARD_INDEX": "0"], "1/5"),
    (["TEST_TOTAL_SHARDS": "5", "TEST_SHARD_INDEX": "4"], "5/5"),
    (["CI_NODE_TOTAL": "3", "CI_NODE_INDEX": "3"], "3/3"),
    (["CI_NODE_TOTAL": "1"], "1/1"),
    (
      ["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_COUNT": "4"],
      "3/4"
    ),
    (
      [
        "SLURM_ARRAY_TASK_ID": "9", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_STEP": "4",
        "SLURM_ARRAY_TASK_COUNT": "3",
      ], "3/3"
    ),
    (
      [
        "CI_NODE_TOTAL": "3", "CI_NODE_INDEX": "2", "TEST_TOTAL_SHARDS": "8",
        "TEST_SHARD_INDEX": "1",
      ], "2/8"
    ),
  ])
  func servicesAssignShards(variables: [String: String], shard: String) throws {
    let environment = try ShardEnvironment { variables[$0] }
    #expect(environment.shard.description == shard)
    #expect(environment.remark.hasPrefix("shard \(shard), from "))
    #expect(!environment.remark.contains("\n"))
    for read in environment.variables {
      let parts = read.split(separator: "=").map(String.init)
      #expect(variables[parts[0]] == parts[1])
    }
  }

  @Test func bazelNamesTwoFilesMore() throws {
    let files = ["TEST_SHARD_STATUS_FILE": "status", "XML_OUTPUT_FILE": "test.xml"]
    let bazel = files.merging(["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1"]) { $1 }
    #expect(try ShardEnvironment { bazel[$0] }.statusFile == "status")
    #expect(try ShardEnvironment { bazel[$0] }.resultFile == "test.xml")
    let other = files.merging(["CI_NODE_TOTAL": "2", "CI_NODE_INDEX": "1"]) { $1 }
    #expect(try ShardEnvironment { other[$0] }.statusFile == nil)
    #expect(try ShardEnvironment { other[$0] }.resultFile == nil)
  }

  @Test(arguments: [
    ([:], "none of them is set"),
    (["TEST_TOTAL_SHARDS": "5"], "needs TEST_SHARD_INDEX too"),
    (["TEST_SHARD_INDEX": "0"], "needs TEST_TOTAL_SHARDS too"),
    (["TEST_TOTAL_SHARDS": "5", "TEST_SHARD_INDEX": "5"], "name no shard of 5"),
    (["TEST_TOTAL_SHARDS": "0", "TEST_SHARD_INDEX": "0"], "name no shard of 0"),
    (["CI_NODE_TOTAL": "3"], "needs CI_NODE_INDEX too"),
    (["CI_NODE_TOTAL": "3", "CI_NODE_INDEX": "0"], "name no shard of 3"),
    (["CI_NODE_TOTAL": "x\u{1B}", "CI_NODE_INDEX": "1"], "must be a whole number"),
    (["SLURM_ARRAY_TASK_ID": "1"], "needs SLURM_ARRAY_TASK_COUNT too"),
    (
      [
        "SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_STEP": "4",
        "SLURM_ARRAY_TASK_COUNT": "3",
      ], "name no shard of 3"
    ),
  ])
  func whatIsMissingOrContradictoryIsAnErrorOfUsage(variables: [String: String], words: String) {
    do {
      _ = try ShardEnvironment { variables[$0] }
      Issue.record("read \(variables)")
    } catch {
      #expect(error.code == .usage)
      #expect(error.message.contains(words), "\(error.message)")
      #expect(!error.message.contains("\u{1B}"))
    }
  }
}

@Suite struct WorkPartitionTests {
  @Test func shardsOfPiecesAreDisjointCompleteAndTheSameEverywhere() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let costs = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Int.random(in: 0...1000, using: &random)
      }
      let count = Int.random(in: 1...20, using: &random)
      let shards = WorkPartition.shards(of: costs, among: count)
      #expect(shards.count == costs.count)
      #expect(shards.allSatisfy { (0..<count).contains($0) })
      #expect(shards == WorkPartition.shards(of: costs, among: count))
      expectGrahamsBound(costs, shards, count)
    }
  }

  /// No shard is above the average by more than the largest piece, the bound of every list schedule.
  private func expectGrahamsBound(_ costs: [Int], _ shards: [Int], _ count: Int) {
    var loads = Array(repeating: 0, count: count)
    for (cost, shard) in zip(costs, shards) { loads[shard] += max(1, cost) }
    let (total, largest) = (loads.reduce(0, +), max(1, costs.max() ?? 1))
    #expect((loads.max() ?? 0) * count <= total + largest * (count - 1))
  }

  @Test func equalPiecesAreDealtInTurn() {
    #expect(WorkPartition.shards(of: [5, 5, 5, 5, 5], among: 2) == [0, 1, 0, 1, 0])
    #expect(WorkPartition.shards(of: [0, 0, 0], among: 3) == [0, 1, 2])
    #expect(WorkPartition.shards(of: [1, 9, 1, 1], among: 2) == [1, 0, 1, 1])
  }

  @Test func rangesFollowEachOtherAndCoverAll() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<300 {
      let costs = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        Int.random(in: 0...1000, using: &random)
      }
      let count = Int.random(in: 1...100, using: &random)
      let ranges = WorkPartition.ranges(of: costs, among: count)
      #expect(ranges.count == count)
      #expect(ranges.flatMap { Array($0) } == Array(costs.indices))
      let total = costs.reduce(0) { $0 + max(1, $1) }
      let largest = max(1, costs.max() ?? 1)
      for range in ranges {
        #expect(range.reduce(0) { $0 + max(1, costs[$1]) } * count <= total + largest * count)
      }
    }
  }

  @Test func costsOfAnySizeAreDivided() {
    let costs = Array(repeating: Int.max / 4, count: 3)
    #expect(WorkPartition.ranges(of: costs, among: 3) == [0..<1, 1..<2, 2..<3])
    #expect(Set(WorkPartition.shards(of: costs, among: 3)) == [0, 1, 2])
    #expect(WorkPartition.ranges(of: [], among: 2) == [0..<0, 0..<0])
  }
}
