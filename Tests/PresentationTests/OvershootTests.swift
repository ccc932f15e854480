import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// Animations that overshoot by 10⁹ times their distance, each of which is replaced by the next.
@Suite struct OvershootTests {
  private func chain(
    _ compatibility: Compatibility, _ changes: (ViewIndex) -> [Change.Operation]
  ) throws -> PresentedView {
    var draft = TimelineDraft()
    draft.setCompatibility(compatibility)
    let view = draft.view(frame: Rect(x: 0, y: 0, width: 9, height: 9))
    let operations = changes(view)
    var animation = linear(1)
    animation.curve = .cubic(TimingFunction(0, 1e9, 1, 1e9))
    animation.beginsFromCurrentState = true
    for index in 0..<80 {
      draft.keyframe(
        at: Double(index) / 100, operations[index % operations.count], animation: animation)
    }
    return try draft.plan().shown(view, at: 0.9)
  }

  @Test func alphaRemainsFinite() throws {
    let shown = try chain(.modern) { [.setAlpha($0, 0), .setAlpha($0, 1)] }
    #expect(shown.alpha.isFinite)
  }

  @Test func colorsStayFinite() throws {
    let shown = try chain(.modern) {
      [.setBackgroundColor($0, .clear), .setBackgroundColor($0, Color(red: 9, green: 9, blue: 9))]
    }
    #expect((shown.backgroundColor.red + shown.backgroundColor.alpha).isFinite)
  }

  @Test func transformsStayFinite() throws {
    let shown = try chain(.modern) {
      [
        .setTransform($0, AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
        .setTransform($0, AffineTransform(a: 2, b: -9, c: 1, d: 1, tx: 1, ty: 1)),
      ]
    }
    let matrix = shown.transform
    #expect((matrix.a + matrix.b + matrix.c + matrix.d + matrix.tx + matrix.ty).isFinite)
  }

  @Test func geometriesThatReplaceEachOtherStayFinite() throws {
    let shown = try chain(.iOS7) {
      [
        .setFrame($0, Rect(x: 5, y: 7, width: 3, height: 4)),
        .setFrame($0, Rect(x: 0, y: 0, width: 9, height: 9)),
      ]
    }
    let frame = shown.geometry.frame
    #expect((frame.minX + frame.minY + frame.width + frame.height).isFinite)
  }

  /// The columns are parallel except for a height so small that no finite skew expresses it.
  @Test func nearlyFlatMatricesInterpolateToFiniteValues() throws {
    var draft = TimelineDraft()
    let flat = AffineTransform(a: 1, b: 0, c: 1e9, d: 1e-300)
    var appearance = Appearance()
    appearance.transform = flat
    let view = draft.view(appearance, frame: Rect(x: 0, y: 0, width: 9, height: 9))
    draft.keyframe(at: 0, .setTransform(view, AffineTransform(a: 3)), animation: linear(1))
    let plan = try draft.plan()
    #expect(plan.shown(view, at: 0).transform.a == 1)
    let matrix = plan.shown(view, at: 0.5).transform
    #expect(isClose(matrix.a, 2))
    #expect((matrix.a + matrix.b + matrix.c + matrix.d).isFinite)
  }
}
