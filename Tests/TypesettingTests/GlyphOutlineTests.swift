import Primitives
import TestSupport
import Testing

@testable import Typesetting

@Suite struct GlyphOutlineTests {
  /// The distance to the pen's middle, sampled finely, says whether a point is covered.
  @Test func anOutlineIsWhatThePenCovers() {
    for (index, character) in Letters.characters.enumerated() {
      let weight = FontWeight.allCases[index % FontWeight.allCases.count]
      let outline = GlyphOutline(
        of: character, Font(size: 1000, weight: weight), tolerance: 0.1)
      let pen = PenSamples(Letters.letter(character)?.strokes(Pen(weight)) ?? [])
      var wrong: [Point] = []
      for x in stride(from: -53.0, through: 850, by: 61) {
        for y in stride(from: -207.0, through: 900, by: 61) {
          let point = Point(x: x, y: y)
          guard let isCovered = pen.covers(point) else { continue }
          let winding = outline.winding(about: Point(x: x, y: -y))
          if winding != (isCovered ? 1 : 0) { wrong.append(point) }
        }
      }
      #expect(wrong == [], "\(character) \(weight)")
    }
  }

  @Test func anOutlineGrowsWithTheFont() {
    let small = GlyphOutline(of: "g", Font(size: 10), tolerance: 0.01)
    let large = GlyphOutline(of: "g", Font(size: 40), tolerance: 0.04)
    #expect(small.contours.count == large.contours.count)
    let pairs = zip(small.contours.joined(), large.contours.joined())
    #expect(pairs.allSatisfy { ($0 * 4 - $1).length < 1e-9 })
  }

  @Test func theUnionOfSquaresIsTheirArea() {
    let squares = [square(0, 0, 10), square(5, 5, 10), square(20, 0, 10), square(2, 2, 3)]
    let contours = OutlineUnion.contours(of: squares)
    #expect(contours.count == 2)
    #expect(abs(contours.reduce(0) { $0 + area($1) } - (175 + 100)) < 1e-9)
  }

  @Test func aFrameOfSquaresHasAHole() {
    let bars = [
      rectangle(0, 0, 30, 10), rectangle(0, 20, 30, 30), rectangle(0, 0, 10, 30),
      rectangle(20, 0, 30, 30),
    ]
    let contours = OutlineUnion.contours(of: bars)
    #expect(contours.map { area($0) }.sorted() == [-100, 900])
  }

  @Test func randomTrianglesCoverWhatAnyOfThemCovers() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<cases(60) {
      let triangles = (0..<6).map { _ in triangle(&random) }
      let contours = OutlineUnion.contours(of: triangles)
      for _ in 0..<50 {
        let point = Point(
          x: Double.random(in: 0...100, using: &random),
          y: Double.random(in: 0...100, using: &random))
        let isInside = triangles.contains { turns(of: $0, about: point) != 0 }
        #expect(contours.reduce(0) { $0 + turns(of: $1, about: point) } == (isInside ? 1 : 0))
      }
    }
  }

  private func triangle(_ random: inout SeededGenerator) -> [Point] {
    let corners = (0..<3).map { _ in
      // Whole numbers let corners, sides and levels coincide.
      Point(
        x: Double(Int.random(in: 0...10, using: &random) * 10),
        y: Double(Int.random(in: 0...10, using: &random) * 10))
    }
    return area(corners) < 0 ? corners.reversed() : corners
  }

  private func square(_ x: Double, _ y: Double, _ side: Double) -> [Point] {
    rectangle(x, y, x + side, y + side)
  }

  private func rectangle(_ x: Double, _ y: Double, _ maxX: Double, _ maxY: Double) -> [Point] {
    [Point(x: x, y: y), Point(x: maxX, y: y), Point(x: maxX, y: maxY), Point(x: x, y: maxY)]
  }
}

/// Points along the middle of strokes.
private struct PenSamples {
  private var samples: [(point: Point, reach: Double)] = []

  init(_ strokes: [PenStroke]) {
    for stroke in strokes { add(stroke) }
  }

  /// Nil near the outline, where the samples are too coarse to say.
  func covers(_ point: Point) -> Bool? {
    let margin = 2.0
    var isNear = false
    for sample in samples {
      let distance = (sample.point - point).length - sample.reach
      if distance < -margin { return true }
      isNear = isNear || distance < margin
    }
    return isNear ? nil : false
  }

  private mutating func add(_ pen: PenStroke) {
    guard case .path(let pieces, let isClosed) = pen.stroke else {
      if case .dot(let center, let radius) = pen.stroke { samples.append((center, radius)) }
      return
    }
    var position: Point?
    var start: Point?
    for piece in pieces {
      switch piece {
      case .line(let point):
        addLine(from: position ?? point, to: point, pen.halfWidth)
        position = point
      case .arc(let arc):
        addLine(
          from: position ?? arc.point(at: arc.start), to: arc.point(at: arc.start), pen.halfWidth)
        for step in 0...100 {
          let degrees = arc.start + (arc.end - arc.start) * Double(step) / 100
          samples.append((arc.point(at: degrees), pen.halfWidth))
        }
        position = arc.point(at: arc.end)
      }
      if start == nil, case .line(let point) = piece { start = point }
      if start == nil, case .arc(let arc) = piece { start = arc.point(at: arc.start) }
    }
    if isClosed, let start, let position { addLine(from: position, to: start, pen.halfWidth) }
  }

  private mutating func addLine(from start: Point, to end: Point, _ reach: Double) {
    for step in 0...40 { samples.append((start + (end - start) * (Double(step) / 40), reach)) }
  }
}

extension GlyphOutline {
  /// Counterclockwise in the direction in which letters are drawn, y upward.
  fileprivate func winding(about point: Point) -> Int {
    contours.reduce(0) { $0 - turns(of: $1, about: point) }
  }
}

/// How often a contour runs around a point, counterclockwise where y grows upward.
private func turns(of contour: [Point], about point: Point) -> Int {
  var count = 0
  for (start, end) in zip(contour, contour.dropFirst() + contour.prefix(1)) {
    guard (start.y <= point.y) != (end.y <= point.y) else { continue }
    let x = start.x + (end.x - start.x) * ((point.y - start.y) / (end.y - start.y))
    if x > point.x { count += end.y > start.y ? 1 : -1 }
  }
  return count
}

private func area(_ contour: [Point]) -> Double {
  zip(contour, contour.dropFirst() + contour.prefix(1)).reduce(0) {
    $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
  }
}
