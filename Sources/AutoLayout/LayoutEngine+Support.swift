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
  private func value(of attribute: LayoutAttribute, of item: LayoutItem, in container: ViewIndex)
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
  private func member(_ share: SupportShare) -> SupportWalk.Member {
    switch share.source {
    case .constraint(let row):
      let source = source(ofRow: row.id)
      let edges = constraint(of: source).map(edges) ?? []
      return SupportWalk.Member(
        source: source, share: share, edges: edges,
        movable: edges.filter { frames[$0.span.view.rawValue] != nil })
    case .stay(let variable):
      let (view, attribute) = attribute(of: variable)
      let edge = EdgeName(view, attribute)
      return SupportWalk.Member(
        source: .tieRule(view, attribute), share: share, edges: [edge], movable: [edge])
    }
  }

  private func link(_ step: SupportWalk.Step) -> LayoutSupport.Link {
    var link = LayoutSupport.Link(
      source: step.member.source, constraint: constraint(of: step.member.source),
      depth: step.depth, isReversed: step.isReversed, near: 0, far: nil, farInset: 0,
      coefficient: step.member.share.coefficient, rightSide: step.member.share.constant)
    guard let constraint = link.constraint else { return link }
    let first = Side(item: constraint.firstItem, attribute: constraint.firstAttribute)
    let second = constraint.secondItem.map { Side(item: $0, attribute: constraint.secondAttribute) }
    let container = commonAncestor(first.item.owner, second?.item.owner ?? first.item.owner)
    let near = step.isReversed ? second ?? first : first
    link.near = value(of: near.attribute, of: near.item, in: container)
    if let second {
      let far = step.isReversed ? first : second
      let edge = value(of: far.attribute.ofEdge, of: .view(far.item.owner), in: container)
      link.far = edge
      link.farInset = value(of: far.attribute, of: far.item, in: container) - edge
    }
    return link
  }

  private struct Side {
    var item: LayoutItem
    var attribute: LayoutAttribute
  }

  /// What a constraint links: its attributes, then the places of the views that lie between its
  /// items and their closest common ancestor.
  private func edges(of constraint: LayoutConstraint) -> [EdgeName] {
    var edges = [EdgeName(constraint.firstItem.owner, constraint.firstAttribute)]
    guard let second = constraint.secondItem else { return edges }
    edges.append(EdgeName(second.owner, constraint.secondAttribute))
    let container = commonAncestor(constraint.firstItem.owner, second.owner)
    for var view in [constraint.firstItem.owner, second.owner] {
      while view != container, let superview = views[view.rawValue].superview,
        superview != container
      {
        edges.append(
          EdgeName(superview, constraint.firstAttribute.axis == .horizontal ? .left : .top))
        view = superview
      }
    }
    return edges
  }

  private func attribute(of variable: Variable) -> (ViewIndex, LayoutAttribute) {
    for (index, frame) in frames.enumerated() {
      guard let frame else { continue }
      let view = ViewIndex(index)
      if frame.left == variable { return (view, .left) }
      if frame.top == variable { return (view, .top) }
      if frame.width == variable { return (view, .width) }
      if frame.height == variable { return (view, .height) }
    }
    preconditionFailure("no view has the variable \(variable.id)")
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

extension LayoutAttribute {
  /// The edge, middle or size that a margin or baseline moves with.
  fileprivate var ofEdge: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .topMargin, .firstBaseline: .top
    case .bottomMargin, .lastBaseline: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}

extension LayoutSupport.Source {
  /// Constraints as the caller numbers them, then what views ask for, in the order of the tree.
  fileprivate var order: (Int, Int, Int) {
    switch self {
    case .constraint(let index): (0, index, 0)
    case .content(let view, let axis, _): (1, view.rawValue, axis.rawValue)
    case .tieRule(let view, let attribute): (2, view.rawValue, attribute.isSize ? 0 : 1)
    }
  }
}
