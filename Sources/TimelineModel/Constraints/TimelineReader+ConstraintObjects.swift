import AutoLayout
import JSONText

extension TimelineReader {
  static let equationShape = ObjectShape(
    "a constraint with an equation", ["equation", "id", "group", "active", "constant"])

  mutating func equationObject(
    _ field: Field, _ outer: ConstraintContext
  ) -> ConstraintDeclaration? {
    guard let fields = document.fields(field, of: Self.equationShape) else { return nil }
    let id = name(fields["id"])
    let context = self.context(fields, in: outer)
    guard let string = document.string(fields["equation"]) else { return invalid(id, context) }
    return equation(string, TextScanner(string.value), id, fields["constant"], context)
  }

  static let objectShape = ObjectShape(
    "a constraint",
    [
      "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
      "constant", "priority", "active", "identifier", "id", "group",
    ])

  mutating func constraintObject(
    _ field: Field, _ outer: ConstraintContext
  ) -> ConstraintDeclaration? {
    let before = document.errorCount
    guard let fields = document.fields(field, of: Self.objectShape) else { return nil }
    let id = name(fields["id"])
    if id == nil, fields.mayBeMisnamed("id") { lostConstraintCount += 1 }
    let context = self.context(fields, in: outer)
    let label = label(fields["identifier"])
    let constant = initialValue(fields["constant"], context)
    let constraint = constraint(fields)
    guard var constraint, document.errorCount == before else { return invalid(id, context) }
    if case .number(let number)? = constant { constraint.constant = number }
    // The text names constraints without an id only, and a file may have very many with an id.
    let prefix = label.map { "'\($0)' " } ?? ""
    let text = id == nil ? prefix + text(of: constraint, fields["constant"]) : ""
    return declare(
      [constraint], ConstraintNaming(id: id, isSet: false, text: text), constant, context,
      at: document.location(of: field.value.shortRange))
  }

  /// Reads `NSLayoutConstraint.identifier`: a text for messages, which need not be unique and
  /// cannot be used as a reference.
  private mutating func label(_ field: Field?) -> String? {
    guard let label = document.string(field) else { return nil }
    if labels[label.value] == nil { labels[label.value] = document.location(of: label.range) }
    return label.value
  }

  private mutating func constraint(_ fields: Fields) -> LayoutConstraint? {
    document.reportMissing(["firstItem", "firstAttribute"], in: fields, of: Self.objectShape)
    let first = item(fields["firstItem"], secondAfter: nil)
    let firstAttribute = attribute(fields["firstAttribute"], of: first)
    let second = item(fields["secondItem"], secondAfter: .some(first))
    let secondAttribute = secondAttribute(fields, of: second)
    let relation = relation(fields["relation"])
    let multiplier = document.number(fields["multiplier"]) ?? 1
    let priority = fields["priority"].map { self.priority($0) } ?? .required
    guard let first, let firstAttribute, let secondAttribute, let priority,
      (second == nil) == (secondAttribute == .notAnAttribute)
    else { return nil }
    let constraint = LayoutConstraint(
      firstItem: first, firstAttribute: firstAttribute, relation: relation, secondItem: second,
      secondAttribute: secondAttribute, multiplier: multiplier, priority: priority)
    return isLegal(constraint, fields) ? constraint : nil
  }

  private mutating func item(_ field: Field?, secondAfter first: LayoutItem??) -> LayoutItem? {
    guard let string = document.string(field) else { return nil }
    do throws(TextError) {
      var parser = EquationParser(TextScanner(string.value))
      return item(try parser.wholeItem(), secondAfter: first, in: string)
    } catch {
      report(error, in: string, as: .wrongValue)
      return nil
    }
  }

  private mutating func attribute(_ field: Field?, of item: LayoutItem?) -> LayoutAttribute? {
    guard let string = document.string(field) else { return nil }
    return attribute(string.value, of: item, at: .whole(string))
  }

  /// Reads the second attribute. `secondItem` and `secondAttribute` must both be present or both
  /// absent; `notAnAttribute` counts as absent.
  private mutating func secondAttribute(
    _ fields: Fields, of item: LayoutItem?
  ) -> LayoutAttribute? {
    let isAbsent = fields["secondAttribute"]?.value.isNotAnAttribute ?? true
    switch (fields.has("secondItem"), isAbsent) {
    case (false, true): return .notAnAttribute
    case (true, false): return attribute(fields["secondAttribute"], of: item)
    case (true, true): document.reportMissing("secondAttribute", in: fields, of: Self.objectShape)
    case (false, false): document.reportMissing("secondItem", in: fields, of: Self.objectShape)
    }
    return nil
  }

  private mutating func relation(_ field: Field?) -> LayoutRelation {
    let word = document.word(field, among: LayoutRelation.allCases.map(\.rawValue))
    return word.flatMap { LayoutRelation(rawValue: $0) } ?? .equal
  }

  private mutating func isLegal(_ constraint: LayoutConstraint, _ fields: Fields) -> Bool {
    do throws(IllegalEquation) {
      try constraint.checkLegality()
      return true
    } catch {
      let place = fields["secondAttribute"] ?? fields["firstAttribute"]
      report(error, in: constraint, at: place?.range ?? fields.range)
      return false
    }
  }
}

extension JSONValue {
  fileprivate var isNotAnAttribute: Bool {
    if case .string(let string) = content {
      string.value == LayoutAttribute.notAnAttribute.rawValue
    } else {
      false
    }
  }
}
