/// A `UILayoutPriority`: a `Float` in (0, 1000], of which 1000 is required.
///
/// Only exactly equal priorities compete with each other. Fractions are legal (`UIStackView` uses
/// 999.5).
package struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: Float

  /// Nil outside (0, 1000] and for NaN.
  package init?(rawValue: Float) {
    guard rawValue > 0, rawValue <= 1000 else { return nil }
    self.rawValue = rawValue
  }

  /// The nearest `Float`; nil if that is outside (0, 1000].
  package init?(_ value: Double) {
    self.init(rawValue: Float(value))
  }

  private init(known value: Float) {
    rawValue = value
  }

  package static let required = LayoutPriority(known: 1000)
  package static let defaultHigh = LayoutPriority(known: 750)
  package static let defaultLow = LayoutPriority(known: 250)
  package static let fittingSizeLevel = LayoutPriority(known: 50)

  /// The names of priorities in the timeline format, in the order of its documentation.
  package static let named: KeyValuePairs<String, LayoutPriority> = [
    "required": .required, "defaultHigh": .defaultHigh, "defaultLow": .defaultLow,
    "fittingSizeLevel": .fittingSizeLevel,
  ]

  package var isRequired: Bool { self == .required }

  package static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
