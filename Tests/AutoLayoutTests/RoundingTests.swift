import AutoLayout
import Primitives
import Testing

@Suite struct PixelGridTests {
  /// The frame of a view that constraints place in root.
  private func rounded(
    x: Double, y: Double = 0, width: Double = 0, height: Double = 0, scale: Int
  ) -> Rect {
    var layout = Layout()
    let view = layout.view()
    layout.fix(view, x: x, y: y, width: width, height: height)
    return layout.engine().geometries(on: PixelGrid(scale: scale))[view.rawValue].frame
  }

  private static let edges: [(value: Double, scale: Int, expected: Double)] = [
    (33.3, 1, 33), (33.5, 1, 34), (-0.5, 1, 0), (-0.6, 1, -1), (-1.5, 1, -1),
    (950.25, 2, 950.5), (950.2, 2, 950), (0.75, 2, 1), (-0.25, 2, 0),
    (0.1, 3, 0), (0.5, 3, 2.0 / 3), (1.0 / 6, 3, 1.0 / 3), (7, 3, 7),
  ]

  @Test(arguments: edges)
  func anEdgeIsRoundedToTheNearestPixelHalvesUpward(value: Double, scale: Int, expected: Double) {
    #expect(rounded(x: value, scale: scale).minX == expected)
  }

  private static let nearHalves: [(value: Double, scale: Int, expected: Double)] = [
    (0.4999995, 1, 1), (0.499998, 1, 0), (0.2499998, 2, 0.5), (0.249999, 2, 0),
  ]

  /// Solved values that should be halves are off by rounding; a millionth of a pixel is tolerated.
  @Test(arguments: nearHalves)
  func almostAHalfIsAHalf(value: Double, scale: Int, expected: Double) {
    #expect(rounded(x: value, scale: scale).minX == expected)
  }

  @Test func aSizeIsTheDifferenceOfRoundedEdges() {
    let rounded = rounded(x: 0.4, y: 0.6, width: 1.2, height: 1.2, scale: 1)
    // Edges 0.4 and 1.6, 0.6 and 1.8.
    #expect(rounded == Rect(x: 0, y: 1, width: 2, height: 1))
  }
}

@Suite struct GeometryRoundingTests {
  private func geometries(_ layout: Layout, scale: Int) -> [LayoutGeometry] {
    layout.engine().geometries(on: PixelGrid(scale: scale))
  }

  /// Thirds of a point are not exact, but 66 pixels are 22 points at every position, and a view
  /// keeps its position in its superview when both move.
  @Test(arguments: [0, 1, 2, 50, 70, 71, 1000])
  func atAScaleOfThreeAMoveChangesNoSize(thirds: Int) {
    let (outer, inner) = nested(at: Double(thirds) / 3)
    #expect(outer.size == Size(width: 40, height: 22))
    #expect(inner.size == Size(width: 22, height: 1.0 / 3))
    #expect(inner == nested(at: 0).inner)
  }

  private func nested(at offset: Double) -> (outer: LayoutGeometry, inner: LayoutGeometry) {
    var layout = Layout()
    let (outer, inner) = (layout.view(), layout.view())
    layout.views[inner.rawValue].superview = outer
    layout.fix(outer, x: offset, y: offset, width: 40, height: 22)
    layout.fix(inner, x: 10.0 / 3, y: 5, width: 22, height: 1.0 / 3)
    let geometries = geometries(layout, scale: 3)
    return (geometries[outer.rawValue], geometries[inner.rawValue])
  }

  /// Three equal columns of a hundred points.
  private var columns: Layout {
    var layout = Layout()
    layout.canvas = LayoutCanvas(size: Size(width: 100, height: 10))
    let (a, b, c) = (layout.view(), layout.view(), layout.view())
    layout.add(
      equal(a[.left], root[.left]), equal(b[.left], a[.right]), equal(c[.left], b[.right]),
      equal(c[.right], root[.right]), equal(a[.width], b[.width]), equal(b[.width], c[.width]))
    return layout
  }

  private static let columnEdges: [(scale: Int, edges: [Double])] = [
    (1, [0, 33, 67, 100]), (2, [0, 33.5, 66.5, 100]), (3, [0, 100.0 / 3, 200.0 / 3, 100]),
  ]

  @Test(arguments: columnEdges)
  func columnsTouchOnWholePixels(scale: Int, edges: [Double]) {
    for (column, geometry) in geometries(columns, scale: scale).dropFirst().enumerated() {
      #expect(isClose(geometry.frame.minX, edges[column]))
      #expect(isClose(geometry.frame.maxX, edges[column + 1]))
    }
  }

  @Test func theSolvedColumnsAreNotRounded() {
    let frames = columns.engine().solvedFrames()
    #expect(isClose(frames[2], Rect(x: 100.0 / 3, y: 0, width: 100.0 / 3, height: 0)))
  }

  @Test func edgesAreRoundedInRootCoordinates() {
    var layout = Layout()
    let box = layout.view()
    let child = layout.view(in: box)
    layout.fix(box, x: 10.3, y: 5.25, width: 50, height: 50)
    layout.fix(child, x: 10.3, y: 5.5, width: 20.3, height: 5)
    let whole = geometries(layout, scale: 1)
    // Box: edges 10.3 and 60.3, 5.25 and 55.25. Child in root: 20.6 and 40.9, 10.75 and 15.75.
    #expect(whole[1].frame == Rect(x: 10, y: 5, width: 50, height: 50))
    #expect(whole[2].frame == Rect(x: 11, y: 6, width: 20, height: 5))
    let halves = geometries(layout, scale: 2)
    #expect(halves[1].frame == Rect(x: 10.5, y: 5.5, width: 50, height: 50))
    #expect(halves[2].frame == Rect(x: 10, y: 5.5, width: 20.5, height: 5))
  }

  @Test func originsAreSummedBeforeTheyAreRounded() {
    var layout = Layout()
    let outer = layout.view()
    let inner = layout.view(in: outer)
    let leaf = layout.view(in: inner)
    for view in [outer, inner, leaf] { layout.fix(view, x: 0.4, width: 10) }
    let geometries = geometries(layout, scale: 1)
    // 0.4, 0.8 and 1.2 in root become 0, 1 and 1.
    #expect(geometries[1...].map(\.frame.minX) == [0, 1, 0])
  }

  @Test func theCentreIsTheMiddleOfTheRoundedRectangle() {
    var layout = Layout()
    let view = layout.view()
    layout.fix(view, x: 0.2, y: 0.2, width: 3.1, height: 2)
    let geometry = geometries(layout, scale: 1)[1]
    #expect(
      geometry == LayoutGeometry(center: Point(x: 1.5, y: 1), size: Size(width: 3, height: 2)))
  }

  @Test func aNegativeSizeIsShownAsZero() {
    var layout = Layout()
    let view = layout.view()
    layout.add(
      equal(view[.left], root[.left], plus: 100), equal(view[.right], root[.left], plus: 60))
    #expect(isClose(layout.frame(of: view).width, -40))
    #expect(geometries(layout, scale: 2)[1].frame == Rect(x: 100, y: 0, width: 0, height: 0))
  }

  @Test func theRootIsTheCanvas() {
    let geometry = geometries(Layout(), scale: 2)[0]
    #expect(geometry.frame == Rect(x: 0, y: 0, width: 300, height: 200))
  }
}
