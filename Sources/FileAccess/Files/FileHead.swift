/// How every file of a kind begins, by which one of another kind is recognized.
package struct FileHead: Hashable, Sendable {
  fileprivate enum Sign: Hashable, Sendable {
    /// At a distance from the beginning.
    case bytes([UInt8], at: Int = 0)
    /// After a byte order mark and blanks, which JSON may begin with.
    case bytesAfterBlanks([UInt8])
    /// The first line has one of these.
    case lineWith([[UInt8]])
  }

  /// With an article.
  let name: String
  private let sign: Sign

  /// The signature of PNG files, with which animated ones begin, too (PNG specification, 5.2).
  package static let picture = FileHead(
    name: "a PNG picture", .bytes([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
  package static let page = FileHead("a page", line: "<!doctype html>")
  package static let timeline = FileHead(name: "a timeline", .bytesAfterBlanks(Array("{".utf8)))

  private init(name: String, _ sign: Sign) {
    self.name = name
    self.sign = sign
  }

  /// Bytes at a distance from the beginning.
  package init(_ name: String, bytes: [UInt8], at offset: Int = 0) {
    self.init(name: name, .bytes(bytes, at: offset))
  }

  /// The beginning of a text.
  package init(_ name: String, line: String) {
    self.init(name: name, .bytes(Array(line.utf8)))
  }

  /// A text whose first line has one of these words, for kinds without a fixed beginning.
  package init(_ name: String, lineWith words: [String]) {
    self.init(name: name, .lineWith(words.map { Array($0.utf8) }))
  }

  /// Whether a file at the path begins so, is missing, or has nothing to lose: it is empty, or begins
  /// with the zeros that a power failure leaves. What is no regular file is refused elsewhere.
  func mayBegin(_ path: String) throws(SystemError) -> Bool {
    guard try FileSystem.isRegular(path) else { return true }
    let start = try OpenFile(reading: path).read(upTo: Self.readCount)
    return start.allSatisfy { $0 == 0 } || sign.begins(start)
  }

  /// Enough for every beginning, and for a first line with the longest path of a file.
  private static let readCount = 8192
}

extension FileHead.Sign {
  /// With the bytes of a byte order mark.
  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]

  fileprivate func begins(_ start: [UInt8]) -> Bool {
    switch self {
    case .bytes(let bytes, let offset): return start.dropFirst(offset).starts(with: bytes)
    case .bytesAfterBlanks(let bytes):
      let text = start.drop { Self.blanks.contains($0) }
      return text.isEmpty || text.starts(with: bytes)
    case .lineWith(let words):
      let line = start.prefix { $0 != UInt8(ascii: "\n") }
      return words.contains { line.hasSequence($0) }
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSequence(_ bytes: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: bytes) }
  }
}
