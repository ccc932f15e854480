import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

@Suite struct SceneTests {
  private let white = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func opaque(_ color: Color) -> PremultipliedColor {
    PremultipliedColor(red: color.red, green: color.green, blue: color.blue, alpha: 255)
  }

  private func fill(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: PremultipliedColor
  ) -> Scene.Command {
    .fill(Rect(x: x, y: y, width: width, height: height), color)
  }

  private func commands(_ draft: TimelineDraft, at frame: Int = 0) throws -> [Scene.Command] {
    try draft.plan().scene(at: frame).commands
  }

  @Test func theRootComesFirstAndAViewsSubviewsBeforeItsNextSibling() throws {
    var draft = TimelineDraft(rootColor: .white)
    let box = draft.view(Appearance(backgroundColor: red))
    let child = draft.view(in: box, Appearance(backgroundColor: blue))
    let last = draft.view(Appearance(backgroundColor: red))
    draft.fix(box, x: 10, y: 20, width: 50, height: 40)
    draft.fix(child, x: 1, y: 2, width: 3, height: 4)
    draft.fix(last, x: 0, y: 0, width: 5, height: 5)
    let scene = try draft.plan().scene(at: 0)
    #expect(scene.width == 200 && scene.height == 100)
    #expect(
      scene.commands == [
        fill(0, 0, 200, 100, white), fill(10, 20, 50, 40, opaque(red)),
        fill(11, 22, 3, 4, opaque(blue)), fill(0, 0, 5, 5, opaque(red)),
      ])
  }

  @Test func theCanvasScaleTurnsPointsIntoPixels() throws {
    var draft = TimelineDraft(scale: 2, rootColor: .white)
    let view = draft.view(Appearance(backgroundColor: red))
    let left = draft.fix(view, x: 10.5, y: 3, width: 5, height: 6).left
    draft.keyframe(at: 0, .setConstant(left, .number(11.5)), animation: linear(1))
    let plan = try draft.plan()
    #expect(plan.width == 400 && plan.height == 200)
    #expect(
      plan.scene(at: 0).commands == [
        fill(0, 0, 400, 200, white), fill(21, 6, 10, 12, opaque(red)),
      ])
    // A quarter of a point on: half a pixel.
    #expect(plan.scene(at: 15).commands.last == fill(21.5, 6, 10, 12, opaque(red)))
  }

  @Test func originsOfNestedViewsAddUp() throws {
    var draft = TimelineDraft()
    var superview = root
    for _ in 0..<3 {
      superview = draft.view(in: superview)
      draft.fix(superview, x: 10, y: 5)
    }
    let leaf = draft.view(in: superview, Appearance(backgroundColor: blue))
    draft.fix(leaf, x: 1, y: 2, width: 3, height: 4)
    #expect(try commands(draft) == [fill(31, 17, 3, 4, opaque(blue))])
  }

  @Test func aHiddenViewHidesWhatIsInside() throws {
    var draft = TimelineDraft(rootColor: .white)
    let box = draft.view(Appearance(backgroundColor: red, isHidden: true))
    let child = draft.view(in: box, Appearance(backgroundColor: blue))
    draft.fix(box)
    draft.fix(child)
    #expect(try commands(draft) == [fill(0, 0, 200, 100, white)])
  }

  @Test func aHiddenViewStillTakesPartInLayout() throws {
    var draft = TimelineDraft()
    let hidden = draft.view(Appearance(backgroundColor: red, isHidden: true))
    draft.fix(hidden, width: 30)
    let view = draft.view(Appearance(backgroundColor: blue))
    draft.constrain(equal(view, .left, hidden, .right))
    draft.constrain(equal(view, .width, plus: 5))
    draft.constrain(equal(view, .top, hidden))
    draft.constrain(equal(view, .bottom, hidden))
    #expect(try commands(draft) == [fill(30, 0, 5, 10, opaque(blue))])
  }

  @Test func onlyATranslucentViewWithSubviewsIsAGroup() throws {
    var draft = TimelineDraft()
    let box = draft.view(Appearance(backgroundColor: red, alpha: 0.5))
    let child = draft.view(in: box, Appearance(backgroundColor: blue, alpha: 0.2))
    let alone = draft.view(Appearance(backgroundColor: blue, alpha: 0.2))
    for view in [box, child, alone] { draft.fix(view) }
    // 255 · 0.2 = 51; half of 255 is rounded up.
    let thin = PremultipliedColor(red: 0, green: 0, blue: 51, alpha: 51)
    #expect(
      try commands(draft) == [
        .beginGroup(opacity: 128), fill(0, 0, 20, 10, opaque(red)),
        fill(0, 0, 20, 10, thin), .endGroup, fill(0, 0, 20, 10, thin),
      ])
  }

  @Test func groupsNest() throws {
    var draft = TimelineDraft()
    let outer = draft.view(Appearance(alpha: 0.8))
    let inner = draft.view(in: outer, Appearance(alpha: 0.6))
    let leaf = draft.view(in: inner, Appearance(backgroundColor: blue))
    for view in [outer, inner, leaf] { draft.fix(view) }
    #expect(
      try commands(draft) == [
        .beginGroup(opacity: 204), .beginGroup(opacity: 153),
        fill(0, 0, 20, 10, opaque(blue)), .endGroup, .endGroup,
      ])
  }

  @Test func anOpaqueViewWithSubviewsIsNoGroup() throws {
    var draft = TimelineDraft()
    let box = draft.view()
    let child = draft.view(in: box, Appearance(backgroundColor: blue))
    draft.fix(box)
    draft.fix(child)
    #expect(try commands(draft) == [fill(0, 0, 20, 10, opaque(blue))])
  }

  @Test func whatIsTransparentOrEmptyPaintsNothing() throws {
    var draft = TimelineDraft()
    let gone = draft.view(Appearance(backgroundColor: red, alpha: 0))
    let inside = draft.view(in: gone, Appearance(backgroundColor: red))
    let clear = draft.view(Appearance(backgroundColor: .clear))
    let empty = draft.view(Appearance(backgroundColor: red))
    let below = draft.view(in: empty, Appearance(backgroundColor: blue))
    for view in [gone, inside, clear, below] { draft.fix(view) }
    draft.fix(empty, x: 7, width: 0)
    // A view without width does not clip its subviews.
    #expect(try commands(draft) == [fill(7, 0, 20, 10, opaque(blue))])
  }

  /// The alphas and bytes of a fade that iOS drew: as doubles the last but one of each kind would be
  /// 178, 76 and 25.
  @Test(
    arguments: [
      (0.9, 230), (0.8, 204), (0.7, 179), (0.6, 153), (0.5, 128), (0.3999999999999999, 102),
      (0.29999999999999993, 77), (0.19999999999999996, 51), (0.09999999999999998, 26),
    ] as [(Double, UInt8)])
  func alphaAndItsProductAre32BitFloats(alpha: Double, byte: UInt8) throws {
    var draft = TimelineDraft()
    let red = Color(red: 255, green: 0, blue: 0)
    let box = draft.view(Appearance(backgroundColor: red, alpha: alpha))
    draft.fix(box)
    let paint = PremultipliedColor(red: byte, green: 0, blue: 0, alpha: byte)
    #expect(try commands(draft) == [fill(0, 0, 20, 10, paint)])
    draft.fix(draft.view(in: box, Appearance(backgroundColor: red)))
    #expect(try commands(draft).first == .beginGroup(opacity: byte))
  }

  @Test func aSmallerCanvasClips() throws {
    var draft = TimelineDraft(scale: 2)
    draft.fix(draft.view(Appearance(backgroundColor: red)))
    let small = Canvas(size: Size(width: 100, height: 100), scale: 2)
    draft.keyframe(at: 0, .setCanvas(small), animation: linear(1))
    let plan = try draft.plan()
    func clip(_ frame: Int) -> Scene.Command? { plan.scene(at: frame).commands.first }
    #expect(clip(0) == fill(0, 0, 40, 20, opaque(red)))
    #expect(clip(30) == .clip(Size(width: 300, height: 200)))
    #expect(clip(60) == .clip(Size(width: 200, height: 200)))
  }

  @Test func aViewMayHaveEdgesOfItsOwn() throws {
    func edges(_ canvas: EdgeRasterization) throws -> [Scene.Command] {
      var draft = TimelineDraft()
      draft.edges = canvas
      for isSoft in [false, true, true, false] {
        let view = draft.view(
          Appearance(backgroundColor: red, allowsEdgeAntialiasing: isSoft))
        draft.fix(view)
      }
      return try commands(draft).map { command in
        if case .fill = command { .endGroup } else { command }
      }
    }
    let fill = Scene.Command.endGroup
    #expect(try edges(.exact) == [fill, fill, fill, fill])
    #expect(try edges(.coreGraphics) == [.setEdges(.coreGraphics), fill, fill, fill, fill])
    let (hard, soft) = (Scene.Command.setEdges(.device), Scene.Command.setEdges(.exact))
    #expect(try edges(.device) == [hard, fill, soft, fill, fill, hard, fill])
  }

  @Test func aTranslucentColourKeepsItsAlpha() throws {
    var draft = TimelineDraft()
    let half = Color(red: 255, green: 0, blue: 0, alpha: 128)
    let view = draft.view(Appearance(backgroundColor: half, alpha: 0.5))
    draft.fix(view)
    #expect(
      try commands(draft) == [
        fill(0, 0, 20, 10, PremultipliedColor(red: 64, green: 0, blue: 0, alpha: 64))
      ])
  }

  @Test func anAnimatedAlphaMakesAndEndsAGroup() throws {
    var draft = TimelineDraft()
    let box = draft.view()
    let child = draft.view(in: box, Appearance(backgroundColor: blue))
    draft.fix(box)
    draft.fix(child)
    draft.keyframe(at: 0, .setAlpha(box, 0), animation: linear(1))
    let plan = try draft.plan()
    let paint = fill(0, 0, 20, 10, opaque(blue))
    #expect(plan.scene(at: 0).commands == [paint])
    #expect(plan.scene(at: 12).commands == [.beginGroup(opacity: 204), paint, .endGroup])
    #expect(plan.scene(at: 60).commands.isEmpty)
  }
}
