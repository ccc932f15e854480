import AutoLayout
import JSONText

extension TimelineReader {
  /// Declares a view, guide or metric, or reports why its name is not possible.
  mutating func declare(_ name: JSONString, _ meaning: ItemNames.Meaning) {
    guard isWellFormed(name) else { return }
    guard !ItemNames.reserved.contains(name.value) else {
      return document.report(
        .reservedName, "\(quoted(name.value)) is reserved by the format and cannot be declared",
        at: name.range)
    }
    if let entry = items[name.value] {
      return document.report(
        .duplicateName, "\(quoted(name.value)) is declared twice", at: name.range,
        labels: [Diagnostic.Label("first declared here", at: entry.location)],
        notes: ["views, guides and metrics share one namespace"])
    }
    items.insert(name.value, meaning, at: document.location(of: name.range))
  }

  /// Whether the name is a C identifier; if not, that is reported.
  mutating func isWellFormed(_ name: JSONString) -> Bool {
    if isIdentifier(name.value) { return true }
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
    if let entry = items[name.text] {
      document.report(
        .unknownName, message, at: range,
        labels: [
          Diagnostic.Label("\(quoted(name.text)) is \(entry.meaning.kind)", at: entry.location)
        ])
    } else {
      let candidates = document.canSuggest ? items.candidates(for: kind) : []
      let nearest = document.suggestion(for: name.text, among: candidates)
      document.report(
        .unknownName, message, at: range,
        help: nearest.map(declaration) ?? FamiliarWord.advice(on: name.text, as: .item))
    }
  }

  private func declaration(of name: String) -> String {
    let line = items[name].map { " (declared at line \($0.location.line))" } ?? ""
    return "did you mean \(quoted(name))?\(line)"
  }

  /// Reports an error in a string at its range in the file.
  mutating func report(_ error: TextError, in string: JSONString, as code: Diagnostic.Code) {
    let range = document.range(of: error.range, in: string)
    if let unknown = error.unknown {
      reportUnknown(unknown.name, unknown.kind, at: range)
    } else {
      document.report(code, error.message, at: range, help: error.help)
    }
  }
}
