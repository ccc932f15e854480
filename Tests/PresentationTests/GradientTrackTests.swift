import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// How gradients move: each part takes over from the value shown, as the key paths of `CAGradientLayer`.
@Suite struct GradientTrackTests {
  private let black = Color(red: 0, green: 0, blue: 0)
  private let white = Color.white

  private func shown(
    _ plan: AnimationPlan, at time: Double
  ) throws -> GradientComponents {
    let frame = FrameTime(seconds(time))
    let gradient = try #require(plan.presentation(at: frame)[1].gradient)
    #expect(plan.trackedPresentation(at: frame)[1].gradient == gradient)
    return gradient
  }

  /// A view with a gradient, which changes from second to second.
  private func plan(
    _ gradient: Gradient?, _ changes: [(time: Double, gradient: Gradient, duration: Double)]
  ) throws -> AnimationPlan {
    var draft = TimelineDraft()
    let view = draft.view(
      Appearance(gradient: gradient), frame: Rect(x: 0, y: 0, width: 10, height: 10))
    for change in changes {
      draft.keyframe(
        at: change.time, .setGradient(view, change.gradient),
        animation: change.duration > 0 ? linear(change.duration) : nil)
    }
    draft.setDuration(10)
    return try draft.plan()
  }

  @Test func coloursLocationsAndPointsAreInterpolated() throws {
    let plan = try plan(
      Gradient(colors: [black, white]),
      [
        (
          1,
          Gradient(
            colors: [white, white], locations: [0.5, 1], startPoint: Point(x: 0, y: 0),
            endPoint: Point(x: 1, y: 1)), 2
        )
      ])
    let middle = try shown(plan, at: 2)
    #expect(middle.colors.map(\.red) == [127.5, 255])
    #expect(middle.locations == [0.25, 1])
    #expect(middle.startPoint == Point(x: 0.25, y: 0))
    #expect(middle.endPoint == Point(x: 0.75, y: 1))
    #expect(try shown(plan, at: 1).locations == [0, 1])
    #expect(try shown(plan, at: 3).startPoint == Point(x: 0, y: 0))
  }

  @Test func theModelJumps() throws {
    let plan = try plan(
      Gradient(colors: [black, white]), [(1, Gradient(colors: [white, black]), 2)])
    let model = try #require(plan.model(at: FrameTime(seconds(1)))[1].gradient)
    #expect(model.colors.map(\.red) == [255, 0])
  }

  /// The colours go on while the points begin to move, and a new change of colours takes over.
  @Test func eachPartHasAnAnimationOfItsOwn() throws {
    let moved = Point(x: 0.5, y: 0.5)
    let plan = try plan(
      Gradient(colors: [black, white]),
      [
        (0, Gradient(colors: [white, white]), 4),
        (1, Gradient(colors: [white, white], startPoint: moved), 2),
        (2, Gradient(colors: [black, white], startPoint: moved), 1),
      ])
    #expect(try shown(plan, at: 1).colors[0].red == 63.75)
    #expect(try shown(plan, at: 2).colors[0].red == 127.5)
    #expect(try shown(plan, at: 2).startPoint == Point(x: 0.5, y: 0.25))
    #expect(try shown(plan, at: 2.5).colors[0].red == 63.75)
    #expect(try shown(plan, at: 2.5).startPoint == Point(x: 0.5, y: 0.375))
  }

  @Test func anotherNumberOfColoursIsThereAtOnce() throws {
    let plan = try plan(
      Gradient(colors: [black, white]),
      [
        (0, Gradient(colors: [white, white]), 4),
        (1, Gradient(colors: [black, black, black]), 2),
        (2, Gradient(colors: [black, black, white]), 2),
      ])
    #expect(try shown(plan, at: 0.5).colors.count == 2)
    #expect(try shown(plan, at: 1).colors.map(\.red) == [0, 0, 0])
    #expect(try shown(plan, at: 1.5).locations == [0, 0.5, 1])
    #expect(try shown(plan, at: 3).colors.map(\.red) == [0, 0, 127.5])
  }

  @Test func aFirstGradientIsThereAtOnce() throws {
    let plan = try plan(nil, [(1, Gradient(colors: [black, white]), 2)])
    #expect(plan.presentation(at: FrameTime(seconds(0.9)))[1].gradient == nil)
    #expect(try shown(plan, at: 1).colors.map(\.red) == [0, 255])
  }
}
