import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// What is drawn of corners, borders, clipping and `zPosition`, and in which order.
@Suite struct LayerSceneTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)
  private let bounds = Rect(x: 0, y: 0, width: 20, height: 10)

  private func opaque(_ color: Color) -> PremultipliedColor {
    PremultipliedColor(red: color.red, green: color.green, blue: color.blue, alpha: 255)
  }

  private func fill(_ x: Double, _ color: Color) -> Scene.Command {
    .fill(Rect(x: x, y: 0, width: 20, height: 10), opaque(color))
  }

  private func scene(
    _ layer: LayerStyle, alpha: Double = 1, hasChild: Bool = true, color: Color? = nil
  ) throws -> Scene {
    var draft = TimelineDraft()
    let box = draft.view(
      Appearance(backgroundColor: color ?? red, alpha: alpha, layer: layer))
    draft.fix(box)
    if hasChild {
      let child = draft.view(in: box, Appearance(backgroundColor: blue))
      draft.fix(child, x: 5)
    }
    return try draft.plan().scene(at: 0)
  }

  @Test func aClipEndsBeforeTheBorder() throws {
    let scene = try scene(LayerStyle(cornerRadius: 4, borderWidth: 1, clipsToBounds: true))
    let rounded = RoundedRect(bounds, radius: 4)
    #expect(
      scene.commands == [
        .fillShape(0, opaque(red)), .beginClip(1), fill(5, blue), .endGroup,
        .fillShape(2, opaque(.black)),
      ])
    #expect(
      scene.shapes == [
        Shape(.rounded(rounded)), Shape(.rounded(rounded)), Shape(.border(rounded, width: 1)),
      ])
  }

  @Test func aTranslucentViewIsOneGroupWithItsBorder() throws {
    let scene = try scene(LayerStyle(borderWidth: 1, clipsToBounds: true), alpha: 0.5)
    #expect(
      scene.commands == [
        .beginGroup(opacity: 128), fill(0, red), .beginClip(0), fill(5, blue), .endGroup,
        .fillShape(1, opaque(.black)), .endGroup,
      ])
  }

  @Test func aBorderAloneTakesTheAlphaIntoItsColor() throws {
    let scene = try scene(
      LayerStyle(borderWidth: 1), alpha: 0.5, hasChild: false, color: .clear)
    #expect(
      scene.commands == [
        .fillShape(0, PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 128))
      ])
  }

  @Test func nothingIsClippedWithoutSubviews() throws {
    let scene = try scene(LayerStyle(clipsToBounds: true), hasChild: false)
    #expect(scene.commands == [fill(0, red)])
  }

  @Test func aNegativeRadiusOfAnOvershootIsDrawnAsNone() throws {
    var draft = TimelineDraft()
    let view = draft.view(Appearance(backgroundColor: red, layer: LayerStyle(cornerRadius: 4)))
    draft.fix(view)
    let back = TimingFunction(0.3, 0, 0.6, 3)
    draft.keyframe(
      at: 0, .setLayer(view, .cornerRadius(0)),
      animation: Animation(duration: seconds(1), curve: .cubic(back)))
    let plan = try draft.plan()
    let overshoot = (0..<plan.frameCount).first {
      plan.presentation(at: plan.clock.time(ofFrame: $0))[view.rawValue].layer.cornerRadius < 0
    }
    #expect(plan.scene(at: try #require(overshoot)).commands == [fill(0, red)])
  }

  @Test func siblingsAreSortedByZPositionThenByOrder() throws {
    var draft = TimelineDraft()
    let colors = [red, blue, .white, .black]
    let depths = [1.0, 0, 1, -1]
    for (index, color) in colors.enumerated() {
      let layer = LayerStyle(zPosition: depths[index])
      let view = draft.view(Appearance(backgroundColor: color, layer: layer))
      draft.fix(view, x: Double(index))
    }
    let commands = try draft.plan().scene(at: 0).commands
    #expect(commands == [fill(3, .black), fill(1, blue), fill(0, red), fill(2, .white)])
  }

  @Test func aChangeOfZPositionChangesTheOrderOverTime() throws {
    var draft = TimelineDraft()
    let back = draft.view(Appearance(backgroundColor: red))
    let front = draft.view(Appearance(backgroundColor: blue))
    for view in [back, front] { draft.fix(view) }
    draft.keyframe(at: 0, .setLayer(back, .zPosition(2)), animation: linear(0.5))
    draft.keyframe(at: 0.5, .setLayer(front, .zPosition(3)))
    draft.setDuration(1)
    let plan = try draft.plan()
    #expect(plan.scene(at: 0).commands == [fill(0, red), fill(0, blue)])
    #expect(plan.scene(at: 6).commands == [fill(0, blue), fill(0, red)])
    #expect(plan.scene(at: 31).commands == [fill(0, red), fill(0, blue)])
  }
}
