import Primitives
import Raster
import TestSupport
import Testing

/// Upright edges in each way of drawing them.
@Suite struct EdgeModeTests {
  private static let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)

  private func alphas(
    _ edges: EdgeRasterization, _ low: Double, _ high: Double, count: Int = 5
  ) -> [UInt8] {
    let rect = Rect(x: low, y: 0, width: high - low, height: 1)
    return alphas([.setEdges(edges), .fill(rect, Self.black)], count: count)
  }

  private func alphas(_ commands: [Scene.Command], count: Int) -> [UInt8] {
    let pixmap = Scene(width: count, height: 1, commands: commands).drawn()
    return (0..<count).map { pixmap[$0, 0].alpha }
  }

  @Test(
    arguments: [
      (0.5, 3.5, [255, 255, 255, 0, 0]), (0.51, 3.51, [0, 255, 255, 255, 0]),
      (0.501953125, 3.5, [0, 255, 255, 0, 0]), (0.50195, 3.5, [255, 255, 255, 0, 0]),
      (1.6, 2.4, [0, 0, 0, 0, 0]), (1.4, 1.6, [0, 255, 0, 0, 0]), (2, 2, [0, 0, 0, 0, 0]),
      (3, 1, [0, 0, 0, 0, 0]), (-1e9, 1e9, [255, 255, 255, 255, 255]),
      (4.4, 1e300, [0, 0, 0, 0, 255]),
      (-1e300, -1e9, [0, 0, 0, 0, 0]), (-1e300, 1e300, [255, 255, 255, 255, 255]),
    ] as [(Double, Double, [UInt8])])
  func aDevicePaintsPixelsWithTheirCentresInside(low: Double, high: Double, expected: [UInt8]) {
    #expect(alphas(.device, low, high) == expected)
  }

  @Test func neighboursOnADeviceNeverOverlapNorGap() {
    var generator = SeededGenerator(seed: 51)
    for _ in 0..<2000 {
      let edge = Double.random(in: 0...5, using: &generator)
      let (left, right) = (alphas(.device, -1, edge), alphas(.device, edge, 6))
      #expect(zip(left, right).allSatisfy { ($0 > 0) != ($1 > 0) }, "\(edge)")
    }
  }

  /// 256 levels of area, rounded down; a whole pixel has the 255 that there is.
  @Test(
    arguments: [
      (0, 1, 255), (0, 0.5, 128), (0, 0.25, 64), (0, 0.9999, 255), (0, 0.0039, 0),
      (0, 0.00390625, 1),
      (0, 0.998, 255), (0, 0.99, 253),
    ] as [(Double, Double, UInt8)])
  func coreGraphicsRoundsAreasDown(low: Double, high: Double, expected: UInt8) {
    #expect(alphas(.coreGraphics, low, high, count: 1) == [expected])
  }

  @Test func coreGraphicsRoundsAreasOfTurnedLayersDown() {
    // A diamond leaves an eighth of each of four pixels: 223.6 of 255, and 224 of 256.
    let diamond = Quad(
      Point(x: 1, y: -0.5), Point(x: 2.5, y: 1), Point(x: 1, y: 2.5), Point(x: -0.5, y: 1))
    let commands: [Scene.Command] = [.setEdges(.coreGraphics), .fillQuad(diamond, Self.black)]
    let pixmap = Scene(width: 2, height: 2, commands: commands).drawn()
    #expect(
      [pixmap[0, 0], pixmap[1, 0], pixmap[0, 1], pixmap[1, 1]].allSatisfy { $0.alpha == 224 })
  }

  @Test func theWayHoldsUpToTheNext() {
    func part(_ x: Double) -> Scene.Command {
      .fill(Rect(x: x + 0.25, y: 0, width: 0.5, height: 1), Self.black)
    }
    let commands: [Scene.Command] = [
      part(0), .setEdges(.device), part(1), .setEdges(.coreGraphics), part(2), .setEdges(.exact),
      part(3),
    ]
    #expect(alphas(commands, count: 4) == [128, 255, 128, 128])
    #expect(alphas([part(0)], count: 1) == [128])
  }

  /// A clip of 2.4 pixels touches three, and has the centres of two inside; another one replaces it.
  @Test(
    arguments: [
      (EdgeRasterization.exact, [255, 255, 255, 0, 255]), (.device, [255, 255, 0, 0, 255]),
      (.coreGraphics, [255, 255, 255, 0, 255]),
    ] as [(EdgeRasterization, [UInt8])])
  func nothingIsPaintedOutsideAClip(edges: EdgeRasterization, expected: [UInt8]) {
    func line(_ x: Double, _ width: Double) -> Scene.Command {
      .fill(Rect(x: x, y: 0, width: width, height: 1), Self.black)
    }
    let turned = Quad(
      Point(x: -9, y: -1), Point(x: 9, y: -2), Point(x: 9, y: 2), Point(x: -9, y: 3))
    for shape in [line(-1, 9), .fillQuad(turned, Self.black)] {
      let commands: [Scene.Command] = [
        .setEdges(edges), .clip(Size(width: 2.4, height: 1)), shape,
        .clip(Size(width: 5, height: 1)), line(4, 1),
      ]
      #expect(alphas(commands, count: 5) == expected)
    }
    let nothing: [Scene.Command] = [
      .setEdges(edges), .clip(Size()), line(0, 5), .fillQuad(turned, Self.black),
    ]
    #expect(alphas(nothing, count: 5) == [0, 0, 0, 0, 0])
  }

  /// Sizes up to the largest side of a canvas, and corners far outside of it.
  @Test(arguments: EdgeRasterization.allCases)
  func theLargestPictureIsBounded(edges: EdgeRasterization) {
    let turned = Quad(
      Point(x: -1e9, y: 1), Point(x: 1e9, y: 0), Point(x: 1e9, y: 2), Point(x: -1e9, y: 3))
    let commands: [Scene.Command] = [
      .setEdges(edges), .fill(Rect(x: 0, y: 0, width: 16_384, height: 0), Self.black),
      .fill(Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), Self.black),
      .fillQuad(turned, Self.black),
    ]
    let pixmap = Scene(width: 16_384, height: 3, commands: commands).drawn()
    #expect(pixmap.bands == [0..<3])
    #expect(pixmap[0, 0].alpha == 255 && pixmap[16_383, 2].alpha == 255)
  }
}
