import LayoutAnimation
import Planning
import Reporting
import Testing
import TimelineModel

/// A finding that comes and goes is told once.
@Suite struct RecurringFindingTests {
  /// A card has a second width at some times.
  private func planned(_ changes: [(time: Double, change: String)]) throws -> PlannedTimeline {
    let keyframes = changes.map { #"{"time": \#($0.time), "changes": [\#($0.change)]}"# }
    let text = """
      {
        "version": 1, "canvas": {"width": 300, "height": 100},
        "views": [{"id": "card", "backgroundColor": "#3366CC"}],
        "constraints": [
          "V:|[card]|", "H:|[card]", "card.width == 100",
          {"id": "wide", "equation": "card.width == 200", "active": false}
        ],
        "keyframes": [\(keyframes.joined(separator: ", "))]
      }
      """
    let file = try TimelineFile(contents: Array(text.utf8), path: "timeline.json")
    return try PlannedTimeline(file, recordsFindings: true)
  }

  private let on = #"{"activate": "wide"}"#
  private let off = #"{"deactivate": "wide"}"#

  private func conflicts(_ planned: PlannedTimeline) -> [Diagnostic] {
    planned.report().diagnostics.filter { $0.code == "conflict" }
  }

  @Test func oneThatReturnsIsToldOnce() throws {
    let planned = try planned([(1, on), (2, off), (3, on), (4, off), (5, on)])
    let found = conflicts(planned)
    #expect(found.count == 1)
    #expect(found.first?.notes.contains("from the keyframe at 1 s until 2 s") == true)
    #expect(
      found.first?.notes.last == "and again in 2 later keyframes, the last of them at 5 s")
    let fact = DiagnosticFact.list([.number(2), .number(4)])
    #expect(found.first?.facts?.member("again") == fact)
    #expect(planned.reportOfEachFinding().diagnostics.count == 3)
  }

  @Test func oneThatReturnsOnceIsToldWithItsKeyframe() throws {
    let found = conflicts(try planned([(1, on), (2, off), (3, on)]))
    #expect(found.map(\.notes.last) == ["and again in the keyframe at 3 s"])
  }

  @Test func oneThatDoesNotReturnHasNoSuchFact() throws {
    let found = conflicts(try planned([(1, on), (2, off)]))
    #expect(found.count == 1 && found[0].facts?.member("again") == nil)
    #expect(!found[0].notes.contains { $0.hasPrefix("and again") })
  }

  /// Other numbers are another mistake.
  @Test func oneOfAnotherConstantIsToldToo() throws {
    let grow = #"{"constraint": "wide", "constant": 250}"#
    let found = conflicts(
      try planned([(1, on), (2, off), (2.5, grow), (3, on), (4, off), (5, on)]))
    #expect(found.count == 2)
    #expect(found.last?.notes.last == "and again in the keyframe at 5 s")
  }

  @Test func anAmbiguityIsTheSameWhateverItsRange() throws {
    let text = """
      {
        "version": 1, "canvas": {"width": 300, "height": 100},
        "views": [{"id": "card", "backgroundColor": "#3366CC"}],
        "constraints": [
          "V:|[card]|", "H:[card(100)]", "card.trailing <= root.trailing",
          {"id": "place", "equation": "card.leading == root.leading", "active": false},
          {"id": "left", "equation": "card.leading >= root.leading + 20", "active": false}
        ],
        "keyframes": [
          {"time": 1, "changes": [{"activate": "place"}]}, {"time": 2, "changes": [{"deactivate": "place"}]},
          {"time": 3, "changes": [{"activate": "place"}]},
          {"time": 4, "changes": [{"deactivate": "place"}, {"activate": "left"}]}
        ]
      }
      """
    let file = try TimelineFile(contents: Array(text.utf8), path: "timeline.json")
    let found = try PlannedTimeline(file, recordsFindings: true).report().diagnostics
    #expect(found.map(\.code) == ["ambiguous-position"])
    #expect(
      found.first?.notes.last == "and again in 2 later keyframes, the last of them at 4 s")
  }
}

extension DiagnosticFact {
  fileprivate func member(_ key: String) -> DiagnosticFact? {
    guard case .members(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
