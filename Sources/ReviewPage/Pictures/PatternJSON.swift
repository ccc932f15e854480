import LayoutAnimation
import Primitives

extension Pattern {
  /// A gradient is its origin, what a pixel adds to the right and down, and the offset, then for each stop
  /// its location and the channels of its colour. An image is its number, its origin, what a pixel adds to
  /// the right and down, and the knots of both axes.
  ///
  /// - Parameter bitmap: the number of the image's pixels in a list of all.
  func json(_ bitmap: Int?) -> JSON {
    switch self {
    case .image(let image):
      let points = [image.origin, image.perColumn, image.perRow]
      return .array([
        JSON("image"), JSON(bitmap ?? 0), .array(points.flatMap { [JSON($0.x), JSON($0.y)] }),
        image.columns.json, image.rows.json,
      ])
    case .gradient(let gradient):
      let place = [gradient.origin.x, gradient.origin.y, gradient.perPixel.x, gradient.perPixel.y]
      return .array([
        JSON("gradient"), .array((place + [gradient.offset]).map { JSON($0) }),
        .array(gradient.stops.map(\.json)),
      ])
    }
  }
}

extension GradientPaint.Stop {
  fileprivate var json: JSON {
    .array([location, color.red, color.green, color.blue, color.alpha].map { JSON($0) })
  }
}

extension ImageAxis {
  fileprivate var json: JSON {
    .array(knots.flatMap { [JSON($0.place), JSON($0.source)] })
  }
}

extension ImageBitmap {
  /// The size, and the premultiplied channels of all pixels as Base64.
  var json: JSON {
    let bytes = words.flatMap { word in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
    return .object([
      "width": JSON(width), "height": JSON(height), "pixels": JSON(bytes.base64),
    ])
  }
}
