extension TextCursor {
  /// A view or a guide: `Module.Class:0x7f…'title'`, or one of the names.
  mutating func item(_ names: [String: LoggedItem]) -> LoggedItem? {
    let start = index
    if let item = described() { return item }
    advance(to: start)
    return named(names)
  }

  /// The longest name that is here: names may contain points.
  private mutating func named(_ names: [String: LoggedItem]) -> LoggedItem? {
    let here = names.filter { rest.starts(with: $0.key.utf8) }
    guard let found = here.max(by: { $0.key.utf8.count < $1.key.utf8.count }) else { return nil }
    advance(to: index + found.key.utf8.count)
    return found.value
  }

  private mutating func described() -> LoggedItem? {
    // Generic classes have angle brackets and commas, Objective-C's names of Swift classes digits.
    let start = index
    var depth = 0
    while let byte = next {
      if byte == UInt8(ascii: ":"), isNext(":0x") || isNext(": 0x") { break }
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      let isInside = depth > 0 || byte == UInt8(ascii: ">")
      let isPart = byte.isNamePart || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
      guard depth >= 0, isPart || isInside else { return nil }
      advance(to: index + 1)
    }
    let className = String(decoding: bytes[start..<index], as: UTF8.self)
    guard !className.isEmpty, let address = address() else { return nil }
    return LoggedItem(className: className, address: address, title: title())
  }

  /// `:0x7f…`.
  mutating func address() -> String? {
    guard take(":") else { return nil }
    skipBlanks()
    guard take("0x") else { return nil }
    let digits = take { $0.isHexadecimal }
    return digits.isEmpty ? nil : "0x" + digits
  }

  /// A text in apostrophes, which may contain some: it ends at the first one that something follows
  /// which can follow an item.
  private mutating func title() -> String? {
    let start = index
    guard take("'") else { return nil }
    var candidate = index
    while candidate < bytes.endIndex {
      guard bytes[candidate] == UInt8(ascii: "'") else {
        candidate += 1
        continue
      }
      let follower = candidate + 1 < bytes.endIndex ? bytes[candidate + 1] : nil
      if follower.map({ Self.titleFollowers.contains($0) }) ?? true {
        let text = String(decoding: bytes[index..<candidate], as: UTF8.self)
        advance(to: candidate + 1)
        return text
      }
      candidate += 1
    }
    advance(to: start)
    return nil
  }

  private static let titleFollowers: Set<UInt8> = Set("]().,- ".utf8)
}
