import AutoLayout
import JSONText

extension TimelineReader {
  /// Reads a list of constraints, each in any of the forms, in file order.
  mutating func constraintList(
    _ field: Field?, _ context: ConstraintContext
  ) -> [ConstraintDeclaration] {
    (document.list(field) ?? []).flatMap { declarations($0, context) }
  }

  /// Reads one element: a string, an object, or a block of several constraints.
  private mutating func declarations(
    _ field: Field, _ context: ConstraintContext
  ) -> [ConstraintDeclaration] {
    guard !constraintLimitReported else { return [] }
    switch field.value.content {
    case .string(let string): return [stringForm(string, context)]
    case .object: return objectForm(Field(name: "a constraint", value: field.value), context)
    default:
      document.reportType(of: field, expected: "a string or an object")
      lostConstraintCount += 1
      return []
    }
  }

  /// Reads a constraint in one of the object forms, which its keys determine.
  private mutating func objectForm(
    _ field: Field, _ context: ConstraintContext
  ) -> [ConstraintDeclaration] {
    let present = Self.formKeys.filter { field.value.member($0) != nil }
    if present.count > 1 {
      document.report(
        .contradictoryKeys,
        "a constraint is written in one form, not \(enumeration(present, joinedBy: "and")) together",
        at: field.value.shortRange,
        help: "write a constraint for each")
      return []
    }
    switch present.first ?? misspeltForm(of: field) {
    case "constraints": return block(field, context)
    case "visualFormat": return [formatObject(field, context)].compactMap { $0 }
    case "equation": return [equationObject(field, context)].compactMap { $0 }
    default: return [constraintObject(field, context)].compactMap { $0 }
    }
  }

  private static let formKeys = ["constraints", "visualFormat", "equation", "firstItem"]

  /// The key of a form that an object has misspelt; the key itself is reported where it is read.
  private mutating func misspeltForm(of field: Field) -> String? {
    guard case .object(let members) = field.value.content else { return nil }
    let keys = members.map(\.name.value).filter { !Self.objectShape.has($0) && $0 != "note" }
    for key in keys {
      if let form = document.suggestion(for: key, among: Self.formKeys) { return form }
    }
    return nil
  }

  /// Reads `name: equation` or `name: visual format`, where the name is optional.
  private mutating func stringForm(
    _ string: JSONString, _ context: ConstraintContext
  ) -> ConstraintDeclaration {
    var scanner = TextScanner(string.value)
    var id: DeclaredName?
    var ahead = scanner
    if let name = ahead.takeName(), name.text != "H", name.text != "V", ahead.take(":") {
      let range = document.range(of: name.range, in: string)
      id = DeclaredName(text: name.text, location: document.location(of: range))
      scanner = ahead
    }
    guard scanner.startsVisualFormat else { return equation(string, scanner, id, nil, context) }
    return format(string, from: scanner, id, options: nil, context)
  }

  /// Reads an equation.
  ///
  /// - Parameter constant: replaces the constant of the equation unless it is nil.
  mutating func equation(
    _ string: JSONString, _ scanner: TextScanner, _ id: DeclaredName?, _ constant: Field?,
    _ context: ConstraintContext
  ) -> ConstraintDeclaration {
    let location = document.location(of: string.range)
    let expression = initialValue(constant, context)
    do throws(TextError) {
      var parser = EquationParser(scanner)
      let syntax = try parser.equation()
      if let equations = constraints(syntax, in: string) {
        let isSet = Self.isShorthand(syntax.first.attribute.text)
        let naming = ConstraintNaming(id: id, isSet: isSet, text: scanner.rest)
        return declare(equations, naming, expression, context, at: location)
      }
    } catch {
      report(error, in: string, as: .equationSyntax)
      if id == nil { lostConstraintCount += 1 }
    }
    return invalid(id, context)
  }
}

extension TextScanner {
  /// Whether an orientation, a superview (`|`) or a view in brackets comes next.
  fileprivate var startsVisualFormat: Bool {
    if isAt("|") || isAt("[") { return true }
    var ahead = self
    guard let name = ahead.takeName(), name.text == "H" || name.text == "V" else { return false }
    return ahead.take(":")
  }
}
