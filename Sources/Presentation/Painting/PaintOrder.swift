import AutoLayout

/// The tree in painter's order: a view, then its subviews, back to front.
struct PaintOrder: Sendable {
  struct Step {
    var view: Int
    /// 0 for `root`.
    var depth: Int
    /// The first step that is not inside the view.
    var end: Int
  }

  private(set) var steps: [Step] = []
  private(set) var depth = 0

  /// - Parameter children: by view, those that are in the tree, back to front.
  init(_ children: [[ViewIndex]]) {
    steps.reserveCapacity(children.count)
    append(.root, children, depth: 0)
  }

  private mutating func append(_ view: ViewIndex, _ children: [[ViewIndex]], depth: Int) {
    let index = steps.count
    self.depth = max(self.depth, depth)
    steps.append(Step(view: view.rawValue, depth: depth, end: index + 1))
    for child in children[view.rawValue] { append(child, children, depth: depth + 1) }
    steps[index].end = steps.count
  }
}
