/// Why pixels did not become a file, or a file did not become pixels.
package enum PNGError: Error, Hashable, Sendable {
  case outOfMemory
  /// libpng refused to write, and this is its reason.
  case notEncoded(String)
  /// The colour type that was asked for does not hold the picture.
  case unfitColorType(PNGColorChoice, Misfit)
  /// The bytes are no PNG, or a damaged one; libpng's reason.
  case malformed(String)
  /// The picture is larger than `PNGDecoder` reads.
  case tooLarge(width: Int, height: Int, limit: Int)

  /// What of a picture does not fit a colour type.
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
    case .outOfMemory: "no memory for a PNG"
    case .notEncoded(let reason): "the PNG could not be written: \(reason)"
    case .unfitColorType(let choice, .translucency):
      "a PNG of color type '\(choice)' has opaque pixels only, and this picture has others; "
        + "'rgba' and 'automatic' keep them"
    case .unfitColorType(let choice, .manyColors):
      "a PNG of color type '\(choice)' has at most 256 colors, and this picture has more; "
        + "'rgb', 'rgba' and 'automatic' keep them"
    case .malformed(let reason): "not a sound PNG: \(reason)"
    case .tooLarge(let width, let height, let limit):
      "a PNG of \(width)×\(height) pixels; at most \(limit) a side are read"
    }
  }
}
