import Crypto
package import Raster

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
    var hash = SHA256()
    hash.update(data: bytes)
    self.init(hash)
  }

  /// Of many pieces, one after another.
  init(of pieces: some Sequence<[UInt8]>) {
    var hash = SHA256()
    for piece in pieces { hash.update(data: piece) }
    self.init(hash)
  }

  /// Of a picture's straight RGBA, 8 bits a channel, rows top to bottom, no padding.
  package init(of pixmap: borrowing Pixmap) {
    var hash = SHA256()
    var row: [UInt8] = []
    for band in pixmap.bands {
      pixmap.copyStraightRow(band.lowerBound, into: &row)
      for _ in band { hash.update(data: row) }
    }
    self.init(hash)
  }

  /// The same of a picture by its runs.
  init(of picture: borrowing PictureRuns) {
    var hash = SHA256()
    var row = [UInt8](repeating: 0, count: 4 * picture.width)
    var runs = picture.runs[...]
    var end = 0
    for band in picture.bands {
      let own = runs.prefix(Int(band.runEnd) - end)
      for run in own { row.fill(run) }
      (runs, end) = (runs.dropFirst(own.count), Int(band.runEnd))
      for _ in 0..<band.rowCount { hash.update(data: row) }
    }
    self.init(hash)
  }

  private init(_ hash: SHA256) {
    let digits = Array("0123456789abcdef".utf8)
    description = String(
      decoding: hash.finalize().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
      as: UTF8.self)
  }
}

extension String {
  /// Whether these are so many hexadecimal digits, all in small letters.
  func isHexadecimal(digits: Int) -> Bool {
    utf8.count == digits
      && utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
      }
  }
}

extension [UInt8] {
  /// Of a row of straight RGBA.
  fileprivate mutating func fill(_ run: PictureRuns.Run) {
    for byte in 4 * Int(run.start)..<4 * Int(run.start + run.count) {
      self[byte] = UInt8(truncatingIfNeeded: run.pixel >> (8 * UInt32(byte & 3)))
    }
  }
}
