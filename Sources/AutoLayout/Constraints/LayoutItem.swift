/// A view by its index in the tree; `root`, the canvas, is 0 and parents precede children.
package struct ViewIndex: Hashable, Comparable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  package static let root = ViewIndex(0)

  package static func < (left: ViewIndex, right: ViewIndex) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A declared layout guide by its number.
package struct GuideIndex: Hashable, Comparable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  package static func < (left: GuideIndex, right: GuideIndex) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a constraint can be attached to: a view, or a rectangle that belongs to one.
package enum LayoutItem: Hashable, Sendable {
  /// Its alignment rectangle.
  case view(ViewIndex)
  /// A `UILayoutGuide` of a view.
  case guide(GuideIndex, of: ViewIndex)
  case safeArea(ViewIndex)
  case layoutMarginsGuide(ViewIndex)
  case readableContentGuide(ViewIndex)
  /// What a scroll view scrolls: it begins at the view's origin and is as large as its content.
  case contentLayoutGuide(ViewIndex)
  /// The view's frame, whatever its alignment rectangle.
  case frameLayoutGuide(ViewIndex)
  /// `root`'s bands above and below the safe area.
  case topLayoutGuide
  case bottomLayoutGuide

  /// The view whose tree position the item shares.
  package var owner: ViewIndex {
    switch self {
    case .view(let view), .guide(_, let view), .safeArea(let view), .layoutMarginsGuide(let view),
      .readableContentGuide(let view), .contentLayoutGuide(let view), .frameLayoutGuide(let view):
      view
    case .topLayoutGuide, .bottomLayoutGuide: .root
    }
  }
}
