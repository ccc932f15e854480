import AutoLayout
import JSONText

extension TimelineReader {
  static let blockShape = ObjectShape(
    "a block of constraints", ["group", "active", "constraints"])

  /// Reads a block of constraints. Its keys apply to everything inside; its group exists even if it
  /// is empty.
  mutating func block(
    _ field: Field, _ context: ConstraintContext
  ) -> [ConstraintDeclaration] {
    guard let fields = document.fields(field, of: Self.blockShape) else { return [] }
    guard context.depth < limits.depth else {
      document.report(
        .limit, "blocks of constraints are nested more than \(limits.depth) deep",
        at: field.value.shortRange,
        help: "write the constraints in a block further out")
      return []
    }
    var inner = self.context(fields, in: context)
    inner.depth += 1
    let group = ConstraintDeclaration(
      id: nil, groups: inner.groups, members: constraints.count..<constraints.count)
    return [group] + constraintList(fields["constraints"], inner)
  }

  /// Adds an element's own `group` and `active` to those of the enclosing blocks: a constraint
  /// belongs to all the groups, and the innermost `active` wins.
  mutating func context(_ fields: Fields, in outer: ConstraintContext) -> ConstraintContext {
    var context = outer
    if let group = name(fields["group"]), !outer.groups.contains(where: { $0.text == group.text }) {
      context.groups.append(group)
    }
    context.isActive = document.boolean(fields["active"]) ?? outer.isActive
    return context
  }

  mutating func name(_ field: Field?) -> DeclaredName? {
    guard let field else { return nil }
    guard let string = document.string(field), isWellFormed(string) else {
      lostConstraintCount += 1
      return nil
    }
    return DeclaredName(text: string.value, location: document.location(of: string.range))
  }
}
