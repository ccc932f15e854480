import Primitives
import Raster
import TestSupport
import Testing

/// Turned layers as the render server of iOS draws them, against every centre decided by itself.
@Suite struct SampledQuadTests {
  private let width = 9
  private let height = 7

  @Test(arguments: QuadKind.allCases)
  func everyPixelIsDecidedByItsCentre(kind: QuadKind) {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<400 {
      check(kind.random(width: width, height: height, using: &generator))
    }
  }

  /// Corners on halves of pixels, so that sides at 45° and level ones pass through centres.
  @Test func centresOnSidesAreDecidedByTheTopLeftRule() {
    var generator = SeededGenerator(seed: 42)
    func halves(_ range: ClosedRange<Int>) -> Point {
      Point(
        x: Double(Int.random(in: range, using: &generator)) / 2,
        y: Double(Int.random(in: range, using: &generator)) / 2)
    }
    for _ in 0..<400 {
      let (start, first) = (halves(-4...18), halves(-9...9))
      let second = Bool.random(using: &generator) ? Point(x: -first.y, y: first.x) : halves(-9...9)
      check(Quad(start, start + first, start + first + second, start + second))
    }
  }

  /// Flattened to much less than 1/256 pixel along one direction, so that rounding leaves slivers,
  /// crossed outlines and corners that coincide.
  @Test func nearlySingularLayersAreExact() {
    var generator = SeededGenerator(seed: 43)
    for _ in 0..<2000 {
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
      let center = Point(x: number(0...9), y: number(0...7))
      let along = Point(x: number(-9...9), y: number(-9...9))
      let across = Point(x: number(-0.01...0.01), y: number(-0.01...0.01))
      check(Quad(center: center, along, across))
      check(Quad(center: center, along, along * number(-2...2) + across * 0.1))
    }
  }

  /// Up to where corners are clamped, the products take up to 91 bits.
  @Test(arguments: [0x1p13, 0x1p21, 0x1p22, 0x1p31, 1e9, 3e9, 0x1p34])
  func farCornersAreExact(reach: Double) {
    var generator = SeededGenerator(seed: 44)
    for _ in 0..<200 {
      func vector() -> Point {
        Point(
          x: .random(in: -reach...reach, using: &generator),
          y: .random(in: -reach...reach, using: &generator))
      }
      let (along, across) = (vector(), vector())
      let middle = Point(x: .random(in: 0...9, using: &generator), y: 3)
      check(Quad(center: middle + across, along, across))
      check(Quad(center: middle, along, Point(x: 2, y: 1)))
    }
  }

  @Test func cornersOutOfReachAreBounded() {
    for reach in [0x1p37, 1e18, 1e38, 1e39, 1e300, Double.greatestFiniteMagnitude] {
      let square = Quad(
        Point(x: 4, y: -reach), Point(x: reach, y: 4), Point(x: 4, y: reach), Point(x: -reach, y: 4)
      )
      #expect(square.sampled(3, 3) == [[255, 255, 255], [255, 255, 255], [255, 255, 255]])
    }
    for number in [Double.nan, .infinity, -.infinity] {
      let lost = Quad(
        Point(x: number, y: -9), Point(x: 9, y: 4), Point(x: 4, y: 9), Point(x: -9, y: 3))
      #expect(lost.sampled(2, 2) == [[0, 0], [0, 0]])
    }
  }

  /// The pieces of a turned checkerboard cover each centre once.
  @Test func neighboursNeitherOverlapNorGap() {
    var generator = SeededGenerator(seed: 45)
    for _ in 0..<60 {
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
      let map = AffineTransform(
        a: number(-3...3), b: number(-3...3), c: number(-3...3), d: number(-3...3), tx: 4, ty: 3)
      // So that the board reaches over the picture along its shorter direction, too.
      guard map.determinant.magnitude > 3 else { continue }
      var times = [[Int]](repeating: [Int](repeating: 0, count: width), count: height)
      for cell in 0..<1600 {
        let place = Point(x: Double(cell % 40 - 20), y: Double(cell / 40 - 20))
        let piece = Quad(Rect(x: place.x, y: place.y, width: 1, height: 1), mappedBy: map)
        for (y, row) in piece.sampled(width, height).enumerated() {
          for (x, alpha) in row.enumerated() where alpha > 0 { times[y][x] += 1 }
        }
      }
      #expect(times.joined().allSatisfy { $0 == 1 }, "\(map)")
    }
  }

  private func check(_ quad: Quad) {
    let expected = DirectSampler(quad).picture(width: width, height: height)
    for order in quad.cornerOrders {
      #expect(order.sampled(width, height) == expected, "\(order)")
    }
  }
}

extension Quad {
  /// The alphas that painting it opaque leaves, row by row.
  fileprivate func sampled(_ width: Int, _ height: Int) -> [[UInt8]] {
    let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
    let scene = Scene(
      width: width, height: height, commands: [.setEdges(.device), .fillQuad(self, black)])
    let pixmap = scene.drawn()
    return (0..<height).map { y in (0..<width).map { pixmap[$0, y].alpha } }
  }
}
