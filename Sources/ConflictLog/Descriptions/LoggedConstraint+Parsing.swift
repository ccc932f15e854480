extension LoggedConstraint {
  /// Reads a debug description, from `<` up to the `>` at its end, in the forms of iOS 6 and later.
  init(parsing bytes: ArraySlice<UInt8>) throws(DescriptionProblem) {
    let names = NameList(in: bytes)
    var cursor = TextCursor(bytes)
    guard cursor.take("<") else { throw .init("a description begins with `<`", cursor.index) }
    cursor.skipBlanks()
    let head = try Head(&cursor)
    self = try Self.body(&cursor, names, isAbsolute: bytes.contains("(LTR)"))
    className = head.className
    address = head.address
    identifier = head.identifier
    origin = head.origin
    superview = superview ?? names.superview
    try readPriorities(&cursor)
  }

  private static func body(
    _ cursor: inout TextCursor, _ names: NameList, isAbsolute: Bool
  ) throws(DescriptionProblem) -> LoggedConstraint {
    let isHorizontal = cursor.take("H:")
    if isHorizontal || cursor.take("V:") {
      return try cursor.visualFormat(
        isHorizontal: isHorizontal, isAbsolute: isAbsolute, names.items, superview: names.superview)
    }
    return try cursor.equation(names.items)
  }

  /// `@750`, `priority:750`, and the two of a content size.
  private mutating func readPriorities(_ cursor: inout TextCursor) throws(DescriptionProblem) {
    var hugging: Double?
    var resistance: Double?
    while true {
      cursor.skipBlanks()
      if cursor.take("@") || cursor.take("priority:") {
        cursor.skipBlanks()
        priority = try Self.priority(&cursor)
      } else if cursor.take("Hug:") {
        hugging = try Self.priority(&cursor)
      } else if cursor.take("CompressionResistance:") {
        resistance = try Self.priority(&cursor)
      } else if cursor.take("(LTR)") || cursor.take("(RTL)") {
        continue
      } else {
        break
      }
    }
    guard cursor.isAtEnd || cursor.isNext("(") || cursor.isNext(">") else {
      throw .init("what follows is not part of a constraint", cursor.index)
    }
    if let hugging, let resistance { setContentPriorities(hugging, resistance) }
  }

  /// The stronger of the two decides which half of the equation takes part in a conflict.
  private mutating func setContentPriorities(_ hugging: Double, _ resistance: Double) {
    priority = max(hugging, resistance)
    if hugging != resistance { relation = hugging > resistance ? "<=" : ">=" }
  }

  private static func priority(_ cursor: inout TextCursor) throws(DescriptionProblem) -> Double {
    let start = cursor.index
    guard let priority = cursor.number(), priority > 0, priority <= 1000 else {
      throw .init("a priority is greater than 0 and at most 1000", start)
    }
    return priority
  }
}

/// What comes before the equation: `<NSLayoutConstraint:0x7f… 'identifier' h=--& v=--& `.
private struct Head {
  let className: String
  let address: String
  var identifier: String?
  var origin: String?

  init(_ cursor: inout TextCursor) throws(DescriptionProblem) {
    className = cursor.take { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") }
    guard let address = cursor.address() else {
      throw .init("a constraint's class and address are missing", cursor.index)
    }
    self.address = address
    if cursor.take("@") { origin = Self.origin(&cursor) }
    cursor.skipBlanks()
    if cursor.isNext("'") { identifier = Self.identifier(&cursor) }
    cursor.skipBlanks()
    while cursor.isNext("h=") || cursor.isNext("v=") {
      _ = cursor.take { $0 != UInt8(ascii: " ") }
      cursor.skipBlanks()
    }
  }

  /// `Views/Cell.swift#81`: blanks may be in the path, so the number is what ends it.
  private static func origin(_ cursor: inout TextCursor) -> String {
    var text = cursor.take { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: ">") }
    if cursor.take("#") { text += "#" + cursor.take { $0.isDigit } }
    return text
  }

  /// In apostrophes, with a blank behind them.
  private static func identifier(_ cursor: inout TextCursor) -> String {
    _ = cursor.take("'")
    var text = cursor.take { $0 != UInt8(ascii: "'") }
    while cursor.take("'"), let next = cursor.next, next != UInt8(ascii: " ") {
      text += "'" + cursor.take { $0 != UInt8(ascii: "'") }
    }
    return text
  }
}
