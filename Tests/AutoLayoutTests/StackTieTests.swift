import AutoLayout
import Primitives
import Testing

/// Ties between the views of a stack view.
@Suite struct StackTieTests {
  private func stack(
    _ contents: [ContentSize], length: Double, _ axis: LayoutAxis = .horizontal
  ) -> Layout {
    var layout = Layout()
    let stack = layout.view()
    let views = contents.map { layout.view(in: stack, content: $0) }
    layout.views[stack.rawValue].stack = StackArrangement(axis: axis, arrangedSubviews: views)
    layout.add(equal(stack[axis == .horizontal ? .width : .height], plus: length))
    return layout
  }

  private func lengths(_ engine: LayoutEngine, _ axis: LayoutAxis) -> [Double] {
    engine.solvedFrames().dropFirst(2).map { axis == .horizontal ? $0.width : $0.height }
  }

  @Test(arguments: LayoutAxis.allCases, [false, true])
  func theFirstViewGivesWay(_ axis: LayoutAxis, hasConstraints: Bool) {
    for (length, expected) in [(400.0, [240.0, 60, 100]), (180, [20, 60, 100])] {
      let own: [Double] = [50, 60, 100]
      var layout = stack(
        own.map { length in
          var content = ContentSize()
          if !hasConstraints { content[axis].length = length }
          return content
        }, length: length, axis)
      if hasConstraints {
        for (index, length) in own.enumerated() {
          let size: LayoutAttribute = axis == .horizontal ? .width : .height
          layout.add(equal(ViewIndex(index + 2)[size], plus: length, at: .at(300)))
        }
      }
      #expect(lengths(layout.engine(), axis) == expected)
    }
  }

  @Test func theFirstViewIsTheFirstThatIsArrangedNow() {
    let content = ContentSize(
      horizontal: .init(length: 50), vertical: .init(length: 50))
    var engine = stack([content, content, content], length: 400).engine()
    #expect(lengths(engine, .horizontal) == [300, 50, 50])
    _ = engine.update(ViewIndex(1)) { $0.stack?.arrangedSubviews.swapAt(0, 2) }
    #expect(lengths(engine, .horizontal) == [50, 50, 300])
    #expect(engine.checkInvariants() == [])
    _ = engine.update(ViewIndex(1)) { $0.stack?.axis = .vertical }
    #expect(engine.checkInvariants() == [])
    _ = engine.update(ViewIndex(1)) { $0.stack = nil }
    #expect(engine.checkInvariants() == [])
  }

  @Test func anEmptyViewIsAsLargeAsTheStackViewAllows() {
    var layout = Layout()
    let stack = layout.view()
    let label = layout.view(
      in: stack, content: ContentSize(horizontal: .init(length: 30), vertical: .init(length: 20)))
    let empty = layout.view(in: stack)
    layout.views[stack.rawValue].stack = StackArrangement(
      alignment: .center, arrangedSubviews: [empty, label])
    layout.add(
      equal(stack[.top], root[.top]), equal(stack[.height], plus: 50),
      equal(empty[.width], plus: 10))
    #expect(isClose(layout.frame(of: empty), Rect(x: 0, y: 0, width: 10, height: 50)))
    #expect(isClose(layout.frame(of: label), Rect(x: 10, y: 15, width: 30, height: 20)))
    var engine = layout.engine()
    #expect(!engine.ambiguities().contains { $0.view == empty && $0.axis == .vertical })
  }

  @Test func aHiddenViewWithAFrameTakesNoSpace() {
    var layout = Layout()
    let stack = layout.view()
    let label = layout.view(in: stack)
    let hidden = layout.given(Rect(x: 359, y: 0, width: 0, height: 50), in: stack)
    layout.views[hidden.rawValue].isHidden = true
    layout.views[stack.rawValue].stack = StackArrangement(
      spacing: 8, arrangedSubviews: [label, hidden])
    layout.add(
      equal(stack[.left], root[.left]), equal(stack[.width], plus: 300),
      equal(stack[.height], plus: 50))
    #expect(layout.frame(of: label).width == 300)
  }
}
