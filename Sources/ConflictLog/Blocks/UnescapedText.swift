/// A log without what forums and trackers add: `\<`, `\"`, `&lt;`, `&gt;`, `&quot;`, and `~~` for hyphens.
struct UnescapedText {
  private(set) var bytes: [UInt8] = []
  /// Where the escapes ended: an index of `bytes`, and how much further the original is.
  private var shifts: [(index: Int, shift: Int)] = []

  init(_ original: [UInt8]) {
    bytes.reserveCapacity(original.count)
    var index = 0
    while index < original.count {
      let (byte, length) = Self.unescaped(original[index...])
      bytes.append(byte)
      index += length
      if length > 1 { shifts.append((bytes.count, index - bytes.count)) }
    }
  }

  /// The byte in the original that an index of `bytes` comes from.
  func offset(of index: Int) -> Int {
    var (lower, upper) = (0, shifts.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if shifts[middle].index <= index { lower = middle + 1 } else { upper = middle }
    }
    return index + (lower > 0 ? shifts[lower - 1].shift : 0)
  }

  private static func unescaped(_ rest: ArraySlice<UInt8>) -> (UInt8, Int) {
    let first = rest[rest.startIndex]
    switch first {
    case UInt8(ascii: "~"):
      // What some trackers make of the hyphens of a visual format.
      if rest.starts(with: "~~".utf8) { return (UInt8(ascii: "-"), 2) }
    case UInt8(ascii: "\\"):
      guard rest.count > 1, escaped.contains(rest[rest.startIndex + 1]) else { break }
      return (rest[rest.startIndex + 1], 2)
    case UInt8(ascii: "&"):
      for (entity, byte) in entities where rest.starts(with: entity) {
        return (byte, entity.count)
      }
    default: break
    }
    return (first, 1)
  }

  private static let escaped: Set<UInt8> = Set("<>\"'|".utf8)

  private static let entities: [([UInt8], UInt8)] = [
    (Array("&lt;".utf8), UInt8(ascii: "<")), (Array("&gt;".utf8), UInt8(ascii: ">")),
    (Array("&quot;".utf8), UInt8(ascii: "\"")), (Array("&#39;".utf8), UInt8(ascii: "'")),
    (Array("&amp;".utf8), UInt8(ascii: "&")),
  ]
}
