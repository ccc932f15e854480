/// The depths of the leaves in the optimal tree of limited depth, by the package-merge algorithm
/// (Larmore and Hirschberg, A fast algorithm for optimal length-limited Huffman codes, JACM 37(3), 1990,
/// doi:10.1145/79147.79150).
///
/// - Parameter weights: ascending, two or more, at most 2^`limit`.
func packageMergeDepths(of weights: [UInt64], limit: Int) -> [Int] {
  // By level, from the deepest: which items are packages of two items of the level below.
  var levels = [weights.map { _ in false }]
  var merging = PackageMerging(weights)
  for _ in 1..<limit { levels.append(merging.merge()) }
  // By number, how many levels take so many of the lightest leaves.
  var leafCounts = [Int](repeating: 0, count: weights.count + 1)
  var taken = 2 * weights.count - 2
  for level in levels.reversed() {
    let packages = level[..<taken].reduce(0) { $0 &+ ($1 ? 1 : 0) }
    // Items are in ascending order, so the lightest leaves are taken first.
    leafCounts[taken - packages] += 1
    taken = 2 * packages
  }
  var depth = limit
  return weights.indices.map {
    depth -= leafCounts[$0]
    return depth
  }
}

/// The items of a level, from which those of the level above are made.
private struct PackageMerging {
  /// No sum of counts is that large; half of it, twice, neither.
  private static let none = UInt64.max

  /// The leaves, and one more that is heavier than any item.
  private let leaves: [UInt64]
  /// In ascending order, and two more that together are heavier than any item.
  private var items: [UInt64]

  init(_ weights: [UInt64]) {
    leaves = weights + [Self.none]
    items = weights + [Self.none / 2, Self.none / 2]
  }

  /// Replaces the items by the leaves and the packages of two items each, in ascending order, leaves first
  /// on ties. Returns which are packages.
  mutating func merge() -> [Bool] {
    let count = leaves.count - 1 + (items.count - 2) / 2
    var merged: [UInt64] = []
    let isPackage = [Bool](unsafeUninitializedCapacity: count) { isPackage, flagCount in
      merged = [UInt64](unsafeUninitializedCapacity: count + 2) { merged, mergedCount in
        leaves.withUnsafeBufferPointer { leaves in
          items.withUnsafeBufferPointer { Self.merge(leaves, $0, count, merged, isPackage) }
        }
        (merged[count], merged[count + 1]) = (Self.none / 2, Self.none / 2)
        mergedCount = count + 2
      }
      flagCount = count
    }
    items = merged
    return isPackage
  }

  private static func merge(
    _ leaves: UnsafeBufferPointer<UInt64>, _ items: UnsafeBufferPointer<UInt64>, _ count: Int,
    _ merged: UnsafeMutableBufferPointer<UInt64>, _ isPackage: UnsafeMutableBufferPointer<Bool>
  ) {
    var (leaf, item) = (0, 0)
    for index in 0..<count {
      let (leafWeight, packageWeight) = (leaves[leaf], items[item] &+ items[item &+ 1])
      let isLighter = packageWeight < leafWeight
      isPackage[index] = isLighter
      merged[index] = min(leafWeight, packageWeight)
      leaf &+= isLighter ? 0 : 1
      item &+= isLighter ? 2 : 0
    }
  }
}
