package import JSONText
package import TimelineModel

extension DiagnosticReport {
  /// `file:line:column`, or the file alone.
  func place(_ location: SourceLocation?) -> String {
    location.map { written($0).text } ?? path ?? Self.noPath
  }

  func headline(_ diagnostic: Diagnostic, _ painter: TextStyle.Painter) -> String {
    let title = "\(diagnostic.severity.rawValue)[\(diagnostic.code)]"
    return painter(title, diagnostic.severity.style)
      + painter(": \(diagnostic.message.printable)", .message)
  }

  func conciseText(_ diagnostic: Diagnostic, _ painter: TextStyle.Painter) -> String {
    // UIKit's sentences are the same for all conflicts; the first note has the details.
    let news = diagnostic.paragraphs.isEmpty ? nil : diagnostic.notes.first
    return "\(place(diagnostic.location).printable): \(headline(diagnostic, painter))"
      + (news.map { "; " + $0.printable } ?? "") + "\n"
  }

  /// One line: an object with its keys in the order of the alphabet.
  func jsonText(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map(written)
    var json = JSONWriter()
    json.object {
      $0.member("code", diagnostic.code)
      $0.member("column", place?.column)
      $0.memberIfPresent("facts", diagnostic.facts)
      $0.member("file", path.map { place?.path ?? $0 })
      $0.member("help", diagnostic.help)
      $0.member("labels", labels(of: diagnostic).map { PlacedLabel($0, in: place) })
      $0.member("line", place?.line)
      $0.member("message", diagnostic.message)
      $0.member("notes", diagnostic.notes)
      $0.member("severity", diagnostic.severity.rawValue)
    }
    return json.text + "\n"
  }

  /// Notes and help follow the message, because an annotation has one text.
  func githubText(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map(written)
    var properties = path.map { [("file", place?.path ?? $0)] } ?? []
    if let place {
      properties += [("line", "\(place.line)"), ("col", "\(place.column)")]
    }
    properties.append(("title", diagnostic.code))
    let help = diagnostic.help.map { ["help: " + $0] } ?? []
    let text = ([diagnostic.message] + diagnostic.notes + help).joined(separator: "\n")
    return WorkflowCommand(diagnostic.severity.command, properties, text).text
  }

  /// The first message, and how many more there are.
  package var firstMessage: String? {
    guard let first = diagnostics.first else { return nil }
    let place = first.location.map { "line \($0.line), column \($0.column): " } ?? ""
    let more = diagnostics.count > 1 ? " (and \(diagnostics.count - 1) more)" : ""
    return place + first.message + more
  }
}

extension Diagnostic.Severity {
  /// The name of GitHub's workflow command for it.
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

/// A label in JSON, with its file if that is not the diagnostic's.
private struct PlacedLabel: JSONWritable {
  let label: PlaceLabel
  let file: String?

  init(_ label: PlaceLabel, in place: WrittenPlace?) {
    self.label = label
    file = place?.path == label.place.path ? nil : label.place.path
  }

  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("column", label.place.column)
      $0.memberIfPresent("file", file)
      $0.member("line", label.place.line)
      $0.member("text", label.text)
    }
  }
}

/// Keys in the order of the alphabet.
extension DiagnosticFact: JSONWritable {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .none: json.write(literal: "null")
    case .boolean(let isTrue): isTrue.write(to: &json)
    case .number(let number): json.write(number)
    case .text(let text): json.write(text)
    case .list(let facts): json.array(facts)
    case .members(let members):
      json.object {
        for member in members.sorted(by: { $0.key < $1.key }) {
          $0.member(named: member.key, member.value)
        }
      }
    }
  }
}

extension DiagnosticReport {
  /// Where a diagnostic is, as its lines say.
  package func writtenPosition(
    of diagnostic: Diagnostic
  ) -> (file: String, line: Int?, column: Int?) {
    let place = diagnostic.location.map(written)
    return (place?.path ?? path ?? Self.noPath, place?.line, place?.column)
  }
}
