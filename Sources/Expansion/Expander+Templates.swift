import JSONText
import TimelineModel

/// A template that a file declares.
struct Template {
  let name: JSONString
  let value: JSONValue
  /// Of the file.
  let scope: Scope

  var place: SourceOrigins.Place { scope.place(name.range) }
}

extension Expander {
  /// Declares the templates of a file.
  mutating func declareTemplates(_ value: JSONValue, _ scope: Scope) throws(Fault) {
    guard case .object(let members) = value.content else {
      throw Fault(
        .wrongType, "`templates` must be an object", at: scope.shortPlace(of: value),
        help: "write `{\"name\": {\"body\": […]}}`")
    }
    for member in members where !member.isWrittenNote {
      guard isIdentifier(member.name.value) else {
        throw Fault(
          .malformedName, "\(quoted(member.name.value)) is not a valid name",
          at: scope.place(member.name.range),
          help: "use letters, digits and `_`, and do not start with a digit")
      }
      let template = Template(name: member.name, value: member.value, scope: scope)
      if let first = templates[member.name.value] {
        throw Fault(
          .duplicateName, "the template \(quoted(member.name.value)) is declared twice",
          at: template.place,
          labels: [Fault.Label(text: "first declared here", place: first.place)],
          help: "rename one of them")
      }
      templates[member.name.value] = template
      try checkTemplate(member, scope)
    }
  }

  private mutating func checkTemplate(_ member: JSONMember, _ scope: Scope) throws(Fault) {
    guard case .object = member.value.content else {
      throw Fault(
        .wrongType, "a template must be an object", at: scope.shortPlace(of: member.value),
        help: "write `{\"parameters\": {…}, \"body\": […]}`")
    }
    try checkKeys(
      of: member.value, "a template", ["parameters", "body"], scope,
      familiar: [
        "params": "write `parameters`", "arguments": "write `parameters`",
        "props": "write `parameters`", "views": "write `body`", "constraints": "write `body`",
        "content": "write `body`",
      ])
    _ = try body(of: member.value, "a template", scope)
  }

  mutating func templateUse(
    _ value: JSONValue, _ kind: ListKind, _ scope: Scope
  ) throws(Fault) -> [ListItem] {
    let (template, reference) = try template(of: value, scope)
    try refuseRecursion(of: template, at: reference, scope)
    let arguments = try arguments(value, template, reference, scope)
    try countRepetition(at: scope.place(reference.range))
    var outer = template.scope
    outer.bindings = arguments
    outer.multiplicity = scope.multiplicity
    outer.depth = scope.depth
    outer.templates = scope.templates + [template.name.value]
    let inner = enter(outer, through: scope.place(reference.range), words: "used here")
    return try list(try body(of: template.value, "a template", template.scope), kind, inner)
  }

  private mutating func template(
    of value: JSONValue, _ scope: Scope
  ) throws(Fault) -> (Template, JSONString) {
    guard let member = value.named("template"), case .string(let name) = member.content else {
      throw Fault(
        .wrongType, "`template` must be the name of a template",
        at: value.named("template").map(scope.shortPlace) ?? scope.shortPlace(of: value),
        help: "write `{\"template\": \"name\"}`, with the arguments next to it")
    }
    if let template = templates[name.value] { return (template, name) }
    throw Fault(
      .unknownName, "unknown template \(quoted(name.value))", at: scope.place(name.range),
      help: suggester.advice(on: name.value, among: templates.keys.sorted())
        ?? "declare it in `templates`, or `include` the file that does")
  }

  private func refuseRecursion(
    of template: Template, at reference: JSONString, _ scope: Scope
  ) throws(Fault) {
    if let start = scope.templates.firstIndex(of: template.name.value) {
      let chain = scope.templates[start...] + [template.name.value]
      throw Fault(
        .recursion, "the template \(quoted(template.name.value)) uses itself",
        at: scope.place(reference.range),
        labels: [Fault.Label(text: "declared here", place: template.place)],
        notes: ["\(chain.map { "`\($0)`" }.joined(separator: " uses "))"],
        help: "write a `repeat` for what occurs several times")
    }
    guard scope.templates.count < limits.templateDepth else {
      throw Fault(
        .limit, "more than \(limits.templateDepth) templates use each other",
        at: scope.place(reference.range),
        help: "use a template that is not inside the others")
    }
  }

  /// What the parameters of a template stand for in a use of it.
  private mutating func arguments(
    _ value: JSONValue, _ template: Template, _ reference: JSONString, _ scope: Scope
  ) throws(Fault) -> [String: Scope.Bound] {
    let parameters = try parameters(of: template)
    try checkKeys(
      of: value, "a use of \(quoted(template.name.value))",
      ["template"] + parameters.map(\.name.value), scope,
      familiar: [
        "arguments": "write the arguments next to `template`",
        "with": "write the arguments next to `template`",
        "parameters": "write the arguments next to `template`",
      ])
    var bound: [String: Scope.Bound] = [:]
    var missing: [String] = []
    for parameter in parameters {
      let name = parameter.name.value
      if let argument = value.named(name) {
        bound[name] = Scope.Bound(
          binding: try self.argument(argument, name, parameter.value, template, scope),
          place: template.scope.place(parameter.name.range))
      } else if case .null = parameter.value.content {
        missing.append(name)
      } else {
        bound[name] = Scope.Bound(
          binding: try binding(parameter.value, "the default of \(quoted(name))", template.scope),
          place: template.scope.place(parameter.name.range))
      }
    }
    guard missing.isEmpty else {
      throw Fault(
        .missingKey,
        "the use of \(quoted(template.name.value)) needs \(enumeration(missing, joinedBy: "and"))",
        at: scope.place(reference.range),
        labels: [Fault.Label(text: "declared here without a default", place: template.place)],
        help: "write `\"\(missing[0])\": …` next to `template`")
    }
    return bound
  }

  /// An argument. Where the default is a number, a string is an expression.
  private mutating func argument(
    _ value: JSONValue, _ name: String, _ standard: JSONValue, _ template: Template, _ scope: Scope
  ) throws(Fault) -> Binding {
    if case .number = standard.content {
      return .number(try number(value, "the argument \(quoted(name))", scope))
    }
    return try binding(value, "the argument \(quoted(name))", scope)
  }

  private mutating func parameters(of template: Template) throws(Fault) -> [JSONMember] {
    guard let value = template.value.named("parameters") else { return [] }
    guard case .object(let members) = value.content else {
      throw Fault(
        .wrongType, "`parameters` must be an object of defaults",
        at: template.scope.shortPlace(of: value),
        help: "write `{\"name\": default}`; the default of what every use gives is `null`")
    }
    let declared = members.filter { !$0.isWrittenNote }
    try checkKeys(
      of: value, "`parameters`", declared.map(\.name.value), template.scope)
    for member in declared {
      guard member.name.value != "template" else {
        throw Fault(
          .reservedName, "a parameter cannot be named `template`",
          at: template.scope.place(member.name.range),
          help: "choose another name for it")
      }
      try checkName(member.name, "a parameter", template.scope)
    }
    return declared
  }
}

extension JSONMember {
  /// Whether it is a note where keys are names: a string named `note`.
  var isWrittenNote: Bool {
    if name.value == "note", case .string = value.content { true } else { false }
  }
}
