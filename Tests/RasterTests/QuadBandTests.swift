import Primitives
import TestSupport
import Testing

@testable import Raster

/// Which rows of a picture with quads are painted, and that each is painted by itself.
@Suite struct QuadBandTests {
  private let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)

  @Test func onlyTheRowsThatAQuadReachesAreBandsOfTheirOwn() {
    let quad = Quad(
      Point(x: 10, y: 100.5), Point(x: 14, y: 102), Point(x: 11, y: 103.5), Point(x: 7, y: 102))
    let bands = quad.drawn(width: 20, height: 1000).bands
    #expect(bands == [0..<100, 100..<101, 101..<102, 102..<103, 103..<104, 104..<1000])
  }

  @Test func rowsBetweenUprightSidesAreOneBand() {
    // Upright from 3 to 50 on the left, from 1 to 48 on the right.
    let quad = Quad(
      Point(x: 2.5, y: 3), Point(x: 7.25, y: 1), Point(x: 7.25, y: 48), Point(x: 2.5, y: 50))
    let bands = quad.drawn(width: 20, height: 60).bands
    #expect(bands == [0..<1, 1..<2, 2..<3, 3..<48, 48..<49, 49..<50, 50..<60])
  }

  @Test func sidesBesideThePictureMakeNoBands() {
    // Wider than the picture from 0 to 5 at least.
    let quad = Quad(
      Point(x: -3, y: -1), Point(x: 9, y: -1), Point(x: 8, y: 6.5), Point(x: -4, y: 6.5))
    #expect(quad.drawn(width: 5, height: 9).bands == [0..<6, 6..<7, 7..<9])
  }

  @Test func aRowIsPaintedAlikeWhateverWasPaintedBefore() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<100 {
      let scene = Scene.random(.fillsQuadsAndGroups, using: &generator)
      let list = PaintList(scene)
      var used = RowPainter(width: scene.width)
      for row in (0..<scene.height).shuffled(using: &generator) {
        var fresh = RowPainter(width: scene.width)
        fresh.paint(list, row: row)
        used.paint(list, row: row)
        #expect(used.pixels == fresh.pixels, "row \(row) of \(scene)")
      }
    }
  }

  /// Every row by itself, against the picture, which paints one row of a band.
  @Test func theRowsOfABandAreEqual() {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<200 {
      let scene = Scene.random(.fillsQuadsAndGroups, using: &generator)
      let pixmap = scene.drawn()
      let list = PaintList(scene)
      var painter = RowPainter(width: scene.width)
      for row in 0..<scene.height {
        painter.paint(list, row: row)
        #expect(Array(pixmap.row(row)) == painter.pixels, "row \(row) of \(scene)")
      }
    }
  }
}
