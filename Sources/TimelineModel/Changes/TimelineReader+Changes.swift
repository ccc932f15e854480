import AutoLayout
import JSONText

extension TimelineReader {
  static let constraintChangeShape = ObjectShape(
    "a change of a constraint", ["constraint", "constant", "priority", "active"])

  static let viewChangeShape = ObjectShape(
    "a change of a view",
    ["view"] + ViewProperty.changeable + ViewProperty.transformComponents + [ViewProperty.path])

  /// The keys of the operations; a change has exactly one of them.
  private static let operations = [
    "constraint", "activate", "deactivate", "add", "remove", "restore", "view", "canvas",
    "addSubview", "removeFromSuperview",
  ]

  /// Reads the changes of a keyframe in order, and declares the constraints that they add.
  mutating func changeDrafts(_ field: Field?) -> [ChangeDraft] {
    (document.list(field) ?? []).compactMap { changeDraft($0.value) }
  }

  mutating func changeDraft(_ value: JSONValue) -> ChangeDraft? {
    changeOperation(Field(name: "a change", value: value)).map {
      ChangeDraft(operation: $0, location: document.location(of: value.range))
    }
  }

  private mutating func changeOperation(_ field: Field) -> ChangeDraft.Operation? {
    let present = Self.operations.filter { field.value.member($0) != nil }
    guard present.count <= 1 else {
      document.report(
        .contradictoryKeys,
        "a change is one operation, not \(enumeration(present, joinedBy: "and")) together",
        at: field.value.shortRange,
        help: "split it into several changes, which are applied in order")
      return nil
    }
    switch present.first {
    case "constraint": return constraintChange(field)
    case "view": return viewChange(field)
    case "add": return addition(field)
    case "canvas": return canvasChange(field)
    case "addSubview": return subviewAddition(field)
    case "removeFromSuperview": return removal(field)
    case let operation?: return operationOnNames(operation, field)
    case nil: return unknownOperation(field)
    }
  }

  private mutating func constraintChange(_ field: Field) -> ChangeDraft.Operation? {
    let before = document.errorCount
    guard let fields = document.fields(field, of: Self.constraintChangeShape) else { return nil }
    let names = names(fields["constraint"])
    let change = ConstraintChange(
      constant: expression(fields["constant"]),
      constantLocation: fields["constant"].map { document.location(of: $0.value.shortRange) },
      priority: priority(fields["priority"]),
      isActive: document.boolean(fields["active"]))
    if fields.keys == ["constraint"], document.errorCount == before {
      document.reportEmptyChange(fields, missing: enumeration(["constant", "priority", "active"]))
    }
    return .constraint(names, change)
  }

  private mutating func viewChange(_ field: Field) -> ChangeDraft.Operation? {
    let before = document.errorCount
    guard let fields = document.fields(field, of: Self.viewChangeShape) else { return nil }
    if fields.keys == ["view"], document.errorCount == before {
      document.reportEmptyChange(fields, missing: "a property")
    }
    var change = viewChange(fields)
    change.path = motionPath(fields[ViewProperty.path])
    change.pathLocation = fields.keyRange(of: ViewProperty.path).map {
      document.location(of: $0)
    }
    let name = changedView(fields["view"])
    let view = name.flatMap { self.view(named: $0) }
    change.layout.stack = stackChange(fields["stack"], of: view)
    guard let name, let view else { return nil }
    checkTransform(of: view, fields)
    checkPlacement(of: view, fields)
    checkLayout(of: view, fields)
    checkStack(of: view, fields)
    noteContentOffset(of: view, fields)
    return .view(
      NamedView(view: view, location: document.location(of: name.range)), change)
  }

  private mutating func changedView(_ field: Field?) -> JSONString? {
    guard let field, case .array = field.value.content else { return document.string(field) }
    document.reportType(of: field, expected: "a string", help: "write one change for each view")
    return nil
  }

  private mutating func addition(_ field: Field) -> ChangeDraft.Operation? {
    guard let fields = document.fields(field, of: ObjectShape("an addition", ["add"])) else {
      return nil
    }
    return .add(constraintList(fields["add"], ConstraintContext(isInitial: false)))
  }

  private mutating func operationOnNames(
    _ operation: String, _ field: Field
  ) -> ChangeDraft.Operation? {
    let shape = ObjectShape("a change with `\(operation)`", [operation])
    guard let fields = document.fields(field, of: shape) else { return nil }
    let names = names(fields[operation])
    switch operation {
    case "activate": return .activate(names)
    case "deactivate": return .deactivate(names)
    case "remove": return .remove(names)
    default: return .restore(names)
    }
  }

  private mutating func unknownOperation(_ field: Field) -> ChangeDraft.Operation? {
    let before = document.errorCount
    let shape = ObjectShape("a change", Self.operations)
    let strange = document.strangeKeys(of: field.value)
    guard strange.isEmpty else {
      for name in strange { document.reportUnknown(name, of: shape) }
      return nil
    }
    guard let fields = document.fields(field, of: shape) else { return nil }
    if document.errorCount == before {
      document.report(
        .missingKey, "a change needs one of \(enumeration(Self.operations))",
        at: document.openingBrace(of: fields),
        help: "say what changes, as in `{ \"view\": \"id\", \"alpha\": 0 }`")
    }
    return nil
  }

  /// Reads the id of a constraint, the name of a group, or a list of these.
  private mutating func names(_ field: Field?) -> [JSONString] {
    guard let field else { return [] }
    switch field.value.content {
    case .string(let string): return [string]
    case .array: return (document.list(field) ?? []).compactMap { document.string($0) }
    default:
      document.reportType(of: field, expected: "the id of a constraint, a group or a list of them")
      return []
    }
  }
}
