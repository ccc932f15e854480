import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// The angle of a matrix that only turns, read off its first column's quadrant and slope.
private func expectRotation(
  _ matrix: AffineTransform, _ cosine: Double, _ sine: Double,
  location: Testing.SourceLocation = #_sourceLocation
) {
  let misses = [matrix.a - cosine, matrix.b - sine, matrix.c + sine, matrix.d - cosine]
  #expect(misses.allSatisfy { abs($0) < 1e-12 }, "\(matrix)", sourceLocation: location)
}

private let halfRoot = 0.5.squareRoot()

extension AffineTransform {
  fileprivate static func turn(_ degrees: Double) -> AffineTransform {
    let (cosine, sine) = ElementaryFunctions.cosineAndSine(degrees: degrees)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine)
  }
}

@Suite struct TransformMotionTests {
  /// One view, given a transform at 0 and animated evenly for a second each time after.
  private func plan(
    from initial: AffineTransform = .identity,
    _ moves: [(time: Double, operation: (ViewIndex) -> Change.Operation)]
  ) throws -> (AnimationPlan, ViewIndex) {
    var draft = TimelineDraft()
    let view = draft.view(Appearance(transform: initial))
    draft.fix(view)
    for move in moves { draft.keyframe(at: move.time, move.operation(view), animation: linear(1)) }
    return (try draft.plan(), view)
  }

  private func matrix(_ plan: AnimationPlan, _ view: ViewIndex, at time: Double) -> AffineTransform
  {
    plan.shown(view, at: time).transform
  }

  @Test func scaleAndTranslationMoveEvenly() throws {
    let (plan, view) = try plan([
      (0, { .setTransform($0, AffineTransform(a: 3, d: 0.5, tx: -20, ty: 20)) })
    ])
    #expect(matrix(plan, view, at: 0) == .identity)
    #expect(matrix(plan, view, at: 0.5) == AffineTransform(a: 2, d: 0.75, tx: -10, ty: 10))
    #expect(matrix(plan, view, at: 1) == AffineTransform(a: 3, d: 0.5, tx: -20, ty: 20))
  }

  @Test func aTurnKeepsItsSize() throws {
    let (plan, view) = try plan([(0, { .setTransform($0, .turn(90)) })])
    expectRotation(matrix(plan, view, at: 0.5), halfRoot, halfRoot)
    #expect(matrix(plan, view, at: 1) == AffineTransform(a: 0, b: 1, c: -1, d: 0))
  }

  /// As one matrix 270° is -90°, and a full turn does not move.
  @Test func aMatrixTurnsTheShortWay() throws {
    let (plan, view) = try plan([(0, { .setTransform($0, .turn(270)) })])
    expectRotation(matrix(plan, view, at: 0.5), halfRoot, -halfRoot)
    let (still, same) = try self.plan([(0, { .setTransform($0, .turn(360)) })])
    for time in [0, 0.25, 0.5, 1] { #expect(matrix(still, same, at: time) == .identity) }
  }

  @Test func theShortWayMayLeadAcrossHalfATurn() throws {
    let (plan, view) = try plan(from: .turn(170), [(0, { .setTransform($0, .turn(-170)) })])
    expectRotation(matrix(plan, view, at: 0.5), -1, 0)
  }

  @Test func aNumberKeepsItsFullTurns() throws {
    let (plan, view) = try plan([
      (0, { .setTransformComponent($0, .rotation(720)) }),
      (2, { .setTransformComponent($0, .rotation(0)) }),
    ])
    expectRotation(matrix(plan, view, at: 0.125), 0, 1)
    expectRotation(matrix(plan, view, at: 0.25), -1, 0)
    expectRotation(matrix(plan, view, at: 0.5), 1, 0)
    #expect(matrix(plan, view, at: 1) == .identity)
    // And back the way it came.
    expectRotation(matrix(plan, view, at: 2.125), 0, -1)
  }

  @Test func aMatrixAfterANumberForgetsTheTurns() throws {
    let (plan, view) = try plan([
      (0, { .setTransformComponent($0, .rotation(360)) }),
      (2, { .setTransform($0, .turn(90)) }),
      (4, { .setTransformComponent($0, .rotation(0)) }),
    ])
    expectRotation(matrix(plan, view, at: 2.5), halfRoot, halfRoot)
    expectRotation(matrix(plan, view, at: 4.5), halfRoot, halfRoot)
  }

  @Test func aNumberLeavesTheOthersToTheirAnimations() throws {
    let (plan, view) = try plan([
      (0, { .setTransformComponent($0, .scale(Point(x: 3, y: 3))) }),
      (0.5, { .setTransformComponent($0, .translation(Point(x: 100, y: 0))) }),
    ])
    #expect(matrix(plan, view, at: 0.75) == AffineTransform(a: 2.5, d: 2.5, tx: 25))
    #expect(matrix(plan, view, at: 1.25) == AffineTransform(a: 3, d: 3, tx: 75))
  }

  @Test func anInterruptedTransformTakesOverFromTheValueShown() throws {
    let (plan, view) = try plan([
      (0, { .setTransform($0, AffineTransform(a: 3, d: 3, tx: 40)) }),
      (0.5, { .setTransform($0, .identity) }),
    ])
    #expect(matrix(plan, view, at: 0.5) == AffineTransform(a: 2, d: 2, tx: 20))
    #expect(matrix(plan, view, at: 1) == AffineTransform(a: 1.5, d: 1.5, tx: 10))
    #expect(matrix(plan, view, at: 1.5) == .identity)
  }

  @Test func aDelayShowsTheOldTransform() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    draft.fix(view)
    draft.keyframe(
      at: 0, .setTransform(view, AffineTransform(tx: 10)), animation: linear(1, delay: 1))
    let plan = try draft.plan()
    #expect(matrix(plan, view, at: 0.9) == .identity)
    #expect(matrix(plan, view, at: 1.5).tx == 5)
    #expect(plan.model(at: .init(seconds(0)))[view.rawValue].transform.tx == 10)
  }

  @Test func withoutAnAnimationItJumps() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    draft.fix(view)
    draft.keyframe(at: 0.5, .setTransform(view, AffineTransform(a: 2, d: 2)))
    draft.keyframe(
      at: 1, .setTransform(view, .identity), animation: linear(0))
    let plan = try draft.plan()
    #expect(matrix(plan, view, at: 0.4) == .identity)
    #expect(matrix(plan, view, at: 0.5) == AffineTransform(a: 2, d: 2))
    #expect(matrix(plan, view, at: 1) == .identity)
  }

  @Test func aSkewedMatrixIsBlendedByItsParts() throws {
    // From scales 1 and 7 to scales 7 and 1 with a skew of 1; at a third 3, 5 and 1/3.
    let (plan, view) = try plan(
      from: AffineTransform(d: 7),
      [(0, { .setTransform($0, AffineTransform(a: 7, b: 0, c: 1, d: 1)) })])
    let third = plan.presentation(at: .init(nanoseconds: 1_000_000_000, divisor: 3))
    let shown = third[view.rawValue].transform
    #expect(isClose(shown.a, 3) && isClose(shown.b, 0))
    #expect(isClose(shown.c, 5.0 / 3) && isClose(shown.d, 5))
  }

  @Test func aViewGrowsStraightFromNothing() throws {
    let (plan, view) = try plan(
      from: AffineTransform(a: 0, d: 0), [(0, { .setTransform($0, .identity) })])
    #expect(matrix(plan, view, at: 0).determinant == 0)
    #expect(matrix(plan, view, at: 0.25) == AffineTransform(a: 0.25, d: 0.25))
    let (turned, other) = try self.plan(
      from: .turn(90), [(0, { .setTransform($0, AffineTransform(a: 0, d: 0)) })])
    expectRotation(matrix(turned, other, at: 0).doubled, 0, 2)
    expectRotation(matrix(turned, other, at: 0.5).doubled, 0, 1)
  }
}

extension AffineTransform {
  fileprivate var doubled: AffineTransform {
    AffineTransform(a: 2 * a, b: 2 * b, c: 2 * c, d: 2 * d, tx: tx, ty: ty)
  }
}

@Suite struct TransformPartsTests {
  private static let matrices = [
    AffineTransform(a: 1.5, b: -2, c: 0.25, d: 3, tx: 4, ty: 5),
    AffineTransform(a: -1, b: 0, c: 0, d: 1), AffineTransform(a: 1, b: 0, c: 0, d: -1),
    AffineTransform(a: 0, b: 0, c: -3, d: 4), AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1),
    AffineTransform(a: 2, b: 1, c: 0, d: 0), AffineTransform(a: 0, b: -1e-3, c: 1e6, d: 0),
  ]

  @Test(arguments: matrices)
  func whatIsTakenApartCanBePutTogether(matrix: AffineTransform) {
    let again = TransformParts(matrix).matrix
    let pairs = [
      (matrix.a, again.a), (matrix.b, again.b), (matrix.c, again.c), (matrix.d, again.d),
      (matrix.tx, again.tx), (matrix.ty, again.ty),
    ]
    #expect(pairs.allSatisfy { abs($0 - $1) <= 1e-14 * max(1, abs($0)) }, "\(again)")
  }

  @Test func aScaledQuarterTurnDecomposesExactly() {
    let parts = TransformParts(AffineTransform(a: 0, b: 2, c: -0.5, d: 0, tx: 3, ty: 4))
    #expect(parts.rotation == 90 && parts.skew == 0)
    #expect(parts.scale == Point(x: 2, y: 0.5) && parts.translation == Point(x: 3, y: 4))
  }
}
