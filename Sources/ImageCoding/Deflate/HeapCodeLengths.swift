/// The lengths of a prefix code as zlib chooses them: optimal unless the limit is exceeded, and the same
/// where several codes are optimal.
///
/// Huffman's algorithm (Proc. IRE 40(9), 1952, doi:10.1109/JRPROC.1952.273898) joins the two lightest
/// nodes until one is left. Which of equally light nodes it takes decides the lengths: the flatter one,
/// and among those the one that a binary heap (Williams, Algorithm 232, CACM 7(6), 1964) has on top.
struct HeapCodeLengths {
  /// By symbol, in bits; 0 for a symbol without a code.
  private(set) var lengths: [UInt8]

  /// - Parameters:
  ///   - counts: by symbol; at least two, and their sum is below 2³².
  ///   - limit: in bits; large enough for the number of symbols that occur.
  init(counts: [UInt32], limit: Int) {
    var tree = JoinedNodes(counts)
    tree.join()
    let depths = tree.depthsFromRoot
    let excess = tree.joined.count { depths[$0] > limit }
    lengths = depths.prefix(counts.count).map { UInt8(min($0, limit)) }
    if excess > 0 { shorten(tree.joined.filter { $0 < counts.count }, limit, excess) }
  }

  /// Distributes the lengths anew after codes were cut at the limit.
  ///
  /// - Parameters:
  ///   - leaves: the lightest first, which get the longest codes.
  ///   - excess: the number of nodes that are too deep.
  private mutating func shorten(_ leaves: [Int], _ limit: Int, _ excess: Int) {
    var codesOfLength = [Int](repeating: 0, count: limit + 1)
    for leaf in leaves { codesOfLength[Int(lengths[leaf])] += 1 }
    Self.complete(&codesOfLength, excess: excess)
    var rest = leaves[...]
    for length in stride(from: limit, to: 0, by: -1) {
      for leaf in rest.prefix(codesOfLength[length]) { lengths[leaf] = UInt8(length) }
      rest = rest.dropFirst(codesOfLength[length])
    }
  }

  /// Makes the code complete after nodes that were too deep were raised to the limit: a leaf above moves
  /// one level down and gets one of them as its sibling.
  ///
  /// - Parameter excess: the number of nodes that were raised.
  private static func complete(_ codesOfLength: inout [Int], excess: Int) {
    let limit = codesOfLength.count - 1
    for _ in stride(from: excess, to: 0, by: -2) {
      let above = codesOfLength[..<limit].lastIndex { $0 > 0 } ?? 0
      codesOfLength[above] -= 1
      codesOfLength[above + 1] += 2
      codesOfLength[limit] -= 1
    }
  }
}

/// The tree of Huffman's algorithm: the leaves are the symbols, and inner nodes follow them.
private struct JoinedNodes {
  private var weights: [UInt32]
  /// The height of each node above its leaves.
  private var heights: [Int]
  private var parents: [Int]
  /// The nodes without a parent, as a heap.
  private var heap: [Int]
  /// The nodes in the order in which they got a parent, the lightest first; without the root.
  private(set) var joined: [Int] = []

  init(_ counts: [UInt32]) {
    weights = counts
    heap = counts.indices.filter { counts[$0] > 0 }
    // A code of one symbol is not complete: a symbol that does not occur gets a code, too.
    while heap.count < 2 {
      let last = heap.last ?? -1
      let added = last < 2 ? last + 1 : 0
      heap.append(added)
      weights[added] = 1
    }
    heights = counts.map { _ in 0 }
    parents = counts.map { _ in 0 }
    for place in (0..<heap.count / 2).reversed() { sink(place) }
  }

  mutating func join() {
    while heap.count > 1 {
      let lightest = heap[0]
      heap[0] = heap[heap.count - 1]
      heap.removeLast()
      sink(0)
      add(parentOf: lightest, heap[0])
      sink(0)
    }
  }

  /// Replaces the second node, which is on top of the heap, by the parent of both.
  private mutating func add(parentOf first: Int, _ second: Int) {
    joined += [first, second]
    let parent = weights.count
    weights.append(weights[first] + weights[second])
    heights.append(max(heights[first], heights[second]) + 1)
    parents.append(parent)
    (parents[first], parents[second]) = (parent, parent)
    heap[0] = parent
  }

  /// Moves a node down until no node below it is lighter.
  private mutating func sink(_ start: Int) {
    let node = heap[start]
    var place = start
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, precedes(heap[child + 1], heap[child]) { child += 1 }
      if precedes(node, heap[child]) { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = node
  }

  private func precedes(_ node: Int, _ other: Int) -> Bool {
    (weights[node], heights[node]) <= (weights[other], heights[other])
  }

  /// By node, its distance from the root.
  var depthsFromRoot: [Int] {
    var depths = [Int](repeating: 0, count: weights.count)
    for node in joined.reversed() { depths[node] = depths[parents[node]] + 1 }
    return depths
  }
}
