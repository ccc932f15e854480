import AutoLayout

extension FormatParser {
  typealias Predicate = FormatSyntax.Predicate

  /// Parses predicates after the opening parenthesis, and the closing one.
  ///
  /// - Parameter reason: the error if no predicate starts where one is expected.
  mutating func predicateList(
    orElse reason: VisualFormatError.Reason
  ) throws(VisualFormatError) -> [Predicate] {
    var predicates: [Predicate] = []
    repeat {
      predicates.append(try predicate(orElse: reason))
    } while cursor.take(",")
    guard cursor.take(")") else { throw error(.missingParenthesis) }
    return predicates
  }

  /// Parses a predicate. A relation and a priority are accepted outside parentheses too, as in Apple's
  /// parser.
  mutating func predicate(
    orElse reason: VisualFormatError.Reason
  ) throws(VisualFormatError) -> Predicate {
    let relation = try self.relation()
    let object = try operand(orElse: relation == nil ? reason : .neitherNumberNorMetric)
    let priority = cursor.take("@") ? try operand(orElse: .neitherNumberNorMetric) : nil
    return Predicate(relation: relation ?? .equal, object: object, priority: priority)
  }

  private mutating func relation() throws(VisualFormatError) -> LayoutRelation? {
    let range = cursor.takeRelation()
    guard !range.isEmpty else { return nil }
    let text = cursor.text(range)
    let relation = LayoutRelation.allCases.first { $0.symbol == text }
    if let relation { return relation }
    throw VisualFormatError(.unknownRelation(quotation(range)), at: range)
  }

  private mutating func operand(
    orElse reason: VisualFormatError.Reason
  ) throws(VisualFormatError) -> FormatSyntax.Operand {
    let name = cursor.takeIdentifier()
    if !name.isEmpty { return .name(FormatSyntax.Name(text: cursor.text(name), range: name)) }
    let number = cursor.takeNumber()
    guard let value = Double(cursor.text(number)) else {
      throw error(cursor.isAtEnd ? .unexpectedEnd : reason)
    }
    guard value.isFinite else { throw VisualFormatError(.numberTooLarge, at: number) }
    return .number(value, number)
  }
}
