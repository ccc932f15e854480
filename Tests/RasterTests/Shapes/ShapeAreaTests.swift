import Primitives
import Raster
import TestSupport
import Testing

/// Compares random shapes with exact ones. `LAYOUTANIM_CASES=2000000` tries 100,000 of each kind.
///
/// What is partly covered by a clip's content, too, is the product of both parts: each of them is rounded,
/// and so is what is painted, so that it may be off by three halves.
@Suite struct ShapeAreaTests {
  enum Kind: CaseIterable, Sendable {
    case turned
    case rounded
    case bordered
    case clipped
    case clippedInPart
  }

  private static let width = 20
  private static let height = 14
  private static let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)

  private struct Sample {
    var rounded: RoundedRect
    var borderWidth: Double?
    var transform: AffineTransform
    /// What is painted within a clip.
    var content = Rect(x: 0, y: 0, width: Double(width), height: Double(height))

    /// The part of a pixel that the content covers.
    func contentArea(_ column: Int, _ row: Int) -> Double {
      let width = min(content.maxX, Double(column + 1)) - max(content.minX, Double(column))
      let height = min(content.maxY, Double(row + 1)) - max(content.minY, Double(row))
      return max(0, width) * max(0, height)
    }
  }

  @Test(arguments: Kind.allCases)
  func everyPixelIsWithinA255thOfItsArea(kind: Kind) {
    var generator = SeededGenerator(seed: 31)
    var (largest, seen) = (0.0, 0)
    for _ in 0..<cases(50) {
      let sample = Self.sample(kind, using: &generator)
      let error = Self.error(of: sample, kind)
      largest = max(largest, error.largest)
      seen += error.isVisible ? 1 : 0
      #expect(error.largest <= (kind == .clippedInPart ? 1.5 : 1), "\(kind) \(sample)")
    }
    #expect(seen > cases(50) * 3 / 4)
    if cases(50) > 50 { print("\(kind): \(cases(50)) shapes, \(largest) of 255 at most") }
  }

  private static func sample(_ kind: Kind, using generator: inout SeededGenerator) -> Sample {
    func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let rect = Rect(
      x: random(-2...2), y: random(-2...2), width: random(0.2...24), height: random(0.2...18))
    let radius = kind == .turned ? 0 : random(0...1) * min(rect.width, rect.height) * 0.6
    let corners: RectCorners =
      Bool.random(using: &generator)
      ? .all : RectCorners(rawValue: .random(in: 0...15, using: &generator))
    let isUpright = kind != .turned && Int.random(in: 0..<3, using: &generator) == 0
    let scale = Point(x: random(0.3...3), y: random(0.3...3))
    var transform = AffineTransform(
      scale: scale, rotation: isUpright ? 0 : random(-180...180), translation: Point())
    if Int.random(in: 0..<4, using: &generator) == 0 {
      transform = AffineTransform(a: 1, b: 0, c: random(-1...1), d: 1).concatenating(transform)
    }
    let place = Point(x: random(0...Double(width)), y: random(0...Double(height)))
    let shift = place - transform(rect.center)
    (transform.tx, transform.ty) = (shift.x, shift.y)
    let border = kind == .bordered ? random(0...1) * min(rect.width, rect.height) * 0.6 : nil
    var sample = Sample(
      rounded: RoundedRect(rect, radius: radius, corners: corners), borderWidth: border,
      transform: transform)
    if kind == .clippedInPart {
      sample.content = Rect(
        x: random(0...3), y: random(0...3), width: random(12...17), height: random(7...11))
    }
    return sample
  }

  private static func error(of sample: Sample, _ kind: Kind) -> (largest: Double, isVisible: Bool) {
    let pixmap = scene(sample, kind).drawn()
    let areas = ExactShape(
      sample.rounded, borderWidth: sample.borderWidth, sample.transform
    ).areas(width: width, height: height)
    var result = (largest: 0.0, isVisible: false)
    for row in 0..<height {
      for column in 0..<width {
        let area = areas[row][column] * sample.contentArea(column, row)
        let error = (Double(pixmap[column, row].alpha) - 255 * area).magnitude
        result.largest = max(result.largest, error)
        result.isVisible = result.isVisible || area > 0
      }
    }
    return result
  }

  private static func scene(_ sample: Sample, _ kind: Kind) -> Scene {
    var scene = Scene(width: width, height: height)
    switch kind {
    case .turned:
      scene.commands = [.fillQuad(Quad(sample.rounded.rect, mappedBy: sample.transform), black)]
    case .rounded:
      let shape = scene.add(Shape(.rounded(sample.rounded), sample.transform))
      scene.commands = [.fillShape(shape, black)]
    case .bordered:
      let outline = Shape.Outline.border(sample.rounded, width: sample.borderWidth ?? 0)
      let shape = scene.add(Shape(outline, sample.transform))
      scene.commands = [.fillShape(shape, black)]
    case .clipped, .clippedInPart:
      let shape = scene.add(Shape(.rounded(sample.rounded), sample.transform))
      scene.commands = [.beginClip(shape), .fill(sample.content, black), .endGroup]
    }
    return scene
  }
}
