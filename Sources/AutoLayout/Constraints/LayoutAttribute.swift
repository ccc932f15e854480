/// The attributes of `NSLayoutConstraint`, with the spellings of the timeline format.
package enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
  case left, right, top, bottom, leading, trailing
  case width, height
  case centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  case notAnAttribute
}

/// The axis along which an attribute is measured (`NSLayoutConstraint.Axis`).
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

  /// Whether this is `width` or `height`.
  package var isSize: Bool { self == .width || self == .height }

  /// Whether this is an edge, a centre or a baseline.
  package var isLocation: Bool { !isSize && self != .notAnAttribute }

  /// Whether this is leading or trailing, with or without margin.
  package var followsLayoutDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether this is left or right, with or without margin.
  package var isAbsoluteEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute is relative to the layout margins.
  package var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute with leading and trailing replaced by the edges they mean in a layout from right
  /// to left; other attributes are unchanged.
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
