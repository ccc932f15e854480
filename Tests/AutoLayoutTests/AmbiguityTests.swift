import AutoLayout
import Primitives
import Testing

@Suite struct AmbiguityTests {
  private func ambiguities(_ layout: Layout) -> [LayoutAmbiguity] {
    var engine = layout.engine()
    return engine.ambiguities()
  }

  private func position(_ view: ViewIndex, _ axis: LayoutAxis) -> LayoutAmbiguity {
    LayoutAmbiguity(view: view, axis: axis, aspect: .position)
  }

  private func size(_ view: ViewIndex, _ axis: LayoutAxis) -> LayoutAmbiguity {
    LayoutAmbiguity(view: view, axis: axis, aspect: .size)
  }

  @Test func aViewWithoutConstraintsOnAnAxisIsAtZeroWithSizeZeroAndAmbiguous() {
    var layout = Layout()
    let view = layout.view()
    layout.add(equal(view[.left], root[.left], plus: 30), equal(view[.width], plus: 40))
    #expect(ambiguities(layout) == [size(view, .vertical), position(view, .vertical)])
    #expect(isClose(layout.frame(of: view), Rect(x: 30, y: 0, width: 40, height: 0)))
  }

  @Test func aViewWithoutConstraintsIsAmbiguousOnBothAxes() {
    var layout = Layout()
    let view = layout.view()
    #expect(
      ambiguities(layout) == [
        size(view, .horizontal), position(view, .horizontal), size(view, .vertical),
        position(view, .vertical),
      ])
    #expect(layout.frame(of: view) == Rect())
  }

  @Test func determinedAttributesAreNotAmbiguous() {
    var layout = Layout()
    let view = layout.view()
    layout.fix(view)
    let other = layout.view(
      content: ContentSize(horizontal: .init(length: 30), vertical: .init(length: 20)))
    layout.add(
      equal(other[.left], view[.right], at: .at(1)), equal(other[.top], view[.top]),
      atLeast(other[.left], root[.left]))
    #expect(ambiguities(layout).isEmpty)
  }

  @Test func theRootIsNeverAmbiguous() {
    #expect(ambiguities(Layout()).isEmpty)
  }

  @Test func anInequalityAloneLeavesTheSizeOpen() {
    var layout = Layout()
    let view = layout.view()
    layout.fix(view)
    let other = layout.view()
    layout.add(
      equal(other[.left], root[.left]), atLeast(other[.width], plus: 20),
      equal(other[.top], root[.top]), equal(other[.height], plus: 5))
    #expect(ambiguities(layout) == [size(other, .horizontal)])
  }

  @Test func inequalitiesThatMeetDetermine() {
    var layout = Layout()
    let view = layout.view()
    layout.fix(view)
    layout.add(atLeast(view[.left], root[.left]), atMost(view[.left], root[.left]))
    #expect(ambiguities(layout).isEmpty)
  }

  @Test func ofTwoEquallyStrongConstraintsTheEarlierIsSatisfiedAndTheViewIsAmbiguous() {
    var layout = Layout()
    let view = layout.view()
    layout.add(
      equal(view[.top], root[.top]), equal(view[.height], plus: 1), equal(view[.width], plus: 1),
      equal(view[.left], root[.left], plus: 70, at: .at(500)),
      equal(view[.left], root[.left], plus: 20, at: .at(500)))
    #expect(ambiguities(layout) == [position(view, .horizontal)])
    #expect(layout.frame(of: view).minX == 70)
  }

  @Test func theEarlierIsTheOneActivatedEarlier() {
    var layout = Layout()
    let view = layout.view()
    layout.add(
      equal(view[.left], root[.left], plus: 70, at: .at(500)),
      equal(view[.left], root[.left], plus: 20, at: .at(500)))
    var engine = layout.idle
    _ = engine.activate(1)
    _ = engine.activate(0)
    #expect(engine.solvedFrames()[1].minX == 20)
    _ = engine.deactivate(1)
    _ = engine.activate(1)
    #expect(engine.solvedFrames()[1].minX == 70)
  }

  @Test func aWeakerConstraintResolvesATie() {
    var layout = Layout()
    let view = layout.view()
    layout.fix(view, width: 10)
    let other = layout.view()
    layout.add(
      equal(other[.top], root[.top]), equal(other[.height], plus: 1),
      equal(other[.width], plus: 1),
      equal(other[.left], root[.left], plus: 70, at: .at(500)),
      equal(other[.left], root[.left], plus: 20, at: .at(500)),
      equal(other[.left], view[.right], plus: 50, at: .at(499)))
    #expect(ambiguities(layout).isEmpty)
    #expect(layout.frame(of: other).minX == 60)
  }

  @Test func threeOptionalConstraintsHaveAMedianAndNoTie() {
    var layout = Layout()
    let view = layout.view()
    layout.add(
      equal(view[.top], root[.top]), equal(view[.height], plus: 1), equal(view[.width], plus: 1))
    for place in [70.0, 20, 50] {
      layout.add(equal(view[.left], root[.left], plus: place, at: .at(500)))
    }
    #expect(ambiguities(layout).isEmpty)
    #expect(layout.frame(of: view).minX == 50)
  }

  @Test func twoViewsWithEqualHuggingShareARowAmbiguously() {
    var layout = Layout()
    let content = ContentSize(horizontal: .init(length: 60))
    let (a, b) = (layout.view(content: content), layout.view(content: content))
    for view in [a, b] {
      layout.add(equal(view[.top], root[.top]), equal(view[.height], plus: 5))
    }
    layout.add(
      equal(a[.left], root[.left]), equal(b[.left], a[.right]), equal(b[.right], root[.right]))
    #expect(
      ambiguities(layout) == [
        size(a, .horizontal), size(b, .horizontal), position(b, .horizontal),
      ])
    #expect(isClose(layout.frame(of: a).width, 60))
  }

  @Test func aViewInsideAnAmbiguousOneIsNotAmbiguousItself() {
    var layout = Layout()
    let box = layout.view()
    layout.add(
      equal(box[.width], plus: 50), equal(box[.height], plus: 50), equal(box[.top], root[.top]))
    let child = layout.view(in: box)
    layout.fix(child, x: 5, y: 5)
    #expect(ambiguities(layout) == [position(box, .horizontal)])
  }
}
