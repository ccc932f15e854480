/// A constraint that a log has the debug description of.
struct LoggedConstraint: Sendable {
  struct Anchor: Hashable, Sendable {
    let item: LoggedItem
    /// In the words of a timeline: `leading`, `width`, `lastBaseline`.
    let attribute: String
  }

  /// `NSLayoutConstraint`, a subclass, or one of the classes of UIKit's own constraints.
  var className = ""
  var address = ""
  /// The identifier in quotation marks; nil without one.
  var identifier: String?
  /// The file and line that SnapKit and similar libraries print; nil without them.
  var origin: String?
  var first: Anchor
  /// `==`, `<=` or `>=`.
  var relation = "=="
  var multiplier = 1.0
  /// Nil for a size that is given, and for an offset in the superview, as autoresizing masks have it.
  var second: Anchor?
  /// In points.
  var constant = 0.0
  var priority = 1000.0
  /// The view that `|` stands for; nil where the log does not say.
  var superview: LoggedItem?
  /// Whether the distance is written as `NSSpace`, or without a number.
  var isStandardSpacing = false
  /// Whether the log gives the standard spacing as a number.
  var isSpacingKnown = true

  init(first: Anchor) { self.first = first }
}

extension LoggedConstraint {
  /// Whether it is an offset of an edge or a center from the superview's origin.
  var isOffset: Bool { second == nil && !["width", "height"].contains(first.attribute) }

  var isHorizontal: Bool { Self.isHorizontal(first.attribute) }

  static func isHorizontal(_ attribute: String) -> Bool {
    attribute == "width"
      || ["leading", "trailing", "left", "right", "centerX"].contains {
        attribute.hasPrefix($0)
      }
  }

  var items: [LoggedItem] { [first.item] + (second.map { [$0.item] } ?? []) }
}
