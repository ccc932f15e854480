import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel

private let red = Color(red: 255, green: 0, blue: 0)

@Suite struct TurnedSceneTests {
  private func quads(_ plan: AnimationPlan) -> [Quad] {
    plan.scene(at: 0).commands.compactMap {
      if case .fillQuad(let quad, _) = $0 { quad } else { nil }
    }
  }

  private func fills(_ plan: AnimationPlan) -> [Rect] {
    plan.scene(at: 0).commands.compactMap { if case .fill(let rect, _) = $0 { rect } else { nil } }
  }

  private func corners(_ quad: Quad) -> [[Double]] {
    [quad.p0, quad.p1, quad.p2, quad.p3].map { [$0.x, $0.y] }
  }

  /// 20 by 10 at (40, 30), and twice as many pixels.
  @Test func aViewTurnsAboutItsCenter() throws {
    var draft = TimelineDraft(scale: 2)
    let view = draft.view(
      Appearance(backgroundColor: red, transform: AffineTransform(a: 0, b: 1, c: -1, d: 0)))
    draft.fix(view, x: 40, y: 30)
    // Its centre is (50, 35); upright again it is 10 by 20.
    #expect(
      try quads(draft.plan()).map(corners) == [[[110, 50], [110, 90], [90, 90], [90, 50]]])
  }

  @Test func aTranslationKeepsItUpright() throws {
    var draft = TimelineDraft(scale: 2)
    let view = draft.view(
      Appearance(backgroundColor: red, transform: AffineTransform(tx: -5, ty: 2.25)))
    draft.fix(view, x: 40, y: 30)
    #expect(try fills(draft.plan()) == [Rect(x: 70, y: 64.5, width: 40, height: 20)])
  }

  @Test func whatIsInsideMovesAlong() throws {
    var draft = TimelineDraft()
    let outer = draft.view(Appearance(transform: AffineTransform(a: 2, d: 2, tx: 10)))
    let inner = draft.view(
      in: outer,
      Appearance(backgroundColor: red, transform: AffineTransform(a: 0.5, d: -0.5, ty: 3)))
    draft.fix(outer, x: 40, y: 30, width: 20, height: 10)
    draft.fix(inner, x: 4, y: 2, width: 8, height: 4)
    // Inner's centre (8, 4) moves to (8, 7), its corners lie 2 and 1 away, mirrored; from outer's
    // centre (10, 5) that is (-2, 2), doubled and moved to (60, 35): (56, 39).
    #expect(try quads(draft.plan()).map(corners) == [[[52, 41], [60, 41], [60, 37], [52, 37]]])
  }

  @Test func aTranslucentTurnedViewWithSubviewsIsOneGroup() throws {
    var draft = TimelineDraft()
    let turn = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8)
    let outer = draft.view(Appearance(backgroundColor: red, alpha: 0.5, transform: turn))
    let inner = draft.view(in: outer, Appearance(backgroundColor: red))
    draft.fix(outer)
    draft.fix(inner)
    let commands = try draft.plan().scene(at: 0).commands
    #expect(commands.count == 4)
    #expect(commands.first == .beginGroup(opacity: 128) && commands.last == .endGroup)
  }

  @Test func whatIsInsideAHiddenTurnedViewIsNotSeen() throws {
    var draft = TimelineDraft()
    let turn = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8)
    let outer = draft.view(Appearance(backgroundColor: red, isHidden: true, transform: turn))
    let inner = draft.view(in: outer, Appearance(backgroundColor: red, transform: turn))
    for view in [outer, inner] { draft.fix(view) }
    draft.keyframe(at: 1, .setHidden(outer, false))
    let plan = try draft.plan()
    #expect(plan.scene(at: 0).commands.isEmpty)
    #expect(plan.scene(at: 60).commands.count == 2)
  }

  @Test func aViewScaledToNothingIsNotSeen() throws {
    var draft = TimelineDraft()
    let view = draft.view(
      Appearance(backgroundColor: red, transform: AffineTransform(a: 0, d: 0)))
    draft.fix(view)
    #expect(try quads(draft.plan()).allSatisfy { $0.p0 == $0.p2 })
  }
}
