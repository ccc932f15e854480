import ConstraintSolver

extension LayoutEngine {
  func member(_ share: SupportShare) -> SupportWalk.Member {
    switch share.source {
    case .constraint(let row):
      let source = source(ofRow: row.id)
      let edges = constraint(of: source).map(edges) ?? []
      return SupportWalk.Member(
        source: source, share: share, edges: edges,
        movable: edges.filter { canMove($0.span.item) })
    case .stay(let variable):
      let (item, attribute) = attribute(of: variable)
      let edge = EdgeName(item, attribute)
      return SupportWalk.Member(
        source: .tieRule(item, attribute), share: share, edges: [edge], movable: [edge])
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
      // A guide is measured in its owner, which its place does not name.
      let place = if case .guide = far.item { far.item } else { EdgeName.place(of: far.item) }
      let edge = value(of: far.attribute.ofEdge, of: place, in: container)
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
    let second = constraint.secondItem
    let container = commonAncestor(
      constraint.firstItem.owner, second?.owner ?? constraint.firstItem.owner)
    var edges = names(in: constraint, container)
    let origin: LayoutAttribute = constraint.firstAttribute.axis == .horizontal ? .left : .top
    for item in [constraint.firstItem, second].compactMap({ $0 }) {
      var view = item.owner
      // A guide lies in its owner, a view in its superview.
      if EdgeName.place(of: item) != .view(view), view != container {
        edges.append(EdgeName(.view(view), origin))
      }
      while view != container, let superview = views[view.rawValue].superview,
        superview != container
      {
        edges.append(EdgeName(.view(superview), origin))
        view = superview
      }
    }
    return edges
  }

  /// The edges that a constraint names.
  func names(in constraint: LayoutConstraint, _ container: ViewIndex) -> [EdgeName] {
    var names = [
      EdgeName(constraint.firstItem, absolute(constraint.firstAttribute, in: container))
    ]
    if let second = constraint.secondItem {
      names.append(EdgeName(second, absolute(constraint.secondAttribute, in: container)))
    }
    return names
  }

  private func canMove(_ item: LayoutItem) -> Bool {
    if case .view(let view) = item { frames[view.rawValue] != nil } else { true }
  }

  private func attribute(of variable: Variable) -> (LayoutItem, LayoutAttribute) {
    for (index, frame) in frames.enumerated() {
      if let found = frame?.attribute(of: variable) { return (.view(ViewIndex(index)), found) }
    }
    for (index, frame) in guideFrames.enumerated() {
      if let found = frame.attribute(of: variable) {
        return (.guide(GuideIndex(index), of: .root), found)
      }
    }
    for index in views.indices {
      if let found = contentFrames[ViewIndex(index)]?.attribute(of: variable) {
        return (.contentLayoutGuide(ViewIndex(index)), found)
      }
    }
    preconditionFailure("nothing has the variable \(variable.id)")
  }
}

extension FrameVariables {
  fileprivate func attribute(of variable: Variable) -> LayoutAttribute? {
    switch variable {
    case width: .width
    case height: .height
    case left: .left
    case top: .top
    default: nil
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
