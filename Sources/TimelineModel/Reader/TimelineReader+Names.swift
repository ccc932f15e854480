import AutoLayout
import JSONText

extension TimelineReader {
  /// Declares a view, guide or metric, or reports why its name is not possible.
  mutating func declare(_ name: JSONString, _ meaning: ItemNames.Meaning) {
    guard isWellFormed(name) else { return items.loseName() }
    guard !ItemNames.reserved.contains(name.value) else {
      return document.report(
        .reservedName, "\(quoted(name.value)) is reserved by the format and cannot be declared",
        at: name.range,
        help: "choose another name")
    }
    if let entry = items[name.value] {
      items.doubt(name.value)
      items.loseName()
      return document.report(
        .duplicateName, "\(quoted(name.value)) is declared twice", at: name.range,
        labels: [Diagnostic.Label("first declared here", at: entry.location)],
        notes: ["views, guides and metrics share one namespace"],
        help: "rename one of them")
    }
    items.insert(name.value, meaning, at: document.location(of: name.range))
  }

  /// Whether the name is a C identifier; if not, that is reported.
  mutating func isWellFormed(_ name: JSONString) -> Bool {
    if isIdentifier(name.value) { return true }
    items.doubt(name.value)
    document.report(
      .malformedName, "\(quoted(name.value)) is not a valid name", at: name.range,
      help: "use letters, digits and `_`, and do not start with a digit")
    return false
  }

  /// Returns the view with an id, including `root`; if there is none, reports that and returns nil.
  mutating func view(named name: JSONString) -> ViewIndex? {
    if let view = items.view(name.value) { return view }
    reportUnknown(
      TextName(text: name.value, range: 0..<name.value.utf8.count), .view, at: name.range)
    return nil
  }

  mutating func reportUnknown(_ name: TextName, _ kind: ItemNames.Kind, at range: SourceRange) {
    let message = "unknown \(kind.rawValue) \(quoted(name.text))"
    let location = document.location(of: range)
    guard !isLost(name.text, kind) else {
      return document.reportConsequence(
        .unknownName, message, at: location,
        help: advice(on: name.text, as: kind))
    }
    guard !document.isRepeated(kind.mistake(name.text), at: location) else { return }
    if let entry = items[name.text] {
      document.report(
        .unknownName, message, at: range,
        labels: [
          Diagnostic.Label("\(quoted(name.text)) is \(entry.meaning.kind)", at: entry.location)
        ], help: kind == .metric ? anchorAdvice(on: name.text) : choice(of: kind))
    } else {
      document.report(.unknownName, message, at: range, help: advice(on: name.text, as: kind))
    }
  }

  private mutating func advice(on name: String, as kind: ItemNames.Kind) -> String {
    if kind == .metric, ItemNames.items.contains(name) { return anchorAdvice(on: name) }
    let candidates = document.canSuggest ? items.candidates(for: kind) : []
    let nearest = document.suggestion(for: name, among: candidates)
    return nearest.map(correction) ?? FamiliarWord.advice(on: name, as: .item) ?? choice(of: kind)
  }

  /// The first names that can be written.
  private func choice(of kind: ItemNames.Kind) -> String {
    let names = kind == .metric ? items.metricNames : items.viewNames
    guard !names.isEmpty else {
      return kind == .metric ? "declare it in `metrics`" : "declare it in `views`"
    }
    let shown = enumeration(Array(names.prefix(5)), joinedBy: "and")
    let rest = names.count > 5 ? ", and \(names.count - 5) more" : ""
    return "the \(kind == .metric ? "metrics" : "views") are \(shown)\(rest)"
  }

  /// An equation relates attributes, and not items as wholes.
  private func anchorAdvice(on item: String) -> String {
    "write an attribute of it, as in `\(item).top` or `\(item).edges`"
  }

  /// Whether a view, guide or metric is unknown because of an error in its declaration.
  mutating func isLost(_ name: String, _ kind: ItemNames.Kind) -> Bool {
    if items.isDoubtful(name) { return true }
    guard items[name] == nil else { return false }
    if names().items.contains(name) || attributedItems.contains(name) { return true }
    guard attributedItems.count < items.lostCount,
      document.repetitions[kind.mistake(name)] == nil,
      FamiliarWord.advice(on: name, as: .item) == nil,
      document.suggestion(for: name, among: items.candidates(for: kind)) == nil
    else { return false }
    attributedItems.insert(name)
    return true
  }

  /// Whether a constraint, set or group is unknown because of an error in its declaration.
  ///
  /// - Parameter isMisspelt: whether a similar name is known.
  mutating func isLostConstraint(_ name: String, isMisspelt: Bool) -> Bool {
    let base = name.lastIndex(of: "#").map { String(name[..<$0]) } ?? name
    if items.isDoubtful(base) || names().constraints.contains(base) { return true }
    if attributedConstraints.contains(base) { return true }
    guard attributedConstraints.count < lostConstraintCount, !isMisspelt else { return false }
    attributedConstraints.insert(base)
    return true
  }

  private mutating func names() -> WrittenNames {
    if let writtenNames { return writtenNames }
    let source = source ?? JSONValue(content: .null, range: SourceRange(0, 0))
    let names = WrittenNames(in: source, shapes: document.shapes)
    writtenNames = names
    return names
  }

  private func correction(to name: String) -> String {
    didYouMean(name, declaredAt: items[name]?.location.line)
  }

  /// Reports an error in a string at its range in the file.
  mutating func report(_ error: TextError, in string: JSONString, as code: Diagnostic.Code) {
    let range = document.range(of: error.range, in: string)
    if let unknown = error.unknown {
      reportUnknown(unknown.name, unknown.kind, at: range)
    } else if items.hasDoubtfulName(in: string.value) {
      document.reportConsequence(
        code, error.message, at: document.location(of: range),
        help: error.help)
    } else {
      document.report(code, error.message, at: range, help: error.help)
    }
  }
}

extension ItemNames.Kind {
  fileprivate func mistake(_ name: String) -> RepeatedMistake {
    self == .metric ? .unknownMetric(name) : .unknownItem(name)
  }
}
