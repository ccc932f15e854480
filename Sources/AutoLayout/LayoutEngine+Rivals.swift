import ConstraintSolver

extension LayoutEngine {
  /// The constraints about a view's axis that do not decide an attribute, though one could think
  /// so: missed and broken ones of the axis, and of the attribute itself also those that hold anyway
  /// and those that are not active.
  func rivals(
    of attribute: LayoutAttribute, of view: ViewIndex, besides support: Set<LayoutSupport.Source>
  ) -> [LayoutSupport.Rival] {
    let edge = EdgeName(view, attribute)
    // Where a content size decides, both of its bounds hold: neither is a rival of the other.
    let contents = contentSources(of: edge.span)
    let isContent = contents.contains { support.contains($0) }
    let candidates = (isContent ? [] : contents) + constraintSources(of: edge.span)
    let rivals = candidates.filter { !support.contains($0) }.compactMap { rival($0, of: edge) }
    return rivals.enumerated().sorted {
      ($0.element.state.rank, $0.offset) < ($1.element.state.rank, $1.offset)
    }.map(\.element)
  }

  private func constraintSources(of span: EdgeName.Span) -> [LayoutSupport.Source] {
    installed.indices.filter { index in
      names(in: installed[index].constraint).contains { $0.span == span }
    }.map { .constraint($0) }
  }

  private func contentSources(of span: EdgeName.Span) -> [LayoutSupport.Source] {
    let rows = contentRows[span.view.rawValue][span.axis.rawValue]
    return [rows.hugging, rows.compression].compactMap { $0.map { source(ofRow: $0.id) } }
  }

  private func names(in constraint: LayoutConstraint) -> [EdgeName] {
    var names = [EdgeName(constraint.firstItem.owner, constraint.firstAttribute)]
    if let second = constraint.secondItem {
      names.append(EdgeName(second.owner, constraint.secondAttribute))
    }
    return names
  }

  private func rival(
    _ source: LayoutSupport.Source, of edge: EdgeName
  ) -> LayoutSupport.Rival? {
    guard let constraint = constraint(of: source) else { return nil }
    let isAboutEdge = names(in: constraint).contains(edge)
    guard let row = row(of: source) else {
      guard case .constraint(let index) = source else { return nil }
      let state: LayoutSupport.Rival.State = isBroken(index) ? .broken : .inactive
      guard isAboutEdge || state == .broken else { return nil }
      return LayoutSupport.Rival(source: source, constraint: constraint, state: state)
    }
    let error = solver.error(of: row)
    if error > Self.smallestMiss {
      return LayoutSupport.Rival(
        source: source, constraint: constraint,
        state: .missed(by: error, because: obstacles(to: row)))
    }
    guard isAboutEdge else { return nil }
    return LayoutSupport.Rival(
      source: source, constraint: constraint, state: .holds(spare: spare(of: constraint)))
  }

  /// In points: what is off by less is rounding.
  private static let smallestMiss = 1e-6

  private func row(of source: LayoutSupport.Source) -> ConstraintID? {
    switch source {
    case .constraint(let index): return installed[index].row
    case .content(let view, let axis, let bound):
      let rows = contentRows[view.rawValue][axis.rawValue]
      return bound == .hugging ? rows.hugging : rows.compression
    case .tieRule: return nil
    }
  }

  /// Of those that determine the left side of a missed constraint the first that would have to give
  /// way: the optional ones, weakest first, unless all are required.
  private func obstacles(to row: ConstraintID) -> [LayoutSupport.Source] {
    let sources = solver.support(of: row).compactMap { share -> LayoutSupport.Source? in
      guard case .constraint(let id) = share.source else { return nil }
      return source(ofRow: id.id)
    }
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
