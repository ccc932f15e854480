import AutoLayout
import Primitives
import Testing

/// Views that are added and removed.
@Suite struct TreeChangeTests {
  private let content = ContentSize(
    horizontal: ContentSize.Axis(length: 30), vertical: ContentSize.Axis(length: 20))

  /// A stack view with two labels at a given place.
  private func row() -> (layout: Layout, stack: ViewIndex) {
    var layout = Layout()
    let stack = layout.view()
    let arranged = [
      layout.view(in: stack, content: content), layout.view(in: stack, content: content),
    ]
    layout.views[stack.rawValue].stack = StackArrangement(spacing: 8, arrangedSubviews: arranged)
    layout.add(equal(stack[.left], root[.left], plus: 5), equal(stack[.top], root[.top], plus: 6))
    return (layout, stack)
  }

  @Test func aStackViewAddedWithItsSubviewsArrangesThem() {
    var (layout, stack) = row()
    let expected = layout.engine().solvedFrames()
    layout.isPresent = [true, false, false, false]
    var engine = layout.idle
    #expect(engine.insert([stack, ViewIndex(2), ViewIndex(3)], superviewSize: nil).isEmpty)
    #expect(engine.activate([0, 1]).isEmpty)
    #expect(engine.solvedFrames() == expected)
    #expect(isClose(engine.solvedFrames()[3], Rect(x: 38, y: 0, width: 30, height: 20)))
  }

  @Test func aMaskOfAnAbsentViewHasNoRows() {
    var layout = Layout()
    let view = layout.given(Rect(x: 1, y: 2, width: 3, height: 4))
    layout.views[view.rawValue].autoresizingMask = [.flexibleWidth]
    layout.isPresent = [true, false]
    var engine = layout.idle
    #expect(engine.setFrame(Rect(x: 5, y: 2, width: 3, height: 4), of: view).isEmpty)
    #expect(engine.systemCount == 0)
  }

  /// Without an intrinsic length, a proportional share is `width == 0`, the same as for hiding.
  @Test func aConstraintThatServesAnotherPurposeIsNamedByIt() {
    var (layout, stack) = row()
    layout.views[2].content = ContentSize()
    layout.views[stack.rawValue].stack?.distribution = .fillProportionally
    layout.add(equal(ViewIndex(2)[.width], plus: 40))
    var engine = layout.idle
    #expect(engine.update(ViewIndex(2)) { $0.isHidden = true }.isEmpty)
    let conflicts = engine.activate([2])
    #expect(
      conflicts.map(\.memberNames) == [[.system(.stack(stack, .hiding)), .constraint(2)]])
  }
}
