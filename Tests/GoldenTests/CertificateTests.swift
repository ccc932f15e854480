import Foundation
import LayoutAnimation
import Planning
import TestSupport
import Testing

/// Proves every layout, conflict and ambiguity of the example timelines.
@Suite struct TimelineCertificateTests {
  @Test(arguments: try Checkout.timelines())
  func everyLayoutIsCertifiedWithoutRounding(timeline: URL) throws {
    let planned = try PlannedTimeline(TimelineFile(path: timeline.path))
    let report = try planned.certify()
    #expect(report.layoutCount > 0)
    #expect(report.unknown == [] && report.roundedCount == 0)
  }
}
