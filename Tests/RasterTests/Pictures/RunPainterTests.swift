import Primitives
import TestSupport
import Testing

@testable import Raster

/// Compares runs with the slow painter, with painting all cells, and with their definition.
@Suite struct RunPainterTests {
  @Test(arguments: SceneKind.allCases)
  func theRunsAreThoseOfTheReferencesPixels(kind: SceneKind) {
    var generator = SeededGenerator(seed: 51)
    for _ in 0..<(kind.hasQuads ? 100 : 300) {
      let scene = Scene.random(kind, using: &generator)
      let reference = ReferencePainter(width: scene.width, height: scene.height)
      let words = reference.picture(of: scene).map { Pixel($0).straight }
      #expect(scene.runs() == PictureRuns(words: words, width: scene.width), "\(scene)")
    }
  }

  @Test(arguments: WideSceneKind.allCases)
  func paintingDirtyCellsAndPaintingAllCellsGiveTheSameRuns(kind: WideSceneKind) {
    var generator = SeededGenerator(seed: 52)
    for _ in 0..<kind.count {
      let scene = kind.random(using: &generator)
      #expect(scene.runs() == scene.runs(.allCells), "\(scene)")
    }
  }

  @Test(arguments: WideSceneKind.allCases)
  func runsAreCanonicalAndGiveThePixmapsPixels(kind: WideSceneKind) {
    var generator = SeededGenerator(seed: 53)
    for _ in 0..<kind.count {
      let scene = kind.random(using: &generator)
      let runs = scene.runs()
      let words = runs.words
      #expect(words == scene.drawn().straightWords, "\(scene)")
      #expect(runs == PictureRuns(words: words, width: scene.width), "\(scene)")
    }
  }

  @Test(arguments: WideSceneKind.allCases)
  func theDigestIsThatOfTheExpandedBytes(kind: WideSceneKind) {
    var generator = SeededGenerator(seed: 54)
    for _ in 0..<kind.count {
      let scene = kind.random(using: &generator)
      var painter = RunPainter(width: scene.width, height: scene.height)
      painter.draw(scene)
      var digest = PixelDigest()
      digest.append(
        painter.runs.words.flatMap { word in
          (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
        })
      #expect(painter.digest == digest, "\(scene)")
    }
  }

  @Test func aPainterUsedAgainGivesTheSameRunsAndCounts() {
    var generator = SeededGenerator(seed: 55)
    var used = RunPainter(width: 60, height: 40)
    for _ in 0..<60 {
      var scene = WideSceneKind.allShapes.random(using: &generator)
      (scene.width, scene.height) = (60, 40)
      used.draw(scene)
      var fresh = RunPainter(width: 60, height: 40)
      fresh.draw(scene)
      #expect(used.runs == fresh.runs)
      #expect(used.digest == fresh.digest)
      #expect(used.statistics == fresh.statistics)
    }
  }

  @Test func aNewPainterHoldsATransparentPicture() {
    let painter = RunPainter(width: 3, height: 7)
    #expect(painter.runs == Scene(width: 3, height: 7).runs())
    #expect(painter.runs.bands == [PictureRuns.Band(rowCount: 7, runEnd: 0)])
    #expect(painter.digest.value == 0)
    #expect(painter.digest.byteCount == 84)
  }

  @Test func aSceneOfAnotherSizeIsRefused() async {
    await #expect(processExitsWith: .failure) {
      var painter = RunPainter(width: 3, height: 2)
      painter.draw(Scene(width: 2, height: 3))
    }
  }

  /// Each edge adds rows above, at and below it, and the cells of its columns.
  @Test func workDependsOnEdgesNotOnSize() {
    func statistics(_ scale: Int) -> RasterStatistics {
      let (size, unit) = (1000 * scale, Double(scale))
      let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
      let rect = Rect(
        x: 100 * unit + 0.5, y: 100 * unit + 0.5, width: 300 * unit, height: 300 * unit)
      var painter = RunPainter(width: size, height: size)
      painter.draw(Scene(width: size, height: size, commands: [.fill(rect, black)]))
      return painter.statistics
    }
    #expect(statistics(1).rows == 5)
    #expect(statistics(1) == statistics(4))
  }
}

extension Pixmap {
  fileprivate var straightWords: [UInt32] {
    (0..<height).flatMap { y in row(y).map(\.straight) }
  }
}
