import ConstraintSolver

/// The range of an ambiguous position or size.
package struct AmbiguityRange: Hashable, Sendable {
  /// The value in the last solution: a size, or the distance from the superview's left or top edge, in
  /// points.
  package var value: Double
  /// The least value among equally good layouts; negative infinity if it is unbounded.
  package var least: Double
  /// The greatest value among equally good layouts; infinity if it is unbounded.
  package var greatest: Double
  /// A constraint that keeps the current value and makes it unambiguous. Nil if there is none, and for
  /// an ambiguous length of 0, because a constraint that keeps it would be of no use.
  package var settling: LayoutConstraint?
  /// The number of ambiguities that the constraint resolves, including this one.
  package var settledCount: Int
}

extension LayoutEngine {
  /// The range of an ambiguity, and a constraint that resolves it, verified by solving.
  ///
  /// - Parameter present: all current ambiguities.
  /// - Returns: nil if the view's frame is given, a search was abandoned, or trials have reached their
  ///   limit.
  package func range(
    of ambiguity: LayoutAmbiguity, among present: [LayoutAmbiguity]
  ) -> AmbiguityRange? {
    guard !hasReachedTrialLimit else { return nil }
    var trial = self
    trial.solver = solver.withoutRemovedRows()
    trial.limitTrial()
    return trial.searchRange(of: ambiguity, among: present)
  }

  private func searchRange(
    of ambiguity: LayoutAmbiguity, among present: [LayoutAmbiguity]
  ) -> AmbiguityRange? {
    guard let frame = frames[ambiguity.view.rawValue] else { return nil }
    let variable =
      ambiguity.aspect == .size ? frame.extent(ambiguity.axis) : frame.origin(ambiguity.axis)
    guard let range = solver.range(of: [.init(variable)]) else { return nil }
    var result = AmbiguityRange(
      value: solver.value(of: variable), least: range.least.shortened,
      greatest: range.greatest.shortened, settling: nil, settledCount: 0)
    guard !isOpenAtNothing(ambiguity, present) else { return result }
    for candidate in settlingCandidates(ambiguity) {
      // With many ambiguities, the first constraint that resolves this one suffices.
      if present.count > Self.comparedAmbiguities, result.settling != nil { break }
      let count = settledCount(by: candidate, variable, ambiguity, present)
      guard count > result.settledCount else { continue }
      result.settling = candidate
      result.settledCount = count
    }
    return result
  }

  /// Whether the view's length along the axis is ambiguous and 0.
  private func isOpenAtNothing(
    _ ambiguity: LayoutAmbiguity, _ present: [LayoutAmbiguity]
  ) -> Bool {
    let size = LayoutAmbiguity(view: ambiguity.view, axis: ambiguity.axis, aspect: .size)
    let attribute: LayoutAttribute = ambiguity.axis == .horizontal ? .width : .height
    return present.contains(size)
      && keeping(attribute, of: ambiguity.view).first?.constant == 0
  }

  /// Constraints that may resolve the ambiguity: on the ambiguous attribute first, then on the other of
  /// size and position, which may determine it.
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

  /// The constraints that keep an attribute's value, with three decimals and with the exact constant.
  private func keeping(_ attribute: LayoutAttribute, of view: ViewIndex) -> [LayoutConstraint] {
    var constraint = LayoutConstraint(firstItem: .view(view), firstAttribute: attribute)
    if !attribute.isSize {
      guard let superview = views[view.rawValue].superview else { return [] }
      constraint.secondItem = .view(superview)
      constraint.secondAttribute = attribute
    }
    let row = linearConstraint(constraint)
    let unit = rightSide(constraint, constant: 1) - row.constant
    let exact = (solver.value(of: row.terms) - row.constant) / unit
    let short = (exact * 1000).rounded() / 1000
    return (short == exact ? [exact] : [short, exact]).map {
      constraint.constant = $0
      return constraint
    }
  }

  /// Up to this number, all ambiguities are computed again for every candidate, which takes a solution
  /// for each.
  private static let comparedAmbiguities = 12

  /// The number of ambiguities that a constraint resolves; 0 if it contradicts another one or does not
  /// resolve this ambiguity.
  private func settledCount(
    by constraint: LayoutConstraint, _ variable: Variable, _ ambiguity: LayoutAmbiguity,
    _ present: [LayoutAmbiguity]
  ) -> Int {
    var trial = self
    trial.solver.appliesTieRule = false
    _ = trial.solver.addConstraint(linearConstraint(constraint))
    trial.solver.solve()
    guard trial.solver.isBestSolution, trial.solver.isSatisfiable else { return 0 }
    guard present.count <= Self.comparedAmbiguities else {
      guard let range = trial.solver.range(of: [.init(variable)]) else { return 0 }
      return range.greatest - range.least < LayoutTolerance.determinedRange ? 1 : 0
    }
    let left = trial.ambiguities()
    guard !trial.solver.hasAbandonedMoves else { return 0 }
    return left.contains(ambiguity) ? 0 : max(0, present.count - left.count)
  }
}
