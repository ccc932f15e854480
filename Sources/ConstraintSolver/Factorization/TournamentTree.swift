/// The least of many costs that change one by one, and the first index that has it.
///
/// A complete binary tree of winners: a change takes as many comparisons as the tree is high (Knuth,
/// *The Art of Computer Programming* 3, 1998, section 5.4.1).
struct TournamentTree: Sendable {
  private let leafCount: Int
  /// The root at index 1, the children of node i at 2 i and 2 i + 1, the leaves last.
  private var costs: [Int]

  init(_ costs: [Int]) {
    var leafCount = 1
    while leafCount < costs.count { leafCount *= 2 }
    self.leafCount = leafCount
    self.costs = Array(repeating: .max, count: 2 * leafCount)
    for (index, cost) in costs.enumerated() { self.costs[leafCount + index] = cost }
    for node in (1..<leafCount).reversed() { play(node) }
  }

  /// The first index with the least cost; nil if all costs are `Int.max`.
  var first: Int? {
    guard costs[1] < .max else { return nil }
    var node = 1
    while node < leafCount { node = costs[2 * node] == costs[node] ? 2 * node : 2 * node + 1 }
    return node - leafCount
  }

  mutating func setCost(_ cost: Int, at index: Int) {
    var node = leafCount + index
    var costs = costs.mutableSpan
    guard costs[node] != cost else { return }
    costs[node] = cost
    while node > 1 {
      let winner = min(costs[node], costs[node ^ 1])
      node /= 2
      guard costs[node] != winner else { return }
      costs[node] = winner
    }
  }

  private mutating func play(_ node: Int) {
    costs[node] = min(costs[2 * node], costs[2 * node + 1])
  }
}
