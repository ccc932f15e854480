/// A partition of the variables into the sets that rows connect: for each variable its parent in a
/// tree, whose root represents the set.
///
/// Union-find with path halving: Tarjan, "Efficiency of a Good But Not Linear Set Union Algorithm",
/// Journal of the ACM 22(2), 1975, doi:10.1145/321879.321884.
struct DisjointSets: Sendable {
  /// Undefined for variables that `makeSet` was not called for.
  private var parents: [Int] = []

  mutating func grow(to count: Int) {
    parents.append(contentsOf: repeatElement(0, count: count - parents.count))
  }

  /// Makes a variable a set of its own.
  @inline(__always)
  mutating func makeSet(_ variable: Int) { parents[variable] = variable }

  /// The number of sets, or one more, in a partition that has never been used before.
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
