/// The attributes of `NSLayoutConstraint`, spelled as the timeline format spells them.
package enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
  case left, right, top, bottom, leading, trailing
  case width, height
  case centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  case notAnAttribute
}

/// The direction along which an attribute is measured.
package enum LayoutAxis: Int, CaseIterable, Hashable, Sendable {
  case horizontal, vertical
}

extension LayoutAttribute {
  /// Nil for `notAnAttribute`.
  package var axis: LayoutAxis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute:
      nil
    }
  }

  /// Width and height; every other attribute but `notAnAttribute` is a location.
  package var isSize: Bool { self == .width || self == .height }

  package var isLocation: Bool { !isSize && self != .notAnAttribute }

  /// Leading and trailing follow the layout direction; left and right do not.
  package var followsLayoutDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Left and right, with or without margin.
  package var isAbsoluteEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Those that a layout margin moves inward.
  package var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute that a mirror puts in its place: the physical edge of a location that follows
  /// the layout direction from right to left.
  var mirrored: LayoutAttribute {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }
}
