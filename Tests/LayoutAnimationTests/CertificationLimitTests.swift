import CertificateChecker
import LayoutAnimation
import Planning
import Presentation
import Testing

/// The work of proofs is counted, and what goes beyond the limit is not certified.
@Suite struct CertificationLimitTests {
  /// Three layouts with a third, in each of which numbers have denominators.
  private func planned() throws -> PlannedTimeline {
    let text = """
      { "version": 1, "canvas": { "width": 100, "height": 100 }, "views": [{ "id": "a" }],
        "constraints": [
          "x: a.left == root.left", "a.top == root.top", "root.width == 3 * a.width",
          "a.height == a.width" ],
        "keyframes": [
          { "time": 1, "changes": [{ "constraint": "x", "constant": 7 }] },
          { "time": 2, "changes": [{ "constraint": "x", "constant": 8 }] }] }
      """
    return try PlannedTimeline(TimelineFile(contents: Array(text.utf8), path: "a.json"))
  }

  private func work(of planned: PlannedTimeline) throws -> Int {
    var replay = try CertificateReplay(planned.plan)
    try replay.run { _ in }
    return replay.spentWork
  }

  @Test(arguments: [(-1, 2), (0, 3), (1, 3)])
  func whatGoesBeyondTheWorkIsNotCertified(more: Int, certified: Int) throws {
    let planned = try planned()
    let limit = try work(of: planned) + more
    var lines: [String] = []
    let report = try planned.certify(mostWork: limit) { lines.append($0) }
    #expect(report.layoutCount == certified)
    #expect(report.refused == [])
    #expect(
      report.unknown
        == (certified == 3
          ? [] : ["the layout of the keyframe at 2 s: the work of proofs reached its limit"]))
    #expect(lines.count == 3)
    let named = lines.filter {
      $0.contains(#""verdict": "not certified", "reason": "work-limit""#)
    }
    #expect(named.count == 3 - certified)
  }

  /// The limit of all is not one of each.
  @Test func layoutsAfterTheLimitAreNotCertifiedEither() throws {
    let planned = try planned()
    let report = try planned.certify(mostWork: 1)
    #expect(report.layoutCount == 0)
    #expect(report.unknown.count == 3)
    #expect(report.description.hasPrefix("certified 0 layouts, 3 not certified (first, the layout"))
  }

  @Test func theLimitIs40Million() { #expect(CertificateReplay.mostWork == 40_000_000) }
}
