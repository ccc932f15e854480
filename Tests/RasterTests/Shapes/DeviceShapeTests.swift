import Primitives
import Raster
import TestSupport
import Testing

/// Shapes as the render server of iOS draws edges: only corners are covered in part.
@Suite struct DeviceShapeTests {
  private static let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
  private static let picture = Rect(x: 0, y: 0, width: 24, height: 20)

  private static func pixels(
    _ shapes: [Shape], _ commands: [Scene.Command]
  ) -> [UInt8] {
    Scene(width: 24, height: 20, commands: [.setEdges(.device)] + commands, shapes: shapes)
      .drawn().straightBytes
  }

  private static func random(
    _ generator: inout SeededGenerator
  ) -> (rect: Rect, transform: AffineTransform) {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let rect = Rect(x: number(-4...4), y: -2, width: number(0...24), height: number(0...20))
    let turn = Bool.random(using: &generator) ? number(-180...180) : 0
    return (
      rect,
      AffineTransform(
        scale: Point(x: number(0.5...1.5), y: 1), rotation: turn,
        translation: Point(x: number(0...9), y: number(0...9)))
    )
  }

  @Test func squareCornersAreDrawnAsRectanglesAre() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<300 {
      let (rect, transform) = Self.random(&generator)
      let shape = Shape(.rounded(RoundedRect(rect)), transform)
      let expected = Self.pixels([], [.fillQuad(Quad(rect, mappedBy: transform), Self.black)])
      #expect(Self.pixels([shape], [.fillShape(0, Self.black)]) == expected, "\(shape)")
      let clip: [Scene.Command] = [.beginClip(0), .fill(Self.picture, Self.black), .endGroup]
      #expect(Self.pixels([shape], clip) == expected, "\(shape)")
    }
  }

  @Test func aBorderIsTheDifferenceOfItsRectangles() {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<200 {
      let (rect, transform) = Self.random(&generator)
      let width = Double.random(in: 0.5...4, using: &generator)
      let ring = Shape(.border(RoundedRect(rect), width: width), transform)
      let outer = Self.pixels([], [.fillQuad(Quad(rect, mappedBy: transform), Self.black)])
      let inner = RoundedRect(rect).inset(by: width).map {
        Self.pixels([], [.fillQuad(Quad($0.rect, mappedBy: transform), Self.black)])
      }
      let alphas = Self.pixels([ring], [.fillShape(0, Self.black)])
      let expected = outer.indices.map { inner?[$0] == 255 ? 0 : outer[$0] }
      #expect(alphas == expected, "\(ring)")
    }
  }

  @Test func onlyPixelsOfCornersAreCoveredInPart() {
    let rect = Rect(x: 0, y: 0, width: 15, height: 12)
    for turn in [0.0, 20, 90, 137] {
      let transform = AffineTransform(
        scale: Point(x: 1, y: 1), rotation: turn, translation: Point(x: 10.3, y: 4.4))
      let shape = Shape(.rounded(RoundedRect(rect, radius: 4)), transform)
      let pixels = Self.pixels([shape], [.fillShape(0, Self.black)])
      let isPartial = (0..<480).filter { (1..<255).contains(pixels[4 * $0 + 3]) }
      #expect(!isPartial.isEmpty)
      let corners = [(0.0, 0.0), (15, 0), (15, 12), (0, 12)].map { transform(Point(x: $0, y: $1)) }
      for index in isPartial {
        let center = Point(x: Double(index % 24) + 0.5, y: Double(index / 24) + 0.5)
        let distances = corners.map { corner in
          let (x, y) = (corner.x - center.x, corner.y - center.y)
          return (x * x + y * y).squareRoot()
        }
        #expect(distances.contains { $0 < 6.5 }, "\(turn): \(center)")
      }
    }
  }
}
