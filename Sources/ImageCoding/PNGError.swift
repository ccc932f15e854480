/// Why pixels did not become a file, or a file did not become pixels.
package enum PNGError: Error, Hashable, Sendable {
  case outOfMemory
  /// libpng refused to write, and this is its reason.
  case notEncoded(String)
  /// The bytes are no PNG, or a damaged one; libpng's reason.
  case malformed(String)
  /// The picture is larger than `PNGDecoder` reads.
  case tooLarge(width: Int, height: Int, limit: Int)
}

extension PNGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .outOfMemory: "no memory for a PNG"
    case .notEncoded(let reason): "the PNG could not be written: \(reason)"
    case .malformed(let reason): "not a sound PNG: \(reason)"
    case .tooLarge(let width, let height, let limit):
      "a PNG of \(width)×\(height) pixels; at most \(limit) a side are read"
    }
  }
}
