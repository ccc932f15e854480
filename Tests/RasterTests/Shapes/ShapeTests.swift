import Primitives
import Raster
import TestSupport
import Testing

/// Shapes whose coverage is known.
@Suite struct ShapeTests {
  private let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
  private let square = RoundedRect(Rect(x: 1, y: 1, width: 4, height: 4))

  private func alphas(_ scene: Scene) -> [[UInt8]] {
    let pixmap = scene.drawn()
    return (0..<scene.height).map { y in (0..<scene.width).map { pixmap[$0, y].alpha } }
  }

  private func alphas(
    _ outline: Shape.Outline, _ edges: EdgeRasterization = .exact,
    _ transform: AffineTransform = .identity
  ) -> [[UInt8]] {
    var scene = Scene(width: 6, height: 6)
    let shape = scene.add(Shape(outline, transform))
    scene.commands = [.setEdges(edges), .fillShape(shape, black)]
    return alphas(scene)
  }

  @Test(arguments: [EdgeRasterization.exact, .coreGraphics])
  func aBorderIsARing(edges: EdgeRasterization) {
    let ring = alphas(.border(square, width: 1), edges)
    for y in 0..<6 {
      for x in 0..<6 {
        let isOuter = (1...4).contains(x) && (1...4).contains(y)
        let isInner = (2...3).contains(x) && (2...3).contains(y)
        #expect(ring[y][x] == (isOuter && !isInner ? 255 : 0), "\(x), \(y)")
      }
    }
  }

  @Test func aWideBorderFillsItsRectangleAndNoneIsNotDrawn() {
    let whole = alphas(.rounded(square), .exact)
    #expect(alphas(.border(square, width: 2), .exact) == whole)
    #expect(alphas(.border(square, width: 9), .exact) == whole)
    #expect(alphas(.border(square, width: 0), .exact).joined().allSatisfy { $0 == 0 })
  }

  @Test func aRadiusIsAtMostHalfOfTheShorterSide() {
    let wide = Rect(x: 0, y: 0, width: 6, height: 4)
    #expect(RoundedRect(wide, radius: 50) == RoundedRect(wide, radius: 2))
    #expect(RoundedRect(wide, radius: -1) == RoundedRect(wide))
  }

  @Test func anInsetHasASmallerRadius() {
    let rounded = RoundedRect(Rect(x: 0, y: 0, width: 40, height: 40), radius: 8, corners: .topLeft)
    let inner = Rect(x: 3, y: 3, width: 34, height: 34)
    #expect(rounded.inset(by: 3) == RoundedRect(inner, radius: 5, corners: .topLeft))
    #expect(rounded.inset(by: 9)?.radius == 0)
    #expect(rounded.inset(by: 20) == nil)
  }

  @Test func onlyMaskedCornersAreRounded() {
    let corners = RoundedRect(
      Rect(x: 0, y: 0, width: 6, height: 6), radius: 3, corners: [.topLeft, .bottomRight])
    let levels = alphas(.rounded(corners))
    #expect(levels[0][5] == 255 && levels[5][0] == 255)
    #expect(levels[0][0] < 40 && levels[5][5] < 40)
  }

  /// Half of the pixels of the second row is covered, and the clip's coverage is applied to the
  /// composited content: two opaque layers are not blended twice.
  @Test func aClipMultipliesTheCompositedContent() {
    var scene = Scene(width: 4, height: 3)
    let shape = scene.add(Shape(.rounded(RoundedRect(Rect(x: 0, y: 0, width: 3, height: 1.5)))))
    let picture = Rect(x: 0, y: 0, width: 4, height: 3)
    let white = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)
    scene.commands = [
      .beginClip(shape), .fill(picture, white), .fill(picture, black), .endGroup,
    ]
    #expect(alphas(scene) == [[255, 255, 255, 0], [128, 128, 128, 0], [0, 0, 0, 0]])
    let pixmap = scene.drawn()
    #expect(pixmap[0, 1].red == 0)
  }

  @Test func whatIsOutsideOfThePictureOrEmptyPaintsNothing() {
    let far = RoundedRect(Rect(x: 90, y: 0, width: 4, height: 4), radius: 2)
    let flat = RoundedRect(Rect(x: 0, y: 0, width: 4, height: 0), radius: 2)
    for outline in [Shape.Outline.rounded(far), .rounded(flat), .contours([])] {
      var scene = Scene(width: 6, height: 6)
      let shape = scene.add(Shape(outline))
      let picture = Rect(x: 0, y: 0, width: 6, height: 6)
      scene.commands = [
        .fillShape(shape, black), .beginClip(shape), .fill(picture, black), .endGroup,
      ]
      #expect(alphas(scene).joined().allSatisfy { $0 == 0 }, "\(outline)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aVertexThatIsNotFinitePaintsNothing(number: Double) {
    let transform = AffineTransform(tx: number)
    #expect(alphas(.rounded(square), .exact, transform).joined().allSatisfy { $0 == 0 })
  }

  @Test func aScaledSceneHasScaledShapes() {
    var scene = Scene(width: 6, height: 6)
    let shape = scene.add(Shape(.rounded(square)))
    scene.commands = [.fillShape(shape, black)]
    let large = scene.scaled(width: 12, height: 12)
    #expect(large.shapes[0].transform == AffineTransform(scale: Point(x: 2, y: 2)))
    #expect(large.drawn()[9, 9].alpha == 255 && large.drawn()[10, 10].alpha == 0)
  }
}
