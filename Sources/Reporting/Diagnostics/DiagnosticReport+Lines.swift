import TimelineModel

extension DiagnosticReport {
  /// `file:line:column`, or the file alone.
  func place(_ location: SourceLocation?) -> String {
    let path = path ?? "<unknown>"
    return location.map { "\(path):\($0.line):\($0.column)" } ?? path
  }

  func headline(_ diagnostic: Diagnostic, _ painter: TextStyle.Painter) -> String {
    let title = "\(diagnostic.severity.rawValue)[\(diagnostic.code)]"
    return painter(title, diagnostic.severity.style)
      + painter(": \(diagnostic.message.printable)", .message)
  }

  func conciseText(_ diagnostic: Diagnostic, _ painter: TextStyle.Painter) -> String {
    // Beside known sentences the first note is the news.
    let news = diagnostic.paragraphs.isEmpty ? nil : diagnostic.notes.first
    return "\(place(diagnostic.location).printable): \(headline(diagnostic, painter))"
      + (news.map { "; " + $0.printable } ?? "") + "\n"
  }

  func jsonText(_ diagnostic: Diagnostic) -> String {
    let members: [(key: String, literal: String?)] = [
      ("code", diagnostic.code.jsonLiteral),
      ("column", jsonNumber(diagnostic.location?.column)),
      ("facts", diagnostic.facts.map(\.jsonLiteral)),
      ("file", path.map(\.jsonLiteral) ?? "null"),
      ("help", diagnostic.help.map(\.jsonLiteral) ?? "null"),
      ("labels", jsonArray(diagnostic.labels.map(labelText))),
      ("line", jsonNumber(diagnostic.location?.line)),
      ("message", diagnostic.message.jsonLiteral),
      ("notes", jsonArray(diagnostic.notes.map(\.jsonLiteral))),
      ("severity", diagnostic.severity.rawValue.jsonLiteral),
    ]
    return jsonObject(members) + "\n"
  }

  private func labelText(_ label: Diagnostic.Label) -> String {
    jsonObject([
      ("column", jsonNumber(label.location.column)), ("line", jsonNumber(label.location.line)),
      ("text", label.text.jsonLiteral),
    ])
  }

  private func jsonNumber(_ number: Int?) -> String { number.map(String.init) ?? "null" }

  /// Notes and help follow the message, because an annotation has one text.
  func githubText(_ diagnostic: Diagnostic) -> String {
    var properties = path.map { [("file", $0)] } ?? []
    if let location = diagnostic.location {
      properties += [("line", "\(location.line)"), ("col", "\(location.column)")]
    }
    properties.append(("title", diagnostic.code))
    let help = diagnostic.help.map { ["help: " + $0] } ?? []
    let text = ([diagnostic.message] + diagnostic.notes + help).joined(separator: "\n")
    return WorkflowCommand(diagnostic.severity.command, properties, text).text
  }

  /// Of several, the first stands for all.
  package var firstMessage: String? {
    guard let first = diagnostics.first else { return nil }
    let place = first.location.map { "line \($0.line), column \($0.column): " } ?? ""
    let more = diagnostics.count > 1 ? " (and \(diagnostics.count - 1) more)" : ""
    return place + first.message + more
  }
}

extension Diagnostic.Severity {
  /// What GitHub calls it.
  fileprivate var command: String {
    switch self {
    case .error, .warning: rawValue
    case .note: "notice"
    }
  }

  var style: TextStyle {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .help
    }
  }
}

extension DiagnosticFact {
  /// Keys in the order of the alphabet.
  package var jsonLiteral: String {
    switch self {
    case .none: "null"
    case .boolean(let isTrue): "\(isTrue)"
    case .number(let number): number.jsonLiteral
    case .text(let text): text.jsonLiteral
    case .list(let facts): jsonArray(facts.map(\.jsonLiteral))
    case .members(let members):
      jsonObject(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.jsonLiteral) })
    }
  }
}
