import ConstraintSolver

/// How far an ambiguous place or size is open.
package struct AmbiguityRange: Hashable, Sendable {
  /// As last solved: a size, or the distance from the superview's left or top edge, in points.
  package var value: Double
  /// Among equally good layouts; negative infinity where nothing bounds it.
  package var least: Double
  /// Infinity where nothing bounds it.
  package var greatest: Double
  /// A constraint that keeps what is shown and leaves nothing of this open; nil also where what is
  /// shown is an open length of 0, which is not worth keeping.
  package var settling: LayoutConstraint?
  /// How many of the ambiguities that there are it settles, this one among them.
  package var settledCount: Int
}

extension LayoutEngine {
  /// How far an ambiguity goes and a constraint that settles it, solved before it is offered.
  ///
  /// - Parameter present: all ambiguities that there are.
  package func range(
    of ambiguity: LayoutAmbiguity, among present: [LayoutAmbiguity]
  ) -> AmbiguityRange? {
    guard let frame = frames[ambiguity.view.rawValue] else { return nil }
    let variable =
      ambiguity.aspect == .size ? frame.extent(ambiguity.axis) : frame.origin(ambiguity.axis)
    let range = solver.range(of: [.init(variable)])
    var result = AmbiguityRange(
      value: solver.value(of: variable), least: range.least.shortened,
      greatest: range.greatest.shortened, settling: nil, settledCount: 0)
    guard !isOpenAtNothing(ambiguity, present) else { return result }
    for candidate in settlingCandidates(ambiguity) {
      // Where very much is open, one that settles this much is good enough.
      if present.count > Self.comparedAmbiguities, result.settling != nil { break }
      let count = settledCount(by: candidate, variable, ambiguity, present)
      guard count > result.settledCount else { continue }
      result.settling = candidate
      result.settledCount = count
    }
    return result
  }

  /// Whether the view's length along the axis is open and is 0.
  private func isOpenAtNothing(
    _ ambiguity: LayoutAmbiguity, _ present: [LayoutAmbiguity]
  ) -> Bool {
    let size = LayoutAmbiguity(view: ambiguity.view, axis: ambiguity.axis, aspect: .size)
    let attribute: LayoutAttribute = ambiguity.axis == .horizontal ? .width : .height
    return present.contains(size)
      && keeping(attribute, of: ambiguity.view).first?.constant == 0
  }

  /// Of what is ambiguous first, then of the other: a size that follows from a place is as well
  /// settled by it.
  private func settlingCandidates(_ ambiguity: LayoutAmbiguity) -> [LayoutConstraint] {
    let attributes: [LayoutAttribute] =
      switch (ambiguity.axis, ambiguity.aspect) {
      case (.horizontal, .size): [.width, .leading]
      case (.horizontal, .position): [.leading, .width]
      case (.vertical, .size): [.height, .top]
      case (.vertical, .position): [.top, .height]
      }
    return attributes.flatMap { keeping($0, of: ambiguity.view) }
  }

  /// The constraint that an attribute is as it is now, with a short number and with the exact one.
  private func keeping(_ attribute: LayoutAttribute, of view: ViewIndex) -> [LayoutConstraint] {
    var constraint = LayoutConstraint(firstItem: .view(view), firstAttribute: attribute)
    if !attribute.isSize {
      guard let superview = views[view.rawValue].superview else { return [] }
      constraint.secondItem = .view(superview)
      constraint.secondAttribute = attribute
    }
    let row = linear(constraint)
    let unit = rightSide(constraint, constant: 1) - row.constant
    let exact = (solver.value(of: row.terms) - row.constant) / unit
    let short = (exact * 1000).rounded() / 1000
    return (short == exact ? [exact] : [short, exact]).map {
      constraint.constant = $0
      return constraint
    }
  }

  /// So many ambiguities are worked out anew for every candidate; that takes as many solutions.
  private static let comparedAmbiguities = 12

  /// How many ambiguities a constraint settles; 0 if it contradicts another one or leaves this
  /// ambiguity open.
  private func settledCount(
    by constraint: LayoutConstraint, _ variable: Variable, _ ambiguity: LayoutAmbiguity,
    _ present: [LayoutAmbiguity]
  ) -> Int {
    var trial = self
    _ = trial.solver.addConstraint(linear(constraint))
    trial.solver.solve()
    guard trial.solver.isSatisfiable else { return 0 }
    guard present.count <= Self.comparedAmbiguities else {
      let range = trial.solver.range(of: [.init(variable)])
      return range.greatest - range.least < LayoutTolerance.determinedRange ? 1 : 0
    }
    let left = trial.ambiguities()
    return left.contains(ambiguity) ? 0 : max(0, present.count - left.count)
  }
}
