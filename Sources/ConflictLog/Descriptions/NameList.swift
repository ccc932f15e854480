/// The names at the end of a description: `(active, names: '|':UIView:0x7f…, header:0x7f… )`.
struct NameList {
  private(set) var items: [String: LoggedItem] = [:]
  /// What `|` stands for.
  private(set) var superview: LoggedItem?

  init(in bytes: ArraySlice<UInt8>) {
    guard let start = bytes.end(of: "names:") ?? bytes.end(of: "Names:") else { return }
    var cursor = TextCursor(bytes)
    cursor.advance(to: start)
    repeat {
      cursor.skipBlanks()
    } while read(&cursor)
  }

  /// Whether another one follows.
  private mutating func read(_ cursor: inout TextCursor) -> Bool {
    let isQuoted = cursor.take("'")
    let name = cursor.take {
      $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: ")")
    }
    if isQuoted { _ = cursor.take("'") }
    guard cursor.take(":") else { return false }
    cursor.skipBlanks()
    guard var item = Self.item(&cursor) else { return false }
    if name == "|" {
      superview = item
    } else {
      item.name = name
      items[name] = item
    }
    cursor.skipBlanks()
    return cursor.take(",")
  }

  /// With its class, or only the address.
  private static func item(_ cursor: inout TextCursor) -> LoggedItem? {
    guard cursor.isNext("0x") else { return cursor.item([:]) }
    let address = cursor.take { $0.isHexadecimal || $0 == UInt8(ascii: "x") }
    return LoggedItem(className: "", address: address)
  }
}

extension ArraySlice<UInt8> {
  /// Behind the first occurrence; nil if there is none.
  func end(of text: String) -> Int? {
    indices.first { self[$0...].starts(with: text.utf8) }.map { $0 + text.utf8.count }
  }

  func contains(_ text: String) -> Bool { end(of: text) != nil }
}
