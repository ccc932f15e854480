import AutoLayout
import Reporting

/// The state of a constraint after a turn, as far as its marks show it.
struct ConstraintState: Hashable, Sendable {
  let places: ConstraintAttachments
  let style: OverlayMark.Style
  let words: ConstraintWords

  /// The state of a constraint whose items are in the tree.
  init(of index: Int, in engine: LayoutEngine) {
    let constraint = engine.constraint(index)
    places = engine.attachments(of: index)
    words = ConstraintWords(constraint)
    style =
      if engine.isBroken(index) {
        .broken
      } else if !engine.isActive(index) {
        .inactive
      } else {
        constraint.priority.isRequired ? .required : .optional
      }
  }
}

/// A short description of a constraint.
struct ConstraintWords: Hashable, Sendable {
  /// `8`, `≥ 50`, `= 0.5 × + 8`.
  let label: String
  /// Whether it only aligns edges, which is visible without a label.
  let isAlignment: Bool

  init(_ constraint: LayoutConstraint) {
    let constant = constraint.constant.text(decimals: 2)
    let factor = constraint.multiplier.text(decimals: 2)
    let isPlain = constraint.secondItem == nil || constraint.multiplier == 1
    let sign = constraint.relation.sign
    isAlignment =
      constraint.firstAttribute.isLocation && isPlain && constraint.constant == 0
      && constraint.relation == .equal
    if isPlain {
      let isSameSize = constraint.firstAttribute.isSize && constraint.secondItem != nil
      let terms = isSameSize ? Self.summand(constant) : " " + constant
      label =
        constraint.relation == .equal && !isSameSize ? constant : sign + terms
    } else {
      label = "\(sign) \(factor) ×" + Self.summand(constant)
    }
  }

  /// ` + 8`, ` - 8`, or an empty text for 0.
  private static func summand(_ constant: String) -> String {
    if constant == "0" { return "" }
    return constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
  }
}

extension LayoutRelation {
  fileprivate var sign: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }
}
