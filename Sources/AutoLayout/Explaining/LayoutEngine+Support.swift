import ConstraintSolver

extension LayoutEngine {
  /// Why an attribute of a view has its value.
  ///
  /// - Parameter attribute: not `notAnAttribute`.
  package func support(of attribute: LayoutAttribute, of view: ViewIndex) -> LayoutSupport {
    let superview = views[view.rawValue].superview ?? .root
    let form = probe(attribute, of: .view(view), in: superview)
    let shares = solver.support(of: form.terms).map(member)
    let walk = SupportWalk(shares.sorted { $0.source.order < $1.source.order })
    let steps = walk.steps(from: EdgeName(.view(view), absolute(attribute, in: superview)))
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
    let attribute = absolute(attribute, in: container)
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
  ///
  /// - Parameter container: in whose layout direction.
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
  func source(ofRow row: Int) -> LayoutSupport.Source { source(ofPlace: owners[row]) }

  func source(ofPlace place: Int) -> LayoutSupport.Source {
    installed[place].system.map { .system(place, $0) } ?? .constraint(place)
  }

  /// What a source asks for; nil for the tie rule.
  package func constraint(of source: LayoutSupport.Source) -> LayoutConstraint? {
    switch source {
    case .constraint(let place), .system(let place, _): installed[place].constraint
    case .tieRule: nil
    }
  }
}

extension LayoutSupport.Source {
  /// Constraints as the caller numbers them, then the system's, in the order of making.
  var order: (Int, Int) {
    switch self {
    case .constraint(let place), .system(let place, _): (0, place)
    case .tieRule(let item, let attribute):
      (1, 2 * item.owner.rawValue + (attribute.isSize ? 0 : 1))
    }
  }
}
