import ImageCoding
import LayoutAnimation
import Testing
import Timing

@testable import Planning
@testable import Presentation
@testable import Sweeping
@testable import TimelineModel

/// All transitions between the states of a timeline.
@Suite struct StateMatrixTests {
  private func text(_ states: String, _ keyframes: String = "", more: String = "") -> String {
    """
    {"version": 1, "canvas": {"width": 200, "height": 100}, "framesPerSecond": 10,
      "views": [{"id": "a", "backgroundColor": "#007AFF"}, {"id": "b", "backgroundColor": "#FF9500"}],
      "constraints": ["V:|-10-[a(20)]-10-[b(20)]", "a.leading == root.leading + 10",
        {"id": "p", "equation": "a.width == 40 @500", "active": false},
        {"id": "q", "equation": "a.width == 120 @500", "active": false}, "base: a.width == 60",
        "must: b.width == 50", "gap: b.leading == root.leading + 10",
        {"id": "clash", "equation": "b.width == 80", "active": false}],
      "states": {\(states)}, \(more)"keyframes": [\(keyframes)]}
    """
  }

  private func matrix(_ states: String, _ keyframes: String = "") throws -> StateMatrix {
    try StateMatrix(PlannedTimeline(json: text(states, keyframes)))
  }

  private let harmless =
    #""p": [{"constraint": "base", "constant": 40}], "low": [{"view": "b", "alpha": 0.5}], "none": []"#

  @Test func thereAreAsManyTransitionsAsTheSquareOfTheStates() throws {
    let matrix = try matrix(harmless)
    #expect(
      matrix.transitions.map { "\(matrix.name($0.start)) \(matrix.name($0.end))" } == [
        "declared p", "declared low", "declared none", "p low", "p none", "low p", "low none",
        "none p", "none low",
      ])
    #expect(matrix.isSound)
  }

  /// What a person would write to see the transition alone.
  @Test func aTransitionIsThatOfTwoKeyframes() throws {
    let matrix = try matrix(harmless)
    let states = #""stateAnimation": 0.3, "#
    for transition in matrix.transitions where transition.start != nil {
      let keyframes = #"""
        {"time": 0, "to": "\#(matrix.name(transition.start))"},
        {"time": 0.1, "to": "\#(matrix.name(transition.end))", "animation": 0.3}
        """#
      let written = try PlannedTimeline(json: text(harmless, keyframes, more: states))
      #expect(transition.timeline.frameCount == written.frameCount)
      for frame in 0..<written.frameCount {
        let time = written.plan.clock.time(ofFrame: frame)
        #expect(
          transition.timeline.plan.presentation(at: time) == written.plan.presentation(at: time))
      }
    }
  }

  /// Of two constraints that are equally good the one activated last gives way, or holds.
  @Test func anEndThatDependsOnTheOrderOfActivationIsFound() throws {
    let matrix = try matrix(
      #"""
      "p": [{"deactivate": "base"}, {"activate": "p"}], "q": [{"deactivate": "base"}, {"activate": "q"}],
      "both": [{"deactivate": "base"}, {"activate": ["p", "q"]}]
      """#)
    let shifted = matrix.transitions.filter { !$0.shifts.isEmpty }
    #expect(shifted.map { matrix.name($0.start) } == ["q"])
    #expect(shifted.first?.shifts == [StateShift(view: "a", distance: 80)])
    #expect(!matrix.isSound)
    #expect(matrix.text.contains("  ends elsewhere than declared → both: `a` by 80 pt\n"))
  }

  /// `a.width` is that of the layout before.
  @Test func anEndThatReadsTheLayoutBeforeIsFound() throws {
    let matrix = try matrix(
      #""wide": [{"constraint": "base", "constant": 120}], "reads": [{"constraint": "gap", "constant": "a.width"}]"#
    )
    let shifted = matrix.transitions.filter { !$0.shifts.isEmpty }
    #expect(shifted.map { [matrix.name($0.start), matrix.name($0.end)] } == [["wide", "reads"]])
    #expect(shifted.first?.shifts == [StateShift(view: "b", distance: 60)])
  }

  @Test func aConflictOnTheWayIsFound() throws {
    let matrix = try matrix(
      #""wide": [{"activate": "clash"}], "good": [{"activate": "clash"}, {"deactivate": "must"}]"#)
    let found = matrix.transitions.filter { !$0.problems.isEmpty }
    #expect(found.map { matrix.name($0.start) } == ["declared", "good"])
    #expect(found.allSatisfy { $0.end == 0 && $0.problems.map(\.code) == ["conflict"] })
  }

  @Test func whatIsWrongAsDeclaredIsSaidOnce() throws {
    let broken = try PlannedTimeline(
      json: #"""
        {"version": 1, "canvas": {"width": 9, "height": 9}, "views": [{"id": "a"}],
          "constraints": ["V:|[a]|", "a.leading == root.leading"], "states": {"x": [], "y": []}}
        """#)
    let matrix = try StateMatrix(broken)
    #expect(matrix.declaredProblems.map(\.code) == ["ambiguous-size"])
    #expect(matrix.transitions.allSatisfy { $0.isSound })
    #expect(!matrix.isSound)
  }

  /// A constraint that no state sets was changed before.
  @Test func aKeyframeOfTheFileThatEndsElsewhereIsFound() throws {
    let matrix = try matrix(
      #""p": [{"constraint": "base", "constant": 40}]"#,
      #"""
      {"time": 0, "to": "p"}, {"time": 1, "changes": [{"constraint": "gap", "constant": 30}]},
      {"time": 2, "name": "back", "to": "p"},
      {"time": 3, "to": "p", "changes": [{"constraint": "gap", "constant": 50}]}
      """#)
    #expect(matrix.transitions.allSatisfy { $0.isSound })
    #expect(matrix.visits.map(\.keyframe) == [2])
    #expect(matrix.visits.first?.shifts == [StateShift(view: "b", distance: 20)])
    #expect(matrix.text.contains("keyframe `back` at 2 s in the file\n  ends elsewhere"))
  }

  @Test func theTableHasARowForEachStart() throws {
    let lines = try matrix(harmless).text.split(separator: "\n")
    #expect(
      lines.suffix(5) == [
        #"from \ to  p   low  none"#, "declared   ok  ok   ok", "p          -   ok   ok",
        "low        ok  -    ok", "none       ok  ok   -",
      ])
  }

  @Test(arguments: [1, 2, 3, 4, 5, 8, 32]) func aWalkHasEveryTransitionOnce(count: Int) {
    let way = StateMatrix.way(through: count)
    let steps = zip(way, way.dropFirst()).map { $0 * count + $1 }
    #expect(Set(steps).count == steps.count && steps.count == count * (count - 1))
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func aWalkEndsWhereItsTransitionsDo() throws {
    let matrix = try matrix(harmless)
    let walk = try PlannedTimeline(json: matrix.walk)
    #expect(walk.plan.timeline.keyframes.count == 7)
    let again = try StateMatrix(walk)
    #expect(again.isSound && again.states == matrix.states)
  }

  @Test func aTimelineWithoutStatesHasNoTransitions() throws {
    let matrix = try StateMatrix(
      PlannedTimeline(json: #"{"version": 1, "canvas": {"width": 9, "height": 9}}"#))
    #expect(matrix.isSound && matrix.text.hasSuffix("no states\n"))
    #expect(throws: LayoutAnimationError.self) { _ = try StateSheet(matrix).width }
  }

  /// Where a row meets its own column is what the way from the declared layout ends with.
  @Test func theSheetShowsStatesWhereTransitionsEnd() throws {
    let sheet = try StateSheet(matrix(harmless))
    for state in 0..<3 {
      #expect(
        sheet.picture(row: 0, column: state, slot: 2)
          == sheet.picture(row: state + 1, column: state, slot: 1))
    }
    #expect(
      sheet.picture(row: 0, column: 0, slot: 0) != sheet.picture(row: 0, column: 0, slot: 2))
  }
}

extension StateSheet {
  /// The pixels at the place of a picture.
  fileprivate func picture(row: Int, column: Int, slot: Int) -> [UInt8] {
    let (x, y) = layout.origin(row: row, column: column, slot: slot)
    let (bytes, length) = (image.bytes, 4 * layout.pictureWidth)
    var pixels: [UInt8] = []
    for line in y..<y + layout.pictureHeight {
      let start = 4 * (line * width + x)
      pixels += bytes[start..<start + length]
    }
    return pixels
  }
}
