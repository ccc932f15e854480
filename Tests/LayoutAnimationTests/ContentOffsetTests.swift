import LayoutAnimation
import Presentation
import Primitives
import Testing

/// `contentOffset`: subviews move as with `bounds.origin`, and constraints know where the content is.
@Suite struct ContentOffsetTests {
  /// A scroll view at (20, 10) of 60 × 50 points with a subview, which scrolls linearly in a second.
  private func planned(
    _ constraints: [String], child: String = "", scroll: String = "", scale: Int = 1,
    to offset: String = #"{ "x": 10, "y": 40 }"#
  ) throws -> PlannedTimeline {
    let list = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
    return try PlannedTimeline(
      json: #"""
        { "version": 1, "canvas": { "width": 100, "height": 100, "scale": \#(scale) },
          "views": [
            { "id": "list", "frame": { "x": 20, "y": 10, "width": 60, "height": 50 }\#(scroll),
              "subviews": [{ "id": "row", "backgroundColor": "red"\#(child) }] },
            { "id": "beside", "frame": { "x": 5, "y": 15, "width": 10, "height": 10 } } ],
          "constraints": [\#(list)],
          "keyframes": [{ "time": 1, "animation": { "duration": 1, "curve": "linear" },
            "changes": [{ "view": "list", "contentOffset": \#(offset) }] }] }
        """#)
  }

  private let size = ["row.width == 30", "row.height == 20"]

  /// The place of the row in the picture.
  private func shown(_ timeline: PlannedTimeline, at seconds: Double) throws -> Primitives.Rect {
    let frame = Int(seconds * Double(timeline.framesPerSecond))
    let rects = timeline.plan.scene(at: frame).commands.compactMap {
      if case .fill(let rect, let color) = $0, color.green == 0 { rect } else { nil }
    }
    return try #require(rects.first)
  }

  private func row(_ timeline: PlannedTimeline, at seconds: Double) throws -> Inspection.View {
    try #require(try timeline.layout(at: seconds)["row"])
  }

  @Test(arguments: [
    ["row.left == list.contentLayoutGuide.left + 5", "row.top == list.contentLayoutGuide.top + 7"]
  ])
  func whatIsTiedToTheContentScrolls(_ constraints: [String]) throws {
    let timeline = try planned(size + constraints)
    #expect(try shown(timeline, at: 1) == .init(x: 25, y: 17, width: 30, height: 20))
    #expect(try shown(timeline, at: 1.5) == .init(x: 20, y: -3, width: 30, height: 20))
    #expect(try shown(timeline, at: 2) == .init(x: 15, y: -23, width: 30, height: 20))
    for time in [1, 1.5, 2] {
      #expect(try row(timeline, at: time).frame == .init(x: 5, y: 7, width: 30, height: 20))
    }
  }

  @Test func aGivenFrameScrolls() throws {
    let frame = #", "frame": { "x": 5, "y": 7, "width": 30, "height": 20 }"#
    let timeline = try planned([], child: frame)
    #expect(try shown(timeline, at: 1.5) == .init(x: 20, y: -3, width: 30, height: 20))
    #expect(try row(timeline, at: 2).frame == .init(x: 5, y: 7, width: 30, height: 20))
  }

  /// In the coordinates of the content it moves, and it does so together with them.
  @Test(arguments: [
    ["row.left == list.frameLayoutGuide.left + 5", "row.top == list.frameLayoutGuide.top + 7"],
    ["row.left == list.left + 5", "row.top == list.top + 7"],
    ["row.left == root.left + 25", "row.top == root.top + 17"],
    ["row.left == beside.right + 10", "row.bottom == beside.bottom + 12"],
    ["row.centerX == list.centerX - 10", "row.bottom == list.bottom - 23"],
  ])
  func whatIsTiedElsewhereStays(_ constraints: [String]) throws {
    let timeline = try planned(size + constraints)
    for time in [0, 1, 1.5, 2] {
      #expect(try shown(timeline, at: time) == .init(x: 25, y: 17, width: 30, height: 20))
    }
    #expect(try row(timeline, at: 1.5).frame == .init(x: 10, y: 27, width: 30, height: 20))
    #expect(try row(timeline, at: 2).frame == .init(x: 15, y: 47, width: 30, height: 20))
  }

  @Test func aDeclaredOffsetIsThereFromTheStart() throws {
    let timeline = try planned(
      size
        + [
          "row.left == list.contentLayoutGuide.left", "row.top == list.frameLayoutGuide.top + 7",
        ], scroll: #", "contentOffset": { "x": 4, "y": 30 }"#)
    #expect(try shown(timeline, at: 0) == .init(x: 16, y: 17, width: 30, height: 20))
    #expect(try row(timeline, at: 0).frame == .init(x: 0, y: 37, width: 30, height: 20))
    let list = try #require(try timeline.layout(at: 0)["list"])
    #expect(list.bounds == .init(x: 4, y: 30, width: 60, height: 50))
    #expect(list.frame == .init(x: 20, y: 10, width: 60, height: 50))
  }

  /// As `UIScrollView` does.
  @Test func anOffsetIsRoundedToPixels() throws {
    let timeline = try planned(
      size
        + ["row.left == list.contentLayoutGuide.left", "row.top == list.contentLayoutGuide.top"],
      scale: 2, to: #"{ "x": 10.3, "y": 0.2 }"#)
    let list = try #require(try timeline.layout(at: 2)["list"])
    #expect(list.bounds == .init(x: 10.5, y: 0, width: 60, height: 50))
    #expect(try row(timeline, at: 2).frame == .init(x: 0, y: 0, width: 30, height: 20))
    #expect(try shown(timeline, at: 2) == .init(x: 19, y: 20, width: 60, height: 40))
  }

  @Test func aTurnedViewScrollsAlongItsOwnAxes() throws {
    let timeline = try planned(
      size
        + ["row.left == list.contentLayoutGuide.left", "row.top == list.contentLayoutGuide.top"],
      scroll: #", "transform": { "rotation": 90 }"#)
    let quads = timeline.plan.scene(at: 120).commands.compactMap {
      if case .fillQuad(let quad, _) = $0 { quad } else { nil }
    }
    let quad = try #require(quads.first)
    // The list's middle is (50, 35); its top left corner is at the upper right, 25 and 30 from there.
    let corner = quad.p0
    #expect(abs(corner.x - (50 + 25 + 40)) < 1e-9)
    #expect(abs(corner.y - (35 - 30 - 10)) < 1e-9)
  }

  /// The second reading of the constraints agrees, and the certificate's checker accepts the layouts.
  @Test func rowsSayWhatTheConstraintsSay() throws {
    let timeline = try planned(
      size
        + [
          "row.left == list.frameLayoutGuide.left + 3", "row.bottom == beside.bottom",
          "list.contentLayoutGuide.width == 200", "list.contentLayoutGuide.bottom == row.bottom",
        ], scroll: #", "contentOffset": { "x": 4, "y": 30 }"#)
    #expect(try timeline.certify().refused.isEmpty)
  }

  @Test(arguments: [
    (#"{ "view": "root", "contentOffset": { "x": 0, "y": 1 } }"#, "not-changeable"),
    (#"{ "view": "s", "contentOffset": { "x": 0, "y": 1 } }"#, "not-changeable"),
    (#"{ "view": "a", "contentOffset": { "x": 0 } }"#, "missing-key"),
    (#"{ "view": "a", "contentOffset": { "x": 0, "y": 1e999 } }"#, "not-finite"),
  ])
  func whatCannotScrollIsReported(_ change: String, code: String) {
    let json = #"""
      { "version": 1, "canvas": { "width": 10, "height": 10 },
        "views": [{ "id": "s", "stack": {} }, { "id": "a" }],
        "keyframes": [{ "time": 0, "changes": [\#(change)] }] }
      """#
    do throws(LayoutAnimationError) {
      _ = try PlannedTimeline(json: json)
      Issue.record("accepted")
    } catch {
      #expect("\(error)".contains("[\(code)]"))
    }
  }
}
