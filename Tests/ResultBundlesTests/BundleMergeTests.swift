import Foundation
import LayoutAnimation
import ResultBundles
import ReviewPage
import TestSupport
import Testing

/// Bundles of shards, however the suite was divided, give the bundle of a run that was not.
@Suite struct BundleMergeTests {
  /// Made once: it does not change.
  private static let made = Task {
    let suite = try BundleSuite()
    try await suite.change()
    return try await suite.bundle()
  }

  private static func whole() async throws -> ResultBundle { try await made.value }

  /// Bundles that have every entry at least once.
  private static func parts(
    of whole: ResultBundle, _ random: inout SeededGenerator
  ) throws -> [ResultBundle] {
    let count = Int.random(in: 1...8, using: &random)
    var parts = Array(repeating: [BundleEntry](), count: count)
    for entry in whole.entries {
      let owner = Int.random(in: 0..<count, using: &random)
      for part in 0..<count where part == owner || Int.random(in: 0..<6, using: &random) == 0 {
        parts[part].append(entry)
      }
    }
    var header = whole.header
    return try parts.enumerated().map { number, entries in
      header.shard = try Shard("\(number + 1)/\(count)")
      return ResultBundle(header, entries)
    }
  }

  @Test func tenThousandPartitionsGiveTheSameBundle() async throws {
    let whole = try await Self.whole()
    var random = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      var parts = try Self.parts(of: whole, &random)
      if Bool.random(using: &random) { parts.append(parts[0]) }
      parts.shuffle(using: &random)
      let merge = try BundleMerge(parts.map { ("p", $0) })
      let merged = ResultBundle(merge.header, merge.entries)
      guard merged == whole else { return #expect(merged == whole) }
    }
  }

  @Test func partitionsThatWereWrittenAndReadGiveTheSameBytes() async throws {
    let whole = try await Self.whole()
    let expected = whole.bytes
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20 {
      let parts = try Self.parts(of: whole, &random).shuffled(using: &random).map {
        try ResultBundle($0.bytes, path: "p")
      }
      let merge = try BundleMerge(parts.map { ("p", $0) })
      #expect(ResultBundle(merge.header, merge.entries).bytes == expected)
    }
  }

  /// Each shard draws its part; the film is drawn by several and judged by `merge`.
  @Test func whatShardsRenderedGivesTheSameBytes() async throws {
    let suite = try BundleSuite(count: 4)
    try await suite.change()
    let expected = try await suite.bundle().bytes
    var random = SeededGenerator(seed: 3)
    var dividedCount = 0
    for _ in 0..<cases(10) {
      let count = Int.random(in: 1...5, using: &random)
      var bundles: [ResultBundle] = []
      for number in 1...count {
        bundles.append(try await suite.bundle(try Shard("\(number)/\(count)")))
      }
      if bundles.contains(where: { !$0.fractions.isEmpty }) { dividedCount += 1 }
      // A shard of another division, as of a run that was repeated.
      if Bool.random(using: &random) { bundles.append(try await suite.bundle(try Shard("2/3"))) }
      #expect(try await merged(bundles.shuffled(using: &random)).bytes == expected)
    }
    #expect(dividedCount > 0)
  }

  @Test func aFilmIsDividedAmongAllShards() async throws {
    let suite = try BundleSuite(count: 1)
    _ = try await suite.suite().verify(recording: .all)
    let whole = try await suite.bundle()
    var (bundles, frames): ([ResultBundle], [Int]) = ([], [])
    for number in 1...3 {
      let bundle = try await suite.bundle(try Shard("\(number)/3"))
      frames += bundle.fractions.flatMap { $0.fraction.frames.flatMap { Array($0) } }
      #expect(bundle.entries.isEmpty)
      #expect(bundle.fractions.count == 1)
      bundles.append(bundle)
    }
    #expect(frames.sorted() == Array(0..<61))
    let merged = try await merged(bundles)
    #expect(merged.bytes == whole.bytes)
    #expect(merged.records.map(\.kind) == [.same])
  }

  @Test func whatIsMissingIsNamed() async throws {
    let suite = try BundleSuite(count: 3)
    try await suite.change()
    let first = try await suite.bundle(try Shard("1/3"))
    let third = try await suite.bundle(try Shard("3/3"))
    let error = #expect(throws: LayoutAnimationError.self) {
      _ = try BundleMerge([("a", first), ("c", third)])
    }
    #expect(error?.message.contains("the bundle of shard 2/3 is missing") == true, "\(error!)")
    #expect(error?.message.contains(suite.folder.url.path) == true)
  }

  @Test func whatDoesNotBelongIsNamed() async throws {
    let suite = try BundleSuite(count: 2)
    _ = try await suite.suite().verify(recording: .all)
    let own = try await suite.bundle(try Shard("1/2"))
    try suite.write(5)
    let grown = try await suite.bundle(try Shard("2/2"))
    var (foreign, options) = (own.header, own.header)
    foreign.tool = "0.0.1"
    options.options.isStrict = true
    for (bundle, words) in [
      (grown, "only it has `\(suite.path(5))`"),
      (ResultBundle(foreign, own.entries), "layoutanim 0.0.1"),
      (ResultBundle(options, own.entries), "other options"),
    ] {
      let error = #expect(throws: LayoutAnimationError.self) {
        _ = try BundleMerge([("own.bundle", own), ("other.bundle", bundle)])
      }
      #expect(error?.message.contains(words) == true, "\(error!)")
      #expect(error?.message.contains("`other.bundle`") == true)
    }
  }

  @Test func resultsThatContradictEachOtherAreNamed() async throws {
    let suite = try BundleSuite(count: 2)
    _ = try await suite.suite().verify(recording: .all)
    let before = try await suite.bundle()
    try suite.write(1, end: 2)
    let after = try await suite.bundle()
    let error = #expect(throws: LayoutAnimationError.self) {
      _ = try BundleMerge([("a", before), ("b", after)])
    }
    #expect(error?.message.contains("were different when it was made") == true)
    let forged = ResultBundle(before.header, after.entries)
    let disagreement = #expect(throws: LayoutAnimationError.self) {
      _ = try BundleMerge([("a", before), ("b", forged)])
    }
    #expect(disagreement?.message.contains("disagree about `\(suite.path(1))`") == true)
  }

  @Test func aFilmThatChangedBetweenShardsIsRefused() async throws {
    let suite = try BundleSuite(count: 1)
    let first = try await suite.bundle(try Shard("1/2"))
    try suite.write(0, end: 3)
    let second = try await suite.bundle(try Shard("2/2"))
    await #expect(throws: LayoutAnimationError.self) { _ = try await merged([first, second]) }
    let forged = ResultBundle(first.header, [], fractions: second.fractions)
    let disagreement = await #expect(throws: LayoutAnimationError.self) {
      _ = try await merged([first, forged])
    }
    #expect(disagreement?.message.contains("disagree about") == true)
    let again = try await suite.bundle(try Shard("1/2"))
    try suite.write(0, end: 4)
    let error = await #expect(throws: LayoutAnimationError.self) {
      _ = try await merged([second, again])
    }
    #expect(error?.message.contains("is not what was drawn") == true)
  }

  @Test func aShardThatIsRepeatedMayTakeAnotherTime() async throws {
    let suite = try BundleSuite(count: 2)
    let (header, results) = (try suite.header(), try await suite.suite().verify(isProposing: true))
    let first = try await ResultBundle(of: results, seconds: [1, 2], header)
    let again = try await ResultBundle(of: results, seconds: [3, 4], header)
    let merge = try BundleMerge([("a", first), ("b", again)])
    #expect(merge.entries.map(\.record.seconds) == [1, 2])
    #expect(try ResultBundle(first.bytes, path: "a") == first)
  }

  @Test func aFileThatATimelineIncludesBelongsToTheSuite() async throws {
    let suite = try BundleSuite(count: 1)
    let including =
      #"{ "version": 1, "include": ["part.json"], "canvas": { "width": 9, "height": 9 } }"#
    func part(_ width: Int) throws {
      try suite.folder.write(
        #"{ "metrics": { "w": \#(width) }, "views": [{ "id": "v" }] }"#, to: "part.json")
    }
    try part(1)
    try suite.folder.write(including, to: "whole.json")
    let before = try suite.suite()
    let first = before.checksum
    #expect(before.checksum == first)
    // It is a timeline; one that is refused would have no part.
    _ = try TimelineFile(path: suite.folder.path("whole.json"))
    try part(2)
    #expect(before.checksum != first)
  }
}
