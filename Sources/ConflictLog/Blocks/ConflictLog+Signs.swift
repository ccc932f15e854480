extension ConflictLog {
  /// What is looked for in a log.
  enum Sign {
    /// The first line of a message.
    case heading(start: Int, end: Int)
    /// The line before the broken constraint.
    case recovery(end: Int)
    /// What the system prints in place of descriptions that it considers private.
    case hidden(end: Int)
    case description(Range<Int>)
  }

  static func nextSign(in bytes: ArraySlice<UInt8>, from start: Int) -> Sign? {
    var index = start
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "U"):
        if let end = bytes.end(at: index, "Unable to simultaneously satisfy constraints") {
          return .heading(start: index, end: end)
        }
      case UInt8(ascii: "W"):
        if let end = bytes.end(at: index, "Will attempt to recover by breaking constraint") {
          return .recovery(end: end)
        }
      case UInt8(ascii: "<"):
        if let end = bytes.end(at: index, "<private>") { return .hidden(end: end) }
        if let end = endOfDescription(in: bytes, from: index) { return .description(index..<end) }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The end of a description that begins here, without its `>`; nil if none begins here.
  private static func endOfDescription(in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    guard isConstraint(bytes, at: start) else { return nil }
    var index = start + 1
    var isEnd = false
    while index < bytes.endIndex, !isEnd {
      let byte = bytes[index]
      // The next description begins before this one has ended: its end is missing.
      if byte == UInt8(ascii: "<"), isConstraint(bytes, at: index) { return index }
      isEnd = byte == UInt8(ascii: ">") && endsDescription(bytes, at: index)
      if !isEnd { index += 1 }
    }
    return index
  }

  /// Whether a class whose name has `Constraint` in it, and an address, follow.
  private static func isConstraint(_ bytes: ArraySlice<UInt8>, at start: Int) -> Bool {
    var cursor = TextCursor(bytes)
    cursor.advance(to: start + 1)
    cursor.skipBlanks()
    let name = cursor.take { $0.isNamePart || $0 == UInt8(ascii: ".") }
    return name.utf8.count < 200 && Array(name.utf8)[...].contains("Constraint")
      && (cursor.isNext(":0x") || cursor.isNext(": 0x"))
  }

  /// Not of `>=`, and not within the title of a view.
  private static func endsDescription(_ bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
    var next = index + 1
    while next < bytes.endIndex, bytes[next] == UInt8(ascii: " ") { next += 1 }
    guard next < bytes.endIndex else { return true }
    return Self.followers.contains(bytes[next])
  }

  private static let followers: Set<UInt8> = Set("\",)\n\r\\<*`|}]".utf8)
}

extension ArraySlice<UInt8> {
  /// Behind the text, if it is here.
  fileprivate func end(at index: Int, _ text: String) -> Int? {
    self[index...].starts(with: text.utf8) ? index + text.utf8.count : nil
  }
}
