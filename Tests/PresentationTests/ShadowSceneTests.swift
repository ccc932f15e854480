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

  /// What casts the shadow of a view of 30 by 40 points at (10, 20), without and with the commands that
  /// paint it.
  private func caster(
    _ appearance: Appearance, _ changes: (ViewIndex, inout TimelineDraft) -> Void = { _, _ in }
  ) throws -> (commands: ArraySlice<Scene.Command>, scene: Scene)? {
    let scene = try plan(appearance, changes).scene(at: 0)
    let begin = scene.commands.firstIndex { if case .beginShadow = $0 { true } else { false } }
    guard let begin, let end = scene.commands[begin...].firstIndex(of: .endGroup) else {
      return nil
    }
    return (scene.commands[(begin + 1)..<end], scene)
  }

  private func photo(_ words: [UInt32]) -> ViewImage {
    let bitmap = ImageBitmap(width: 2, height: 1, words: words, checksum: "\(words)")
    return ViewImage(
      TimelineImage(path: "a.png", contents: [], bitmap: bitmap), contentMode: .center)
  }

  private let noColor = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)

  /// Where the image is, two points lower; an opaque colour below it casts the shadow of the bounds.
  @Test func anImageCastsTheShadowOfItsPixels() throws {
    let image = photo([~0, 0])
    let found = try #require(try caster(Appearance(shadow: shadow(1), image: image)))
    let frame = Rect(x: 24, y: 41.5, width: 2, height: 1)
    #expect(Array(found.commands) == [.setPattern(0), .fill(frame, noColor)])
    let card = Appearance(backgroundColor: red, shadow: shadow(1), image: image)
    #expect(try caster(card) == nil)
  }

  @Test func aGradientCastsAShadowAsTranslucentAsItIs() throws {
    let clear = Color(red: 255, green: 0, blue: 0, alpha: 0)
    let fading = Appearance(gradient: Gradient(colors: [red, clear]), shadow: shadow(1))
    let bounds = Rect(x: 10, y: 22, width: 30, height: 40)
    #expect(try #require(try caster(fading)).commands.last == .fill(bounds, noColor))
    let opaque = Appearance(gradient: Gradient(colors: [red, red]), shadow: shadow(1))
    #expect(try caster(opaque) == nil)
  }

  /// The letters of a text, and the ring of a border, where no colour is below them.
  @Test func aViewWithoutAColourCastsTheShadowOfItsTextAndBorder() throws {
    let label = Appearance(
      shadow: shadow(1), text: LabelText("I"), layer: LayerStyle(borderWidth: 2))
    let found = try #require(try caster(label))
    let shapes = found.commands.compactMap { command in
      if case .fillShape(let index, _) = command {
        found.scene.shapes[index]
      } else {
        nil as Shape?
      }
    }
    let bounds = RoundedRect(Rect(x: 0, y: 0, width: 30, height: 40))
    let lower = AffineTransform(translation: Point(x: 10, y: 22))
    #expect(shapes.count == 2 && shapes.last == Shape(.border(bounds, width: 2), lower))
    guard case .contours = shapes.first?.outline else {
      Issue.record("\(shapes)")
      return
    }
  }

  /// A clear view around a card, as a card that clips needs it; shadows of subviews are not cast again.
  @Test func subviewsCastTheShadowOfAClearView() throws {
    let card = Appearance(backgroundColor: red, shadow: shadow(1))
    let found = try #require(
      try caster(Appearance(shadow: shadow(0.5))) { view, draft in
        _ = draft.view(in: view, card, frame: Rect(x: 3, y: 4, width: 5, height: 6))
      })
    let fill = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
    #expect(Array(found.commands) == [.fill(Rect(x: 13, y: 26, width: 5, height: 6), fill)])
    #expect(try caster(Appearance(shadow: shadow(0.5))) == nil)
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
