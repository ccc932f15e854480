import AutoLayout
import Primitives
import Testing

@Suite struct GivenFrameTests {
  private let frame = Rect(x: 20.3, y: 30, width: 50, height: 40)

  @Test func itIsNotRounded() {
    var layout = Layout()
    let box = layout.given(frame)
    let geometry = layout.engine().geometries(on: PixelGrid(scale: 1))[box.rawValue]
    #expect(geometry == LayoutGeometry(center: Point(x: 45.3, y: 50), size: frame.size))
  }

  @Test func itIsNeverAmbiguous() {
    var layout = Layout()
    _ = layout.given(frame)
    var engine = layout.engine()
    #expect(engine.ambiguities().isEmpty)
  }

  @Test func othersAreConstrainedToIt() {
    var layout = Layout()
    let box = layout.given(frame)
    let beside = layout.view()
    layout.add(
      equal(beside[.left], box[.right], plus: 8), equal(beside[.centerY], box[.centerY]),
      equal(beside[.width], box[.width], times: 2), equal(beside[.height], plus: 10))
    #expect(isClose(layout.frame(of: beside), Rect(x: 78.3, y: 45, width: 100, height: 10)))
  }

  @Test func whatIsInsideFollowsItsSizeAndKeepsItsPixels() {
    var layout = Layout()
    let box = layout.given(frame)
    let inside = layout.view(in: box)
    layout.add(
      equal(inside[.left], box[.left], plus: 5), equal(inside[.right], box[.right], plus: -5),
      equal(inside[.top], box[.top]), equal(inside[.bottom], box[.bottom]))
    let geometry = layout.engine().geometries(on: PixelGrid(scale: 1))[inside.rawValue]
    // In root: from 25.3 to 65.3, rounded to 25 and 65; the box itself stays at 20.3.
    #expect(isClose(geometry.frame, Rect(x: 4.7, y: 0, width: 40, height: 40)))
  }

  /// Edges are sums of solved values, even if a superview has a given frame.
  @Test func aViewInARoundedViewIsRoundedInRootCoordinates() {
    var layout = Layout()
    let outer = layout.view()
    layout.fix(outer, x: 10.4, width: 50, height: 50)
    let box = layout.given(Rect(x: 0.25, y: 0, width: 5, height: 5), in: outer)
    let inside = layout.view(in: box)
    layout.fix(inside, width: 5, height: 5)
    let geometries = layout.engine().geometries(on: PixelGrid(scale: 1))
    #expect(geometries[outer.rawValue].frame.minX == 10)
    // Solved at 10.65, so shown at 11, in a box that shows at 10.25.
    #expect(geometries[inside.rawValue].frame == Rect(x: 0.75, y: 0, width: 5, height: 5))
  }

  @Test func aNewFrameMovesTheViewsConstrainedToIt() {
    var layout = Layout()
    let outer = layout.given(Rect(x: 10, y: 10, width: 100, height: 100))
    let box = layout.given(frame, in: outer)
    let (beside, inside) = (layout.view(), layout.view(in: box))
    layout.fix(inside, x: 1, y: 2)
    layout.add(
      equal(beside[.left], inside[.right]), equal(beside[.top], box[.bottom]),
      equal(beside[.width], box[.width]), equal(beside[.height], plus: 7))
    var engine = layout.engine()
    #expect(
      isClose(
        engine.solvedFrames()[beside.rawValue], Rect(x: 41.3, y: 80, width: 50, height: 7)))
    #expect(engine.setFrame(Rect(x: 0, y: 0, width: 60, height: 20), of: box).isEmpty)
    #expect(
      isClose(engine.solvedFrames()[beside.rawValue], Rect(x: 21, y: 30, width: 60, height: 7)))
    #expect(engine.setFrame(Rect(x: 30, y: 0, width: 9, height: 9), of: outer).isEmpty)
    #expect(
      isClose(engine.solvedFrames()[beside.rawValue], Rect(x: 41, y: 20, width: 60, height: 7)))
  }

  @Test func editingAgreesWithANewEngine() {
    var layout = Layout()
    let box = layout.given(frame)
    let view = layout.view(in: box)
    layout.add(
      equal(view[.width], box[.width], times: 0.5), equal(view[.height], box[.height]),
      equal(view[.centerX], box[.centerX]), equal(view[.bottom], root[.bottom], plus: -3))
    var engine = layout.engine()
    let moved = Rect(x: -4, y: 9, width: 31, height: 17)
    _ = engine.setFrame(moved, of: box)
    layout.views[box.rawValue].frame = moved
    #expect(engine.solvedFrames() == layout.engine().solvedFrames())
  }

  @Test func aConstraintAgainstItIsBrokenAndHoldsAgainWhenItCan() {
    var layout = Layout()
    let box = layout.given(frame)
    let width = layout.add(equal(box[.width], plus: 60))
    var engine = layout.idle
    let conflicts = engine.activate([width])
    #expect(conflicts.map(\.members) == [[.constraint(width)]])
    #expect(conflicts.map(\.broken) == [.constraint(width)])
    #expect(engine.isBroken(width))
    #expect(engine.setFrame(Rect(x: 0, y: 0, width: 60, height: 1), of: box).isEmpty)
    #expect(!engine.isBroken(width))
    #expect(engine.setFrame(frame, of: box).map(\.broken) == [.constraint(width)])
  }
}
