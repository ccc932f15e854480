import AutoLayout
import JSONText
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// What views show while an animator runs, and what is left of it when it finishes.
@Suite struct AnimatorMotionTests {
  private let change = #"""
    "changes": [{"constraint": "x", "constant": 100},
      {"view": "a", "alpha": 0.5, "backgroundColor": "#0000FF",
        "borderWidth": 12, "transform.translation": {"x": 40, "y": 0}},
      {"view": "b", "frame": {"x": 50, "y": 60, "width": 30, "height": 20}}]
    """#

  private func plan(
    _ animation: String, _ events: String, compatibility: String = ""
  ) throws -> AnimationPlan {
    try plan(
      #"""
      {"time": 0, "animation": {"animator": "drag", \#(animation)}, \#(change)}, \#(events)
      """#, compatibility: compatibility)
  }

  private func plan(
    _ keyframes: String, compatibility: String, constraint: String = "x: a.left == root.left"
  ) throws -> AnimationPlan {
    // On iOS 7 a translation takes part in layout.
    let keyframes =
      compatibility.isEmpty
      ? keyframes : keyframes.replacing(#", "transform.translation": {"x": 40, "y": 0}"#, with: "")
    let text = """
      {"version": 1, "canvas": {"width": 200, "height": 100}, \(compatibility)
        "views": [{"id": "a", "backgroundColor": "#FF0000", "borderWidth": 2},
          {"id": "b", "frame": {"x": 0, "y": 60, "width": 20, "height": 20}}],
        "constraints": ["\(constraint)", "y: a.top == root.top", "a.width == 20",
          "a.height == 20"],
        "keyframes": [\(keyframes)]}
      """
    return try AnimationPlan(Timeline(parsing: SourceText(bytes: Array(text.utf8))))
  }

  private func views(_ plan: AnimationPlan, _ time: Double) -> [PresentedView] {
    plan.presentation(at: FrameTime(seconds(time)))
  }

  private func expect(
    _ plan: AnimationPlan, _ time: Double, at progress: Double,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let views = views(plan, time)
    let isModern = plan.timeline.compatibility == .modern
    #expect(isClose(views[1].geometry.center.x, 10 + 100 * progress), sourceLocation: location)
    #expect(isClose(views[1].alpha, 1 - progress / 2), sourceLocation: location)
    #expect(isClose(views[1].backgroundColor.blue, 255 * progress), sourceLocation: location)
    #expect(isClose(views[1].layer.borderWidth, 2 + 10 * progress), sourceLocation: location)
    let translation = isModern ? 40 * progress : 0
    #expect(isClose(views[1].transform.tx, translation), sourceLocation: location)
    #expect(isClose(views[2].geometry.center.x, 10 + 55 * progress), sourceLocation: location)
    #expect(isClose(views[2].geometry.size.width, 20 + 10 * progress), sourceLocation: location)
  }

  @Test(arguments: ["", #""compatibility": "iOS7","#])
  func allPropertiesFollowTheAnimator(_ compatibility: String) throws {
    let plan = try plan(
      #""duration": 1, "curve": "linear""#,
      #"""
      {"time": 0.25, "animator": "drag", "pause": true},
      {"time": 0.5, "animator": "drag", "fractionComplete": 0.5, "continue": {"durationFactor": 0.25}}
      """#, compatibility: compatibility)
    expect(plan, 0.125, at: 0.125)
    expect(plan, 0.375, at: 0.25)
    expect(plan, 0.5, at: 0.5)
    expect(plan, 0.625, at: 0.75)
    expect(plan, 0.75, at: 1)
    #expect(plan.timeline.end == seconds(0.75))
  }

  /// What is seen stays, although constraints keep the changed constants.
  @Test(
    arguments: ["", #""compatibility": "iOS7","#],
    [("current", 0.25), ("start", 0.0), ("end", 1.0)])
  func aStoppedAnimatorLeavesViewsWhereItIsTold(
    _ compatibility: String, _ stop: (String, Double)
  ) throws {
    let plan = try plan(
      #""duration": 1, "curve": "linear""#,
      #"""
      {"time": 0.25, "animator": "drag", "stop": "\#(stop.0)"}, {"time": 2, "name": "hold"}
      """#, compatibility: compatibility)
    expect(plan, 0.125, at: 0.125)
    for time in [0.25, 0.5, 2] { expect(plan, time, at: stop.1) }
    let model = plan.model(at: FrameTime(seconds(1)))[1]
    #expect(isClose(model.geometry.center.x, 10 + 100 * stop.1))
  }

  @Test(arguments: ["", #""compatibility": "iOS7","#])
  func aReversedAnimatorEndsAtTheStart(_ compatibility: String) throws {
    let plan = try plan(
      #""duration": 1, "curve": "linear""#,
      #"{"time": 0.25, "animator": "drag", "reverse": true}, {"time": 2, "name": "hold"}"#,
      compatibility: compatibility)
    expect(plan, 0.375, at: 0.125)
    for time in [0.5, 0.75, 2] { expect(plan, time, at: 0) }
  }

  @Test(
    arguments: ["", #""compatibility": "iOS7","#],
    [#""curve": "easeIn""#, #""spring": {"dampingRatio": 0.3, "initialVelocity": 5}"#])
  func aReversedAnimatorShowsTheSameFramesBackwards(
    _ compatibility: String, _ curve: String
  ) throws {
    let plan = try plan(
      #""duration": 1, \#(curve)"#, #"{"time": 0.6, "animator": "drag", "reverse": true}"#,
      compatibility: compatibility)
    for step in 1..<60 {
      let (before, after) = (Double(60 - step) / 100, Double(60 + step) / 100)
      for (shown, seen) in zip(views(plan, after), views(plan, before)) {
        #expect(abs(shown.geometry.center.x - seen.geometry.center.x) < 1e-6)
        #expect(abs(shown.geometry.size.width - seen.geometry.size.width) < 1e-6)
        #expect(abs(shown.alpha - seen.alpha) < 1e-6)
        #expect(abs(shown.transform.tx - seen.transform.tx) < 1e-6)
      }
    }
  }

  /// Of every property, at an event that does not scrub, whatever is done before and after.
  @Test(arguments: 0..<16)
  func whatIsSeenIsContinuous(seed: Int) throws {
    let curves = [
      #""curve": "easeIn""#, #""curve": [0.3, -0.8, 0.7, 1.9]"#,
      #""spring": {"dampingRatio": 0.2, "initialVelocity": 8}"#, #""curve": "linear""#,
    ]
    let continuations = [
      "true", #"{"curve": "easeOut", "durationFactor": 0.5}"#,
      #"{"spring": {"dampingRatio": 0.4, "initialVelocity": -3}, "durationFactor": 1}"#,
      #"{"spring": {"mass": 1, "stiffness": 300, "damping": 9}}"#,
    ]
    let reverse = seed.isMultiple(of: 3) ? #""reverse": true,"# : ""
    let plan = try plan(
      #""duration": 1, \#(curves[seed % 4])"#,
      #"""
      {"time": 0.3, "animator": "drag", "pause": true, "continue": \#(continuations[seed / 4])},
      {"time": 0.4, "animator": "drag", \#(reverse) "pause": true},
      {"time": 0.5, "animator": "drag", "continue": \#(continuations[seed / 2 % 4])},
      {"time": 0.6, "animator": "drag", "stop": "current"}, {"time": 1}
      """#)
    for time in [0.3, 0.4, 0.5, 0.6] {
      let now = seconds(time)
      let before = plan.presentation(at: FrameTime(now - Nanoseconds(1)))
      for (shown, seen) in zip(plan.presentation(at: FrameTime(now)), before) {
        #expect(abs(shown.geometry.center.x - seen.geometry.center.x) < 1e-4)
        #expect(abs(shown.alpha - seen.alpha) < 1e-4)
        #expect(abs(shown.layer.borderWidth - seen.layer.borderWidth) < 1e-4)
        #expect(abs(shown.backgroundColor.red - seen.backgroundColor.red) < 1e-4)
        #expect(abs(shown.transform.tx - seen.transform.tx) < 1e-4)
      }
    }
  }

  /// The trap of UIKit: the next pass of any change moves the view to where its constraints put it, but
  /// a frame was set back, and so were colours.
  @Test func theNextLayoutPassMovesAViewToTheEnd() throws {
    let plan = try plan(
      #""duration": 1, "curve": "linear""#,
      #"""
      {"time": 0.25, "animator": "drag", "stop": "start"},
      {"time": 1, "changes": [{"view": "a", "zPosition": 1}]},
      {"time": 2, "animation": {"duration": 1, "curve": "linear"},
        "changes": [{"constraint": "y", "constant": 10}]}
      """#)
    for time in [0.5, 1, 2] { expect(plan, time, at: 0) }
    let (middle, end) = (views(plan, 2.5), views(plan, 3))
    #expect(isClose(middle[1].geometry.center.x, 60))
    #expect(isClose(middle[1].geometry.center.y, 15))
    #expect(isClose(end[1].geometry.center.x, 110))
    #expect(end[1].alpha == 1)
    #expect(isClose(end[2].geometry.center.x, 10))
  }

  /// The trap is a finding, unless constraints are set back.
  @Test(arguments: [
    (#"{"time": 1, "changes": [{"constraint": "y", "constant": 10}]}"#, 1),
    (#"{"time": 1, "changes": [{"constraint": "x", "constant": 0}]}"#, 0),
    (#"{"time": 1, "changes": [{"view": "a", "alpha": 0.2}]}"#, 0),
    (#"{"time": 1, "animation": 1, "changes": [{"constraint": "y", "constant": 10}]}"#, 0),
  ])
  func aJumpFromWhereAnAnimatorLeftAViewIsFound(_ next: String, count: Int) throws {
    let plan = try plan(
      #""duration": 1, "curve": "linear""#,
      #"{"time": 0.25, "animator": "drag", "reverse": true}, \#(next)"#)
    let jumps = try plan.lints().filter { if case .jump = $0 { true } else { false } }
    #expect(
      jumps
        == Array(
          repeating: .jump(.init(keyframe: 2, reason: .animator(0), views: [ViewIndex(1)])),
          count: count))
    let useless = try plan.lints().filter {
      if case .keyframeWithoutEffect = $0 { true } else { false }
    }
    #expect(useless.isEmpty)
  }

  /// It is next to a frame that was set back.
  @Test func aViewThatConstraintsPlaceWhereItIsDoesNotJump() throws {
    let plan = try plan(
      #"""
      {"time": 0, "animation": {"duration": 1, "animator": "drag"},
        "changes": [{"view": "b", "frame": {"x": 50, "y": 60, "width": 20, "height": 20}}]},
      {"time": 0.5, "animator": "drag", "stop": "start"},
      {"time": 1, "changes": [{"constraint": "x", "constant": 5}]}
      """#, compatibility: "", constraint: "x: a.left == b.right")
    #expect(isClose(views(plan, 0.75)[1].geometry.center.x, 30))
    #expect(isClose(views(plan, 1)[1].geometry.center.x, 35))
    let jumps = try plan.lints().filter {
      if case .jump(let jump) = $0, case .animator = jump.reason { true } else { false }
    }
    #expect(jumps.isEmpty)
  }

  @Test func anotherAnimationGoesOnWhenTheAnimatorIsStopped() throws {
    let plan = try plan(
      #""duration": 1, "curve": "linear""#,
      #"""
      {"time": 0.25, "animation": {"duration": 1, "curve": "linear"},
        "changes": [{"constraint": "x", "constant": 0}]},
      {"time": 0.5, "animator": "drag", "stop": "current"}, {"time": 3}
      """#)
    // The model is 0, the animator still adds half of −100 and the other animation three quarters of it.
    let before = views(plan, 0.499)[1].geometry.center.x
    let after = views(plan, 0.5)[1].geometry.center.x
    #expect(isClose(after, 10 - 50 + 75))
    #expect(abs(after - before) < 0.3)
    #expect(isClose(views(plan, 3)[1].geometry.center.x, 10 - 50))
  }

  @Test func aRestingAnimatorStaysActiveToTheEnd() throws {
    let plan = try plan(
      #""duration": 1, "curve": "linear""#,
      #"{"time": 0.25, "animator": "drag", "pause": true}, {"time": 5}"#)
    #expect(plan.timeline.end == seconds(5))
    expect(plan, 5, at: 0.25)
    // The model has the new values all the time.
    #expect(isClose(plan.model(at: FrameTime(seconds(5)))[1].geometry.center.x, 110))
  }

  /// As a comparison edits it that reverts one change after the other.
  @Test func anEditedTimelineRunsAsItsKeyframesSay() throws {
    var timeline = try plan(
      #""duration": 1, "curve": "linear""#, #"{"time": 0.25, "animator": "drag", "reverse": true}"#
    ).timeline
    let run = timeline.keyframes[0].animation?.animator?.run
    #expect(run?.end == seconds(0.5))
    timeline.updateAnimators()
    #expect(timeline.keyframes[0].animation?.animator?.run == run)
    timeline.keyframes[1].time = seconds(0.75)
    #expect(try AnimationPlan(timeline).timeline.end == seconds(1.5))
    timeline.keyframes.removeLast()
    #expect(try AnimationPlan(timeline).timeline.end == seconds(1))
  }

  @Test func theSamplerEqualsItsTracks() throws {
    let plan = try plan(
      #""duration": 1, "spring": {"dampingRatio": 0.4}"#,
      #"""
      {"time": 0.3, "animator": "drag", "reverse": true},
      {"time": 0.5, "animator": "drag", "fractionComplete": [{"at": 0.2, "value": 0.7}],
        "continue": {"curve": "easeOut"}}, {"time": 2}
      """#)
    for frame in 0..<plan.frameCount {
      let time = plan.clock.time(ofFrame: frame)
      #expect(plan.presentation(at: time) == plan.trackedPresentation(at: time))
    }
  }

  /// A frame at the time of an event shows what the event does, whatever the rate.
  @Test func anEventShowsInTheFrameAtItsTime() throws {
    let plan = try plan(
      #""duration": 0.7, "curve": "linear""#,
      #"{"time": 0.35, "animator": "drag", "fractionComplete": 0.9, "continue": true}"#)
    let shown = plan.presentation(at: FrameTime(nanoseconds: 21_000_000_000, divisor: 60))
    #expect(isClose(shown[1].geometry.center.x, 100))
  }
}

extension AnimatorMotionTests {
  private func plan(_ animation: String, _ events: String) throws -> AnimationPlan {
    try plan(animation, events, compatibility: "")
  }
}
