extension EquationParser {
  /// Parses a text that is a priority and nothing else.
  mutating func wholePriority() throws(TextError) -> EquationSyntax.Priority {
    let priority = try priority()
    guard scanner.isAtEnd else { throw unexpected(after: "the priority") }
    return priority
  }

  mutating func priority() throws(TextError) -> EquationSyntax.Priority {
    let start = scanner.offset
    let base: EquationSyntax.Priority.Base
    if let number = try scanner.takeNumber() {
      base = .number(number)
    } else if let name = scanner.takeName() {
      base = .name(name)
    } else {
      var error = expected("a priority: a number, a metric or a name such as `defaultHigh`")
      if scanner.take("."), let name = scanner.takeName() {
        error.help = "write `\(name.text)`, without the point"
      }
      throw error
    }
    let offset = try priorityOffset()
    return EquationSyntax.Priority(base: base, offset: offset, range: start..<scanner.offset)
  }

  private mutating func priorityOffset() throws(TextError) -> Double {
    let isNegative = scanner.isAt("-")
    guard scanner.take("+") || scanner.take("-") else { return 0 }
    guard let number = try scanner.takeNumber() else { throw expected("a number") }
    return isNegative ? -number : number
  }
}
