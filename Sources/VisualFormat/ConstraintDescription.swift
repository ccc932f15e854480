package import AutoLayout

/// A constraint as UIKit prints it, so that readers recognise it from their logs:
/// `<NSLayoutConstraint:0x8d94430 H:[UIView:0x8d94fd0(100)]>`.
///
/// The caller names the items: `UIView:0x8d94fd0`, or the id of a view. The forms are known from public
/// logs; iOS 10 changed some of them.
package struct ConstraintDescription: Hashable, Sendable {
  /// The iOS releases whose form is used.
  package enum Era: Hashable, Sendable {
    /// 6 to 9: sizes as visual formats, `Names:`, no state.
    case iOS6
    /// 10 and later: sizes as equations, `names:`, and whether the constraint is active.
    case iOS10
  }

  /// One side of the equation.
  package struct Side: Hashable, Sendable {
    package var item: String
    package var attribute: LayoutAttribute

    package init(_ item: String, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The item that is the superview of the other, which a visual format prints as `|`.
  package enum Superview: Hashable, Sendable {
    case firstItem
    case secondItem
  }

  /// The origin of the constant.
  package enum Spacing: Hashable, Sendable {
    case points
    /// A lone `-` of a visual format, or "standard" in Interface Builder.
    case standard
    /// The system spacing between anchors.
    case anchors

    /// The name that UIKit prints around the number.
    var symbol: String? {
      switch self {
      case .points: nil
      case .standard: "NSSpace"
      case .anchors: "NSLayoutAnchorConstraintSpace"
      }
    }
  }

  /// The priority of the constraint, or the priorities of an intrinsic size.
  package enum Strength: Hashable, Sendable {
    case priority(LayoutPriority)
    /// An intrinsic size, which has two priorities.
    case contentSize(hugging: LayoutPriority, compressionResistance: LayoutPriority)
  }

  package var type = "NSLayoutConstraint"
  /// `0x8d94430`, or the id of the constraint; nil to print none.
  package var address: String?
  /// The flags of an autoresizing constraint; nil for others.
  package var autoresizing: AutoresizingFlags?
  package var identifier: String?
  package var first: Side
  package var relation: LayoutRelation
  package var second: Side?
  package var multiplier: Double
  /// In points.
  package var constant: Double
  package var spacing = Spacing.points
  package var strength: Strength
  package var superview: Superview?
  /// The view to which a location without a second item is relative, in autoresizing constraints.
  package var container: String?
  package var isActive = true

  package init(
    address: String? = nil, first: Side, relation: LayoutRelation = .equal, second: Side? = nil,
    multiplier: Double = 1, constant: Double = 0, strength: Strength = .priority(.required),
    superview: Superview? = nil
  ) {
    self.address = address
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.strength = strength
    self.superview = superview
  }
}

extension ConstraintDescription {
  /// The text that UIKit prints, in angle brackets.
  package func text(_ era: Era) -> String {
    let head = [type, address].compactMap(\.self).joined(separator: ":")
    let named = identifier.map { "'\($0)'" }
    let parts = [head, autoresizing?.description, named, body(era) + strengthText]
    return "<" + parts.compactMap(\.self).joined(separator: " ") + state(era) + ">"
  }

  private func body(_ era: Era) -> String { visualFormat(era) ?? equation }

  private var strengthText: String {
    switch strength {
    case .priority(.required): ""
    case .priority(let priority): " priority:\(priority.text)"
    case .contentSize(let hugging, let compressionResistance):
      " Hug:\(hugging.text) CompressionResistance:\(compressionResistance.text)"
    }
  }

  private func state(_ era: Era) -> String {
    let bar = barItem(era) ?? (second == nil ? container : nil)
    let names = bar.map { "'|':\($0) " }
    switch era {
    case .iOS6: return names.map { "   (Names: \($0))" } ?? ""
    case .iOS10:
      let activity = isActive ? "active" : "inactive"
      return "   ("
        + [activity, names.map { "names: \($0)" }].compactMap(\.self)
        .joined(separator: ", ") + ")"
    }
  }
}

extension LayoutPriority {
  var text: String { GeneralNumber(Double(rawValue)).description }
}
