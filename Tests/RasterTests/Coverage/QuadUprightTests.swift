import Primitives
import Raster
import TestSupport
import Testing

/// A quad that is an upright rectangle is painted as one.
@Suite struct QuadUprightTests {
  private let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)

  private func drawn(_ command: Scene.Command) -> Pixmap {
    Scene(width: 9, height: 8, commands: [command]).drawn()
  }

  @Test func itPaintsWhatTheRectangleDoesWhereverItsCornersBegin() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<200 {
      // An error in the last place of an edge can change the rounded coverage.
      func number() -> Double { .random(in: -2...11, using: &generator) }
      let rect = Rect(
        x: number(), y: number(), width: number().magnitude, height: number().magnitude)
      let filled = drawn(.fill(rect, black))
      for quad in Quad(rect, mappedBy: .identity).cornerOrders {
        let pixmap = drawn(.fillQuad(quad, black))
        #expect(pixmap.straightBytes == filled.straightBytes, "\(quad)")
        #expect(pixmap.bands == filled.bands, "\(quad)")
      }
    }
  }

  /// A quarter turn about the origin, then 6 to the right: (x, y) becomes (6 − y, x).
  @Test func aQuarterTurnIsUpright() {
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 6, ty: 0)
    let quad = Quad(Rect(x: 1.5, y: 2, width: 4, height: 1.25), mappedBy: turn)
    let turned = Rect(x: 2.75, y: 1.5, width: 1.25, height: 4)
    #expect(
      drawn(.fillQuad(quad, black)).straightBytes == drawn(.fill(turned, black)).straightBytes)
  }

  @Test func aMirroredRectangleIsPaintedThoughANegativeOneIsNot() {
    let mirror = AffineTransform(a: -1, tx: 9)
    let quad = Quad(Rect(x: 1, y: 1, width: 2, height: 3), mappedBy: mirror)
    let mirrored = Rect(x: 6, y: 1, width: 2, height: 3)
    #expect(
      drawn(.fillQuad(quad, black)).straightBytes == drawn(.fill(mirrored, black)).straightBytes)
  }

  @Test func edgesAreThoseOfTheCornersThoughSizesRound() throws {
    let quad = Quad(
      Point(x: -1e17, y: 0.1), Point(x: 4.7, y: 0.1), Point(x: 4.7, y: 3), Point(x: -1e17, y: 3))
    let corners = try #require(quad.uprightCorners)
    #expect(corners.topLeft == Point(x: -1e17, y: 0.1))
    #expect(corners.bottomRight == Point(x: 4.7, y: 3))
    // 0.7 · 255 = 178.5 exactly would be a tie; 4.7 − 4 is a little more.
    #expect(drawn(.fillQuad(quad, black))[4, 1].alpha == 179)
  }

  @Test func quadsThatLeanAreNotUpright() {
    let rect = Rect(x: 1, y: 1, width: 4, height: 4)
    for map in [
      AffineTransform(b: 1e-9), AffineTransform(c: 1e-9), AffineTransform(a: 0, b: 1, c: 1, d: 0.1),
    ] {
      #expect(Quad(rect, mappedBy: map).uprightCorners == nil)
    }
  }
}
