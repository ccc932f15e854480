import AutoLayout

/// The tree of views in painter's order: each view, then its subviews from back to front.
struct PaintOrder: Sendable {
  struct Step {
    var view: Int
    /// The number of ancestors; 0 for `root`.
    var depth: Int
    /// The index of the first step after the view and its descendants.
    var end: Int
  }

  private(set) var steps: [Step] = []
  private(set) var depth = 0

  /// - Parameter children: by view, the subviews that are in the tree, in its order.
  /// - Parameter zPositions: by view, what sorts siblings before their order; nil if it is 0 for all.
  init(_ children: [[ViewIndex]], zPositions: [Double]? = nil) {
    let children = zPositions.map { Self.sorted(children, by: $0) } ?? children
    steps.reserveCapacity(children.count)
    append(.root, children, depth: 0)
  }

  /// The same subviews, those of a higher `zPosition` later.
  static func sorted(_ children: [[ViewIndex]], by zPositions: [Double]) -> [[ViewIndex]] {
    children.map { siblings in
      siblings.enumerated().sorted { first, second in
        let (near, far) = (
          zPositions[first.element.rawValue], zPositions[second.element.rawValue]
        )
        return near == far ? first.offset < second.offset : near < far
      }.map(\.element)
    }
  }

  private mutating func append(_ view: ViewIndex, _ children: [[ViewIndex]], depth: Int) {
    let index = steps.count
    self.depth = max(self.depth, depth)
    steps.append(Step(view: view.rawValue, depth: depth, end: index + 1))
    for child in children[view.rawValue] { append(child, children, depth: depth + 1) }
    steps[index].end = steps.count
  }
}
