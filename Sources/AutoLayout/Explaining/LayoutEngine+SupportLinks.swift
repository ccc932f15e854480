import ConstraintSolver

extension LayoutEngine {
  func member(_ share: SupportShare) -> SupportOrder.Member {
    switch share.source {
    case .constraint(let row):
      let source = source(ofRow: row.id)
      let anchors = constraint(of: source).map(anchors) ?? []
      return SupportOrder.Member(
        source: source, share: share, anchors: anchors,
        movable: anchors.filter { canMove($0.itemAxis.item) })
    case .stay(let variable):
      let (item, attribute) = attribute(of: variable)
      let anchor = LayoutAnchor(item, attribute)
      return SupportOrder.Member(
        source: .tieRule(item, attribute), share: share, anchors: [anchor], movable: [anchor])
    }
  }

  func link(_ step: SupportOrder.Step) -> LayoutSupport.Link {
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
      // A guide's coordinates are those of its owner, which the anchor's item omits.
      let item =
        if case .guide = far.item { far.item } else { LayoutAnchor.positionedItem(far.item) }
      let edge = value(of: far.attribute.ofEdge, of: item, in: container)
      link.far = edge
      link.farInset = value(of: far.attribute, of: far.item, in: container) - edge
    }
    return link
  }

  private struct Side {
    var item: LayoutItem
    var attribute: LayoutAttribute
  }

  /// The anchors that a constraint relates: its own two, then the origins of the views between its items
  /// and their closest common ancestor.
  private func anchors(of constraint: LayoutConstraint) -> [LayoutAnchor] {
    let second = constraint.secondItem
    let container = commonAncestor(
      constraint.firstItem.owner, second?.owner ?? constraint.firstItem.owner)
    var anchors = self.anchors(of: constraint, in: container)
    let origin: LayoutAttribute = constraint.firstAttribute.axis == .horizontal ? .left : .top
    for item in [constraint.firstItem, second].compactMap({ $0 }) {
      var view = item.owner
      // A guide's position is relative to its owner, a view's to its superview.
      if LayoutAnchor.positionedItem(item) != .view(view), view != container {
        anchors.append(LayoutAnchor(.view(view), origin))
      }
      while view != container, let superview = views[view.rawValue].superview,
        superview != container
      {
        anchors.append(LayoutAnchor(.view(superview), origin))
        view = superview
      }
    }
    return anchors
  }

  /// The anchors of a constraint's attributes.
  func anchors(of constraint: LayoutConstraint, in container: ViewIndex) -> [LayoutAnchor] {
    var anchors = [
      LayoutAnchor(constraint.firstItem, absolute(constraint.firstAttribute, in: container))
    ]
    if let second = constraint.secondItem {
      anchors.append(LayoutAnchor(second, absolute(constraint.secondAttribute, in: container)))
    }
    return anchors
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
  /// The attribute of the view itself to which a margin or baseline is relative.
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
