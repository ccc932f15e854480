/// Writes JSON (RFC 8259) as the bytes of UTF-8.
///
/// Brackets, separators, blanks and escapes are the writer's. The caller sees to the rest of the
/// grammar: in an object it writes members, in an array elements, each with exactly one value.
package struct JSONWriter: Sendable {
  package internal(set) var bytes: [UInt8] = []
  /// Of objects and arrays for which no layout is given.
  private let layout: JSONLayout
  /// Of the object or array that is open.
  private var openLayout: JSONLayout
  /// Whether the object or array that is open has no member or element yet.
  private var isEmpty = true
  /// Columns before each line of the object or array that is open.
  package private(set) var indentation: Int

  package init(_ layout: JSONLayout = .spaced) {
    self.init(layout, open: layout, indentation: 0)
  }

  init(_ layout: JSONLayout, open: JSONLayout, indentation: Int) {
    self.layout = layout
    openLayout = open
    self.indentation = indentation
  }

  /// The JSON text of one value.
  package static func text(of value: some JSONWritable, _ layout: JSONLayout = .spaced) -> String {
    var json = JSONWriter(layout)
    value.write(to: &json)
    return json.text
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes written since the last call, for a text that is too long to be kept whole.
  package mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}

extension JSONWriter {
  /// An object or array that is not closed yet.
  package struct Container: Sendable {
    fileprivate let closing: UInt8
    /// Of the object or array around it.
    fileprivate let outerLayout: JSONLayout
  }

  package mutating func object(
    _ layout: JSONLayout? = nil, _ writeMembers: (inout JSONWriter) -> Void
  ) {
    let object = beginObject(layout)
    writeMembers(&self)
    end(object)
  }

  package mutating func array(
    _ layout: JSONLayout? = nil, _ writeElements: (inout JSONWriter) -> Void
  ) {
    let array = beginArray(layout)
    writeElements(&self)
    end(array)
  }

  package mutating func array(_ elements: [some JSONWritable], _ layout: JSONLayout? = nil) {
    array(layout) { json in
      for element in elements { json.element(element) }
    }
  }

  package mutating func beginObject(_ layout: JSONLayout? = nil) -> Container {
    begin(.openBrace, .closeBrace, layout ?? self.layout)
  }

  package mutating func beginArray(_ layout: JSONLayout? = nil) -> Container {
    let layout = layout ?? self.layout
    return begin(.openBracket, .closeBracket, layout == .padded ? .spaced : layout)
  }

  private mutating func begin(
    _ opening: UInt8, _ closing: UInt8, _ layout: JSONLayout
  ) -> Container {
    let container = Container(closing: closing, outerLayout: openLayout)
    bytes.append(opening)
    openLayout = layout
    if layout == .lines { indentation += 2 }
    isEmpty = true
    return container
  }

  /// - Parameter container: the one that was begun last of those that are open.
  package mutating func end(_ container: Container) {
    if openLayout == .lines {
      indentation -= 2
      if !isEmpty { breakLine() }
    } else if openLayout == .padded, !isEmpty {
      bytes.append(.space)
    }
    bytes.append(container.closing)
    openLayout = container.outerLayout
    isEmpty = false
  }
}

extension JSONWriter {
  package mutating func member(_ key: String, _ value: some JSONWritable) {
    beginMember(key)
    value.write(to: &self)
  }

  /// - Parameter writeValue: writes exactly one value.
  package mutating func member(_ key: String, _ writeValue: (inout JSONWriter) -> Void) {
    beginMember(key)
    writeValue(&self)
  }

  /// Writes nothing for nil.
  package mutating func memberIfPresent(_ key: String, _ value: (some JSONWritable)?) {
    if let value { member(key, value) }
  }

  /// - Parameter value: JSON of another file, which begins on a line of its own and stays as it is.
  package mutating func member(_ key: String, copying value: [UInt8]) {
    beginElement()
    write(key)
    bytes += [.colon, .lineFeed]
    bytes += value
  }

  package mutating func element(_ value: some JSONWritable) {
    beginElement()
    value.write(to: &self)
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
    if !isEmpty { bytes.append(.comma) }
    bytes += lines.bytes
    isEmpty = false
  }

  /// Begins a member that is an array, for elements that come piece by piece.
  package mutating func beginArrayMember(
    _ key: String, _ layout: JSONLayout? = nil
  ) -> Container {
    beginMember(key)
    return beginArray(layout)
  }

  private mutating func beginMember(_ key: String) {
    beginElement()
    write(key)
    bytes.append(.colon)
    if openLayout != .compact { bytes.append(.space) }
  }

  private mutating func beginElement() {
    if !isEmpty { bytes.append(.comma) }
    switch openLayout {
    case .compact: break
    case .spaced: if !isEmpty { bytes.append(.space) }
    case .padded: bytes.append(.space)
    case .lines: breakLine()
    }
    isEmpty = false
  }

  /// Begins a line with the indentation of the object or array that is open.
  package mutating func breakLine() {
    bytes.append(.lineFeed)
    for _ in 0..<indentation { bytes.append(.space) }
  }
}
