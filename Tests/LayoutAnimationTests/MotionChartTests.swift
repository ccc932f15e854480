import Foundation
import LayoutAnimation
import Presentation
import TestSupport
import Testing
import Timing

@testable import Planning

@Suite struct MotionChartTests {
  private func chart(_ keyframes: String, duration: Double = 2) throws -> MotionChart {
    try PlannedTimeline(
      json: """
        {"version": 1, "canvas": {"width": 90, "height": 60}, "duration": \(duration), "views": [
          {"id": "a", "backgroundColor": "#3366CC", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}},
          {"id": "b", "backgroundColor": "#3366CC", "shadow": {"opacity": 0.5}}],
         "constraints": ["b.edges == a.edges"], "keyframes": [\(keyframes)]}
        """
    ).motionChart
  }

  private static let fading = """
    {"time": 0.5, "name": "fade", "animation": {"duration": 0.5, "delay": 0.25, "curve": "linear"},
     "changes": [{"view": "a", "alpha": 0.5, "cornerRadius": 2}]}
    """

  @Test func aBarHasItsDelayAndItsKeyframe() throws {
    let chart = try chart(Self.fading)
    #expect(chart.rows.map(\.view) == ["a"])
    #expect(chart.rows[0].properties == ["alpha", "cornerRadius"])
    let bar = try #require(chart.rows[0].bars.first)
    #expect((bar.start, bar.begin, bar.end) == (0.5, 0.75, 1.25))
    #expect(bar.curve == "linear" && bar.keyframe?.name == "fade")
    #expect(chart.still == [0..<0.75, 1.25..<2])
    // 48 columns for two seconds.
    let bars = String(repeating: " ", count: 12) + String(repeating: "·", count: 6)
    let line = "a  alpha, cornerRadius  " + bars + String(repeating: "━", count: 12)
    #expect(
      chart.text.contains("\n" + line + String(repeating: " ", count: 18) + "  0.75–1.25 s\n"))
    #expect(chart.text.hasSuffix("nothing moves in 0–0.75, 1.25–2 s\n"))
  }

  @Test func whatChangesNothingHasNoBar() throws {
    let chart = try chart(
      """
      {"time": 0, "animation": 1, "changes": [{"view": "a", "alpha": 1}]},
      {"time": 1, "changes": [{"view": "a", "alpha": 0.3}]}
      """)
    #expect(chart.rows.isEmpty)
    #expect(chart.text == "nothing is animated in 2 s\n")
  }

  @Test func anAnimationEndsWhereAnotherTakesItsPlace() throws {
    let chart = try chart(
      """
      {"time": 0, "animation": 1, "changes": [{"view": "a", "alpha": 0.3}]},
      {"time": 0.5, "animation": 1, "changes": [{"view": "a", "alpha": 1}]}
      """)
    #expect(chart.rows[0].bars.map(\.end) == [0.5, 1.5])
    #expect(chart.still == [1.5..<2])
  }

  @Test func animationsOfPlacesAddUp() throws {
    let chart = try chart(
      """
      {"time": 0, "animation": 1, "changes": [{"view": "a",
        "frame": {"x": 9, "y": 0, "width": 9, "height": 9}}]},
      {"time": 0.5, "animation": 1, "changes": [{"view": "a",
        "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}]}
      """)
    #expect(chart.rows.map(\.view) == ["a", "b"])
    #expect(chart.rows.allSatisfy { $0.properties == ["position"] })
    #expect(chart.rows[0].bars.map(\.end) == [1, 1.5])
  }

  /// It is paused between 0.5 s and 1.5 s.
  @Test func aPausedAnimatorDoesNotMove() throws {
    let chart = try chart(
      """
      {"time": 0.25, "animation": {"duration": 0.5, "animator": "drag"},
       "changes": [{"view": "a", "alpha": 0.3,
         "frame": {"x": 9, "y": 0, "width": 9, "height": 9}}]},
      {"time": 0.5, "animator": "drag", "pause": true},
      {"time": 1.5, "animator": "drag", "continue": true}
      """)
    #expect(chart.still == [0..<0.25, 0.5..<1.5, 1.75..<2])
    #expect(chart.rows[0].bars.map(\.start) == [0.25, 1.5])
  }

  @Test func aRepeatedAnimationEndsWithTheTimeline() throws {
    let chart = try chart(
      """
      {"time": 1, "animation": {"duration": 0.1, "repeatCount": "infinity"},
       "changes": [{"view": "b", "shadow": {"radius": 9}}]}
      """)
    #expect(chart.rows.map(\.properties) == [["shadow"]])
    #expect(chart.rows[0].bars.map(\.end) == [2])
  }

  /// Whether something is drawn differently in a frame, as sampled, and not as planned.
  @Test(arguments: try Checkout.timelines())
  func nothingMovesWhereNothingIsAnimated(url: URL) throws {
    let planned = try PlannedTimeline(path: url.path, options: PlanOptions(scale: 1))
    for span in planned.motionChart.still where span.lowerBound > 0 {
      let frames = (0..<planned.frameCount).filter {
        span.contains(planned.plan.clock.time(ofFrame: $0).seconds)
      }
      let turns = planned.motionChart.turns
      for (frame, next) in zip(frames, frames.dropFirst()) {
        let times = [frame, next].map { planned.plan.clock.time(ofFrame: $0).seconds }
        guard !turns.contains(where: { times[0] < $0 && $0 <= times[1] }) else { continue }
        #expect(planned.plan.states(inFrame: frame) == planned.plan.states(inFrame: next))
      }
    }
  }
}
