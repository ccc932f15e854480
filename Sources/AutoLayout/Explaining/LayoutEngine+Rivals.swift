import ConstraintSolver

extension LayoutEngine {
  /// The constraints about a view's axis that do not decide an attribute, though one could think
  /// so: missed and broken ones of the axis, and of the attribute itself also those that hold anyway
  /// and those that are not active.
  func rivals(
    of attribute: LayoutAttribute, of view: ViewIndex, besides support: Set<LayoutSupport.Source>
  ) -> [LayoutSupport.Rival] {
    let superview = views[view.rawValue].superview ?? .root
    let edge = EdgeName(.view(view), absolute(attribute, in: superview))
    // Where a content size decides, both of its bounds hold: neither is a rival of the other.
    let systems = support.compactMap { if case .system(_, let system) = $0 { system } else { nil } }
    let candidates = sources(of: edge.span).filter { source in
      if case .system(_, let system) = source { !systems.contains(system) } else { true }
    }
    let rivals = candidates.filter { !support.contains($0) }.compactMap { rival($0, of: edge) }
    return rivals.enumerated().sorted {
      ($0.element.state.rank, $0.offset) < ($1.element.state.rank, $1.offset)
    }.map(\.element)
  }

  private func sources(of span: EdgeName.Span) -> [LayoutSupport.Source] {
    installed.indices.filter { place in
      guard installed[place].system == nil || installed[place].isActive else { return false }
      return names(in: installed[place].constraint).contains { $0.span == span }
    }.map(source(ofPlace:))
  }

  private func names(in constraint: LayoutConstraint) -> [EdgeName] {
    let first = constraint.firstItem.owner
    return names(
      in: constraint, commonAncestor(first, constraint.secondItem?.owner ?? first))
  }

  private func rival(
    _ source: LayoutSupport.Source, of edge: EdgeName
  ) -> LayoutSupport.Rival? {
    guard let constraint = constraint(of: source) else { return nil }
    let isAboutEdge = names(in: constraint).contains(edge)
    guard let row = row(of: source) else {
      let isBroken = broken.contains { self.source(ofPlace: $0) == source }
      let state: LayoutSupport.Rival.State = isBroken ? .broken : .inactive
      guard isAboutEdge || state == .broken else { return nil }
      return LayoutSupport.Rival(source: source, constraint: constraint, state: state)
    }
    let error = solver.error(of: row)
    if error > LayoutTolerance.satisfiedError {
      return LayoutSupport.Rival(
        source: source, constraint: constraint,
        state: .missed(by: error, because: obstacles(to: row)))
    }
    guard isAboutEdge else { return nil }
    return LayoutSupport.Rival(
      source: source, constraint: constraint, state: .holds(spare: spare(of: constraint)))
  }

  private func row(of source: LayoutSupport.Source) -> ConstraintID? {
    switch source {
    case .constraint(let place), .system(let place, _): installed[place].row
    case .tieRule: nil
    }
  }

  /// Of those that keep a missed constraint where it is the first that would have to give way: the
  /// optional ones, weakest first, unless all are required.
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
    let row = linear(constraint)
    let sum = row.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    return constraint.relation == .equal ? 0 : max(0, abs(sum - row.constant))
  }
}

extension LayoutSupport.Rival.State {
  /// What is missed matters most.
  fileprivate var rank: Int {
    switch self {
    case .missed: 0
    case .broken: 1
    case .inactive: 2
    case .holds: 3
    }
  }
}
