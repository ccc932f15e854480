/// A hash of pixels that is recorded in addition to their Adler-32 checksum.
package enum PixelHash: String, CaseIterable, Hashable, Sendable {
  /// FIPS 180-4. Unlike the checksum it does not collide in practice: two boxes that move apart
  /// evenly have the same Adler-32 in every frame.
  case sha256
}
