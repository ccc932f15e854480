import Primitives
import Testing

@Suite struct GradientPaintTests {
  private let black = ColorComponents(Color(red: 0, green: 0, blue: 0))
  private let white = ColorComponents(.white)

  private func gradient(
    _ colors: [ColorComponents], _ locations: [Double], from start: Point = Point(x: 0.5, y: 0),
    to end: Point = Point(x: 0.5, y: 1)
  ) -> GradientComponents {
    GradientComponents(colors: colors, locations: locations, startPoint: start, endPoint: end)
  }

  private func paint(
    _ gradient: GradientComponents, width: Double = 10, height: Double,
    _ transform: AffineTransform = .identity
  ) throws -> GradientPaint {
    try #require(gradient.paint(Size(width: width, height: height), mappedBy: transform))
  }

  /// 255 (2y + 1) / 2h, rounded, in integers.
  @Test(arguments: [1, 2, 3, 7, 100, 255, 256, 1000])
  func aRowHasTheColourAtItsMiddle(height: Int) throws {
    let paint = try paint(gradient([black, white], [0, 1]), height: Double(height))
    #expect(paint.isConstantInRows && !paint.isConstantInColumns)
    for row in 0..<height {
      let (dividend, divisor) = (255 * (2 * row + 1), 2 * height)
      // Halves are decided by the rounding of doubles.
      if (2 * dividend) % divisor == 0, (2 * dividend) / divisor % 2 == 1 { continue }
      let expected = (2 * dividend + divisor) / (2 * divisor)
      #expect(Int(paint.color(column: 3, row: row).red) == expected)
    }
  }

  @Test func outsideTheLocationsColoursGoOn() throws {
    let paint = try paint(gradient([black, white], [0.25, 0.5]), height: 8)
    #expect(
      [-5, 0, 1, 4, 7, 90].map { paint.color(column: 0, row: $0).red } == [0, 0, 0, 255, 255, 255])
  }

  @Test func equalLocationsMakeAHardEdge() throws {
    let gray = ColorComponents(Color(red: 128, green: 128, blue: 128))
    let paint = try paint(gradient([black, black, gray, white], [0, 0.5, 0.5, 0.5]), height: 4)
    #expect((0..<4).map { paint.color(column: 0, row: $0).red } == [0, 0, 255, 255])
  }

  @Test func aLocationThatIsOvertakenIsMoved() throws {
    let paint = try paint(gradient([black, white, black], [0, 0.75, 0.25]), height: 4)
    #expect(paint.stops.map(\.location) == [0, 0.75, 0.75])
    #expect((0..<4).map { paint.color(column: 0, row: $0).red } == [43, 128, 213, 0])
  }

  /// From transparent to red the middle is half transparent red, not dark.
  @Test func coloursAreMixedPremultiplied() throws {
    let red = ColorComponents(Color(red: 255, green: 0, blue: 0))
    let paint = try paint(gradient([ColorComponents(.clear), red], [0, 1]), height: 1)
    #expect(
      paint.color(column: 0, row: 0) == PremultipliedColor(red: 128, green: 0, blue: 0, alpha: 128))
  }

  /// The unit square is stretched to the bounds: from corner to corner, the other two corners are at the
  /// middle of the axis, whatever the bounds' sides.
  @Test func aDiagonalFollowsTheBounds() throws {
    let diagonal = gradient(
      [black, white], [0, 1], from: Point(x: 0, y: 0), to: Point(x: 1, y: 1))
    let paint = try paint(diagonal, width: 200, height: 50)
    for column in 0..<200 where column % 4 == 1 {
      let row = 49 - column / 4
      // The pixel's centre is at most half a pixel from the other diagonal.
      #expect(abs(Int(paint.color(column: column, row: row).red) - 128) <= 1)
    }
  }

  @Test func whatMovesByWholePixelsKeepsItsColours() throws {
    let axis = gradient(
      [black, white], [0, 1], from: Point(x: 0.1, y: 0.3), to: Point(x: 0.8, y: 0.6))
    let here = try paint(axis, width: 37, height: 41)
    let there = try paint(
      axis, width: 37, height: 41, AffineTransform(translation: Point(x: 1000, y: 12_345)))
    for (column, row) in [(0, 0), (5, 20), (36, 40), (17, 3)] {
      #expect(
        here.color(column: column, row: row)
          == there.color(column: column + 1000, row: row + 12_345))
    }
  }

  /// A pixel's centre in the view's own coordinates decides.
  @Test(arguments: 0..<24)
  func aTurnedViewTurnsItsColours(step: Int) throws {
    let turn = AffineTransform(
      scale: Point(x: 1, y: 1), rotation: Double(step * 15) + 7, translation: Point()
    )
    .concatenating(AffineTransform(a: 1, b: 0.3, c: -0.2, d: 1.5, tx: 4, ty: -9))
    let down = gradient([black, white], [0, 1])
    let paint = try paint(down, width: 20, height: 100, turn)
    for place in [3.0, 20, 50, 77.5] {
      let pixel = turn(Point(x: 8, y: place))
      let (column, row) = (Int(pixel.x.rounded(.down)), Int(pixel.y.rounded(.down)))
      // The pixel's centre is less than a pixel away, over which the colour changes by at most 6.
      let level = Int(paint.color(column: column, row: row).red)
      #expect(abs(level - Int(255 * place / 100)) <= 6)
    }
  }

  @Test func withoutAnAxisOrAnAreaNothingIsPainted() {
    let point = gradient([black, white], [0, 1], to: Point(x: 0.5, y: 0))
    #expect(point.paint(Size(width: 9, height: 9), mappedBy: .identity) == nil)
    let down = gradient([black, white], [0, 1])
    #expect(down.paint(Size(width: 0, height: 9), mappedBy: .identity) == nil)
    let flat = AffineTransform(scale: Point(x: 1, y: 0))
    #expect(down.paint(Size(width: 9, height: 9), mappedBy: flat) == nil)
  }
}
