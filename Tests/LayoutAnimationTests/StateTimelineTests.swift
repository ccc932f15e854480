import LayoutAnimation
import TestSupport
import Testing
import Timing

@testable import Planning
@testable import Presentation
@testable import Sweeping
@testable import TimelineModel

/// Keyframes that go to states, played.
@Suite struct StateTimelineTests {
  private func planned(_ keyframes: String, states: String = "") throws -> PlannedTimeline {
    try PlannedTimeline(
      json: """
        {"version": 1, "canvas": {"width": 120, "height": 100}, "framesPerSecond": 10,
          "views": [
            {"id": "card", "backgroundColor": "#007AFF", "subviews": [
              {"id": "detail", "backgroundColor": "#FFFFFF", "alpha": 0}]},
            {"id": "badge", "backgroundColor": "#FF3B30",
              "frame": {"x": 90, "y": 80, "width": 20, "height": 10}}],
          "constraints": ["H:|-10-[card]-10-|", "top: card.top == root.top + 10",
            "H:|-8-[detail]-8-|", "detail.top == card.top + 20", "detail.height == 40",
            "low: card.height == 20",
            {"id": "high", "equation": "card.height == 70", "active": false}],
          \(states)"keyframes": [\(keyframes)]}
        """)
  }

  private let states = #"""
    "states": {"open": [{"activate": "high"}, {"deactivate": "low"},
        {"view": "detail", "alpha": 1},
        {"view": "badge", "transform.rotation": 360, "frame": {"x": 0, "y": 80, "width": 30, "height": 10}}],
      "lower": [{"constraint": "top", "constant": 30},
        {"view": "card", "backgroundColor": "#34C759", "cornerRadius": 8}]},
    """#

  /// What a person would write without states.
  @Test func goingToAStateShowsTheFramesOfItsChanges() throws {
    let short = try planned(
      #"""
      {"time": 0.1, "to": "open", "animation": 0.3}, {"time": 0.3, "to": "lower", "animation": 0.4},
      {"time": 1, "to": "open", "changes": [{"view": "card", "alpha": 0.5}]}
      """#, states: states)
    let restored =
      #"{"view": "detail", "alpha": 0}, {"view": "badge", "transform.rotation": 0, "frame": {"x": 90, "y": 80, "width": 20, "height": 10}}"#
    let open =
      #"{"deactivate": "low"}, {"activate": "high"}, {"view": "detail", "alpha": 1}, {"view": "badge", "transform.rotation": 360, "frame": {"x": 0, "y": 80, "width": 30, "height": 10}}"#
    let long = try planned(
      #"""
      {"time": 0.1, "animation": 0.3, "changes": [\#(open)]},
      {"time": 0.3, "animation": 0.4, "changes": [{"restore": ["high", "low"]}, \#(restored),
        {"constraint": "top", "constant": 30},
        {"view": "card", "backgroundColor": "#34C759", "cornerRadius": 8}]},
      {"time": 1, "changes": [{"restore": "top"},
        {"view": "card", "backgroundColor": "#007AFF", "cornerRadius": 0}, \#(open),
        {"view": "card", "alpha": 0.5}]}
      """#)
    #expect(short.frameCount == long.frameCount)
    for frame in 0..<short.frameCount {
      let time = short.plan.clock.time(ofFrame: frame)
      #expect(short.plan.presentation(at: time) == long.plan.presentation(at: time), "\(frame)")
      #expect(short.plan.scene(at: time) == long.plan.scene(at: time), "\(frame)")
    }
    #expect(short.plan.findings().isEmpty)
  }

  @Test func fullTurnsAreTurnedBack() throws {
    let planned = try planned(
      #"{"time": 0, "to": "open"}, {"time": 0.1, "to": "lower", "animation": {"duration": 0.4, "curve": "linear"}}"#,
      states: states)
    // Half-way between 360 and 0 degrees the badge is upside down.
    let half = try #require(try planned.layout(atFrame: 3)["badge"]).transform
    #expect(half.a < -0.99)
  }

  /// Not both heights at any time, whatever the order in which a state is written.
  @Test func constraintsThatReplaceEachOtherNeverHoldTogether() throws {
    let keyframes = #"{"time": 0, "to": "open"}, {"time": 1, "to": "lower"}"#
    #expect(try planned(keyframes, states: states).plan.findings().isEmpty)
  }

  @Test(arguments: 0..<12) func theEndDoesNotDependOnTheWay(seed: Int) throws {
    var random = RandomStates(seed: seed)
    let (text, names) = random.timeline()
    let planned = try PlannedTimeline(json: text)
    for (keyframe, name) in zip(planned.plan.timeline.keyframes, names) {
      let direct = try PlannedTimeline(json: random.goingDirectly(to: name))
      let (end, expected) = (
        planned.plan.model(at: .init(keyframe.time)), direct.plan.model(at: .init(.zero))
      )
      #expect(end.map(\.geometry) == expected.map(\.geometry), "\(name)\n\(text)")
      #expect(end.map(\.look) == expected.map(\.look), "\(name)\n\(text)")
    }
  }
}

/// Views whose edges are held one by one, and states that set anything of them.
private struct RandomStates {
  private var generator: SeededGenerator
  private var members = ""
  private let names = ["a", "b", "c"]

  init(seed: Int) {
    generator = SeededGenerator(seed: UInt64(seed))
    var constraints: [String] = []
    for view in 0..<3 {
      for side in ["left", "top"] {
        constraints.append(
          #""\#(side)\#(view): v\#(view).\#(side) == root.\#(side) + \#(below(40))""#)
        constraints.append(
          #"{"id": "\#(side)Other\#(view)", "equation": "v\#(view).\#(side) == root.\#(side) + \#(below(90)) @\#(700 + below(50))", "active": false}"#
        )
      }
      constraints.append(#""width\#(view): v\#(view).width == \#(below(50)) @\#(600 + view)""#)
      constraints.append(#""v\#(view).height == \#(1 + below(50))""#)
    }
    let views = (0..<3).map { #"{"id": "v\#($0)", "backgroundColor": "green"}"# }
    let states = names.map { name in
      #""\#(name)": [\#((0..<5).map { _ in change() }.joined(separator: ", "))]"#
    }
    members = #"""
      "version": 1, "canvas": {"width": 200, "height": 100}, "framesPerSecond": 5,
      "views": [\#(views.joined(separator: ","))], "constraints": [\#(constraints.joined(separator: ","))],
      "states": {\#(states.joined(separator: ","))}
      """#
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  private mutating func change() -> String {
    let (view, side) = (below(3), below(2) == 0 ? "left" : "top")
    return switch below(8) {
    case 0: #"{"constraint": "\#(side)\#(view)", "constant": \#(below(60))}"#
    case 1: #"{"deactivate": "\#(side)\#(view)"}, {"activate": "\#(side)Other\#(view)"}"#
    case 2: #"{"constraint": "width\#(view)", "priority": 1000, "constant": 33}"#
    case 3: #"{"view": "v\#(view)", "alpha": 0.\#(below(9)), "hidden": true}"#
    case 4: #"{"view": "v\#(view)", "transform.rotation": \#(below(800))}"#
    case 5:
      #"{"view": "v\#(view)", "cornerRadius": \#(below(9)), "backgroundColor": "\#(below(2) == 0 ? "red" : "blue")"}"#
    case 6: #"{"view": "v\#(view)", "shadow": {"opacity": 0.5, "radius": \#(below(5))}}"#
    default: #"{"canvas": {"width": \#(180 + below(20))}}"#
    }
  }

  /// A timeline that goes from state to state, and the states in order.
  mutating func timeline() -> (String, [String]) {
    let way = (0..<6).map { _ in names[below(3)] }
    let keyframes = way.enumerated().map { #"{"time": \#($0), "to": "\#($1)", "animation": 0.5}"# }
    return (#"{\#(members), "keyframes": [\#(keyframes.joined(separator: ","))]}"#, way)
  }

  func goingDirectly(to name: String) -> String {
    #"{\#(members), "keyframes": [{"time": 0, "to": "\#(name)"}]}"#
  }
}
