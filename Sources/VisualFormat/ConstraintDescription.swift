package import AutoLayout

/// A constraint as UIKit's debugger prints it, so that people recognise what they know from their
/// logs: `<NSLayoutConstraint:0x8d94430 H:[UIView:0x8d94fd0(100)]>`.
///
/// Items are called what the caller calls them: `UIView:0x8d94fd0`, or the id of a view. The forms
/// are known from public logs; iOS 10 changed some of them.
package struct ConstraintDescription: Hashable, Sendable {
  /// Which releases print it so.
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

  /// Which of the items is the superview of the other: the `|` of a visual format.
  package enum Superview: Hashable, Sendable {
    case firstItem
    case secondItem
  }

  /// How the constant was given.
  package enum Spacing: Hashable, Sendable {
    case points
    /// A lone `-` of a visual format, or "standard" in Interface Builder.
    case standard
    /// The system spacing between anchors.
    case anchors

    /// The name that is printed around the number.
    var symbol: String? {
      switch self {
      case .points: nil
      case .standard: "NSSpace"
      case .anchors: "NSLayoutAnchorConstraintSpace"
      }
    }
  }

  /// How strongly it holds.
  package enum Strength: Hashable, Sendable {
    case priority(LayoutPriority)
    /// Of an intrinsic size, which is held from both sides.
    case contentSize(hugging: LayoutPriority, compressionResistance: LayoutPriority)
  }

  package var type = "NSLayoutConstraint"
  /// `0x8d94430`, or the id of the constraint; nil prints none.
  package var address: String?
  /// Of a constraint that stands for an autoresizing mask.
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
  /// What a location without a second item is measured in, as autoresizing constraints are.
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
