import Primitives
import Raster
import TestSupport
import Testing

@Suite struct PixmapDifferenceTests {
  private static let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)

  private func picture(_ rects: Rect...) -> Pixmap {
    Scene(width: 8, height: 6, commands: rects.map { .fill($0, Self.red) }).drawn()
  }

  @Test func equalPicturesDifferNowhere() {
    let rect = Rect(x: 1, y: 1, width: 3, height: 3)
    #expect(picture(rect).difference(from: picture(rect)).isEmpty)
    // The same pixels in other bands.
    let halves = picture(
      Rect(x: 1, y: 1, width: 3, height: 1), Rect(x: 1, y: 2, width: 3, height: 2))
    #expect(halves.difference(from: picture(rect)).isEmpty)
  }

  @Test func theDifferenceContainsWhatDisappearedAndWhatAppeared() {
    let difference = picture(Rect(x: 1, y: 1, width: 2, height: 2))
      .difference(from: picture(Rect(x: 5, y: 3, width: 2, height: 1)))
    #expect(difference == PixelRect(columns: 1..<7, rows: 1..<4))
  }

  @Test func unchangedPixelsAreOutsideOfTheDifference() {
    let bar = Rect(x: 0, y: 0, width: 8, height: 1)
    let difference = picture(bar, Rect(x: 4, y: 5, width: 1, height: 1))
      .difference(from: picture(bar))
    #expect(difference == PixelRect(columns: 4..<5, rows: 5..<6))
  }

  /// Compares with a search of every pixel.
  @Test(arguments: SceneKind.allCases)
  func theDifferenceIsTheSmallestRectangle(kind: SceneKind) {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let scene = Scene.random(kind, using: &generator)
      var other = scene
      other.commands.append(
        .fill(
          Rect.random(width: scene.width, height: scene.height, using: &generator),
          .random(using: &generator)))
      let first = scene.drawn()
      let second = other.drawn()
      var (columns, rows): ([Int], [Int]) = ([], [])
      for y in 0..<scene.height {
        for x in 0..<scene.width where first[x, y] != second[x, y] {
          columns.append(x)
          rows.append(y)
        }
      }
      let found = second.difference(from: first)
      #expect(found.isEmpty == columns.isEmpty)
      guard !found.isEmpty else { continue }
      #expect(found.columns.lowerBound == columns.min())
      #expect(found.columns.upperBound - 1 == columns.max())
      #expect(found.rows.lowerBound == rows.min())
      #expect(found.rows.upperBound - 1 == rows.max())
    }
  }
}
