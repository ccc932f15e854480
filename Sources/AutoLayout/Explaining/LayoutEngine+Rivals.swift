import ConstraintSolver

extension LayoutEngine {
  /// The constraints that refer to a view's axis but do not determine an attribute: the violated and
  /// broken ones of the axis, and those of the attribute itself that are satisfied anyway or inactive.
  func rivals(
    of attribute: LayoutAttribute, of view: ViewIndex, besides support: Set<LayoutSupport.Source>
  ) -> [LayoutSupport.Rival] {
    let superview = views[view.rawValue].superview ?? .root
    let anchor = LayoutAnchor(.view(view), absolute(attribute, in: superview))
    // If a content size determines the value, both of its inequalities hold with equality.
    let systems = support.compactMap { if case .system(_, let system) = $0 { system } else { nil } }
    let candidates = sources(of: anchor.itemAxis).filter { source in
      if case .system(_, let system) = source { !systems.contains(system) } else { true }
    }
    let rivals = candidates.filter { !support.contains($0) }.compactMap { rival($0, of: anchor) }
    return rivals.enumerated().sorted {
      ($0.element.state.rank, $0.offset) < ($1.element.state.rank, $1.offset)
    }.map(\.element)
  }

  private func sources(of itemAxis: LayoutAnchor.ItemAxis) -> [LayoutSupport.Source] {
    installed.indices.filter { index in
      guard installed[index].system == nil || installed[index].isActive else { return false }
      return anchors(of: installed[index].constraint).contains { $0.itemAxis == itemAxis }
    }.map(source(at:))
  }

  private func anchors(of constraint: LayoutConstraint) -> [LayoutAnchor] {
    let first = constraint.firstItem.owner
    return anchors(
      of: constraint, in: commonAncestor(first, constraint.secondItem?.owner ?? first))
  }

  private func rival(
    _ source: LayoutSupport.Source, of anchor: LayoutAnchor
  ) -> LayoutSupport.Rival? {
    guard let constraint = constraint(of: source) else { return nil }
    let refersToAnchor = anchors(of: constraint).contains(anchor)
    guard let row = row(of: source) else {
      let isBroken = broken.contains { self.source(at: $0) == source }
      let state: LayoutSupport.Rival.State = isBroken ? .broken : .inactive
      guard refersToAnchor || state == .broken else { return nil }
      return LayoutSupport.Rival(source: source, constraint: constraint, state: state)
    }
    let error = solver.error(of: row)
    if error > LayoutTolerance.satisfiedError {
      return LayoutSupport.Rival(
        source: source, constraint: constraint,
        state: .missed(by: error, because: obstacles(to: row)))
    }
    guard refersToAnchor else { return nil }
    return LayoutSupport.Rival(
      source: source, constraint: constraint, state: .holds(spare: spare(of: constraint)))
  }

  private func row(of source: LayoutSupport.Source) -> ConstraintID? {
    switch source {
    case .constraint(let index), .system(let index, _): installed[index].row
    case .tieRule: nil
    }
  }

  /// The constraints that keep a violated one from being satisfied: the optional ones, weakest first,
  /// or the required ones if there are no optional ones.
  private func obstacles(to row: ConstraintID) -> [LayoutSupport.Source] {
    let sources = solver.blockingConstraints(of: row).compactMap { source(ofRow: $0.id) }
    let ranked = sources.sorted { $0.order < $1.order }.map {
      (source: $0, priority: priority(of: $0))
    }
    let optional = ranked.filter { !$0.priority.isRequired }
    guard !optional.isEmpty else { return ranked.map(\.source) }
    return optional.enumerated().sorted {
      ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset)
    }.map(\.element.source)
  }

  private func priority(of source: LayoutSupport.Source) -> LayoutPriority {
    constraint(of: source)?.priority ?? .required
  }

  private func spare(of constraint: LayoutConstraint) -> Double {
    let row = linearConstraint(constraint)
    let sum = row.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    return constraint.relation == .equal ? 0 : max(0, abs(sum - row.constant))
  }
}

extension LayoutSupport.Rival.State {
  /// The order of listing, the most important first.
  fileprivate var rank: Int {
    switch self {
    case .missed: 0
    case .broken: 1
    case .inactive: 2
    case .holds: 3
    }
  }
}
