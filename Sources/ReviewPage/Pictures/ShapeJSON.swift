import Primitives

extension Shape {
  /// The map to pixels as six numbers, then the outline. A rounded rectangle is its edges, radius and
  /// corners, a border also its width; contours are lists of points and of curves.
  ///
  /// - Parameter number: of the outline in a list of all; it takes the outline's place.
  func json(_ number: Int?) -> JSON {
    let map = transform
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { JSON($0) }
    return .array([.array(numbers), number.map { JSON($0) } ?? outline.json])
  }
}

extension Shape.Outline {
  var json: JSON {
    switch self {
    case .rounded(let rounded): .array(rounded.numbers)
    case .border(let rounded, let width): .array(rounded.numbers + [JSON(width)])
    case .contours(let contours): .array(contours.map(\.json))
    }
  }
}

extension RoundedRect {
  fileprivate var numbers: [JSON] {
    [rect.minX, rect.minY, rect.width, rect.height, radius].map { JSON($0) }
      + [JSON(Int(corners.rawValue))]
  }
}

extension Contour {
  fileprivate var json: JSON {
    .array([Self.numbers([start])] + segments.map(Self.json))
  }

  private static func json(_ segment: Segment) -> JSON {
    switch segment {
    case .line(let end): numbers([end])
    case .cubic(let first, let second, let end): numbers([first, second, end])
    }
  }

  private static func numbers(_ points: [Point]) -> JSON {
    .array(points.flatMap { [JSON($0.x), JSON($0.y)] })
  }
}
