#if canImport(CryptoKit)
  private import CryptoKit
#else
  private import CNettle
#endif

/// An incremental SHA-256 (FIPS 180-4): CryptoKit's on Apple platforms, Nettle's elsewhere.
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

  /// Hashes the elements' bytes as they are in memory; the caller decides their byte order.
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

  /// The digest, 32 bytes.
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
