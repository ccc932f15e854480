import AutoLayout
import JSONText
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// Animations with relative keyframes, and several animations in one keyframe.
@Suite struct KeyframeAnimationTests {
  private func timeline(_ keyframes: String, compatibility: String = "") throws -> Timeline {
    let text = """
      {"version": 1, "canvas": {"width": 200, "height": 100}, \(compatibility)
        "views": [{"id": "a", "backgroundColor": "#FF0000", "borderWidth": 2},
          {"id": "b", "backgroundColor": "#0000FF"}],
        "constraints": ["x: a.left == root.left", "a.top == root.top", "a.width == 20",
          "a.height == 20", "y: b.top == root.top", "b.left == root.left", "b.size == 10"],
        "keyframes": [\(keyframes)]}
      """.replacing("\"b.size == 10\"", with: "\"b.width == 10\", \"b.height == 10\"")
    return try Timeline(parsing: SourceText(bytes: Array(text.utf8)))
  }

  private func plan(_ keyframes: String, compatibility: String = "") throws -> AnimationPlan {
    try AnimationPlan(timeline(keyframes, compatibility: compatibility))
  }

  private func parts(_ mode: String, _ changes: [(Double, Double, String)]) -> String {
    let parts = changes.map { start, duration, change in
      #"{"relativeStartTime": \#(start), "relativeDuration": \#(duration), "changes": [\#(change)]}"#
    }
    return #"""
      {"time": 0, "animation": {"duration": 1, "curve": "linear", "calculationMode": "\#(mode)",
        "relativeKeyframes": [\#(parts.joined(separator: ","))]}}
      """#
  }

  private func shown(_ plan: AnimationPlan, _ time: Double) -> PresentedView {
    plan.presentation(at: FrameTime(seconds(time)))[1]
  }

  /// The polyline through the values, computed apart.
  private func line(_ points: [(Double, Double)], at time: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.0 >= time }), next > 0 else {
      return time <= points[0].0 ? points[0].1 : points[points.count - 1].1
    }
    let (from, to) = (points[next - 1], points[next])
    return from.1 + (to.1 - from.1) * (time - from.0) / (to.0 - from.0)
  }

  private let points: [(Double, Double)] = [(0, 0), (0.1, 0), (0.4, 90), (0.5, 90), (1, 30)]

  /// Properties that add up and those that take over, each through all of its values.
  @Test(arguments: ["", #""compatibility": "iOS7","#])
  func everyPropertyGoesThroughItsValues(compatibility: String) throws {
    func change(_ value: Double) -> String {
      #"""
      {"constraint": "x", "constant": \#(value)},
      {"view": "a", "alpha": \#(1 - value / 100), "borderWidth": \#(2 + value),
        "transform.translation": {"x": \#(value), "y": 0}}
      """#
    }
    let plan = try plan(
      parts("linear", [(0.1, 0.3, change(90)), (0.5, 0.5, change(30))]),
      compatibility: compatibility)
    for step in 1..<100 {
      let time = Double(step) / 100
      let expected = line(points, at: time)
      let view = shown(plan, time)
      // On iOS 7 a translation moves the frame too.
      if compatibility.isEmpty { #expect(isClose(view.geometry.center.x, expected + 10)) }
      #expect(isClose(view.alpha, 1 - expected / 100), "\(time)")
      #expect(isClose(view.layer.borderWidth, 2 + expected), "\(time)")
      #expect(isClose(view.transform.tx, expected), "\(time)")
    }
  }

  /// Views share the timing of what changes alike, but only at the same times.
  @Test(arguments: ["linear", "paced"])
  func viewsThatChangeAlikeKeepTheirOwnTimes(mode: String) throws {
    func fade(_ view: String, _ alpha: Double) -> String {
      #"{"view": "\#(view)", "alpha": \#(alpha)}"#
    }
    let plan = try plan(
      parts(
        mode,
        [
          (0, 0.05, fade("b", 0.5)), (0.1, 0.3, fade("a", 0.5)), (0.5, 0.5, fade("a", 0.2)),
          (0.9, 0.1, fade("b", 0.2)),
        ]))
    for step in 1..<100 {
      let time = Double(step) / 100
      let views = plan.presentation(at: FrameTime(seconds(time)))
      let a = line([(0, 1), (0.1, 1), (0.4, 0.5), (0.5, 0.5), (1, 0.2)], at: time)
      let b = line([(0, 1), (0.05, 0.5), (0.9, 0.5), (1, 0.2)], at: time)
      let paced = 1 - 0.8 * time
      #expect(isClose(views[1].alpha, mode == "linear" ? a : paced), "\(time)")
      #expect(isClose(views[2].alpha, mode == "linear" ? b : paced), "\(time)")
    }
  }

  /// Of two values each property has a function with 128 stops for each and one more. The opacity of both views has
  /// one, because they change alike, and the position of one view another.
  @Test(arguments: [2 * 257 - 1, 2 * 257, 2 * 257 + 1])
  func stopsOfStepsAreCounted(limit: Int) throws {
    func change(_ value: Double) -> String {
      #"""
      {"constraint": "x", "constant": \#(8 * value)},
      {"view": "a", "alpha": \#(value)}, {"view": "b", "alpha": \#(value)}
      """#
    }
    let timeline = try timeline(
      parts("cubicPaced", [(0, 0.5, change(0.25)), (0.5, 0.5, change(0.75))]))
    let limits = LayoutLimits(stepStops: limit)
    guard limit < 2 * 257 else {
      #expect(throws: Never.self) { try AnimationPlan(timeline, limits: limits) }
      return
    }
    for recordsLints in [false, true] {
      #expect(throws: PlanningError.tooManyStops(limit: limit, keyframe: 0)) {
        try AnimationPlan(timeline, recordsLints: recordsLints, limits: limits)
      }
    }
  }

  /// A rotation by matrices takes the short way in each part.
  @Test func rotationsGoThroughTheirAngles() throws {
    func turn(_ degrees: Double) -> String {
      #"{"view": "a", "transform": {"rotation": \#(degrees)}}"#
    }
    let plan = try plan(parts("linear", [(0, 0.5, turn(170)), (0.5, 0.5, turn(-170))]))
    // Of 85°, 170°, 180°, and 186°.
    let expected: [(Double, Double, Double)] = [
      (0.25, 0.087155742747658, 0.996194698091746), (0.5, -0.984807753012208, 0.17364817766693),
      (0.75, -1, 0), (0.9, -0.994521895368273, -0.104528463267653),
    ]
    for (time, cosine, sine) in expected {
      let found = shown(plan, time).transform
      #expect(
        abs(found.a - cosine) < 1e-6 && abs(found.b - sine) < 1e-6, "\(time): \(found)")
    }
  }

  @Test(
    arguments: ["linear", "discrete", "paced", "cubic", "cubicPaced"],
    ["", #""compatibility": "iOS7","#])
  func theSamplerShowsTheTracks(mode: String, compatibility: String) throws {
    func change(_ value: Double) -> String {
      #"""
      {"constraint": "x", "constant": \#(value)},
      {"view": "a", "alpha": \#(value / 100), "backgroundColor": "#00FF00",
        "transform": {"rotation": \#(value), "scale": 2}}
      """#
    }
    let again = #", {"time": 0.6, "animation": 0.5, "changes": [{"view": "a", "alpha": 1}]}"#
    let plan = try plan(
      parts(mode, [(0.1, 0.3, change(90)), (0.4, 0.2, change(10)), (0.7, 0.3, change(30))]) + again,
      compatibility: compatibility)
    for step in 0...110 {
      let time = FrameTime(seconds(Double(step) / 100))
      #expect(plan.presentation(at: time) == plan.trackedPresentation(at: time))
    }
    #expect(plan.presentation(at: FrameTime(seconds(2))) == plan.model(at: FrameTime(seconds(2))))
  }

  /// 0.1 + 0.2 is more than 0.3 in binary, and a frame at 0.3 shows the value all the same.
  @Test func aJumpIsAtTheDecimalEndOfItsPart() throws {
    let twentieths = (1..<20).flatMap { start in (1..<20 - start).map { (start, $0) } }
    for (start, duration) in twentieths {
      let end = Double(start + duration) / 20
      let plan = try plan(
        parts(
          "discrete",
          [(Double(start) / 20, Double(duration) / 20, #"{"constraint": "x", "constant": 90}"#)]))
      #expect(shown(plan, end - 0.001).geometry.center.x == 10, "\(start), \(duration)")
      #expect(shown(plan, end).geometry.center.x == 100, "\(start), \(duration)")
    }
  }

  /// An animation that comes later takes over from what the keyframe animation shows.
  @Test func aLaterAnimationTakesOver() throws {
    let again = #"""
      , {"time": 0.45, "animation": {"duration": 1, "curve": "linear"},
        "changes": [{"view": "a", "alpha": 0}, {"constraint": "x", "constant": 0}]}
      """#
    let plan = try plan(
      parts(
        "linear",
        [
          (0.1, 0.3, #"{"constraint": "x", "constant": 90}, {"view": "a", "alpha": 0.5}"#),
          (0.4, 0.6, #"{"constraint": "x", "constant": 30}, {"view": "a", "alpha": 1}"#),
        ]) + again)
    let (before, after) = (shown(plan, 0.45 - 1e-6), shown(plan, 0.45))
    #expect(abs(before.alpha - after.alpha) < 1e-4)
    #expect(abs(before.geometry.center.x - after.geometry.center.x) < 1e-2)
    #expect(isClose(shown(plan, 1.45).alpha, 0))
  }

  @Test func animationsOfOneKeyframeHaveTheirOwnTimes() throws {
    let plan = try plan(
      #"""
      {"time": 0, "changes": [{"constraint": "y", "constant": 7}], "animations": [
        {"duration": 0.5, "curve": "linear", "changes": [{"constraint": "x", "constant": 100}]},
        {"duration": 1, "delay": 0.2, "curve": "linear", "changes": [{"view": "a", "alpha": 0}],
          "animations": [
            {"delay": 0.3, "changes": [{"constraint": "y", "constant": 47}]},
            {"overrideInheritedDuration": true, "duration": 0.4,
              "changes": [{"view": "b", "alpha": 0}]}]}]}
      """#)
    let frame = FrameTime(seconds(0.7))
    let (a, b) = (plan.presentation(at: frame)[1], plan.presentation(at: frame)[2])
    #expect(isClose(a.geometry.center.x, 110) && isClose(a.alpha, 0.5))
    // After delays of 0.2 and 0.3, a fifth of the inherited second; and more than 0.4 after 0.2.
    #expect(isClose(b.geometry.center.y, 5 + 7 + 40 * 0.2) && isClose(b.alpha, 0))
    #expect(isClose(plan.presentation(at: FrameTime(seconds(0)))[2].geometry.center.y, 12))
  }
}
