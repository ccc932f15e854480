/// The index of a view in the tree. `root`, the canvas, is 0, and superviews precede subviews.
package struct ViewIndex: Hashable, Comparable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  package static let root = ViewIndex(0)

  package static func < (left: ViewIndex, right: ViewIndex) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The index of a layout guide: the declared ones come first, then those that stack views make.
package struct GuideIndex: Hashable, Comparable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  package static func < (left: GuideIndex, right: GuideIndex) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a constraint can refer to: a view, or a rectangle that belongs to one.
package enum LayoutItem: Hashable, Sendable {
  /// The alignment rectangle of a view.
  case view(ViewIndex)
  /// A `UILayoutGuide` of a view.
  case guide(GuideIndex, of: ViewIndex)
  case safeArea(ViewIndex)
  case layoutMarginsGuide(ViewIndex)
  case readableContentGuide(ViewIndex)
  /// The content area of a scroll view. It begins at the view's origin and has the content's size.
  case contentLayoutGuide(ViewIndex)
  /// The view's frame, regardless of its alignment rectangle.
  case frameLayoutGuide(ViewIndex)
  /// The areas of `root` above and below the safe area.
  case topLayoutGuide
  case bottomLayoutGuide

  /// The view that the item is or belongs to; `root` for the top and bottom layout guides.
  package var owner: ViewIndex {
    switch self {
    case .view(let view), .guide(_, let view), .safeArea(let view), .layoutMarginsGuide(let view),
      .readableContentGuide(let view), .contentLayoutGuide(let view), .frameLayoutGuide(let view):
      view
    case .topLayoutGuide, .bottomLayoutGuide: .root
    }
  }
}
