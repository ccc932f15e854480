import Primitives
import Raster
import TestSupport
import Testing

/// Compares quads with the exact area of every pixel.
@Suite struct QuadCoverageTests {
  static let width = 5
  static let height = 4

  @Test(arguments: QuadKind.allCases)
  func everyAlphaIsThePixelsAreaToWithinAHalf(kind: QuadKind) {
    var generator = SeededGenerator(seed: 11)
    var covered = 0
    for _ in 0..<400 {
      let quad = kind.random(width: Self.width, height: Self.height, using: &generator)
      let errors = errors(of: quad)
      covered += errors.isCovered ? 1 : 0
      #expect(errors.largest < 0.5 + kind.tolerance, "\(quad)")
    }
    // The test is meaningful only if quads of this kind are visible.
    #expect(kind == .flat ? covered == 0 : covered > 100)
  }

  /// In 255ths.
  private func errors(of quad: Quad) -> (largest: Double, isCovered: Bool) {
    let pixmap = quad.drawn(width: Self.width, height: Self.height)
    var result = (largest: 0.0, isCovered: false)
    for row in 0..<Self.height {
      for column in 0..<Self.width {
        let alpha = pixmap[column, row].alpha
        let error = (Double(alpha) - 255 * quad.area(inPixel: column, row)).magnitude
        result.largest = max(result.largest, error)
        result.isCovered = result.isCovered || alpha > 0
      }
    }
    return result
  }

  /// A diamond about (2, 2) whose sides pass through corners of pixels.
  @Test func aDiamondHalvesThePixelsOnItsSides() {
    let quad = Quad(Point(x: 2, y: 0), Point(x: 4, y: 2), Point(x: 2, y: 4), Point(x: 0, y: 2))
    let alphas = quad.alphas(width: 4, height: 4)
    #expect(
      alphas == [
        [0, 128, 128, 0], [128, 255, 255, 128], [128, 255, 255, 128], [0, 128, 128, 0],
      ])
  }

  /// A sheared rectangle whose sides have slope 1 : 4: the part left of them in one row is
  /// 1/8, 3/8, 5/8, 7/8 of the pixel; 255 times these is 31.875, 95.625, 159.375, 223.125.
  @Test func aShearedRectangleHasUprightEnds() {
    let quad = Quad(
      Point(x: 1, y: 0), Point(x: 3, y: 0), Point(x: 2, y: 4), Point(x: 0, y: 4))
    let alphas = quad.alphas(width: 3, height: 4)
    #expect(
      alphas == [[32, 255, 223], [96, 255, 159], [159, 255, 96], [223, 255, 32]])
  }

  /// A square of area 1/8 within one pixel: 31.875.
  @Test func aQuadInsideOnePixelHasItsArea() {
    let quad = Quad(
      Point(x: 1.5, y: 1.25), Point(x: 1.75, y: 1.5), Point(x: 1.5, y: 1.75),
      Point(x: 1.25, y: 1.5))
    #expect(quad.alphas(width: 3, height: 3) == [[0, 0, 0], [0, 32, 0], [0, 0, 0]])
  }

  @Test func theOrderOfTheCornersDoesNotMatter() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<100 {
      let quad = QuadKind.mid.random(width: 9, height: 8, using: &generator)
      let alphas = quad.alphas(width: 9, height: 8)
      for order in quad.cornerOrders { #expect(order.alphas(width: 9, height: 8) == alphas) }
    }
  }

  /// The cut divides two opposite sides anywhere, so the parts are not parallelograms.
  @Test func twoQuadsThatShareASideMakeTheirWhole() {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<300 {
      let whole = QuadKind.mid.random(width: 9, height: 8, using: &generator)
      let shares = (0..<2).map { _ in Double.random(in: 0...1, using: &generator) }
      let above = whole.p0 + (whole.p1 - whole.p0) * shares[0]
      let below = whole.p3 + (whole.p2 - whole.p3) * shares[1]
      let parts = [
        Quad(whole.p0, above, below, whole.p3), Quad(above, whole.p1, whole.p2, below),
      ].map { $0.drawn(width: 9, height: 8).straightBytes }
      let sums = zip(parts[0], parts[1]).map { Int($0) + Int($1) }
      let expected = whole.drawn(width: 9, height: 8).straightBytes
      #expect(zip(sums, expected).allSatisfy { ($0 - Int($1)).magnitude <= 1 }, "\(whole)")
    }
  }
}
