package import Presentation
public import Reporting
import TimelineModel

extension PlannedTimeline {
  /// Likely mistakes: warnings and notes about what is legal and does not affect the frames.
  ///
  /// - Throws: `internalError` if a layout cannot be solved again.
  /// - Complexity: plays the timeline again, unless they were recorded when it was planned.
  public func lints() throws(LayoutAnimationError) -> DiagnosticReport {
    do throws(PlanningError) {
      return report(try plan.lints())
    } catch {
      throw .unsolvable
    }
  }

  /// The same, from a replay of the plan that a caller has used to inspect states of the engine.
  package func lints(from replay: inout LintReplay) throws(PlanningError) -> DiagnosticReport {
    report(try replay.lints())
  }

  private func report(_ lints: [Lint]) -> DiagnosticReport {
    DiagnosticReport(
      path: file, source: source,
      diagnostics: lints.map { ofVariant(Diagnostic($0, in: plan.timeline)) })
  }
}
