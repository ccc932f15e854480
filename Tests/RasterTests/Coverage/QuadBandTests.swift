import Primitives
import TestSupport
import Testing

@testable import Raster

/// Which rows of a picture with quads are bands, and that each row is painted correctly.
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
    // Wider than the picture, at least from row 0 to row 5.
    let quad = Quad(
      Point(x: -3, y: -1), Point(x: 9, y: -1), Point(x: 8, y: 6.5), Point(x: -4, y: 6.5))
    #expect(quad.drawn(width: 5, height: 9).bands == [0..<6, 6..<7, 7..<9])
  }

  /// Compares painting all cells of every row with painting only the dirty ones.
  @Test func theRowsOfABandAreEqual() {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<200 {
      let scene = Scene.random(.fillsQuadsAndGroups, using: &generator)
      let pixmap = scene.drawn()
      var plain = PictureSweep(width: scene.width, height: scene.height, .allCells)
      plain.begin(scene)
      var runs = OpenRuns()
      var rows: [[Pixel]] = []
      while let row = plain.advance(&runs) {
        while rows.count < row, let last = rows.last { rows.append(last) }
        rows.append(rows.last ?? [])
        rows[row].removeAll()
        plain.appendRow(to: &rows[row])
      }
      while rows.count < scene.height, let last = rows.last { rows.append(last) }
      for row in rows.indices {
        #expect(Array(pixmap.row(row)) == rows[row], "row \(row) of \(scene)")
      }
    }
  }

  @Test func sidesOfAQuadAreAllThatIsComparedWithTheRowAbove() {
    // Two sides of slope 1 : 4 pass through a column or two of every row.
    let quad = Quad(
      Point(x: 100, y: 0), Point(x: 300, y: 0), Point(x: 250, y: 200), Point(x: 50, y: 200))
    var painter = RunPainter(width: 400, height: 200)
    painter.draw(Scene(width: 400, height: 200, commands: [.fillQuad(quad, black)]))
    #expect(painter.statistics.rows == 200)
    #expect(painter.statistics.comparedCells < 250 + 200 * 6)
  }
}
