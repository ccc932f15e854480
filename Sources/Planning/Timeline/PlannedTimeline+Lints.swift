import Presentation
public import Reporting
import TimelineModel

extension PlannedTimeline {
  /// What is legal and likely a mistake: warnings and notes that change no picture.
  ///
  /// The timeline is played once more for them, so they are asked for, and not part of `report`.
  ///
  /// - Throws: `invalidTimeline` if a layout cannot be computed, which planning would have found.
  public func lints() throws(LayoutAnimationError) -> DiagnosticReport {
    do throws(PlanningError) {
      let diagnostics = try plan.lints().map { Diagnostic($0, in: plan.timeline) }
      return DiagnosticReport(path: path, source: source, diagnostics: diagnostics)
    } catch {
      let report = DiagnosticReport(
        path: path, source: source, diagnostics: [Diagnostic(error, in: plan.timeline)])
      throw LayoutAnimationError(
        .invalidTimeline, "`\(path)` cannot be laid out", report: report)
    }
  }
}
