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

  /// The shadows of a view that is 30 by 40 points large.
  private func casts(_ appearance: Appearance) throws -> [(shape: Shape, isPatterned: Bool)] {
    let scene = try plan(appearance) { _, _ in }.scene(at: 0)
    return scene.commands.indices.compactMap { index in
      guard case .fillShadow(let shape, _, _) = scene.commands[index] else { return nil }
      let before = index > 0 ? scene.commands[index - 1] : .endGroup
      return (scene.shapes[shape], before == .setPattern(0))
    }
  }

  private func photo(_ words: [UInt32]) -> ViewImage {
    let bitmap = ImageBitmap(width: 2, height: 1, words: words, checksum: "\(words)")
    return ViewImage(
      TimelineImage(path: "a.png", contents: [], bitmap: bitmap), contentMode: .center)
  }

  private let lower = AffineTransform(translation: Point(x: 10, y: 22))

  /// Where the image is, and as opaque as its pixels are, unless a colour is below it.
  @Test func anImageCastsTheShadowOfItsPixels() throws {
    let frame = Shape(
      .rounded(RoundedRect(Rect(x: 14, y: 19.5, width: 2, height: 1))), lower)
    let opaque = try casts(Appearance(shadow: shadow(1), image: photo([~0, ~0])))
    #expect(opaque.map(\.shape) == [frame] && opaque.map(\.isPatterned) == [false])
    let clear = try casts(Appearance(shadow: shadow(1), image: photo([~0, 0])))
    #expect(clear.map(\.shape) == [frame] && clear.map(\.isPatterned) == [true])
    let card = try casts(
      Appearance(backgroundColor: red, shadow: shadow(1), image: photo([~0, 0])))
    let bounds = Rect(x: 0, y: 0, width: 30, height: 40)
    #expect(card.map(\.shape) == [Shape(.rounded(RoundedRect(bounds)), lower)])
    #expect(card.map(\.isPatterned) == [false])
  }

  @Test func aGradientCastsAShadowAsTranslucentAsItIs() throws {
    let clear = Color(red: 255, green: 0, blue: 0, alpha: 0)
    let translucent = try casts(
      Appearance(gradient: Gradient(colors: [red, clear]), shadow: shadow(1)))
    #expect(translucent.map(\.isPatterned) == [true])
    let opaque = try casts(Appearance(gradient: Gradient(colors: [red, red]), shadow: shadow(1)))
    #expect(opaque.map(\.isPatterned) == [false])
  }

  /// The letters of a text, or the ring of a border, where no colour is below them.
  @Test func aViewWithoutAColourCastsTheShadowOfItsTextOrBorder() throws {
    let label = Appearance(shadow: shadow(1), text: LabelText("I"))
    let scene = try plan(label) { _, _ in }.scene(at: 0)
    #expect(scene.shapes.count == 2)
    #expect(scene.shapes.first?.outline == scene.shapes.last?.outline)
    #expect(
      scene.shapes.first?.transform
        == scene.shapes.last?.transform.concatenating(
          AffineTransform(translation: Point(x: 0, y: 2))))
    let ring = try casts(Appearance(shadow: shadow(1), layer: LayerStyle(borderWidth: 2)))
    let bounds = RoundedRect(Rect(x: 0, y: 0, width: 30, height: 40))
    #expect(ring.map(\.shape) == [Shape(.border(bounds, width: 2), lower)])
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
