/// Divides work among shards by its predicted cost, in the same way wherever it is computed.
package enum WorkPartition {
  /// Divides separate pieces: the most expensive first, each to the shard with the least so far
  /// (R. L. Graham, "Bounds on multiprocessing timing anomalies", 1969: at most a third above the
  /// optimum). Of equal pieces the earlier one comes first, of equal shards the lower one.
  ///
  /// - Parameter costs: not negative; their sum fits an `Int`.
  /// - Returns: the shard of each piece.
  /// - Complexity: O(n log n) for pieces and shards together.
  package static func shards(of costs: [Int], among count: Int) -> [Int] {
    precondition(count > 0, "\(count) shards")
    var shards = Array(repeating: 0, count: costs.count)
    var loads = LoadHeap(count: min(count, max(1, costs.count)))
    for piece in costs.indices.sorted(by: { (-costs[$0], $0) < (-costs[$1], $1) }) {
      // Pieces that cost nothing are counted too, so that they are spread.
      shards[piece] = loads.add(max(1, costs[piece]))
    }
    return shards
  }

  /// Divides a sequence into ranges, in order, with nearly the same sum of costs: each boundary is
  /// where the sum up to it is nearest to its share.
  ///
  /// - Parameter costs: not negative; their sum fits an `Int`.
  /// - Returns: a range for each shard; some are empty where there are more shards than elements.
  package static func ranges(of costs: [Int], among count: Int) -> [Range<Int>] {
    precondition(count > 0, "\(count) shards")
    let costs = costs.map { max(1, $0) }
    let total = costs.reduce(0, +)
    var ranges: [Range<Int>] = []
    var (start, end, sum) = (0, 0, 0)
    for shard in 1...count {
      let wanted = count.dividingFullWidth(total.multipliedFullWidth(by: shard)).quotient
      // The element across the boundary goes where the larger part of it is.
      while end < costs.count, 2 * (wanted - sum) >= costs[end] {
        sum += costs[end]
        end += 1
      }
      if shard == count { end = costs.count }
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }
}

/// The loads of shards, the least first and of equal ones the lowest shard: a binary heap.
private struct LoadHeap {
  private var loads: [(load: Int, shard: Int)]

  init(count: Int) { loads = (0..<count).map { (0, $0) } }

  /// Adds to the first load, and returns its shard.
  mutating func add(_ cost: Int) -> Int {
    let shard = loads[0].shard
    loads[0].load += cost
    var place = 0
    while true {
      let children = [2 * place + 1, 2 * place + 2].filter { $0 < loads.count }
      guard let least = children.min(by: { loads[$0] < loads[$1] }), loads[least] < loads[place]
      else { return shard }
      loads.swapAt(place, least)
      place = least
    }
  }
}
