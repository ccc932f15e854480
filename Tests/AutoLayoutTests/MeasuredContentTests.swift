import AutoLayout
import Primitives
import TestSupport
import Testing

/// What several views measure, changed together.
@Suite struct MeasuredContentTests {
  /// Five labels in a stack view, and a sixth beside it that is aligned with the last one's baseline.
  private func row(_ stack: StackArrangement, _ resistance: LayoutPriority) -> Layout {
    var layout = Layout()
    let view = layout.view()
    var own = stack
    for index in 0..<6 {
      let label = layout.view(
        in: index < 5 ? view : .root, content: content(20 + Double(index), resistance))
      layout.views[label.rawValue].firstBaselineOffset = Double(12 + index)
      if index < 5 { own.arrangedSubviews.append(label) }
    }
    layout.views[view.rawValue].stack = own
    let (last, beside) = (ViewIndex(6), ViewIndex(7))
    layout.add(
      equal(view[.left], root[.left], plus: 10), equal(view[.top], root[.top], plus: 10),
      equal(view[stack.axis == .horizontal ? .width : .height], plus: 150),
      equal(beside[.firstBaseline], last[.firstBaseline]), equal(beside[.left], view[.right]))
    return layout
  }

  private func content(_ length: Double, _ resistance: LayoutPriority) -> ContentSize {
    let axis = ContentSize.Axis(length: length, compressionResistance: resistance)
    return ContentSize(horizontal: axis, vertical: axis)
  }

  private static let stacks: [StackArrangement] = [
    StackArrangement.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
    .equalCentering,
  ].flatMap { distribution in
    [LayoutAxis.horizontal, .vertical].flatMap { axis in
      [StackArrangement.Alignment.fill, .firstBaseline, .center].map {
        var stack = StackArrangement(axis: axis)
        (stack.distribution, stack.alignment) = (distribution, $0)
        return stack
      }
    }
  }

  /// The lengths together exceed the stack view, so that required ones conflict with its length.
  @Test(arguments: stacks, [LayoutPriority.defaultHigh, .required])
  func togetherIsTheSameAsOneByOne(stack: StackArrangement, resistance: LayoutPriority) {
    let layout = row(stack, resistance)
    var (together, oneByOne) = (layout.engine(), layout.engine())
    for step in 0..<3 {
      let contents = (2...7).map { index in
        var measured = together.measured(ViewIndex(index))
        measured.size = content(Double(30 + (7 * index + 11 * step) % 20), resistance)
        measured.firstBaselineOffset = Double(10 + (index + step) % 3)
        return measured
      }
      let conflicts = together.setContents(contents)
      let single = contents.flatMap { oneByOne.setContents([$0]) }
      #expect(conflicts.map(\.brokenName) == single.map(\.brokenName))
      var new = layout
      new.views = together.views
      var fresh = new.idle
      _ = fresh.activate(Array(0..<5))
      let expected = fresh.solvedFrames()
      for (frames, engine) in [("together", together), ("one by one", oneByOne)] {
        let areEqual = zip(engine.solvedFrames(), expected).allSatisfy { isClose($0, $1) }
        #expect(areEqual, "\(frames), step \(step)")
      }
    }
  }

  /// Labels in the margins of each other, as high as their contents, and two widths that contradict.
  private func nested(_ count: Int) -> Layout {
    var layout = Layout()
    var outer = root
    for _ in 0..<count {
      let label = layout.view(in: outer, content: content(20, .defaultHigh))
      layout.add(
        equal(label[.left], outer[.leftMargin]), equal(label[.top], outer[.topMargin], plus: 1))
      outer = label
    }
    layout.add(equal(outer[.width], plus: 90), equal(outer[.width], plus: 80))
    return layout
  }

  @Test func nestedContentsBesideAConflictAreAsOneByOne() {
    let layout = nested(40)
    var together = layout.idle
    _ = together.activate(Array(layout.constraints.indices))
    var oneByOne = together
    let contents = (1...40).map { index in
      var measured = together.measured(ViewIndex(index))
      measured.size = content(Double(30 + 7 * index % 20), .defaultHigh)
      return measured
    }
    #expect(together.setContents(contents).isEmpty)
    for content in contents { #expect(oneByOne.setContents([content]).isEmpty) }
    #expect(together.solvedFrames() == oneByOne.solvedFrames())
    #expect(together.solvedFrames()[40].width == 90)
  }

  @Test func contentsThatStayCauseNoSolverWork() {
    let layout = row(Self.stacks[0], .defaultHigh)
    var engine = layout.engine()
    let before = engine.statistics
    let same = (2...7).map { engine.measured(ViewIndex($0)) }
    #expect(engine.setContents(same).isEmpty)
    #expect(engine.statistics == before)
  }
}

extension LayoutEngine {
  /// What a view measures now.
  fileprivate func measured(_ view: ViewIndex) -> MeasuredContent {
    let present = self.view(view)
    return MeasuredContent(
      view: view, size: present.content, firstBaselineOffset: present.firstBaselineOffset,
      lastBaselineOffset: present.lastBaselineOffset)
  }
}
