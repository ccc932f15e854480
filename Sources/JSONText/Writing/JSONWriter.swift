/// Writes JSON (RFC 8259) as the bytes of UTF-8.
///
/// Brackets, separators, blanks and escapes are the writer's. The caller sees to the rest of the
/// grammar: in an object it writes members, in an array elements, each with exactly one value.
package struct JSONWriter: Sendable {
  var buffer = ByteBuffer()
  /// Of objects and arrays for which no layout is given.
  let layout: JSONLayout
  /// Of the object or array that is open.
  private(set) var openLayout: JSONLayout
  /// Whether the object or array that is open has no member or element yet.
  var isEmpty = true
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

  package var bytes: [UInt8] { buffer.bytes }

  package var text: String { buffer.text }

  /// The bytes written since the last call, for a text that is too long to be kept whole.
  package mutating func takeBytes() -> [UInt8] {
    defer { buffer = ByteBuffer() }
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
    buffer.append(opening)
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
      buffer.append(.space)
    }
    buffer.append(container.closing)
    openLayout = container.outerLayout
    isEmpty = false
  }

  /// Begins a line with the indentation of the object or array that is open.
  package mutating func breakLine() {
    let indentation = indentation
    buffer.append(1 + indentation) { span, start in
      span[start] = .lineFeed
      for place in start + 1..<start + 1 + indentation { span[place] = .space }
    }
  }
}
