/// A SHA-256 checksum (FIPS 180-4).
public struct SHA256Sum: Hashable, Sendable, CustomStringConvertible {
  /// 64 lower-case hexadecimal digits.
  public let description: String

  /// Parses 64 lower-case hexadecimal digits; nil for any other text.
  public init?(_ text: String) {
    guard text.isHexadecimal(digits: 64) else { return nil }
    description = text
  }

  /// The checksum of a file's bytes.
  public init(of bytes: [UInt8]) {
    var hash = SHA256Hash()
    hash.update(bytes)
    self.init(hash)
  }

  /// The checksum of consecutive pieces of 64-bit numbers in big-endian byte order.
  package init(of pieces: some Sequence<[UInt64]>) {
    var hash = SHA256Hash()
    for piece in pieces {
      hash.update(piece.map { $0.bigEndian })
    }
    self.init(hash)
  }

  init(_ hash: SHA256Hash) {
    var digits: [UInt8] = []
    for byte in hash.digest() {
      digits.append(byte >> 4)
      digits.append(byte & 15)
    }
    let zero = UInt8(ascii: "0")
    let ten = UInt8(ascii: "a") - 10
    description = String(decoding: digits.map { $0 + ($0 < 10 ? zero : ten) }, as: UTF8.self)
  }
}

extension String {
  /// Whether the string is exactly `digits` lower-case hexadecimal digits.
  package func isHexadecimal(digits: Int) -> Bool {
    utf8.count == digits
      && utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
      }
  }
}
