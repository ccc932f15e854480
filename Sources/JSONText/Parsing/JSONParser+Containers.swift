extension JSONParser {
  /// Opens an array or object. Returns it if it is empty; else nil, and its first value is next.
  mutating func openContainer(
    _ kind: JSONSyntaxError.Container
  ) throws(JSONSyntaxError) -> JSONValue? {
    guard open.count < limits.maximumDepth else {
      throw JSONSyntaxError(.tooDeep(limit: limits.maximumDepth), at: offset)
    }
    open.append(OpenContainer(kind: kind, opening: offset))
    offset += 1
    skipBlanks()
    if peek == kind.closing { return closeContainer() }
    if kind == .object { try parseName() }
    return nil
  }

  /// Adds a complete value to the innermost container, and closes the containers that end after it.
  ///
  /// - Returns: the document, if its outermost value is complete.
  mutating func add(_ value: JSONValue) throws(JSONSyntaxError) -> JSONValue? {
    var value = value
    while let innermost = open.indices.last {
      open[innermost].append(value)
      let kind = open[innermost].kind
      skipBlanks()
      guard peek == kind.closing else {
        try parseComma(in: kind)
        return nil
      }
      value = closeContainer()
    }
    return value
  }

  /// Expects an open container, and `offset` at its closing bracket or brace.
  private mutating func closeContainer() -> JSONValue {
    let container = open.removeLast()
    offset += 1
    return JSONValue(
      content: container.content, range: SourceRange(container.opening, offset))
  }

  private mutating func parseComma(in kind: JSONSyntaxError.Container) throws(JSONSyntaxError) {
    guard peek == .comma else { throw fault(expecting: .separator(kind)) }
    let comma = offset
    offset += 1
    skipBlanks()
    if peek == .closeBracket || peek == .closeBrace {
      throw JSONSyntaxError(.trailingComma(kind), at: comma)
    }
    if kind == .object { try parseName() }
  }

  /// Parses `"name":`, and stores the name in the innermost object.
  private mutating func parseName() throws(JSONSyntaxError) {
    guard peek == .quote, let innermost = open.indices.last else { throw fault(expecting: .name) }
    let name = try parseString()
    skipBlanks()
    guard peek == .colon else { throw colonFault(after: name) }
    offset += 1
    open[innermost].name = name
  }
}

extension JSONParser.OpenContainer {
  var content: JSONValue.Content {
    switch kind {
    case .array: .array(elements)
    case .object: .object(members)
    }
  }

  mutating func append(_ value: JSONValue) {
    if let name {
      members.append(JSONMember(name: name, value: value))
      self.name = nil
    } else {
      elements.append(value)
    }
  }
}
