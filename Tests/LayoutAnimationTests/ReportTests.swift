import Foundation
import LayoutAnimation
import Planning
import TestSupport
import Testing

@testable import Comparing

/// `PlannedTimeline.report`, regardless of when its findings are computed.
@Suite struct ReportTests {
  @Test(arguments: try Checkout.timelines())
  func itDoesNotDependOnWhenFindingsAreRecorded(url: URL) throws {
    let file = try TimelineFile(path: url.path)
    let recorded = try PlannedTimeline(file, recordsFindings: true)
    let planned = try PlannedTimeline(file)
    for notation in ConstraintNotation.allCases {
      #expect(planned.report(notation).text(.full) == recorded.report(notation).text(.full))
    }
    #expect(planned.layoutChecksum == recorded.layoutChecksum)
  }

  /// 100 points cannot contain both widths, and the second is broken.
  @Test func aConflictIsReportedInBothNotations() throws {
    let planned = try PlannedTimeline(
      json: """
        { "version": 1, "canvas": { "width": 100, "height": 100 }, "views": [{ "id": "box" }],
          "constraints": [
            "box.leading == root.leading", "box.top == root.top", "box.height == 10",
            "box.width == 20", "box.width == 30"
          ] }
        """)
    #expect(planned.report().warningCount == 1)
    #expect(planned.report(.uikit).warningCount == 1)
    #expect(planned.report(.uikit).text(.full) != planned.report().text(.full))
  }
}
