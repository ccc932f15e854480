import ImageCoding

/// A decoded picture is the same after it is encoded and decoded again, and not larger than its
/// file can hold.
enum PNGTarget {
  static func accepts(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    if try isDecoded(bytes) { return true }
    // Few random changes keep the checksums, which are not what is looked for.
    return try isDecoded(ResealedPNG(bytes).bytes)
  }

  private static func isDecoded(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    let isComplete = PNGDecoder().isComplete(bytes)
    let image: StraightImage
    do throws(PNGError) {
      image = try PNGDecoder().decode(bytes)
    } catch {
      if case .malformed(let reason) = error { try require(!reason.isEmpty, "no reason") }
      try require(!isComplete || PNGHeader(bytes) != nil, "complete, but without a header")
      return false
    }
    try check(image, from: bytes)
    return true
  }

  private static func check(
    _ image: StraightImage, from bytes: [UInt8]
  ) throws(BrokenProperty) {
    let header = PNGHeader(bytes)
    try require(
      header?.width == image.width && header?.height == image.height,
      "\(image.width)×\(image.height) pixels, and a header of \(String(describing: header))")
    // Deflate compresses at most 1032 to 1, and a pixel of one bit becomes four bytes.
    try require(
      image.bytes.count <= 32 * 1032 * (bytes.count + 1),
      "\(bytes.count) bytes became \(image.width)×\(image.height) pixels")
    try require(try decodedAgain(image) == image, "not the same after it was encoded")
  }

  private static func decodedAgain(
    _ image: StraightImage
  ) throws(BrokenProperty) -> StraightImage {
    do throws(PNGError) {
      return try PNGDecoder().decode(try image.pngBytes())
    } catch {
      throw BrokenProperty(description: "decoded, but not encoded and decoded again: \(error)")
    }
  }
}
