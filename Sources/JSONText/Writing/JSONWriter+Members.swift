/// A key that is part of the program is written as it is: it has no character that needs an escape.
extension JSONWriter {
  package mutating func member(_ key: StaticString, _ value: some JSONWritable) {
    beginMember(key)
    value.write(to: &self)
  }

  package mutating func member(_ key: StaticString, _ value: String) {
    beginMember(key)
    write(value)
  }

  package mutating func member(_ key: StaticString, _ value: Double) {
    beginMember(key)
    write(value)
  }

  package mutating func member(_ key: StaticString, _ value: Int) {
    beginMember(key)
    write(value)
  }

  /// - Parameter writeValue: writes exactly one value.
  package mutating func member(_ key: StaticString, _ writeValue: (inout JSONWriter) -> Void) {
    beginMember(key)
    writeValue(&self)
  }

  package mutating func member(_ member: JSONMemberText) {
    beginElement()
    buffer.append(member.bytes)
  }

  /// Writes nothing for nil.
  package mutating func memberIfPresent(_ key: StaticString, _ value: (some JSONWritable)?) {
    if let value { member(key, value) }
  }

  package mutating func memberIfPresent(_ key: StaticString, _ value: Double?) {
    if let value { member(key, value) }
  }

  package mutating func memberIfPresent(_ key: StaticString, _ value: String?) {
    if let value { member(key, value) }
  }

  /// - Parameter value: JSON of another file, which begins on a line of its own and stays as it is.
  package mutating func member(_ key: StaticString, copying value: [UInt8]) {
    beginElement()
    write(key.description)
    buffer.append(.colon, .lineFeed)
    buffer.append(value)
  }

  /// Begins a member that is an array, for elements that come piece by piece.
  package mutating func beginArrayMember(
    _ key: StaticString, _ layout: JSONLayout? = nil
  ) -> Container {
    beginMember(key)
    return beginArray(layout)
  }

  mutating func beginMember(_ key: StaticString) {
    beginElement()
    let isCompact = openLayout == .compact
    key.withUTF8Buffer { buffer.append(quoting: $0, isCompact ? .key : .spacedKey) }
  }
}

/// A key that comes from the input is escaped.
extension JSONWriter {
  package mutating func member(named key: String, _ value: some JSONWritable) {
    member(named: key) { value.write(to: &$0) }
  }

  /// - Parameter writeValue: writes exactly one value.
  package mutating func member(named key: String, _ writeValue: (inout JSONWriter) -> Void) {
    beginElement()
    write(key)
    endKey()
    writeValue(&self)
  }

  private mutating func endKey() {
    if openLayout == .compact { buffer.append(.colon) } else { buffer.append(.colon, .space) }
  }
}

extension JSONWriter {
  package mutating func element(_ value: some JSONWritable) {
    beginElement()
    value.write(to: &self)
  }

  package mutating func element(_ value: Double) {
    beginElement()
    write(value)
  }

  /// - Parameter writeValue: writes exactly one value.
  package mutating func element(_ writeValue: (inout JSONWriter) -> Void) {
    beginElement()
    writeValue(&self)
  }

  /// - Parameter lines: written with the indentation of the array that is open, whose layout is
  ///   `lines`.
  package mutating func elements(_ lines: JSONLines) {
    if lines.bytes.isEmpty { return }
    if !isEmpty { buffer.append(.comma) }
    buffer.append(lines.bytes)
    isEmpty = false
  }

  private mutating func beginElement() {
    switch (openLayout, isEmpty) {
    case (.compact, true), (.spaced, true): break
    case (.compact, false): buffer.append(.comma)
    case (.spaced, false), (.padded, false): buffer.append(.comma, .space)
    case (.padded, true): buffer.append(.space)
    case (.lines, true): breakLine()
    case (.lines, false):
      buffer.append(.comma)
      breakLine()
    }
    isEmpty = false
  }
}
