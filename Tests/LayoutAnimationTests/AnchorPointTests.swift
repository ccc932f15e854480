import LayoutAnimation
import Testing

/// `anchorPoint`, with UIKit's rules for frame, bounds and center.
@Suite struct AnchorPointTests {
  /// A timeline of one view that changes after a second, in a linear animation of a second.
  private func planned(
    _ view: String, constraints: String = "", change: String? = nil
  ) throws -> PlannedTimeline {
    let keyframes = change.map {
      #"""
      , "keyframes": [{ "time": 1, "animation": { "duration": 1, "curve": "linear" },
        "changes": [{ "view": "v", \#($0) }] }]
      """#
    }
    return try PlannedTimeline(
      json: #"""
        { "version": 1, "canvas": { "width": 200, "height": 200, "scale": 1 },
          "views": [{ "id": "v", "backgroundColor": "#007AFF", \#(view) }],
          "constraints": [\#(constraints)]\#(keyframes ?? "") }
        """#)
  }

  private func view(_ timeline: PlannedTimeline, at time: Double = 0) throws -> Inspection.View {
    try #require(try timeline.layout(at: time)["v"])
  }

  private let frame = #""frame": { "x": 40, "y": 60, "width": 80, "height": 20 }"#
  private let corner = #""anchorPoint": { "x": 0, "y": 1 }"#

  @Test func aFrameIsWhereItSays() throws {
    let view = try view(planned("\(frame), \(corner)"))
    #expect(view.frame == .init(x: 40, y: 60, width: 80, height: 20))
    #expect(view.bounds == .init(x: 0, y: 0, width: 80, height: 20))
    #expect(view.center == .init(x: 40, y: 80))
    #expect(view.anchorPoint == .init(x: 0, y: 1))
  }

  @Test func aCenterIsThePlaceOfTheAnchorPoint() throws {
    let placed = #""center": { "x": 50, "y": 70 }, "size": { "width": 80, "height": 20 }"#
    #expect(
      try view(planned("\(placed), \(corner)")).frame
        == .init(x: 50, y: 50, width: 80, height: 20))
    #expect(try view(planned(placed)).frame == .init(x: 10, y: 60, width: 80, height: 20))
  }

  @Test func constraintsDoNotKnowOfIt() throws {
    let constraints =
      #""v.left == root.left + 10", "v.top == root.top + 20", "v.width == 60", "v.height == 30""#
    for timeline in [
      try planned(corner, constraints: constraints),
      try planned(#""alpha": 1"#, constraints: constraints, change: corner),
    ] {
      let view = try view(timeline, at: 2)
      #expect(view.frame == .init(x: 10, y: 20, width: 60, height: 30))
      #expect(view.center == .init(x: 10, y: 50))
    }
  }

  @Test func aChangeKeepsThePlaceAndMovesTheFrame() throws {
    let timeline = try planned(frame, change: #""anchorPoint": { "x": 0, "y": 0.5 }"#)
    for (time, x) in [(1.0, 40.0), (1.5, 60), (2, 80)] {
      let view = try view(timeline, at: time)
      #expect(view.frame == .init(x: x, y: 60, width: 80, height: 20))
      #expect(view.center == .init(x: 80, y: 70))
      #expect(view.anchorPoint == .init(x: 0.5 - (x - 40) / 80, y: 0.5))
    }
    let placed = try planned(frame, change: "\(frame), \(corner)")
    #expect(try view(placed, at: 2).frame == .init(x: 40, y: 60, width: 80, height: 20))
  }

  @Test func aSizeAloneKeepsThePlace() throws {
    let timeline = try planned(
      "\(frame), \(corner)", change: #""size": { "width": 20, "height": 10 }"#)
    #expect(try view(timeline, at: 2).frame == .init(x: 40, y: 70, width: 20, height: 10))
    #expect(try view(timeline, at: 2).center == .init(x: 40, y: 80))
  }

  @Test func transformsAreAppliedAboutIt() throws {
    let scaled = #""transform": { "scale": { "x": 0.5, "y": 2 } }"#
    let turned = #""transform": { "rotation": 90 }"#
    for (member, expected) in [
      (scaled, #""frame": { "x": 40, "y": 40, "width": 40, "height": 40 }"#),
      (turned, #""frame": { "x": 40, "y": 80, "width": 20, "height": 80 }"#),
    ] {
      let drawn = try planned("\(frame), \(corner), \(member)").frames[0]
      #expect(drawn == (try planned(expected).frames[0]))
      #expect(drawn != (try planned("\(frame), \(member)").frames[0]))
    }
    let view = try view(planned("\(frame), \(corner), \(turned)"))
    #expect(view.center == .init(x: 40, y: 80))
    #expect(view.transform.description == "rotation 90°")
  }

  @Test func anAnimatedAnchorPointTurnsTheViewAboutIt() throws {
    let turned = #""transform": { "rotation": 180 }"#
    let timeline = try planned(
      "\(frame), \(turned)", change: #""anchorPoint": { "x": 0, "y": 0.5 }"#)
    // Half a turn about the middle of the left edge: the view is as far on the other side.
    for (time, x) in [(1.0, 40.0), (1.5, 20), (2, 0)] {
      let index = try #require(timeline.frames.firstIndex { $0.time == time })
      let upright = #""frame": { "x": \#(x), "y": 60, "width": 80, "height": 20 }"#
      #expect(timeline.frames[index] == (try planned(upright).frames[0]), "\(time)")
    }
  }

  @Test func inspectionsShowIt() throws {
    let text = try planned("\(frame), \(corner)").layout(at: 0)
    #expect(text.description.contains("anchor point (0, 1)"))
    #expect(text.jsonText.contains(#""anchorPoint": {"x": 0, "y": 1}"#))
    #expect(!(try planned(frame).layout(at: 0).jsonText.contains("anchorPoint")))
  }

  @Test(arguments: ["1e999", "-1e999", "1e10", #""zero""#])
  func aNumberThatIsNotFiniteIsRefused(_ number: String) {
    let error = #expect(throws: LayoutAnimationError.self) {
      try planned(#"\#(frame), "anchorPoint": { "x": \#(number), "y": 0 }"#)
    }
    #expect(error?.code == .invalidTimeline)
    #expect(error?.report?.errorCount == 1)
  }
}
