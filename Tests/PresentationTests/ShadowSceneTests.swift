import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// What is painted for a shadow, and how it moves.
@Suite struct ShadowSceneTests {
  private func shadow(_ opacity: Double, radius: Double = 4, y: Double = 2) -> Shadow {
    var shadow = Shadow()
    (shadow.opacity, shadow.radius, shadow.offset) = (opacity, radius, Point(x: 0, y: y))
    return shadow
  }

  private func plan(
    _ appearance: Appearance, scale: Int = 1, _ changes: (ViewIndex, inout TimelineDraft) -> Void
  ) throws -> AnimationPlan {
    var draft = TimelineDraft(scale: scale)
    let view = draft.view(appearance, frame: Rect(x: 10, y: 20, width: 30, height: 40))
    changes(view, &draft)
    return try draft.plan()
  }

  private func black(_ alpha: UInt8) -> PremultipliedColor {
    PremultipliedColor(red: 0, green: 0, blue: 0, alpha: alpha)
  }

  private let red = Color(red: 255, green: 0, blue: 0)

  @Test func aShadowIsBelowItsView() throws {
    let plan = try plan(Appearance(backgroundColor: red, shadow: shadow(0.5)), scale: 2) { _, _ in }
    let scene = plan.scene(at: 0)
    #expect(scene.commands.first == .fillShadow(0, sigma: 8, black(128)))
    #expect(scene.commands.count == 2)
    #expect(
      scene.shapes == [
        Shape(
          .rounded(RoundedRect(Rect(x: 0, y: 0, width: 30, height: 40))),
          AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 44))
      ])
  }

  /// A translucent background casts a weaker shadow; what fills nothing casts none.
  @Test(arguments: [(255, 128), (128, 64), (0, nil)] as [(UInt8, UInt8?)])
  func itIsAsOpaqueAsWhatCastsIt(alpha: UInt8, expected: UInt8?) throws {
    let color = Color(red: 255, green: 0, blue: 0, alpha: alpha)
    let plan = try plan(Appearance(backgroundColor: color, shadow: shadow(0.5))) { _, _ in }
    let shadows = plan.scene(at: 0).commands.compactMap {
      if case .fillShadow(_, _, let color) = $0 { color.alpha } else { nil }
    }
    #expect(shadows == [expected].compactMap(\.self))
  }

  /// The alpha of a view is that of its shadow with it.
  @Test func itIsPartOfTheGroup() throws {
    let plan = try plan(Appearance(backgroundColor: red, alpha: 0.5, shadow: shadow(1))) { _, _ in }
    let commands = plan.scene(at: 0).commands
    #expect(commands.first == .beginGroup(opacity: 128))
    #expect(commands.dropFirst().first == .fillShadow(0, sigma: 4, black(255)))
    #expect(commands.last == .endGroup)
  }

  @Test func itsPartsAreAnimatedEachOnItsOwn() throws {
    let plan = try plan(Appearance(backgroundColor: red, shadow: shadow(0))) { view, draft in
      draft.keyframe(at: 0, .setShadow(view, shadow(1)), animation: linear(2))
      draft.keyframe(at: 1, .setShadow(view, shadow(1, radius: 8, y: 6)), animation: linear(2))
      draft.setDuration(4)
    }
    func shown(_ time: Double) throws -> ShadowComponents {
      let moment = FrameTime(seconds(time))
      let shadow = try #require(plan.presentation(at: moment)[1].shadow)
      #expect(plan.trackedPresentation(at: moment)[1].shadow == shadow)
      return shadow
    }
    #expect(try shown(1).opacity == 0.5)
    #expect(try shown(1.5).opacity == 0.75)
    #expect(try shown(1.5).radius == 5)
    #expect(try shown(2).offset == Point(x: 0, y: 4))
    #expect(try shown(3).radius == 8)
  }

  @Test func aTransformScalesTheBlur() throws {
    let transform = AffineTransform(
      scale: Point(x: 2, y: 0.5), rotation: 90, translation: Point())
    let plan = try plan(
      Appearance(backgroundColor: red, transform: transform, shadow: shadow(1))
    ) { _, _ in }
    guard case .fillShadow(_, let sigma, _)? = plan.scene(at: 0).commands.first else {
      Issue.record("no shadow")
      return
    }
    #expect(abs(sigma - 4) < 1e-12)
  }
}
