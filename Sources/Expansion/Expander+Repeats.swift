import JSONText
import TimelineModel

extension Expander {
  /// The values of a loop.
  private struct Loop {
    var values: [Binding] = []
    var count: Int
    /// The loop variable, and one for the number of the repetition.
    var name: JSONString?
    var index: JSONString?
  }

  mutating func repetition(
    _ value: JSONValue, _ kind: ListKind, _ scope: Scope
  ) throws(Fault) -> [ListItem] {
    try checkKeys(
      of: value, "a repeat", ["repeat", "body", "stagger"], scope,
      familiar: ["delay": "write `stagger`", "as": "write `as` in `repeat`"])
    guard let spec = value.named("repeat") else { return [] }
    let loop = try loop(spec, scope)
    let elements = try body(of: value, "a repeat", scope)
    let stagger = try value.named("stagger").map { member throws(Fault) in
      (seconds: try staggerSeconds(member, kind, scope), place: scope.place(of: member))
    }
    var items: [ListItem] = []
    var multiplied = scope
    multiplied.multiplicity = try product(of: loop, spec, scope)
    for index in 0..<loop.count {
      let before = faults.count
      try countRepetition(at: scope.shortPlace(of: spec))
      let inner = try enter(loop, index, spec, multiplied)
      for var item in try list(elements, kind, inner) {
        if let stagger {
          item.delay += stagger.seconds * Double(index)
          item.stagger = item.stagger ?? stagger.place
        }
        items.append(item)
      }
      // The other repetitions have the same mistakes.
      if faults.count > before { break }
    }
    return items
  }

  /// How often the body is expanded by all repeats around it: known before any of it is made.
  private func product(
    of loop: Loop, _ spec: JSONValue, _ scope: Scope
  ) throws(Fault) -> Int {
    let (product, isTooLarge) = scope.multiplicity.multipliedReportingOverflow(by: loop.count)
    guard !isTooLarge, product <= limits.repetitions else {
      throw tooManyRepetitions(at: scope.shortPlace(of: spec))
    }
    return max(1, product)
  }

  private mutating func enter(
    _ loop: Loop, _ index: Int, _ spec: JSONValue, _ scope: Scope
  ) throws(Fault) -> Scope {
    let value = loop.values.isEmpty ? Binding.number(Double(index)) : loop.values[index]
    let shown = loop.name.map { "with \(quoted($0.value)) = \(quoted(value.text))" }
    var inner = enter(
      scope, through: scope.shortPlace(of: spec), words: shown ?? "repetition \(index)")
    if let name = loop.name {
      inner.bindings[name.value] = Scope.Bound(binding: value, place: scope.place(name.range))
    }
    if let name = loop.index {
      inner.bindings[name.value] = Scope.Bound(
        binding: .number(Double(index)), place: scope.place(name.range))
    }
    return inner
  }

  private mutating func loop(_ spec: JSONValue, _ scope: Scope) throws(Fault) -> Loop {
    guard case .object = spec.content else {
      throw Fault(
        .wrongType, "`repeat` must be an object", at: scope.shortPlace(of: spec),
        help: "write `{\"count\": 3, \"as\": \"i\"}`")
    }
    try checkKeys(
      of: spec, "`repeat`", ["count", "for", "as", "index"], scope,
      familiar: [
        "times": "write `count`", "n": "write `count`", "to": "write `count`", "in": "write `for`",
        "each": "write `for`", "forEach": "write `for`", "items": "write `for`",
        "values": "write `for`", "var": "write `as`", "variable": "write `as`",
        "name": "write `as`", "from": "leave it out: `i` begins at 0, and `{i+1}` counts from 1",
      ])
    var loop = try values(spec, scope)
    loop.name = try variable("as", spec, scope)
    loop.index = try variable("index", spec, scope, besides: loop.name)
    guard loop.name != nil || loop.values.isEmpty else {
      throw Fault(
        .missingKey, "a `repeat` with `for` needs `as`", at: scope.shortPlace(of: spec),
        help: "write `\"as\": \"name\"` and use the value as `{name}`")
    }
    return loop
  }

  private mutating func values(_ spec: JSONValue, _ scope: Scope) throws(Fault) -> Loop {
    switch (spec.named("count"), spec.named("for")) {
    case (let count?, nil): return Loop(count: try self.count(count, scope))
    case (nil, let list?):
      guard case .array(let elements) = list.content else {
        throw Fault(
          .wrongType, "`for` must be a list of numbers and texts", at: scope.shortPlace(of: list),
          help: "write `[\"first\", \"second\"]`, or `count` for a number of repetitions")
      }
      var values: [Binding] = []
      for element in elements { values.append(try binding(element, "an element of `for`", scope)) }
      return Loop(values: values, count: values.count)
    case (nil, nil):
      throw Fault(
        .missingKey, "`repeat` needs `count` or `for`", at: scope.shortPlace(of: spec),
        help: "write `{\"count\": 3, \"as\": \"i\"}`")
    case (_?, let list?):
      throw Fault(
        .contradictoryKeys, "`repeat` has `count` or `for`, not both",
        at: scope.shortPlace(of: list), help: "leave `count` out: `for` has a value for each")
    }
  }

  private mutating func count(_ value: JSONValue, _ scope: Scope) throws(Fault) -> Int {
    let number = try number(value, "`count`", scope)
    guard number >= 0, number == number.rounded() else {
      throw Fault(
        .outOfRange, "`count` must be a whole number and not negative, not \(decimal(number))",
        at: scope.shortPlace(of: value),
        help: "write a whole number, 0 or more")
    }
    guard number <= Double(limits.repetitions) else {
      throw tooManyRepetitions(at: scope.shortPlace(of: value))
    }
    return Int(number)
  }

  /// A loop variable that a repeat declares.
  private mutating func variable(
    _ key: String, _ spec: JSONValue, _ scope: Scope, besides other: JSONString? = nil
  ) throws(Fault) -> JSONString? {
    guard let value = spec.named(key) else { return nil }
    guard case .string(let name) = value.content else {
      throw Fault(
        .wrongType, "`\(key)` must be a name", at: scope.shortPlace(of: value),
        help: "write `\"\(key)\": \"i\"`")
    }
    try checkName(name, "a loop variable", scope)
    if other?.value == name.value {
      throw Fault(
        .duplicateName, "`as` and `index` are both \(quoted(name.value))",
        at: scope.place(name.range), help: "choose another name for one of them")
    }
    return name
  }

  /// Reports a name that is malformed, or stands for something else already.
  mutating func checkName(
    _ name: JSONString, _ what: String, _ scope: Scope
  ) throws(Fault) {
    guard isIdentifier(name.value) else {
      throw Fault(
        .malformedName, "\(quoted(name.value)) is not a valid name", at: scope.place(name.range),
        help: "use letters, digits and `_`, and do not start with a digit")
    }
    let outer = scope.bindings[name.value]?.place ?? metrics.place(of: name.value)
    guard let outer else { return }
    let kind = scope.bindings[name.value] == nil ? "a metric" : "a name around it"
    throw Fault(
      .duplicateName, "\(what) named \(quoted(name.value)) would hide \(kind)",
      at: scope.place(name.range),
      labels: [Fault.Label(text: "declared here", place: outer)],
      help: "choose another name for it")
  }

  private mutating func staggerSeconds(
    _ value: JSONValue, _ kind: ListKind, _ scope: Scope
  ) throws(Fault) -> Double {
    guard kind == .changes else {
      throw Fault(
        .wrongValue, "`stagger` is for a repeat of changes, not of \(kind.rawValue)",
        at: scope.shortPlace(of: value),
        help: kind == .keyframes
          ? "write the time as an expression, as in `\"time\": \"0.5 + 0.1 * i\"`"
          : "write it in the `changes` of a keyframe")
    }
    let seconds = try number(value, "`stagger`", scope)
    guard seconds >= 0, seconds <= 1_000_000_000 else {
      throw Fault(
        .outOfRange, "`stagger` must be from 0 to 1000000000 seconds, not \(decimal(seconds))",
        at: scope.shortPlace(of: value),
        help: "write seconds, such as `0.05`")
    }
    return seconds
  }
}
