import Primitives
import Raster
import TestSupport
import Testing

@Suite struct PixmapTests {
  private let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
  private let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)

  private func picture(
    _ width: Int, _ height: Int, _ rects: (Rect, PremultipliedColor)...
  ) -> Pixmap {
    Scene(width: width, height: height, commands: rects.map { .fill($0, $1) }).drawn()
  }

  @Test func aNewPixmapIsTransparent() {
    let pixmap = Pixmap(width: 3, height: 2)
    #expect(pixmap.alphaText == "···\n···")
  }

  @Test func aRectangleOfWholePixelsHasSharpEdges() {
    let pixmap = picture(5, 4, (Rect(x: 1, y: 1, width: 3, height: 2), black))
    #expect(
      pixmap.alphaText == """
        ·····
        ·███·
        ·███·
        ·····
        """)
  }

  @Test func fractionalEdgesAreSoft() {
    let pixmap = picture(6, 5, (Rect(x: 0.5, y: 1.25, width: 4, height: 2.5), black))
    #expect(
      pixmap.alphaText == """
        ······
        ▒▒▒▒▒·
        ▒███▒·
        ▒▒▒▒▒·
        ······
        """)
  }

  /// 0.75 · 0.5 = 0.375 of a pixel, 255 · 0.375 = 95.625; along the edges 191.25 and 127.5.
  @Test func edgesAndCornersHaveTheAreaThatIsCovered() {
    let pixmap = picture(3, 3, (Rect(x: 0.25, y: 0.5, width: 2, height: 2), black))
    let alphas = (0..<3).map { y in (0..<3).map { x in pixmap[x, y].alpha } }
    #expect(alphas == [[96, 128, 32], [191, 255, 64], [96, 128, 32]])
  }

  @Test func aRectangleInsideOnePixelHasItsArea() {
    // 0.5 · 0.25 · 255 = 31.875
    let pixmap = picture(3, 3, (Rect(x: 1.25, y: 1.5, width: 0.5, height: 0.25), black))
    #expect(pixmap.alphaText == "···\n·▒·\n···")
    #expect(pixmap[1, 1].alpha == 32)
  }

  @Test func aHairlineOnAnEdgeBetweenPixelsIsSharedByBoth() {
    // 0.125 · 255 = 31.875 on either side
    let pixmap = picture(4, 1, (Rect(x: 1.875, y: 0, width: 0.25, height: 1), black))
    #expect((0..<4).map { pixmap[$0, 0].alpha } == [0, 32, 32, 0])
  }

  @Test func laterRectanglesCoverEarlierOnes() {
    let rect = Rect(x: 0, y: 0, width: 1, height: 1)
    #expect(picture(1, 1, (rect, black), (rect, red))[0, 0] == red)
    #expect(picture(1, 1, (rect, red), (rect, black))[0, 0] == black)
  }

  /// Two complementary halves of a pixel leave a quarter of the background: coverage does not
  /// record which part of a pixel is covered.
  @Test func edgesThatMeetInAPixelAreMixedOneAfterTheOther() {
    let pixmap = picture(
      1, 1, (Rect(x: 0, y: 0, width: 0.5, height: 1), black),
      (Rect(x: 0.5, y: 0, width: 0.5, height: 1), black))
    // 128 + 128·127/255 = 191.75
    #expect(pixmap[0, 0].alpha == 192)
  }

  @Test func halfTransparentOverTransparentIsItself() {
    let half = ColorComponents(Color(red: 255, green: 204, blue: 0, alpha: 128)).premultiplied(
      opacity: 1)
    #expect(picture(1, 1, (Rect(x: -1, y: -1, width: 3, height: 3), half))[0, 0] == half)
  }

  @Test func rectanglesAreClippedToThePicture() {
    let pixmap = picture(
      4, 3, (Rect(x: -10, y: 2, width: 11, height: 50), black),
      (Rect(x: 2.5, y: -1e308, width: 1e308, height: 1.5e308), black))
    #expect(pixmap.alphaText == "··▒█\n··▒█\n█·▒█")
  }

  static let nothings: [Rect] = [
    Rect(x: 4, y: 0, width: 2, height: 2), Rect(x: 0, y: -3, width: 2, height: 3),
    Rect(x: 1, y: 1, width: 0, height: 1), Rect(x: 2, y: 2, width: -1, height: -1),
    Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: .nan, height: 1),
    Rect(x: -.infinity, y: 0, width: .infinity, height: 1),
    Rect(x: .infinity, y: 0, width: 1, height: 1),
    Rect(x: 0, y: 0, width: 1, height: -.infinity), Rect(x: 1e300, y: 0, width: 1, height: 1),
    Rect(x: 1, y: 1, width: 1e-300, height: 1e-300),
  ]

  @Test(arguments: nothings)
  func rectanglesWithoutAnAreaInThePicturePaintNothing(rect: Rect) {
    #expect(picture(4, 2, (rect, black)).alphaText == "····\n····")
  }

  @Test func infiniteSizesReachToTheEdge() {
    let pixmap = picture(3, 2, (Rect(x: 1, y: 0, width: .infinity, height: .infinity), black))
    #expect(pixmap.alphaText == "·██\n·██")
  }

  @Test func drawingAgainReplacesThePicture() {
    var pixmap = picture(3, 2, (Rect(x: 0, y: 0, width: 3, height: 2), black))
    pixmap.draw(
      Scene(width: 3, height: 2, commands: [.fill(Rect(x: 2, y: 1, width: 1, height: 1), red)]))
    #expect(pixmap.alphaText == "···\n··█")
    pixmap.draw(Scene(width: 3, height: 2))
    #expect(pixmap.alphaText == "···\n···")
  }

  @Test func aSceneOfAnotherSizeIsRefused() async {
    await #expect(processExitsWith: .failure) {
      var pixmap = Pixmap(width: 3, height: 2)
      pixmap.draw(Scene(width: 2, height: 3))
    }
  }
}
