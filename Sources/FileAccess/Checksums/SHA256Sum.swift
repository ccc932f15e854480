/// A SHA-256 (FIPS 180-4).
public struct SHA256Sum: Hashable, Sendable, CustomStringConvertible {
  /// 64 hexadecimal digits in small letters.
  public let description: String

  /// Reads 64 hexadecimal digits in small letters; nil for any other text.
  public init?(_ text: String) {
    guard text.isHexadecimal(digits: 64) else { return nil }
    description = text
  }

  /// Of the bytes of a file.
  public init(of bytes: [UInt8]) {
    var hash = SHA256Hash()
    hash.update(bytes)
    self.init(hash)
  }

  /// Of many pieces, one after another: numbers of 64 bits, the most significant byte first.
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
  /// Whether these are so many hexadecimal digits, all in small letters.
  package func isHexadecimal(digits: Int) -> Bool {
    utf8.count == digits
      && utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
      }
  }
}
