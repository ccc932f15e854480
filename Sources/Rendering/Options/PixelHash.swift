/// A hash of pixels that is written beside the checksum which always is.
package enum PixelHash: String, CaseIterable, Hashable, Sendable {
  /// FIPS 180-4. Unlike the checksum it cannot agree by chance: two boxes that move apart evenly
  /// have the same Adler-32 in every frame.
  case sha256
}
