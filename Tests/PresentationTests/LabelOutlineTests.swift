import AutoLayout
import Primitives
import Testing
import TimelineModel
import Timing
import Typesetting

@testable import Presentation

@Suite struct LabelOutlineTests {
  /// Commands that do not draw, such as `check`, need the sizes of texts and no outlines.
  @Test func lettersAreOutlinedWhenTheyAreDrawn() throws {
    var draft = TimelineDraft()
    let view = draft.view(Appearance(text: LabelText("noon")))
    draft.constrain(equal(view, .left, root))
    draft.constrain(equal(view, .top, root))
    let plan = try draft.plan()
    _ = plan.presentation(at: FrameTime(.zero))
    _ = try plan.lints()
    #expect(plan.sampler.glyphs.count == 0)
    for _ in 0..<2 {
      let shapes = plan.scene(at: 0).shapes
      #expect(shapes.count == 1)
      #expect(plan.sampler.glyphs.count == 2)
    }
  }
}
