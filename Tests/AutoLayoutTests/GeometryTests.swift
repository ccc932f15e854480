import AutoLayout
import Primitives
import Testing

@Suite struct CoordinateTests {
  @Test func aNestedFrameIsInItsSuperviewsCoordinates() {
    var layout = Layout()
    let outer = layout.view()
    let inner = layout.view(in: outer)
    let leaf = layout.view(in: inner)
    layout.fix(outer, x: 100, y: 50, width: 150, height: 100)
    layout.fix(inner, x: 10, y: 20, width: 80, height: 60)
    layout.add(
      equal(leaf[.right], inner[.right], plus: -5), equal(leaf[.width], plus: 30),
      equal(leaf[.bottom], root[.bottom], plus: -15), equal(leaf[.height], plus: 40))
    // The bottom is 200 - 15 in root; the inner view starts 70 below the top of root.
    #expect(isClose(layout.frame(of: leaf), Rect(x: 45, y: 75, width: 30, height: 40)))
  }

  @Test func cousinsMeetInTheCoordinatesOfTheirCommonAncestor() {
    var layout = Layout()
    let left = layout.view()
    let right = layout.view()
    layout.fix(left, x: 30, y: 7, width: 100, height: 100)
    layout.fix(right, x: 150, y: 9, width: 100, height: 100)
    let a = layout.view(in: left)
    let b = layout.view(in: right)
    layout.fix(a, x: 10, y: 20, width: 25, height: 10)
    layout.add(
      equal(b[.left], a[.right], plus: 8), equal(b[.width], plus: 5),
      equal(b[.centerY], a[.bottom]), equal(b[.height], plus: 6))
    // a ends at 30 + 10 + 25 = 65 and at 7 + 20 + 10 = 37 in root.
    #expect(isClose(layout.frame(of: b), Rect(x: 73 - 150, y: 34 - 9, width: 5, height: 6)))
  }

  @Test func aConstraintFromInsideMovesTheContainer() {
    var layout = Layout()
    let box = layout.view()
    let child = layout.view(in: box)
    layout.fix(child, x: 12, width: 20)
    layout.add(equal(child[.left], root[.left], plus: 100))
    #expect(isClose(layout.frame(of: box).minX, 88))
  }

  @Test func aMultiplierScalesTheCoordinateInTheContainerOfBothViews() {
    var layout = Layout()
    let box = layout.view()
    layout.fix(box, x: 100, width: 180)
    let a = layout.view(in: box)
    let b = layout.view(in: box)
    layout.fix(a, x: 110, width: 20)
    layout.add(
      equal(b[.centerX], a[.centerX], times: 0.5, plus: 1), equal(b[.width], plus: 30))
    // Half of 120 in the box; in root it would be half of 220.
    #expect(isClose(layout.frame(of: b).minX, 61 - 15))
  }

  @Test func aMultiplierOnASuperviewScalesItsOwnCoordinate() {
    var layout = Layout()
    let box = layout.view()
    layout.fix(box, x: 100, y: 20, width: 180, height: 60)
    let child = layout.view(in: box)
    layout.add(
      equal(child[.right], box[.right], times: 0.5),
      equal(child[.left], box[.left], times: 7, plus: 3),
      equal(child[.centerY], box[.centerY], times: 1.5), equal(child[.height], plus: 10))
    // right = 180 / 2; left = 7 · 0 + 3; centre = 30 · 1.5.
    #expect(isClose(layout.frame(of: child), Rect(x: 3, y: 40, width: 87, height: 10)))
  }

  @Test func aMultiplierBetweenCousinsScalesTheCoordinateInTheirCommonAncestor() {
    var layout = Layout()
    let outer = layout.view()
    let left = layout.view(in: outer)
    let right = layout.view(in: outer)
    layout.fix(outer, x: 1000)
    layout.fix(left, x: 30, width: 50)
    layout.fix(right, x: 100, width: 50)
    let a = layout.view(in: left)
    let b = layout.view(in: right)
    layout.fix(a, x: 10)
    layout.add(equal(b[.left], a[.left], times: 3))
    // a is at 40 in the outer view; three times that is 20 right of the right view's edge.
    #expect(isClose(layout.frame(of: b).minX, 20))
  }

  @Test func aMultiplierOnAGuideScalesTheCoordinateInItsOwner() {
    var layout = Layout()
    let box = layout.view(margins: EdgeInsets(left: 20, right: 20))
    layout.fix(box, x: 50, width: 140)
    let child = layout.view(in: box)
    layout.add(equal(child[.left], LayoutItem.layoutMarginsGuide(box)[.right], times: 0.25))
    #expect(isClose(layout.frame(of: child).minX, 30))
  }

  @Test func anAspectRatioHolds() {
    var layout = Layout()
    let view = layout.view()
    layout.add(
      equal(view[.height], plus: 90), equal(view[.width], view[.height], times: 16.0 / 9.0))
    #expect(isClose(layout.frame(of: view).width, 160))
  }
}

@Suite struct SystemTests {
  private func box() -> (Layout, ViewIndex) {
    var layout = Layout()
    let view = layout.view()
    layout.add(
      equal(view[.left], root[.left]), equal(view[.right], root[.right]),
      equal(view[.top], root[.top]), equal(view[.bottom], root[.bottom]))
    return (layout, view)
  }

  @Test func theAxesAreSeparateSystems() {
    #expect(box().0.engine().systemCount == 2)
  }

  @Test func anAspectRatioTiesTheAxes() {
    var (layout, view) = box()
    layout.add(equal(view[.width], view[.height], at: .at(1)))
    #expect(layout.engine().systemCount == 1)
  }

  @Test func viewsThatOnlyTheirSuperviewHoldsAreSeparateSystems() {
    var (layout, view) = box()
    let sibling = layout.view()
    layout.add(equal(sibling[.right], root[.right]))
    #expect(layout.engine().systemCount == 3)
    layout.add(equal(sibling[.left], view[.right]))
    #expect(layout.engine().systemCount == 2)
  }
}
