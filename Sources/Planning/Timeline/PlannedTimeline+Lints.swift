package import Presentation
public import Reporting
import TimelineModel

extension PlannedTimeline {
  /// Likely mistakes: warnings and notes about what is legal and does not affect the frames.
  ///
  /// - Throws: `internalError` if a layout cannot be solved again.
  /// - Complexity: plays the timeline again.
  public func lints() throws(LayoutAnimationError) -> DiagnosticReport {
    do throws(PlanningError) {
      var replay = try LintReplay(plan)
      return try lints(from: &replay)
    } catch {
      throw .unsolvable
    }
  }

  /// The same, from a replay of the plan that a caller has used to inspect states of the engine.
  package func lints(from replay: inout LintReplay) throws(PlanningError) -> DiagnosticReport {
    let diagnostics = try replay.lints().map { Diagnostic($0, in: plan.timeline) }
    return DiagnosticReport(path: path, source: source, diagnostics: diagnostics)
  }
}
