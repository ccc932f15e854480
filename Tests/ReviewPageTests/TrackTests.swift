import Foundation
import LayoutAnimation
import TestSupport
import Testing

@testable import ReviewPage

@Suite struct TrackTests {
  @Test(arguments: try Checkout.timelines())
  func tracksAreTheLayoutsOfEveryFrame(url: URL) async throws {
    let timeline = try PlannedTimeline(path: url.path, options: PlanOptions(scale: 1))
    let version = try VersionReading(timeline)
    let views = try version["views", as: [[String: Any]].self]
    let tracks = try version["tracks", as: [[String: Any]].self]
    for frame in 0..<timeline.frameCount {
      let layout = try timeline.layout(atFrame: frame)
      for (view, track) in zip(views, tracks) {
        let id = try #require(view["id"] as? String)
        let own = layout[id]
        let numbers = ["x", "y", "width", "height", "alpha"].map {
          VersionReading.value(track[$0], frame) as? Double
        }
        let expected = own.map {
          [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height, $0.alpha]
        }
        for (index, number) in numbers.enumerated() {
          #expect(isClose(number, expected?[index]), "\(id) in frame \(frame)")
        }
        #expect(VersionReading.value(track["hidden"], frame) as? Bool == own?.isHidden)
        #expect(
          VersionReading.value(track["color"], frame) as? String
            == own?.backgroundColor.description)
      }
    }
  }

  /// Whether two numbers are equal within a thousandth, or both are missing.
  private func isClose(_ number: Double?, _ other: Double?) -> Bool {
    guard let number, let other else { return number == nil && other == nil }
    return abs(number - other) <= 0.000_500_1
  }

  /// A square of 4 points about (10, 10), rotated by 90°, inside a view scaled by 2.
  @Test func cornersAreThoseOnTheCanvas() async throws {
    let timeline = try PlannedTimeline(
      json: """
        {"version": 1, "canvas": {"width": 40, "height": 40}, "views": [
          {"id": "a", "frame": {"x": 10, "y": 10, "width": 20, "height": 20}, "transform": {"scale": 2}, "subviews": [
            {"id": "b", "frame": {"x": 8, "y": 8, "width": 4, "height": 2}, "transform": {"rotation": 90}}]}]}
        """)
    let version = try VersionReading(timeline)
    let tracks = try version["tracks", as: [[String: Any]].self]
    // b's centre is at a's (10, 9), 1 above a's centre, so 2 above (20, 20) on the canvas.
    #expect(tracks[2]["quad"] as? [Double] == [22, 14, 22, 22, 18, 22, 18, 14])
    #expect(tracks[1]["quad"] as? [Double] == [0, 0, 40, 0, 40, 40, 0, 40])
  }

  /// A view of 4 by 2 points, rotated by 90° about its top left corner.
  @Test func aTransformIsAppliedAboutTheAnchorPoint() throws {
    let timeline = try PlannedTimeline(
      json: """
        {"version": 1, "canvas": {"width": 40, "height": 40}, "views": [
          {"id": "a", "frame": {"x": 8, "y": 8, "width": 4, "height": 2}, "anchorPoint": {"x": 0, "y": 0},
           "transform": {"rotation": 90}}]}
        """)
    let tracks = try VersionReading(timeline)["tracks", as: [[String: Any]].self]
    #expect(tracks[1]["quad"] as? [Double] == [8, 8, 8, 12, 6, 12, 6, 8])
  }

  /// The view is 5 points below the upper edge of a canvas whose safe area is 20 below it.
  @Test func theInspectorHasSafeAreasAndTransformsThatAreNotUsual() throws {
    let timeline = try PlannedTimeline(
      json: """
        {"version": 1, "canvas": {"width": 40, "height": 80, "safeAreaInsets": {"top": 20, "bottom": 7}},
         "views": [
          {"id": "a", "frame": {"x": 0, "y": 5, "width": 40, "height": 30}},
          {"id": "b", "frame": {"x": 8, "y": 40, "width": 4, "height": 2},
           "transform": {"rotation": 90}}]}
        """)
    let tracks = try VersionReading(timeline)["tracks", as: [[String: Any]].self]
    #expect(tracks[0]["safeArea"] as? [Double] == [20, 0, 7, 0])
    #expect(tracks[1]["safeArea"] as? [Double] == [15, 0, 0, 0])
    #expect(tracks[2]["safeArea"] == nil)
    #expect(tracks.map { $0["transform"] as? String } == [nil, nil, "rotation 90°"])
  }
}
