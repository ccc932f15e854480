import AutoLayout
import Primitives
import Testing

/// Until iOS 7 the engine's rectangle of a view is the bounding box of its transformed bounds.
@Suite struct LegacyStyleTests {
  /// An anchor at (40, 60), 80 on a side, and a view of its size on its top left corner.
  private func pinned(
    _ transform: AffineTransform, style: SolutionStyle = .legacy
  ) -> (Layout, anchor: ViewIndex, view: ViewIndex) {
    var layout = Layout()
    layout.style = style
    let anchor = layout.given(Rect(x: 40, y: 60, width: 80, height: 80))
    let view = layout.view()
    layout.views[view.rawValue].transform = transform
    layout.add(
      equal(view[.top], anchor[.top]), equal(view[.leading], anchor[.leading]),
      equal(view[.width], plus: 80), equal(view[.height], plus: 80))
    return (layout, anchor, view)
  }

  private func center(_ layout: Layout, _ view: ViewIndex) -> Point {
    layout.engine().geometries(on: PixelGrid(scale: 2))[view.rawValue].center
  }

  @Test func halfOfATranslationIsTakenBack() {
    let (layout, _, view) = pinned(AffineTransform(tx: -20, ty: 20))
    #expect(center(layout, view) == Point(x: 90, y: 90))
  }

  @Test func theModernStyleKnowsNoTransform() {
    for transform in [AffineTransform(tx: -20, ty: 20), AffineTransform(a: 0.5, d: 0.5)] {
      let (layout, _, view) = pinned(transform, style: .modern)
      #expect(center(layout, view) == Point(x: 80, y: 100))
    }
  }

  @Test func aScaledViewKeepsTheCornerOfItsBox() {
    let (layout, _, view) = pinned(AffineTransform(a: 0.5, d: 0.25))
    // A box of 40 by 20 at (40, 60).
    #expect(center(layout, view) == Point(x: 60, y: 70))
  }

  @Test func aQuarterTurnExchangesTheSides() {
    var (layout, _, view) = pinned(AffineTransform(a: 0, b: 1, c: -1, d: 0))
    let below = layout.view()
    layout.add(
      equal(below[.top], view[.bottom]), equal(below[.left], view[.right]),
      equal(below[.width], view[.width]),
      equal(below[.height], plus: 30))
    #expect(center(layout, view) == Point(x: 80, y: 100))
    #expect(isClose(layout.frame(of: below), Rect(x: 120, y: 140, width: 80, height: 30)))
  }

  @Test func edgesAndCentersAreTheBoxs() {
    var layout = Layout()
    layout.style = .legacy
    let (view, other) = (layout.view(), layout.view())
    layout.views[view.rawValue].transform = AffineTransform(a: 0.5, b: 0, c: 1, d: 2)
    layout.fix(view, x: 10, y: 20, width: 100, height: 30)
    // The box is 0.5·100 + 1·30 = 80 wide and 2·30 = 60 high.
    layout.add(
      equal(other[.left], view[.right]), equal(other[.centerX], view[.centerX], plus: 60),
      equal(other[.top], view[.bottom]), equal(other[.height], view[.height]))
    #expect(isClose(layout.frame(of: other), Rect(x: 90, y: 80, width: 40, height: 30)))
  }

  @Test func aTurnedViewLaidOutByItsCenterIsWhereItBelongs() {
    for transform in [
      AffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6), AffineTransform(a: 3, d: 0.1),
    ] {
      var layout = Layout()
      layout.style = .legacy
      let anchor = layout.given(Rect(x: 40, y: 60, width: 80, height: 80))
      let view = layout.view()
      layout.views[view.rawValue].transform = transform
      layout.add(
        equal(view[.centerX], anchor[.centerX]), equal(view[.centerY], anchor[.centerY]),
        equal(view[.width], plus: 33), equal(view[.height], plus: 77))
      let geometry = layout.engine().geometries(on: PixelGrid(scale: 1))[view.rawValue]
      #expect(isClose(geometry.center.x, 80) && isClose(geometry.center.y, 100))
      #expect(geometry.size == Size(width: 33, height: 77))
    }
  }

  @Test func aGivenFrameKeepsItsCenterWithAnyTransform() {
    var layout = Layout()
    layout.style = .legacy
    let box = layout.given(Rect(x: 40, y: 60, width: 80, height: 80))
    layout.views[box.rawValue].transform = AffineTransform(a: 0.5, d: 0.5, tx: -20, ty: 20)
    #expect(center(layout, box) == Point(x: 80, y: 100))
  }

  /// From the centre to the box: 40 × 20 about (80, 100), moved by half of (-20, 20).
  @Test func othersAreConstrainedToTheBoxOfAGivenFrame() {
    var layout = Layout()
    layout.style = .legacy
    let box = layout.given(Rect(x: 40, y: 60, width: 80, height: 80))
    layout.views[box.rawValue].transform = AffineTransform(a: 0.5, d: 0.25, tx: -20, ty: 20)
    let other = layout.view()
    layout.add(
      equal(other[.left], box[.left]), equal(other[.right], box[.right]),
      equal(other[.top], box[.top]), equal(other[.bottom], box[.bottom]))
    #expect(isClose(layout.frame(of: other), Rect(x: 50, y: 100, width: 40, height: 20)))
  }

  @Test func onlyTranslatedViewsAreRounded() {
    var shifted = Layout()
    shifted.style = .legacy
    let moved = shifted.view()
    shifted.views[moved.rawValue].transform = AffineTransform(tx: 1, ty: 0)
    shifted.fix(moved, x: 10.2, y: 20.2, width: 10.1, height: 10.1)
    let rounded = shifted.engine().geometries(on: PixelGrid(scale: 1))[moved.rawValue]
    #expect(
      rounded == LayoutGeometry(center: Point(x: 14.5, y: 25), size: Size(width: 10, height: 10)))
    shifted.views[moved.rawValue].transform = AffineTransform(a: -1, d: 1)
    let exact = shifted.engine().geometries(on: PixelGrid(scale: 1))[moved.rawValue]
    #expect(isClose(exact.center.x, 15.25) && isClose(exact.size.width, 10.1))
  }

  @Test func changingATransformLaysOutAgain() {
    var (layout, _, view) = pinned(.identity)
    let beside = layout.view()
    layout.add(
      equal(beside[.left], view[.right]), equal(beside[.top], view[.bottom]),
      equal(beside[.width], plus: 5), equal(beside[.height], plus: 5))
    var engine = layout.engine()
    #expect(engine.setTransform(AffineTransform(a: 0.5, d: 0.5), of: view).isEmpty)
    layout.views[view.rawValue].transform = AffineTransform(a: 0.5, d: 0.5)
    #expect(engine.solvedFrames() == layout.engine().solvedFrames())
    #expect(
      isClose(engine.solvedFrames()[beside.rawValue], Rect(x: 80, y: 100, width: 5, height: 5)))
    #expect(engine.geometries(on: nil)[view.rawValue].center == Point(x: 60, y: 80))
  }

  /// A translation does not affect rows, so none is replaced. The order of rows decides ties.
  @Test func aTranslationLeavesTiesAsTheyAre() {
    var layout = Layout()
    layout.style = .legacy
    let view = layout.view()
    layout.fix(view, width: 20)
    let left = layout.add(equal(view[.left], root[.left], plus: 10, at: .at(500)))
    let right = layout.add(equal(view[.right], root[.right], plus: -10, at: .at(500)))
    var engine = layout.idle
    // Anywhere between 10 and 270 would do.
    _ = engine.activate([1, 2, 3, right, left])
    let before = engine.solvedFrames()
    #expect(engine.setTransform(AffineTransform(tx: 7, ty: 1), of: view).isEmpty)
    #expect(engine.solvedFrames() == before)
  }

  @Test func whatIsInsideLivesInTheViewsOwnBounds() {
    var (layout, _, view) = pinned(AffineTransform(a: 0.5, d: 0.5))
    let inside = layout.view(in: view)
    layout.add(
      equal(inside[.left], view[.left], plus: 10), equal(inside[.right], view[.right], plus: -10),
      equal(inside[.top], view[.top]), equal(inside[.bottom], view[.bottom]))
    let geometry = layout.engine().geometries(on: PixelGrid(scale: 1))[inside.rawValue]
    #expect(isClose(geometry.frame, Rect(x: 10, y: 0, width: 60, height: 80)))
  }
}
