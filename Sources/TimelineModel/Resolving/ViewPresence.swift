import AutoLayout

/// The views that are in the tree while keyframes add and remove views.
struct ViewPresence {
  enum State {
    case notYetAdded
    case present
    case removed(SourceLocation)

    var isPresent: Bool {
      if case .present = self { true } else { false }
    }
  }

  private(set) var states: [State]
  /// By view: how many of its subviews are in the tree.
  private(set) var subviewCounts: [Int]
  /// By view: all subviews, whether in the tree or not.
  private var subviews: [[ViewIndex]]
  /// Views that a change of their own adds, not a change that adds their superview.
  private let addedSeparately: Set<ViewIndex>

  init(_ views: [TimelineView], addedSeparately: Set<ViewIndex>) {
    states = views.map { $0.isInitial ? .present : .notYetAdded }
    subviews = views.map { _ in [] }
    subviewCounts = views.map { _ in 0 }
    self.addedSeparately = addedSeparately
    for (index, view) in views.enumerated() {
      guard let superview = view.superview?.rawValue else { continue }
      subviews[superview].append(ViewIndex(index))
      if view.isInitial { subviewCounts[superview] += 1 }
    }
  }

  subscript(view: ViewIndex) -> State { states[view.rawValue] }

  /// Inserts a view into the tree with the views declared inside it.
  mutating func insert(_ view: ViewIndex, into superview: ViewIndex) {
    subviewCounts[superview.rawValue] += 1
    var added = [view]
    while let view = added.popLast() {
      states[view.rawValue] = .present
      let inside = subviews[view.rawValue].filter { !addedSeparately.contains($0) }
      subviewCounts[view.rawValue] += inside.count
      added += inside
    }
  }

  /// Removes a view from the tree permanently.
  ///
  /// - Returns: the view and its descendants that were in the tree.
  mutating func remove(
    _ view: ViewIndex, from superview: ViewIndex, at location: SourceLocation
  ) -> [ViewIndex] {
    subviewCounts[superview.rawValue] -= 1
    var removed = [view]
    var next = 0
    while next < removed.count {
      let view = removed[next]
      states[view.rawValue] = .removed(location)
      removed += subviews[view.rawValue].filter { states[$0.rawValue].isPresent }
      next += 1
    }
    return removed
  }
}
