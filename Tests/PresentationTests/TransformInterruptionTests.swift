import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// Transforms that are set again during an animation, or several times before one.
@Suite struct TransformInterruptionTests {
  private typealias Move = (
    time: Double, animation: Animation?, operations: [(ViewIndex) -> Change.Operation]
  )

  private func plan(
    from initial: AffineTransform = .identity, _ moves: [Move]
  ) throws -> (AnimationPlan, ViewIndex) {
    var draft = TimelineDraft()
    let view = draft.view(Appearance(transform: initial))
    draft.fix(view)
    for move in moves {
      draft.keyframe(at: move.time, move.operations.map { $0(view) }, animation: move.animation)
    }
    return (try draft.plan(), view)
  }

  private func expect(
    _ plan: AnimationPlan, _ view: ViewIndex, at time: Double, _ expected: AffineTransform,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    let shown = plan.shown(view, at: time).transform
    #expect(
      zip(shown.numbers, expected.numbers).allSatisfy(isClose), "at \(time): \(shown)",
      sourceLocation: location)
  }

  private func turn(_ degrees: Double) -> AffineTransform {
    AffineTransform(scale: Point(x: 1, y: 1), rotation: degrees, translation: Point())
  }

  @Test(arguments: [nil, linear(0), linear(0, delay: 1)])
  func aRunningAnimationEndsAtAValueSetWithoutAnimation(jump: Animation?) throws {
    let (plan, view) = try plan([
      (0, linear(1), [{ .setTransform($0, AffineTransform(a: 3, d: 3, tx: 8)) }]),
      (0.5, jump, [{ .setTransform($0, AffineTransform(a: 5, d: 1, tx: -4)) }]),
    ])
    expect(plan, view, at: 0.25, AffineTransform(a: 1.5, d: 1.5, tx: 2))
    expect(plan, view, at: 0.5, AffineTransform(a: 3, d: 1, tx: -2))
    expect(plan, view, at: 0.75, AffineTransform(a: 4, d: 1, tx: -3))
    expect(plan, view, at: 1, AffineTransform(a: 5, d: 1, tx: -4))
  }

  /// From 170° by way of 180° to -170°; from the jump on from 170° to 160°.
  @Test func aRunningAnimationTakesTheShortWayToWhereItsEndJumped() throws {
    let (plan, view) = try plan(
      from: turn(170),
      [
        (0, linear(1), [{ .setTransform($0, turn(-170)) }]),
        (0.5, nil, [{ .setTransform($0, turn(160)) }]),
      ])
    expect(plan, view, at: 0.25, turn(175))
    expect(plan, view, at: 0.5, turn(165))
    expect(plan, view, at: 0.75, turn(162.5))
    expect(plan, view, at: 1, turn(160))
  }

  @Test func aRunningAnimationEndsAtAComponentSetWithoutAnimation() throws {
    let (plan, view) = try plan([
      (0, linear(1), [{ .setTransform($0, AffineTransform(a: 3, d: 3, tx: 8)) }]),
      (0.5, nil, [{ .setTransformComponent($0, .rotation(360)) }]),
      (0.5, nil, [{ .setTransformComponent($0, .translation(Point(x: 100, y: 0))) }]),
    ])
    // Half of each way: a half turn, half of 100, from 1 to 3.
    expect(plan, view, at: 0.5, AffineTransform(a: -2, d: -2, tx: 50))
    expect(plan, view, at: 1, AffineTransform(a: 3, d: 3, tx: 100))
  }

  @Test func aMatrixTakesOverFromNumbersThatMove() throws {
    let (plan, view) = try plan([
      (0, linear(1), [{ .setTransformComponent($0, .scale(Point(x: 3, y: 3))) }]),
      (0.25, linear(1), [{ .setTransformComponent($0, .translation(Point(x: 40, y: 0))) }]),
      (0.5, linear(1), [{ .setTransform($0, .identity) }]),
    ])
    expect(plan, view, at: 0.5, AffineTransform(a: 2, d: 2, tx: 10))
    expect(plan, view, at: 1, AffineTransform(a: 1.5, d: 1.5, tx: 5))
    expect(plan, view, at: 1.5, .identity)
  }

  @Test func aDelayedOneHoldsWhatItInterrupts() throws {
    let (plan, view) = try plan([
      (0, linear(1), [{ .setTransform($0, AffineTransform(a: 3, d: 3, tx: 40)) }]),
      (0.5, linear(1, delay: 1), [{ .setTransform($0, .identity) }]),
    ])
    for time in [0.5, 1, 1.5] { expect(plan, view, at: time, AffineTransform(a: 2, d: 2, tx: 20)) }
    expect(plan, view, at: 2, AffineTransform(a: 1.5, d: 1.5, tx: 10))
  }

  /// The components mirror by a scale of -1, the matrix by half a turn and a scale of the other
  /// axis; interpolating between these would be wrong.
  @Test func aMatrixThatIsShownAlreadyMovesNothing() throws {
    let mirror = AffineTransform(a: -1)
    let (plan, view) = try plan([
      (0, nil, [{ .setTransformComponent($0, .scale(Point(x: -1, y: 1))) }]),
      (1, linear(1), [{ .setTransform($0, mirror) }]),
    ])
    for time in [0, 1, 1.25, 1.5, 2] { expect(plan, view, at: time, mirror) }
  }

  @Test func whatMirrorsMovesAsAMatrixHoweverItWasSet() throws {
    let end = AffineTransform(a: 2, d: 3)
    let (number, view) = try plan([
      (0, nil, [{ .setTransformComponent($0, .scale(Point(x: -1, y: 1))) }]),
      (1, linear(1), [{ .setTransform($0, end) }]),
    ])
    let (matrix, same) = try plan(
      from: AffineTransform(a: -1), [(1, linear(1), [{ .setTransform($0, end) }])])
    for time in [1, 1.25, 1.5, 1.75, 2] {
      expect(number, view, at: time, matrix.shown(same, at: time).transform)
    }
  }

  /// A zero matrix has no angle, so the previous angle is lost.
  @Test func whatWasScaledToNothingGrowsByANumberIntoWhatItIsThen() throws {
    let (plan, view) = try plan(
      from: turn(90),
      [
        (0, linear(1), [{ .setTransform($0, AffineTransform(a: 0, d: 0)) }]),
        (2, linear(1), [{ .setTransformComponent($0, .scale(Point(x: 1, y: 1))) }]),
      ])
    expect(plan, view, at: 0.5, AffineTransform(a: 0, b: 0.5, c: -0.5, d: 0))
    expect(plan, view, at: 2.5, AffineTransform(a: 0.5, d: 0.5))
    expect(plan, view, at: 2.999, AffineTransform(a: 0.999, d: 0.999))
    expect(plan, view, at: 3, .identity)
  }

  @Test func ofSeveralInOneKeyframeTheLastCounts() throws {
    let (matrices, view) = try plan([
      (0, linear(1), [{ .setTransform($0, turn(90)) }, { .setTransform($0, turn(-90)) }])
    ])
    expect(matrices, view, at: 0.5, turn(-45))
    let (turns, same) = try plan([
      (
        0, linear(1),
        [{ .setTransform($0, turn(90)) }, { .setTransformComponent($0, .rotation(450)) }]
      )
    ])
    expect(turns, same, at: 0.2, turn(90))
    let (still, other) = try plan([
      (
        0, linear(1),
        [{ .setTransformComponent($0, .rotation(720)) }, { .setTransform($0, .identity) }]
      )
    ])
    for time in [0.125, 0.3, 1] { expect(still, other, at: time, .identity) }
  }

  @Test func numbersInOneKeyframeMoveTogether() throws {
    let (plan, view) = try plan([
      (
        0, linear(1),
        [
          { .setTransformComponent($0, .rotation(360)) },
          { .setTransformComponent($0, .scale(Point(x: 3, y: 5))) },
          { .setTransformComponent($0, .translation(Point(x: 8, y: -4))) },
        ]
      )
    ])
    expect(plan, view, at: 0.5, AffineTransform(a: -2, d: -3, tx: 4, ty: -2))
    expect(plan, view, at: 1, AffineTransform(a: 3, d: 5, tx: 8, ty: -4))
  }
}

extension AffineTransform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}
