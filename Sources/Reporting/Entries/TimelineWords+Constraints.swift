package import AutoLayout
package import TimelineModel

extension TimelineWords {
  package var constraints: [TimelineEntry] {
    timeline.constraints.indices.map { index in
      let declared = timeline.constraints[index]
      let equation = equation(declared.constraint)
      return TimelineEntry(
        keys: [declared.id ?? "= " + equation, equation],
        title: "constraint `\(name(of: index))`", place: .constraint(index),
        line: declared.location.line, fields: fields(of: declared, equation),
        constraint: name(of: index))
    }
  }

  private func fields(
    of declared: TimelineConstraint, _ equation: String
  ) -> [TimelineEntry.Field] {
    let constraint = declared.constraint
    let fields: [(TimelineField.Constraint, String)] = [
      (.equation, equation), (.multiplier, constraint.multiplier.exactText),
      (.constant, declared.constant.map(words) ?? constraint.constant.exactText),
      (.priority, constraint.priority.words), (.isActive, "\(declared.isActive)"),
    ]
    return fields.map { TimelineEntry.Field(.constraint($0), $1) }
  }

  /// The id, or the equation without numbers: line numbers would change when a line is added.
  func name(of constraint: Int) -> String {
    let declared = timeline.constraints[constraint]
    return declared.id ?? equation(declared.constraint)
  }

  /// Both sides and the relation, without numbers.
  private func equation(_ constraint: LayoutConstraint) -> String {
    let first = anchor(constraint.firstItem, constraint.firstAttribute)
    let second = constraint.secondItem.map { anchor($0, constraint.secondAttribute) }
    return "\(first) \(constraint.relation.symbol) \(second ?? "constant")"
  }

  /// As equations write it.
  package func anchor(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String {
    "\(words(item)).\(attribute.rawValue)"
  }

  package func words(_ item: LayoutItem) -> String { timeline.text(of: item) }

  package func words(_ expression: Expression) -> String {
    switch expression {
    case .number(let number): number.exactText
    case .size(let index, let axis): view(index) + (axis == .horizontal ? ".width" : ".height")
    case .negated(let operand): "-\(words(operand))"
    case .sum(let a, let b): "(\(words(a)) + \(words(b)))"
    case .difference(let a, let b): "(\(words(a)) - \(words(b)))"
    case .product(let a, let b): "(\(words(a)) * \(words(b)))"
    case .quotient(let a, let b): "(\(words(a)) / \(words(b)))"
    }
  }
}
