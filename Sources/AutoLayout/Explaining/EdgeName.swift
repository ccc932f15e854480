/// An edge, middle or size of a view, whichever of its names a constraint calls it by.
struct EdgeName: Hashable {
  enum Part: Hashable {
    case near, far, middle, extent

    /// In the order in which one would look there.
    var others: [Part] {
      switch self {
      case .near: [.far, .middle, .extent]
      case .far: [.near, .middle, .extent]
      case .middle: [.near, .far, .extent]
      case .extent: [.near, .far, .middle]
      }
    }
  }

  /// The view's edges along one axis: what determines two of them determines them all.
  struct Span: Hashable {
    /// See `place(of:)`.
    var item: LayoutItem
    var axis: LayoutAxis
  }

  var span: Span
  var part: Part

  init(_ span: Span, _ part: Part) {
    self.span = span
    self.part = part
  }

  /// - Parameter attribute: not `notAnAttribute`. A margin moves with its edge.
  init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    span = Span(item: Self.place(of: item), axis: attribute.axis ?? .horizontal)
    part =
      switch attribute {
      case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: .near
      case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin,
        .lastBaseline:
        .far
      case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .middle
      case .width, .height, .notAnAttribute: .extent
      }
  }

  /// What has a place of its own: a guide, or the view that an item is inset from. Of a guide the
  /// owner plays no part.
  static func place(of item: LayoutItem) -> LayoutItem {
    switch item {
    case .guide(let guide, _): .guide(guide, of: .root)
    case .contentLayoutGuide: item
    case .view, .safeArea, .layoutMarginsGuide, .readableContentGuide, .frameLayoutGuide,
      .topLayoutGuide, .bottomLayoutGuide:
      .view(item.owner)
    }
  }
}
