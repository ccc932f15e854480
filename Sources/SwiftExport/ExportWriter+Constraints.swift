import AutoLayout
import TimelineModel

extension ExportWriter {
  /// Properties for all constraints, made when they are first used.
  mutating func writeConstraints() {
    for (index, declared) in timeline.constraints.enumerated() {
      let constraint = declared.constraint
      let second = constraint.secondItem.map { names.item($0, in: timeline) } ?? "nil"
      noteFrameGuides(of: constraint)
      code.line("/// \(declared.name.onOneLine)")
      code.line(
        "lazy var \(names.constraints[index]): NSLayoutConstraint = Self.constraint(")
      code.line(
        "  \(names.item(constraint.firstItem, in: timeline)), .\(constraint.firstAttribute.rawValue), "
          + ".\(constraint.relation.rawValue), \(second), .\(constraint.secondAttribute.rawValue), "
          + "times: \(SwiftLiteral.number(constraint.multiplier)), "
          + "plus: \(SwiftLiteral.number(constraint.constant)), "
          + "priority: \(SwiftLiteral.number(Double(constraint.priority.rawValue))), "
          + "\(SwiftLiteral.string(declared.id ?? "")))")
    }
  }

  private mutating func noteFrameGuides(of constraint: LayoutConstraint) {
    for item in [constraint.firstItem, constraint.secondItem].compactMap(\.self) {
      guard case .frameLayoutGuide(let view) = item, !layouts[view.rawValue].isScrollView else {
        continue
      }
      note(.frameGuide(id(view)))
    }
  }

  mutating func writeActivation() {
    let active = timeline.initialConstraints.filter { timeline.constraints[$0].isActive }
    guard !active.isEmpty else { return }
    code.open("NSLayoutConstraint.activate([")
    for index in active { code.line("\(names.constraints[index]),") }
    code.close("])")
  }

  /// The value of a constant at the time of its change, from the bounds of the last layout.
  func swift(_ expression: Expression) -> String {
    switch expression {
    case .number(let number): SwiftLiteral.number(number)
    case .size(let view, let axis):
      "\(names[view]).bounds.\(axis == .horizontal ? "width" : "height")"
    case .negated(let operand): "-(\(swift(operand)))"
    case .sum(let a, let b): "(\(swift(a)) + \(swift(b)))"
    case .difference(let a, let b): "(\(swift(a)) - \(swift(b)))"
    case .product(let a, let b): "(\(swift(a)) * \(swift(b)))"
    case .quotient(let a, let b): "(\(swift(a)) / \(swift(b)))"
    }
  }
}
