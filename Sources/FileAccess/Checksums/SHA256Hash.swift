#if canImport(CryptoKit)
  private import CryptoKit
#else
  private import CNettle
#endif

/// A SHA-256 (FIPS 180-4) of bytes that arrive in pieces: CryptoKit's on Apple's systems, nettle's
/// elsewhere.
struct SHA256Hash {
  #if canImport(CryptoKit)
    private var context = SHA256()
  #else
    private var context = sha256_ctx()
  #endif

  init() {
    #if !canImport(CryptoKit)
      nettle_sha256_init(&context)
    #endif
  }

  mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// Takes the elements' bytes in the order in which they are in memory.
  mutating func update(_ words: [some FixedWidthInteger]) {
    words.withUnsafeBytes { update($0) }
  }

  private mutating func update(_ bytes: UnsafeRawBufferPointer) {
    #if canImport(CryptoKit)
      context.update(bufferPointer: bytes)
    #else
      nettle_sha256_update(&context, bytes.count, bytes.bindMemory(to: UInt8.self).baseAddress)
    #endif
  }

  /// The 32 bytes of the sum.
  consuming func digest() -> [UInt8] {
    #if canImport(CryptoKit)
      return Array(context.finalize())
    #else
      var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
      layoutanim_sha256_digest(&context, &digest)
      return digest
    #endif
  }
}
