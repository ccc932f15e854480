/// The lengths of an optimal prefix code for given counts, with no code longer than a limit. A code of
/// two or more symbols is complete, as inflate requires: every string of bits has a meaning.
struct CodeLengths {
  /// By symbol, in bits; 0 for a symbol that does not occur.
  private(set) var lengths: [UInt8]

  /// - Parameters:
  ///   - counts: by symbol; their sum is below 2⁶⁴.
  ///   - limit: in bits; large enough for the number of symbols that occur.
  init(counts: some Collection<UInt32>, limit: Int) {
    lengths = [UInt8](repeating: 0, count: counts.count)
    let leaves = SymbolCount.ascending(counts)
    if leaves.isEmpty { return }
    assert(leaves.count <= 1 << limit, "\(leaves.count) codes of \(limit) bits")
    // A single code has one bit, not zero (RFC 1951, 3.2.7).
    let weights = leaves.map(\.count)
    var depths = leaves.count == 1 ? [1] : huffmanDepths(of: weights)
    if depths.contains(where: { $0 > limit }) {
      depths = packageMergeDepths(of: weights, limit: limit)
    }
    for (leaf, depth) in zip(leaves, depths) { lengths[leaf.symbol] = UInt8(depth) }
  }
}

/// A symbol and its count, ordered by count, then by symbol.
private struct SymbolCount: BitwiseCopyable, Comparable {
  private let packed: UInt64

  init(_ symbol: Int, _ count: UInt32) { packed = UInt64(count) << 16 | UInt64(symbol) }

  var symbol: Int { Int(packed & 0xFFFF) }
  var count: UInt64 { packed >> 16 }

  static func < (left: Self, right: Self) -> Bool { left.packed < right.packed }

  /// The symbols that occur.
  static func ascending(_ counts: some Collection<UInt32>) -> [SymbolCount] {
    var symbols: [SymbolCount] = []
    symbols.reserveCapacity(counts.count)
    for (symbol, count) in counts.enumerated() where count > 0 {
      symbols.append(SymbolCount(symbol, count))
    }
    symbols.sort()
    return symbols
  }
}

/// The depth of every leaf of Huffman's tree (Proc. IRE 40(9), 1952, doi:10.1109/JRPROC.1952.273898).
///
/// Inner nodes are made in order of weight, so two queues suffice in place of a heap (van Leeuwen, On
/// the construction of Huffman trees, ICALP 1976). Every node but the root is joined once: neither
/// queue is read past its end.
///
/// - Parameter weights: ascending, two or more.
private func huffmanDepths(of weights: [UInt64]) -> [Int] {
  let count = weights.count
  // Leaves, then inner nodes; the last is the root.
  let nodeCount = 2 * count - 1
  return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: nodeCount) { nodes in
    _ = nodes.update(fromContentsOf: weights)
    return [Int](unsafeUninitializedCapacity: nodeCount) { parents, initializedCount in
      joinLightest(nodes, leafCount: count, parents)
      // A parent's index is greater than its children's, so going down its depth is known first.
      parents[nodeCount - 1] = 0
      for node in stride(from: nodeCount - 2, through: 0, by: -1) {
        parents[node] = parents[parents[node]] + 1
      }
      initializedCount = count
    }
  }
}

/// Makes the inner nodes, each from the two lightest nodes without a parent.
private func joinLightest(
  _ nodes: UnsafeMutableBufferPointer<UInt64>, leafCount: Int,
  _ parents: UnsafeMutableBufferPointer<Int>
) {
  var (leaf, inner) = (0, leafCount)
  for parent in leafCount..<nodes.count {
    nodes[parent] = 0
    for _ in 0..<2 {
      // On a tie the leaf, which gives the tree of least depth.
      let isLeaf = leaf < leafCount && (inner == parent || nodes[leaf] <= nodes[inner])
      let lightest = isLeaf ? leaf : inner
      if isLeaf { leaf += 1 } else { inner += 1 }
      nodes[parent] &+= nodes[lightest]
      parents[lightest] = parent
    }
  }
}
