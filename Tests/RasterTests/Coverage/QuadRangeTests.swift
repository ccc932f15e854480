import Primitives
import Raster
import TestSupport
import Testing

/// Corners that are far away, infinite or NaN.
@Suite struct QuadRangeTests {
  private let width = 5
  private let height = 4

  /// A side through the picture, or a strip of two, looks the same whether its corners are 64 times
  /// or 2⁴⁰ times a vector away. All corners are exact.
  @Test(arguments: [false, true])
  func cornersATrillionPixelsAwayMoveNoSide(strip: Bool) {
    var generator = SeededGenerator(seed: 31)
    func sixtyFourths(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator)) / 64
    }
    for _ in 0..<200 {
      let middle = Point(x: sixtyFourths(0...320), y: sixtyFourths(0...256))
      let along = Point(x: sixtyFourths(64...256), y: sixtyFourths(-256...256))
      let across = Point(x: -along.y, y: along.x)
      func quad(_ reach: Double) -> Quad {
        let offset = across * (strip ? 1 : reach)
        return Quad(center: strip ? middle : middle + offset, along * reach, offset)
      }
      let far = quad(0x1p40)
      let alphas = far.alphas(width: width, height: height)
      #expect(largestError(of: alphas, from: quad(64)) <= 1, "\(far)")
    }
  }

  /// In 255ths.
  private func largestError(of alphas: [[UInt8]], from quad: Quad) -> Double {
    var largest = 0.0
    for (y, row) in alphas.enumerated() {
      for (x, alpha) in row.enumerated() {
        largest = max(largest, (Double(alpha) - 255 * quad.area(inPixel: x, y)).magnitude)
      }
    }
    return largest
  }

  @Test(arguments: [6, 1e3, 1e9, 1e12, 1e16, 1e100, 1e300])
  func aTurnedQuadAroundThePictureCoversItWhole(reach: Double) {
    // A square on its corner around a picture of 4 × 4 touches the picture's corners at reach 4.
    let quad = Quad(
      Point(x: 2, y: 2 - reach), Point(x: 2 + reach, y: 2), Point(x: 2, y: 2 + reach),
      Point(x: 2 - reach, y: 2))
    let pixmap = quad.drawn(width: 4, height: 4)
    #expect(pixmap.alphaText == "████\n████\n████\n████")
    #expect(pixmap.bands == [0..<4])
  }

  @Test func randomQuadsAroundThePictureCoverItWhole() {
    var generator = SeededGenerator(seed: 32)
    for _ in 0..<200 {
      let along = Point(
        x: .random(in: 20...90, using: &generator), y: .random(in: -90...90, using: &generator))
      let quad = Quad(center: Point(x: 4, y: 3), along, Point(x: -along.y, y: along.x))
      let alphas = Set(quad.alphas(width: width, height: height).joined())
      #expect(alphas == [255], "\(quad)")
    }
  }

  static let nowhere: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]

  @Test(arguments: nowhere)
  func aCornerThatIsNotFiniteLeavesTheQuadUnpainted(coordinate: Double) {
    let quad = Quad(Point(x: 4, y: -9), Point(x: 20, y: 3), Point(x: 4, y: 20), Point(x: -9, y: 3))
    #expect(quad.alphas(width: 2, height: 2) == [[255, 255], [255, 255]])
    let paths: [WritableKeyPath<Quad, Double>] = [
      \.p0.x, \.p0.y, \.p1.x, \.p1.y, \.p2.x, \.p2.y, \.p3.x, \.p3.y,
    ]
    for path in paths {
      var lost = quad
      lost[keyPath: path] = coordinate
      #expect(lost.alphas(width: 2, height: 2) == [[0, 0], [0, 0]])
    }
  }

  @Test func anUprightQuadOfInfiniteSizePaintsNothing() {
    let rect = Rect(x: 1, y: 1, width: .infinity, height: 4)
    #expect(Quad(rect, mappedBy: .identity).alphas(width: 3, height: 3).joined().max() == 0)
  }

  /// With any corners, painting ends and stays within their extent.
  @Test func noCornersTrap() {
    var generator = SeededGenerator(seed: 33)
    let extremes: [Double] = [
      0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-300, 3, 4.5, 1e15, -1e20, 1e299,
      -1e300, 1e301, .nan, .infinity,
    ]
    func corner() -> Point {
      func number() -> Double { extremes.randomElement(using: &generator) ?? 0 }
      return Point(x: number(), y: number())
    }
    for _ in 0..<3000 {
      let quad = Quad(corner(), corner(), corner(), corner())
      let alphas = quad.alphas(width: 6, height: 6)
      let highest = quad.corners.map(\.y).max() ?? 0
      let below = alphas.indices.filter { Double($0) >= highest }
      #expect(below.allSatisfy { alphas[$0].max() == 0 }, "\(quad)")
    }
  }
}
