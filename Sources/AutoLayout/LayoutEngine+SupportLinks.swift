import ConstraintSolver

extension LayoutEngine {
  func member(_ share: SupportShare) -> SupportWalk.Member {
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

  func link(_ step: SupportWalk.Step) -> LayoutSupport.Link {
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
