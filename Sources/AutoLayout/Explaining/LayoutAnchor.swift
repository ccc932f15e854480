/// An edge, centre or size of an item, independent of the attribute by which a constraint refers to it:
/// leading, left and left margin have the same anchor in a layout from left to right.
struct LayoutAnchor: Hashable {
  enum Part: Hashable {
    case start, end, center, size

    /// The other parts, in the order of preference for explaining this one.
    var others: [Part] {
      switch self {
      case .start: [.end, .center, .size]
      case .end: [.start, .center, .size]
      case .center: [.start, .end, .size]
      case .size: [.start, .end, .center]
      }
    }
  }

  /// An item along one axis. Two parts of it determine the others.
  struct ItemAxis: Hashable {
    /// See `positionedItem(_:)`.
    var item: LayoutItem
    var axis: LayoutAxis
  }

  var itemAxis: ItemAxis
  var part: Part

  init(_ itemAxis: ItemAxis, _ part: Part) {
    self.itemAxis = itemAxis
    self.part = part
  }

  /// The anchor of an attribute. A margin or baseline has the anchor of its edge.
  ///
  /// - Parameter attribute: not `notAnAttribute`.
  init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    itemAxis = ItemAxis(item: Self.positionedItem(item), axis: attribute.axis ?? .horizontal)
    part =
      switch attribute {
      case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: .start
      case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin,
        .lastBaseline:
        .end
      case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
      case .width, .height, .notAnAttribute: .size
      }
  }

  /// The item with variables of its own: a guide, a content area, or the view to which an item's
  /// rectangle is relative. The owner of a guide is replaced by `root`, so that guides compare by index.
  static func positionedItem(_ item: LayoutItem) -> LayoutItem {
    switch item {
    case .guide(let guide, _): .guide(guide, of: .root)
    case .contentLayoutGuide: item
    case .view, .safeArea, .layoutMarginsGuide, .readableContentGuide, .frameLayoutGuide,
      .topLayoutGuide, .bottomLayoutGuide:
      .view(item.owner)
    }
  }
}
