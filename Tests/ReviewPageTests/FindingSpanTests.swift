import LayoutAnimation
import Testing

@testable import ReviewPage

/// The time spans during which findings apply.
@Suite struct FindingSpanTests {
  /// A position that is ambiguous until 0.1 s and again from 0.3 s on, two conflicting widths
  /// between two changes at 0.2 s, two optional heights of equal priority until 0.3 s, which leave
  /// the height ambiguous, and a constraint that is never active.
  private static let timeline = """
    {"version": 1, "canvas": {"width": 40, "height": 30},
     "views": [{"id": "a", "backgroundColor": "#FF0000"}],
     "constraints": ["a.top == root.top", "w: a.width == 10",
       {"id": "v", "equation": "a.width == 12", "active": false},
       {"id": "x", "equation": "a.leading == root.leading + 2", "active": false},
       {"id": "never", "equation": "a.height == 3", "active": false},
       "a.height == 8 @500", "h: a.height == 9 @500"],
     "keyframes": [
       {"time": 0.1, "changes": [{"constraint": "x", "active": true}]},
       {"time": 0.2, "changes": [{"constraint": "v", "active": true},
         {"constraint": "w", "active": false}]},
       {"time": 0.3, "changes": [{"constraint": "x", "active": false},
         {"constraint": "h", "active": false}]}]}
    """

  @Test func aSpanIsToldWhereItIsKnown() throws {
    let version = try VersionReading(PlannedTimeline(json: Self.timeline))
    let spans = try version["findings", as: [[String: Any]].self].map { finding in
      let times = ["begin", "end"].map { (finding[$0] as? Double).map { "\($0)" } ?? "-" }
      return "\(finding["title"] ?? "") \(times.joined(separator: " "))"
    }
    #expect(
      spans.sorted() == [
        "ambiguous-position 0.0 0.1", "ambiguous-position 0.3 -", "ambiguous-size 0.0 0.3",
        "never-active-constraint - -",
        "optional-tie 0.0 0.3", "transient-conflict 0.2 0.2",
      ])
  }
}
