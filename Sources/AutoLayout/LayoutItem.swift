/// A view by its index in the tree; `root`, the canvas, is 0 and parents precede children.
package struct ViewIndex: Hashable, Comparable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  package static let root = ViewIndex(0)

  package static func < (left: ViewIndex, right: ViewIndex) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a constraint can be attached to: a view, or a rectangle that belongs to one.
package enum LayoutItem: Hashable, Sendable {
  case view(ViewIndex)
  case safeArea(ViewIndex)
  case layoutMarginsGuide(ViewIndex)
  case readableContentGuide(ViewIndex)
  /// `root`'s bands above and below the safe area.
  case topLayoutGuide
  case bottomLayoutGuide

  /// The view whose tree position the item shares.
  package var owner: ViewIndex {
    switch self {
    case .view(let view), .safeArea(let view), .layoutMarginsGuide(let view),
      .readableContentGuide(let view):
      view
    case .topLayoutGuide, .bottomLayoutGuide: .root
    }
  }
}
