extension EquationParser {
  /// Parses a text that is an item and nothing else, as in the object form of a constraint.
  mutating func wholeItem() throws(TextError) -> EquationSyntax.Item {
    let name = try itemName()
    let guide = scanner.take(".") ? try guideName() : nil
    guard scanner.isAtEnd else { throw unexpected(after: "the item") }
    return EquationSyntax.Item(name: name, guide: guide)
  }

  mutating func anchor(after symbol: String? = nil) throws(TextError)
    -> EquationSyntax.Anchor
  {
    if let anchor = try anchorIfAny() { return anchor }
    if let name = scanner.takeName() {
      throw TextError(
        "expected `.` and an attribute after \(quoted(name.text))", at: name.range,
        help: "write \(quoted("\(name.text).leading")), for example")
    }
    let place = symbol.map { " after \($0)" } ?? ""
    throw expected("an anchor such as `view.leading`\(place)")
  }

  /// Returns nil and takes nothing unless a name and a period come next.
  mutating func anchorIfAny() throws(TextError) -> EquationSyntax.Anchor? {
    var ahead = scanner
    guard let name = ahead.takeName(), ahead.take(".") else { return nil }
    scanner = ahead
    guard let second = scanner.takeName() else { throw expected("an attribute") }
    guard scanner.take(".") else {
      return EquationSyntax.Anchor(item: EquationSyntax.Item(name: name), attribute: second)
    }
    guard let third = scanner.takeName() else { throw expected("an attribute") }
    let item = EquationSyntax.Item(name: name, guide: second)
    return EquationSyntax.Anchor(item: item, attribute: third)
  }

  private mutating func itemName() throws(TextError) -> TextName {
    guard let name = scanner.takeName() else { throw expected("the id of a view or a guide") }
    return name
  }

  private mutating func guideName() throws(TextError) -> TextName {
    guard let name = scanner.takeName() else { throw expected("a guide such as `safeArea`") }
    return name
  }
}
