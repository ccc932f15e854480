import ConstraintSolver

extension LayoutEngine {
  /// Why an attribute of a view has its value.
  ///
  /// - Parameter attribute: not `notAnAttribute`.
  package func support(of attribute: LayoutAttribute, of view: ViewIndex) -> LayoutSupport {
    let form = probe(attribute, of: .view(view), in: views[view.rawValue].superview ?? .root)
    let shares = solver.support(of: form.terms).map(member)
    let walk = SupportWalk(shares.sorted { $0.source.order < $1.source.order })
    let steps = walk.steps(from: EdgeName(view, attribute))
    let sources = Set(steps.map(\.member.source))
    return LayoutSupport(
      value: value(of: form), fixed: form.constant, links: steps.map(link),
      rivals: rivals(of: attribute, of: view, besides: sources),
      isGiven: frames[view.rawValue] == nil)
  }

  /// The value of an attribute in the last solution.
  ///
  /// - Parameter container: an ancestor of the item; of no account for a size.
  func value(of attribute: LayoutAttribute, of item: LayoutItem, in container: ViewIndex)
    -> Double
  {
    value(of: probe(attribute, of: item, in: container))
  }

  private func value(of form: LinearForm) -> Double {
    form.terms.reduce(form.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  /// The attribute as an unknown, found by the equation that sets it to the container's origin.
  private func probe(
    _ attribute: LayoutAttribute, of item: LayoutItem, in container: ViewIndex
  ) -> LinearForm {
    let attribute = absolute(attribute)
    let origin: LayoutAttribute = attribute.axis == .horizontal ? .left : .top
    let row = linear(
      attribute.isSize
        ? LayoutConstraint(firstItem: item, firstAttribute: attribute)
        : LayoutConstraint(
          firstItem: item, firstAttribute: attribute, secondItem: .view(container),
          secondAttribute: origin))
    return LinearForm(terms: row.terms, constant: -row.constant)
  }

  /// Leading and trailing as left and right.
  private func absolute(_ attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .leading: .left
    case .trailing: .right
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: attribute
    }
  }
}

extension LayoutEngine {
  func source(ofRow row: Int) -> LayoutSupport.Source {
    switch owners[row] {
    case .constraint(let index): return .constraint(index)
    case .content(let view, let axis):
      let rows = contentRows[view.rawValue][axis.rawValue]
      return .content(
        view, axis, rows.hugging?.id == row ? .hugging : .compressionResistance)
    }
  }

  /// What a source asks for, as a constraint; nil for the tie rule.
  package func constraint(of source: LayoutSupport.Source) -> LayoutConstraint? {
    switch source {
    case .constraint(let index): return constraint(index)
    case .content(let view, let axis, let bound):
      let content = contents[view.rawValue][axis]
      return LayoutConstraint(
        firstItem: .view(view), firstAttribute: axis == .horizontal ? .width : .height,
        relation: bound == .hugging ? .lessThanOrEqual : .greaterThanOrEqual,
        constant: content.length ?? 0,
        priority: bound == .hugging ? content.hugging : content.compressionResistance)
    case .tieRule: return nil
    }
  }
}

extension LayoutSupport.Source {
  /// Constraints as the caller numbers them, then what views ask for, in the order of the tree.
  var order: (Int, Int, Int) {
    switch self {
    case .constraint(let index): (0, index, 0)
    case .content(let view, let axis, _): (1, view.rawValue, axis.rawValue)
    case .tieRule(let view, let attribute): (2, view.rawValue, attribute.isSize ? 0 : 1)
    }
  }
}
