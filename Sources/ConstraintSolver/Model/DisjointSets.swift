/// Which variables rows tie together: by variable, trees whose roots stand for what is tied.
///
/// Tarjan, "Efficiency of a Good But Not Linear Set Union Algorithm", Journal of the ACM 22(2),
/// 1975, doi:10.1145/321879.321884, with paths halved.
struct DisjointSets: Sendable {
  /// Holds anything for variables that were not planted.
  private var parents: [Int] = []

  mutating func grow(to count: Int) {
    parents.append(contentsOf: repeatElement(0, count: count - parents.count))
  }

  /// Begins a tree.
  @inline(__always)
  mutating func makeSet(_ variable: Int) { parents[variable] = variable }

  /// How many trees there are while the disjointSets is new; one more at most.
  var rootCount: Int { parents.indices.count { parents[$0] == $0 } }

  @inline(__always)
  mutating func root(of variable: Int) -> Int {
    var node = variable
    while parents[node] != node {
      let above = parents[parents[node]]
      if above != parents[node] { parents[node] = above }
      node = above
    }
    return node
  }

  /// - Precondition: both are roots.
  @inline(__always)
  mutating func union(_ root: Int, into other: Int) { parents[root] = other }
}
