import TimelineModel

/// What the layouts of a timeline take at most, all together. A layout is always finished: a keyframe is
/// refused once the layouts before it have exceeded a limit.
package struct LayoutLimits: Hashable, Sendable {
  /// How often layout passes move or resize a view. Each time is kept, in up to 400 bytes.
  package var movedViews: Int
  /// How many lines of texts layout passes set. Each line is kept, in about 100 bytes.
  package var textLines: Int
  /// The stops of all functions that time the steps of keyframe animations, of which one of the mode `cubicPaced`
  /// has 128 for each value. Each stop takes 16 bytes.
  package var stepStops: Int
  /// The work of the solver, as `LayoutEngine.work` counts it, without that of the first layout and of findings.
  /// All layouts of each of the project's timelines take less than a thousandth of the least.
  package var solverWork: Int

  package init(
    movedViews: Int = 2_000_000, textLines: Int = 10_000_000, stepStops: Int = 60_000_000,
    solverWork: Int = Self.mostSolverWork
  ) {
    self.movedViews = movedViews
    self.textLines = textLines
    self.stepStops = stepStops
    self.solverWork = solverWork
  }

  /// Those of a timeline whose expanded text has so many bytes: of a small one, which may have come with a change that
  /// others review, the solver's work is mostly one to two seconds.
  package init(expandedSize: Int) {
    self.init()
    let sizes = Self.sizesOfWork
    let beyond = min(max(expandedSize, sizes.lowerBound), sizes.upperBound) - sizes.lowerBound
    let rise = (Self.mostSolverWork - Self.leastSolverWork) * beyond / sizes.count
    solverWork = Self.leastSolverWork + rise
  }

  /// The sizes between which the solver's work may rise from the least to the most, in bytes.
  package static let sizesOfWork = 65_536..<1_048_576
  package static let leastSolverWork = 250_000_000
  package static let mostSolverWork = 700_000_000

  /// The limits of each of a timeline's variants.
  package func shared(among variants: Int) -> LayoutLimits {
    LayoutLimits(
      movedViews: Limits.share(of: movedViews, among: variants),
      textLines: Limits.share(of: textLines, among: variants),
      stepStops: Limits.share(of: stepStops, among: variants),
      solverWork: Limits.share(of: solverWork, among: variants))
  }
}
