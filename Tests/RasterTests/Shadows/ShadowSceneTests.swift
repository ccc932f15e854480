import Primitives
import TestSupport
import Testing

@testable import Raster

/// Shadows in pictures, compared with their definition: the mask as it is drawn, blurred pixel by pixel.
@Suite struct ShadowSceneTests {
  private let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)

  private func alphas(_ scene: Scene) -> [[Double]] {
    let pixmap = scene.drawn()
    return (0..<scene.height).map { y in
      (0..<scene.width).map { x in Double(pixmap[x, y].alpha) }
    }
  }

  /// Blurs a mask by the definition: rows, rounded, then columns.
  private func blurred(_ mask: [[Double]], _ kernel: GaussianKernel) -> [[Double]] {
    func along(_ row: [Double]) -> [Double] {
      row.indices.map { center in
        row.indices.reduce(0) {
          $0 + row[$1] * kernel.weight(of: $1..<$1 + 1, around: center)
        }
      }
    }
    let rows = mask.map { along($0).map { ($0 + 0.5).rounded(.down) } }
    let columns = rows[0].indices.map { x in along(rows.map { $0[x] }) }
    return rows.indices.map { y in columns.map { $0[y] } }
  }

  private static let shapes: [Shape] = [
    Shape(.rounded(RoundedRect(Rect(x: 14, y: 12, width: 20, height: 26)))),
    Shape(.rounded(RoundedRect(Rect(x: 13.3, y: 14.6, width: 21, height: 17.2), radius: 6))),
    Shape(
      .rounded(RoundedRect(Rect(x: 0, y: 0, width: 22, height: 12), radius: 3)),
      AffineTransform(
        scale: Point(x: 1, y: 1), rotation: 30, translation: Point(x: 18, y: 14))),
    // Beyond the picture's left and top edges, from where it casts its shadow inside.
    Shape(.rounded(RoundedRect(Rect(x: -30, y: -3, width: 28, height: 6)))),
  ]

  @Test(arguments: shapes, [EdgeRasterization.exact, .coreGraphics])
  func aShadowIsTheBlurredMask(_ shape: Shape, _ edges: EdgeRasterization) {
    let margin = 34.0
    for sigma in [0.4, 1, 2.7, 5] {
      var mask = Scene(width: 118, height: 118)
      let moved = AffineTransform(translation: Point(x: margin, y: margin))
      let whole = mask.add(Shape(shape.outline, shape.transform.concatenating(moved)))
      mask.commands = [.setEdges(edges), .fillShape(whole, black)]
      let expected = blurred(alphas(mask), GaussianKernel(sigma: sigma))
      var scene = Scene(width: 50, height: 50)
      let index = scene.add(shape)
      scene.commands = [.setEdges(edges), .fillShadow(index, sigma: sigma, black)]
      let drawn = alphas(scene)
      for y in 0..<50 {
        for x in 0..<50 {
          let exact = expected[y + Int(margin)][x + Int(margin)]
          #expect(abs(drawn[y][x] - exact) <= 0.5 + 1e-9, "\(sigma): \(x), \(y)")
        }
      }
    }
  }

  /// The mask is the alpha of all that is painted, also beside the picture.
  @Test(arguments: shapes, [EdgeRasterization.exact, .coreGraphics])
  func whatIsPaintedCastsTheShadowOfItsAlpha(_ shape: Shape, _ edges: EdgeRasterization) {
    let (margin, sigma) = (34, 2.7)
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<4 {
      var scene = Scene(width: 50, height: 50)
      let index = scene.add(shape)
      let image = scene.add(.image(.random(using: &generator)))
      let commands: [Scene.Command] = [
        .beginGroup(opacity: 150), .fillShape(index, black), .endGroup,
        .fill(Rect(x: -20, y: 3.25, width: 24, height: 9), black), .beginClip(index),
        .setPattern(image), .fill(Rect(x: 4, y: 5, width: 40, height: 44.25), black), .endGroup,
      ]
      var far = scene.framed(commands[...], by: margin)
      far.commands.insert(.setEdges(edges), at: 0)
      let expected = blurred(alphas(far), GaussianKernel(sigma: sigma))
      scene.commands =
        [.setEdges(edges), .beginShadow(sigma: sigma, black)] + commands + [.endGroup]
      let drawn = alphas(scene)
      for y in 0..<50 {
        for x in 0..<50 {
          let exact = expected[y + margin][x + margin]
          #expect(abs(drawn[y][x] - exact) <= 0.5 + 1e-9, "\(x), \(y)")
        }
      }
    }
  }

  private func digest(_ scene: Scene) -> PixelDigest {
    var painter = RunPainter(width: scene.width, height: scene.height)
    painter.draw(scene)
    return painter.digest
  }

  /// What casts a shadow is not seen itself, and what follows it is.
  @Test func aCasterLeavesNothingElseBehind() {
    var scene = Scene(width: 50, height: 50)
    let index = scene.add(Self.shapes[0])
    let red = PremultipliedColor(red: 200, green: 0, blue: 0, alpha: 200)
    let after: [Scene.Command] = [
      .beginGroup(opacity: 120), .fillShape(index, red), .endGroup,
      .fill(Rect(x: 5, y: 20.5, width: 40, height: 9), red),
    ]
    scene.commands = [.fillShadow(index, sigma: 3, black)] + after
    let expected = digest(scene)
    scene.commands =
      [.beginShadow(sigma: 3, black), .fillShape(index, black), .endGroup] + after
    #expect(digest(scene) == expected)
    scene.commands = [.beginShadow(sigma: 3, black), .endGroup] + after
    let none = digest(scene)
    scene.commands = after
    #expect(none == digest(scene))
  }

  @Test(arguments: shapes)
  func withoutABlurItIsTheShape(_ shape: Shape) {
    var scene = Scene(width: 50, height: 50)
    let index = scene.add(shape)
    scene.commands = [.fillShape(index, black)]
    let filled = alphas(scene)
    for sigma in [0, -1, -Double.infinity, .nan] {
      scene.commands = [.fillShadow(index, sigma: sigma, black)]
      #expect(alphas(scene) == filled)
    }
  }

  /// The blur is the same whether its rows are swept or all painted, within groups, too.
  @Test func repaintingOnlyWhatDiffersChangesNothing() {
    for shape in Self.shapes {
      var scene = Scene(width: 50, height: 50)
      let index = scene.add(shape)
      let red = PremultipliedColor(red: 200, green: 0, blue: 0, alpha: 200)
      scene.commands = [
        .fill(Rect(x: 5, y: 20.5, width: 40, height: 9), red), .beginGroup(opacity: 120),
        .fillShadow(index, sigma: 2, black), .fillShape(index, red), .endGroup,
        .fillShadow(index, sigma: 4.5, red),
      ]
      var swept = RunPainter(width: 50, height: 50, .dirtyCells)
      var all = RunPainter(width: 50, height: 50, .allCells)
      swept.draw(scene)
      all.draw(scene)
      #expect(swept.digest == all.digest)
      #expect(swept.statistics.paintedCells < all.statistics.paintedCells)
    }
  }

  /// A large card costs its edges, not its area.
  @Test func theMiddleOfALargeShadowIsPaintedOnce() {
    var scene = Scene(width: 2000, height: 2000)
    let index = scene.add(
      Shape(.rounded(RoundedRect(Rect(x: 100, y: 100, width: 1800, height: 1800), radius: 12))))
    scene.commands = [.fillShadow(index, sigma: 8, black)]
    var painter = RunPainter(width: 2000, height: 2000)
    painter.draw(scene)
    #expect(painter.statistics.paintedCells < 40_000)
  }

  @Test(arguments: [(1023, 2046), (1024, 2048), (1025, 2048), (1e300, 2048)])
  func theBlurHasALimit(_ sigma: Double, reach: Int) {
    #expect(GaussianKernel(sigma: sigma).reach == reach)
  }
}
