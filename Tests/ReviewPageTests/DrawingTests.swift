import Foundation
import LayoutAnimation
import TestSupport
import Testing

@testable import ReviewPage

@Suite struct DrawingTests {
  /// A fading box that moves by fractions of pixels inside another fading box.
  static let fading = """
    {"version": 1, "canvas": {"width": 24, "height": 20}, "views": [
      {"id": "a", "backgroundColor": "#3366CC", "alpha": 0.5, "subviews": [
        {"id": "b", "backgroundColor": "#FF8800CC"}]}],
     "constraints": ["a.leading == root.leading + 2.3", "a.top == root.top + 1", "a.width == 14",
       "a.height == 12", "x: b.leading == a.leading + 1",
       "b.top == a.top + 2", "b.width == 9", "b.height == 5"],
     "keyframes": [{"time": 0.05, "changes": [{"constraint": "x", "constant": 4},
       {"view": "a", "alpha": 0.9}], "animation": {"duration": 0.2}}]}
    """

  @Test func everyFrameIsDrawnFromItsGeometry() async throws {
    let timeline = try PlannedTimeline(json: Self.fading)
    let version = try VersionReading(timeline)
    #expect(try version["drawing"] == "geometry")
    let painter = PlainPainter(width: timeline.width, height: timeline.height)
    for frame in timeline.frames {
      let scene = try #require(version.picture(ofFrame: frame.index))
      #expect(try painter.picture(version, scene) == frame.pixels, "frame \(frame.index)")
    }
  }

  @Test(arguments: try Checkout.timelines())
  func theExamplesAreDrawnAsTheyAreRendered(url: URL) throws {
    let timeline = try PlannedTimeline(path: url.path, options: PlanOptions(scale: 1))
    let version = try VersionReading(timeline)
    #expect(try version["drawing"] == "geometry")
    let painter = PlainPainter(width: timeline.width, height: timeline.height)
    for frame in timeline.frames where frame.index % 9 == 4 {
      let picture = try #require(version.picture(ofFrame: frame.index))
      let scene = try version.scene(picture)
      let isUpright = try version.isUpright(picture)
      let pixels = isUpright ? try painter.picture(version, picture) : scene.straightPixels
      #expect(pixels == frame.pixels, "frame \(frame.index)")
    }
  }

  /// A canvas that becomes smaller around a turning box, and a box with edges of its own.
  static let shrinking = """
    {"version": 1, "canvas": {"width": 24, "height": 20}, "views": [
      {"id": "a", "backgroundColor": "#3366CC", "transform": {"rotation": 10},
        "frame": {"x": 8.3, "y": 3.4, "width": 13, "height": 12}},
      {"id": "b", "backgroundColor": "#FF8800CC", "allowsEdgeAntialiasing": true,
        "frame": {"x": 1.3, "y": 2.4, "width": 19.5, "height": 3.1}}],
     "keyframes": [{"time": 0.05, "changes": [{"canvas": {"width": 13, "height": 11}},
       {"view": "a", "transform": {"rotation": 120}}], "animation": {"duration": 0.2}}]}
    """

  @Test(arguments: PlanOptions.Edges.allCases)
  func everyWayToDrawEdgesIsPartOfTheGeometry(edges: PlanOptions.Edges) throws {
    let options = try PlanOptions(edges: edges)
    let timeline = try PlannedTimeline(json: Self.shrinking, options: options)
    let version = try VersionReading(timeline)
    for frame in timeline.frames {
      let picture = try #require(version.picture(ofFrame: frame.index))
      #expect(try version.scene(picture).straightPixels == frame.pixels, "frame \(frame.index)")
    }
  }

  @Test func whatIsTurnedIsGivenByItsCorners() throws {
    let turning = Self.fading.replacingOccurrences(
      of: "\"alpha\": 0.9", with: "\"transform\": {\"rotation\": 30}")
    let timeline = try PlannedTimeline(json: turning)
    let version = try VersionReading(timeline)
    #expect(try version["ops", as: [[Double]].self].contains { $0.count == 9 })
    for frame in timeline.frames {
      let picture = try #require(version.picture(ofFrame: frame.index))
      #expect(try version.scene(picture).straightPixels == frame.pixels, "frame \(frame.index)")
    }
  }
}
