import Primitives
import Testing

extension Shape {
  /// - Parameter outlines: those that a number stands for.
  init(_ value: Any, _ outlines: [Any]) throws {
    let parts = try #require(value as? [Any])
    let map = try #require(parts[0] as? [Double])
    let transform = AffineTransform(
      a: map[0], b: map[1], c: map[2], d: map[3], tx: map[4], ty: map[5])
    let outline = (parts[1] as? Int).map { outlines[$0] } ?? parts[1]
    if let numbers = outline as? [Double], !numbers.isEmpty {
      self.init(Outline(numbers), transform)
    } else {
      let contours = try #require(outline as? [[[Double]]])
      self.init(.contours(contours.map { Contour($0) }), transform)
    }
  }
}

extension Shape.Outline {
  /// A rounded rectangle, or a border if there is a width.
  fileprivate init(_ numbers: [Double]) {
    let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let rounded = RoundedRect(
      rect, radius: numbers[4], corners: RectCorners(rawValue: UInt8(numbers[5])))
    self = numbers.count == 7 ? .border(rounded, width: numbers[6]) : .rounded(rounded)
  }
}

extension Contour {
  /// The start, then the points of every segment.
  fileprivate init(_ points: [[Double]]) {
    func point(_ numbers: [Double], _ index: Int) -> Point {
      Point(x: numbers[2 * index], y: numbers[2 * index + 1])
    }
    self.init(
      start: point(points[0], 0),
      segments: points.dropFirst().map { numbers in
        numbers.count == 2
          ? .line(to: point(numbers, 0))
          : .cubic(point(numbers, 0), point(numbers, 1), to: point(numbers, 2))
      })
  }
}
