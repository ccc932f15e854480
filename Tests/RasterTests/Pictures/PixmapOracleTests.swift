import Primitives
import Raster
import TestSupport
import Testing

/// Compares random scenes with the slow painter, and with properties of every picture.
@Suite struct PixmapOracleTests {
  private let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)

  @Test(arguments: SceneKind.allCases)
  func everyPixelIsThatOfTheReference(kind: SceneKind) {
    var generator = SeededGenerator(seed: kind.hasGroups ? 3 : 4)
    for _ in 0..<(kind.hasQuads ? 150 : 400) {
      let scene = Scene.random(kind, using: &generator)
      let reference = ReferencePainter(width: scene.width, height: scene.height)
      let pixmap = scene.drawn()
      #expect(pixels(of: pixmap) == reference.picture(of: scene), "\(scene)")
    }
  }

  @Test func aPixmapUsedAgainGivesTheSamePicture() {
    var generator = SeededGenerator(seed: 5)
    var used = Pixmap(width: 6, height: 5)
    for _ in 0..<200 {
      var scene = Scene.random(.fillsQuadsAndGroups, using: &generator)
      (scene.width, scene.height) = (6, 5)
      used.draw(scene)
      let fresh = scene.drawn()
      #expect(pixels(of: used) == pixels(of: fresh), "\(scene)")
    }
  }

  @Test func everyAlphaIsThePixelsAreaToWithinAHalf() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<200 {
      func random() -> Double { Double.random(in: -3...11, using: &generator) }
      let (x, y) = (random(), random())
      let rect = Rect(x: x, y: y, width: random() - x, height: random() - y)
      let pixmap = Scene(width: 8, height: 7, commands: [.fill(rect, black)]).drawn()
      let isWithin = (0..<56).map { index in
        let (column, row) = (index % 8, index / 8)
        let area =
          overlap(rect.minX, rect.maxX, column...column + 1)
          * overlap(rect.minY, rect.maxY, row...row + 1)
        return (Double(pixmap[column, row].alpha) - 255 * area).magnitude < 0.5 + 1e-9
      }
      #expect(isWithin.allSatisfy { $0 }, "\(rect)")
    }
  }

  /// All edges cover a quarter of a pixel: 14 alphas of 63.75 become 64, and the 4 corners' of
  /// 15.9375 become 16. All else is exact.
  @Test func areaIsConserved() {
    let rect = Rect(x: 2.75, y: 1.75, width: 4.5, height: 3.5)
    let pixmap = Scene(width: 10, height: 8, commands: [.fill(rect, black)]).drawn()
    let sum = pixels(of: pixmap).reduce(0.0) { $0 + Double($1.alpha) }
    #expect(sum == 255 * 4.5 * 3.5 + 4 * 0.0625 + 14 * 0.25)
  }

  private func overlap(_ low: Double, _ high: Double, _ pixel: ClosedRange<Int>) -> Double {
    max(0, min(high, Double(pixel.upperBound)) - max(low, Double(pixel.lowerBound)))
  }

  @Test func bandsCoverTheRowsInOrder() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let scene = Scene.random(.fillsQuadsAndGroups, using: &generator)
      let bands = scene.drawn().bands
      #expect(bands.flatMap(Array.init) == Array(0..<scene.height))
      #expect(bands.allSatisfy { !$0.isEmpty })
    }
  }

  @Test func aPictureOfRectanglesHasFewBands() {
    // A rectangle with soft edges divides the picture at four rows.
    let rect = Rect(x: 3, y: 100.5, width: 100, height: 700)
    let pixmap = Scene(width: 200, height: 1000, commands: [.fill(rect, black)]).drawn()
    #expect(pixmap.bands == [0..<100, 100..<101, 101..<800, 800..<801, 801..<1000])
  }

  private func pixels(of pixmap: borrowing Pixmap) -> [PremultipliedColor] {
    var pixels: [PremultipliedColor] = []
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width { pixels.append(pixmap[x, y]) }
    }
    return pixels
  }
}
