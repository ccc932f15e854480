/// A system of constraints with edits, in one size, for measuring the speed of a solver.
package struct SolverWorkload: Sendable {
  /// The workloads of a family differ only in size.
  package let family: String
  package let summary: String
  package let size: Int
  /// How many views it lays out.
  package let viewCount: Int
  package let sequence: EditSequence

  package init(
    family: String, summary: String, size: Int, viewCount: Int, sequence: EditSequence
  ) {
    self.family = family
    self.summary = summary
    self.size = size
    self.viewCount = viewCount
    self.sequence = sequence
  }
}

extension SolverWorkload {
  /// All families that are generated rather than recorded, each from small to large.
  package static var canonical: [SolverWorkload] { chains + grids + swaps + flips + trees }

  private static var chains: [SolverWorkload] {
    let edits: [(String, String, Workload.ChainConstant)] = [
      ("b cont", "chain of equal views, container", .container),
      ("b lead", "chain of equal views, leading gap", .leading),
      ("b mid", "chain of equal views, middle gap", .middle),
    ]
    return edits.flatMap { family, summary, edited in
      [10, 30, 100, 300, 1000].map {
        SolverWorkload(
          family: family, summary: summary, size: $0, viewCount: $0,
          sequence: Workload.chain($0, constantOf: edited))
      }
    }
  }

  private static var grids: [SolverWorkload] {
    [4, 10, 20, 32].map {
      SolverWorkload(
        family: "c", summary: "grid, container", size: $0, viewCount: $0 * $0,
        sequence: Workload.grid($0, $0))
    }
  }

  private static var swaps: [SolverWorkload] {
    [10, 50, 200].map {
      SolverWorkload(
        family: "d", summary: "two layouts, swapped", size: $0, viewCount: $0,
        sequence: Workload.swap($0))
    }
  }

  private static var flips: [SolverWorkload] {
    [10, 100, 300, 1000].flatMap { size in
      let flips = FlipWorkload(count: size)
      return [
        SolverWorkload(
          family: "e all", summary: "priorities, every view", size: size, viewCount: size,
          sequence: flips.flippingAll),
        SolverWorkload(
          family: "e one", summary: "priorities, one view", size: size, viewCount: size,
          sequence: flips.flippingOne),
      ]
    }
  }

  private static var trees: [SolverWorkload] {
    let kinds: [(String, String, Bool, (TreeWorkload) -> EditSequence)] = [
      ("f leaf", "tree of content sizes, a leaf's text", false, { $0.changingLeaves }),
      ("f size", "tree of content sizes, resized", false, { $0.resizing }),
      ("f_strict", "the same, two priorities a view", true, { $0.resizing }),
    ]
    return kinds.flatMap { family, summary, isStrict, edits in
      [3, 5, 7, 8].map { depth in
        let tree = TreeWorkload(depth: depth, isStrict: isStrict)
        return SolverWorkload(
          family: family, summary: summary, size: depth, viewCount: tree.count,
          sequence: edits(tree))
      }
    }
  }
}
