public import Planning
public import Reporting

extension PlannedTimeline {
  /// Renders every frame that both timelines have and compares pixels, layouts and structure.
  ///
  /// - Parameters:
  ///   - expected: what this timeline should show.
  ///   - tolerance: the differences that are ignored.
  /// - Throws: `internalError` if memory runs out.
  public func comparison(
    with expected: PlannedTimeline, tolerance: ComparisonTolerance = .none
  ) throws(LayoutAnimationError) -> FrameComparison {
    try FrameComparison(
      expected: .timeline(expected), actual: .timeline(self), tolerance: tolerance)
  }
}
