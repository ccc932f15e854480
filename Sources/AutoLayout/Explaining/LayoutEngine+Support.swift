import ConstraintSolver

extension LayoutEngine {
  /// Explains the value of an attribute: the constraints that determine it, and those that do not.
  ///
  /// - Parameter attribute: not `notAnAttribute`.
  package func support(of attribute: LayoutAttribute, of view: ViewIndex) -> LayoutSupport {
    let superview = views[view.rawValue].superview ?? .root
    let form = expression(for: attribute, of: .view(view), in: superview)
    let shares = solver.support(of: form.terms).map(member)
    let walk = SupportOrder(shares.sorted { $0.source.order < $1.source.order })
    let steps = walk.steps(from: LayoutAnchor(.view(view), absolute(attribute, in: superview)))
    let sources = Set(steps.map(\.member.source))
    return LayoutSupport(
      value: value(of: form), fixed: form.constant, links: steps.map(link),
      rivals: rivals(of: attribute, of: view, besides: sources),
      isGiven: frames[view.rawValue] == nil)
  }

  /// The value of an attribute in the last solution.
  ///
  /// - Parameter container: an ancestor of the item, in whose coordinates locations are; ignored for a
  ///   size.
  func value(of attribute: LayoutAttribute, of item: LayoutItem, in container: ViewIndex)
    -> Double
  {
    value(of: expression(for: attribute, of: item, in: container))
  }

  private func value(of form: LinearExpression) -> Double {
    form.terms.reduce(form.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  /// The attribute in terms of the solver's variables: the row of the equation between the attribute
  /// and the container's origin.
  private func expression(
    for attribute: LayoutAttribute, of item: LayoutItem, in container: ViewIndex
  ) -> LinearExpression {
    let attribute = absolute(attribute, in: container)
    let origin: LayoutAttribute = attribute.axis == .horizontal ? .left : .top
    let row = linearConstraint(
      attribute.isSize
        ? LayoutConstraint(firstItem: item, firstAttribute: attribute)
        : LayoutConstraint(
          firstItem: item, firstAttribute: attribute, secondItem: .view(container),
          secondAttribute: origin))
    return LinearExpression(terms: row.terms, constant: -row.constant)
  }

  /// The attribute with leading and trailing replaced by left and right.
  ///
  /// - Parameter container: the view whose layout direction applies.
  package func absolute(_ attribute: LayoutAttribute, in container: ViewIndex) -> LayoutAttribute {
    let isMirrored = directions[container.rawValue] == .rightToLeft
    return switch attribute {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: attribute
    }
  }
}

extension LayoutEngine {
  func source(ofRow row: Int) -> LayoutSupport.Source { source(at: constraintsByRow[row]) }

  func source(at index: Int) -> LayoutSupport.Source {
    installed[index].system.map { .system(index, $0) } ?? .constraint(index)
  }

  /// The constraint of a source; nil for the tie rule.
  package func constraint(of source: LayoutSupport.Source) -> LayoutConstraint? {
    switch source {
    case .constraint(let index), .system(let index, _): installed[index].constraint
    case .tieRule: nil
    }
  }
}

extension LayoutSupport.Source {
  /// A sort key: constraints by index, then the tie rule by view, sizes before origins.
  var order: (Int, Int) {
    switch self {
    case .constraint(let index), .system(let index, _): (0, index)
    case .tieRule(let item, let attribute):
      (1, 2 * item.owner.rawValue + (attribute.isSize ? 0 : 1))
    }
  }
}
