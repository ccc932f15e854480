/// The beginning of a PNG file: its signature and its first chunk, `IHDR` (PNG, 5.2 and 11.2.1).
///
/// The size of the picture is known from it before anything is decoded: a small file can hold a
/// gigabyte of pixels.
package struct PNGHeader: Hashable, Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int

  /// How many bytes of a file `init` needs.
  package static let byteCount = 24

  private static let start: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]

  /// Nil if this is not the beginning of a PNG file.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.byteCount, bytes.starts(with: Self.start) else { return nil }
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The largest size of a file that is read, in bytes: pixels of four channels of 16 bits without
  /// compression, and a megabyte for everything else. A picture that is too large counts as one of
  /// the largest side.
  package var largestFileSize: Int {
    let side = PNGDecoder.largestSide
    return (8 * min(width, side) + 1) * min(height, side) + (1 << 20)
  }
}
