import Foundation
import LayoutAnimation
import Presentation
import Primitives
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
    // The painter of this test is slow, and `PagePixelTests` compares other frames.
    for frame in timeline.frames where frame.index % 54 == 13 {
      let picture = try #require(version.picture(ofFrame: frame.index))
      let scene = try version.scene(
        picture, sigmas: timeline.plan.scene(at: frame.index).sigmas)
      let isUpright = try version.isUpright(picture)
      let pixels = isUpright ? try painter.picture(version, picture) : scene.straightPixels
      // A gradient's colour may be between two levels, and Foundation does not read every number to the
      // last bit. A browser does: `PagePixelTests` compares the same frames exactly.
      let tolerance = scene.patterns.isEmpty ? 0 : 1
      #expect(pixels.isClose(to: frame.pixels, within: tolerance), "frame \(frame.index)")
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

  /// Texts that move, turn, change and are clipped by rounded corners.
  static let texts = """
    {"version": 1, "canvas": {"width": 90, "height": 60}, "views": [
      {"id": "a", "text": "Åé ag%", "frame": {"x": 3.3, "y": 2.4, "width": 80, "height": 20}},
      {"id": "b", "backgroundColor": "#3366CC", "cornerRadius": 9, "clipsToBounds": true, "alpha": 0.8,
        "text": {"string": "Overflow", "size": 22, "weight": "black", "color": "#FFFFFF88"},
        "frame": {"x": 10, "y": 24, "width": 60, "height": 20}}],
     "keyframes": [{"time": 0.02, "changes": [
       {"view": "a", "text": {"string": "Zwei", "size": 14}, "transform": {"rotation": 20}},
       {"view": "b", "frame": {"x": 20.6, "y": 28.2, "width": 64, "height": 25}}],
       "animation": {"duration": 0.2}}]}
    """

  @Test func anOutlineIsStoredOnce() throws {
    let version = try VersionReading(PlannedTimeline(json: Self.texts))
    let outlines = try version["outlines", as: [Any].self]
    let operations = try version["ops", as: [[Any]].self].filter { $0.first as? String == "shape" }
    // Two texts: one changes, and the other is set again for another size.
    #expect(outlines.count == 4)
    #expect(operations.count > 20)
  }

  /// Shadows of a translucent gradient, upright and turned, of a text, of a border and of subviews.
  static let shadows = """
    {"version": 1, "canvas": {"width": 44, "height": 34, "backgroundColor": "white"}, "views": [
      {"id": "a", "gradient": {"colors": ["#FF0000", "#0000FF20"]}, "cornerRadius": 4,
        "shadow": {"opacity": 0.8, "radius": 2}, "frame": {"x": 3.4, "y": 4.2, "width": 14, "height": 9}},
      {"id": "b", "text": {"string": "Sg", "size": 13}, "shadow": {"opacity": 1, "radius": 1},
        "frame": {"x": 21, "y": 2.5, "width": 20, "height": 15}},
      {"id": "c", "borderWidth": 2, "shadow": {"opacity": 0.6, "radius": 1.5},
        "frame": {"x": 5, "y": 19, "width": 12.6, "height": 10}, "subviews": [
        {"id": "d", "clipsToBounds": true, "cornerRadius": 3, "alpha": 0.7,
          "frame": {"x": 9, "y": 5, "width": 9, "height": 8}, "subviews": [
          {"id": "e", "backgroundColor": "#34C759", "frame": {"x": 2, "y": 2, "width": 20, "height": 20}}]}]}],
     "keyframes": [{"time": 0.02, "changes": [
       {"view": "a", "transform": {"rotation": 30}, "frame": {"x": 22, "y": 20, "width": 17, "height": 8}},
       {"view": "b", "frame": {"x": 1.5, "y": 4, "width": 20, "height": 15}}],
       "animation": {"duration": 0.2}}]}
    """

  /// Upright and turned corners, borders and clips that move by fractions of pixels.
  static let layers = """
    {"version": 1, "canvas": {"width": 40, "height": 30, "backgroundColor": "#FFFFFF80"}, "views": [
      {"id": "a", "backgroundColor": "#3366CC", "cornerRadius": 5, "clipsToBounds": true,
        "borderWidth": 1.5, "borderColor": "#FF0000C0", "zPosition": 1, "alpha": 0.8,
        "frame": {"x": 2.3, "y": 1.6, "width": 20, "height": 15}, "subviews": [
        {"id": "b", "backgroundColor": "#FF8800CC", "cornerRadius": 3, "transform": {"rotation": 20},
          "maskedCorners": ["topLeft", "bottomRight"],
          "frame": {"x": 9, "y": -3, "width": 16, "height": 12}}]},
      {"id": "c", "backgroundColor": "#34C759", "cornerRadius": 4, "borderWidth": 2,
        "clipsToBounds": true, "transform": {"rotation": 30},
        "frame": {"x": 18, "y": 9, "width": 16, "height": 12}, "subviews": [
        {"id": "d", "backgroundColor": "#0000FF",
          "frame": {"x": -3.5, "y": 5.2, "width": 12, "height": 12}}]},
      {"id": "e", "clipsToBounds": true, "frame": {"x": 1.4, "y": 19.7, "width": 9, "height": 8},
        "subviews": [{"id": "f", "backgroundColor": "#AF52DE", "allowsEdgeAntialiasing": true,
          "cornerRadius": 50, "frame": {"x": -2, "y": 2, "width": 14, "height": 9}}]}],
     "keyframes": [{"time": 0.02, "changes": [
       {"view": "a", "cornerRadius": 9, "borderWidth": 4, "zPosition": -1, "borderColor": "black",
         "frame": {"x": 8.9, "y": 3.1, "width": 25.7, "height": 19.3}},
       {"view": "c", "transform": {"rotation": 110}, "maskedCorners": ["topRight"]},
       {"view": "e", "cornerRadius": 4}],
       "animation": {"duration": 0.2}}]}
    """

  @Test(arguments: PlanOptions.Edges.allCases, [shrinking, layers])
  func everyWayToDrawEdgesIsPartOfTheGeometry(edges: PlanOptions.Edges, json: String) throws {
    let options = try PlanOptions(edges: edges)
    let timeline = try PlannedTimeline(json: json, options: options)
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

extension [UInt8] {
  fileprivate func isClose(to others: [UInt8], within tolerance: Int) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }
}

extension Scene {
  /// Of its shadows.
  fileprivate var sigmas: [Double] {
    commands.compactMap { command in
      switch command {
      case .fillShadow(_, let sigma, _), .beginShadow(let sigma, _): sigma
      default: nil
      }
    }
  }
}
