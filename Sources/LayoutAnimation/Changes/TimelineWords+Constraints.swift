import AutoLayout
import TimelineModel

extension TimelineWords {
  var constraints: [TimelineEntry] {
    timeline.constraints.indices.map { index in
      let declared = timeline.constraints[index]
      let equation = equation(declared.constraint)
      return TimelineEntry(
        keys: [declared.id ?? "= " + equation, equation],
        title: "constraint `\(name(of: index))`", place: .constraint(index),
        line: declared.location.line,
        fields: [
          ("equation", equation), ("multiplier", declared.constraint.multiplier.jsonLiteral),
          ("constant", declared.constant.map(words) ?? declared.constraint.constant.jsonLiteral),
          ("priority", declared.constraint.priority.words), ("active", "\(declared.isActive)"),
        ], constraint: name(of: index))
    }
  }

  /// The id, or what the constraint relates: its line changes when another one is added.
  func name(of constraint: Int) -> String {
    let declared = timeline.constraints[constraint]
    return declared.id ?? equation(declared.constraint)
  }

  /// Both sides and the relation, without numbers.
  private func equation(_ constraint: LayoutConstraint) -> String {
    let first = words(constraint.firstItem, constraint.firstAttribute)
    let second = constraint.secondItem.map { words($0, constraint.secondAttribute) }
    return "\(first) \(constraint.relation.symbol) \(second ?? "constant")"
  }

  func words(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String {
    let name = view(item.owner)
    let owner =
      switch item {
      case .view: name
      case .guide(let guide, _): timeline.guides[guide.rawValue].id
      case .contentLayoutGuide: "\(name).contentLayoutGuide"
      case .frameLayoutGuide: "\(name).frameLayoutGuide"
      case .safeArea: "\(name).safeArea"
      case .layoutMarginsGuide: "\(name).layoutMarginsGuide"
      case .readableContentGuide: "\(name).readableContentGuide"
      case .topLayoutGuide: "topLayoutGuide"
      case .bottomLayoutGuide: "bottomLayoutGuide"
      }
    return "\(owner).\(attribute.rawValue)"
  }

  func words(_ expression: Expression) -> String {
    switch expression {
    case .number(let number): number.jsonLiteral
    case .size(let index, let axis): view(index) + (axis == .horizontal ? ".width" : ".height")
    case .negated(let operand): "-\(words(operand))"
    case .sum(let a, let b): "(\(words(a)) + \(words(b)))"
    case .difference(let a, let b): "(\(words(a)) - \(words(b)))"
    case .product(let a, let b): "(\(words(a)) * \(words(b)))"
    case .quotient(let a, let b): "(\(words(a)) / \(words(b)))"
    }
  }
}
