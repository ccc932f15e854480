package import Reporting
import TimelineModel

/// A planned timeline with the state of its layout engine after every turn, recorded while the turns were played.
package struct InspectedTurns: Sendable {
  package let planned: PlannedTimeline
  /// By turn.
  private let readings: [InspectionReading]

  /// Solves every layout of a timeline, with its findings.
  ///
  /// - Throws: as `PlannedTimeline`.
  package init(
    _ file: TimelineFile, options: PlanOptions = .none
  ) throws(LayoutAnimationError) {
    var readings: [InspectionReading] = []
    planned = try PlannedTimeline(file, options: options, recordsFindings: true) {
      readings.append(InspectionReading($0, &$1, after: readings.last))
    }
    self.readings = readings
  }

  /// Passes on the model after every turn, in order; without keyframes, the initial layout.
  package func inspect(_ body: (Inspection) throws -> Void) throws {
    for (moment, reading) in zip(planned.turnMoments, readings) {
      try body(planned.inspect(try planned.time(of: moment), .model, reading))
    }
  }
}
