/// Why a picture could not be encoded, or a file not decoded.
package enum PNGError: Error, Hashable, Sendable {
  case outOfMemory
  /// libpng could not encode the picture, for this reason.
  case notEncoded(String)
  /// The requested colour type cannot represent the picture.
  case unfitColorType(PNGColorChoice, Misfit)
  /// The bytes are not a PNG file, or a damaged one; libpng's reason.
  case malformed(String)
  /// The picture is larger than `PNGDecoder` accepts.
  case tooLarge(width: Int, height: Int, limit: Int)

  /// Why a picture does not fit a colour type.
  package enum Misfit: Hashable, Sendable {
    /// Pixels that are not opaque.
    case translucency
    /// More than 256 colours, all of them opaque.
    case manyColors
  }
}

extension PNGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .outOfMemory: "out of memory while reading or writing a PNG"
    case .notEncoded(let reason): "the PNG could not be written: \(reason)"
    case .unfitColorType(let choice, .translucency):
      "the color type '\(choice)' has no alpha, and the picture has pixels that are not opaque; "
        + "use 'rgba' or 'automatic'"
    case .unfitColorType(let choice, .manyColors):
      "the color type '\(choice)' has at most 256 colors, and the picture has more; "
        + "use 'rgb', 'rgba' or 'automatic'"
    case .malformed(let reason): "not a valid PNG: \(reason)"
    case .tooLarge(let width, let height, let limit):
      "the PNG has \(width)×\(height) pixels; at most \(limit) per side are supported"
    }
  }
}
