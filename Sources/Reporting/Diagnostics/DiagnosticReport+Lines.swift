package import JSONText
package import TimelineModel

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
    // UIKit's sentences are the same for all conflicts; the first note has the details.
    let news = diagnostic.paragraphs.isEmpty ? nil : diagnostic.notes.first
    return "\(place(diagnostic.location).printable): \(headline(diagnostic, painter))"
      + (news.map { "; " + $0.printable } ?? "") + "\n"
  }

  /// One line: an object with its keys in the order of the alphabet.
  func jsonText(_ diagnostic: Diagnostic) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("code", diagnostic.code)
      $0.member("column", diagnostic.location?.column)
      $0.memberIfPresent("facts", diagnostic.facts)
      $0.member("file", path)
      $0.member("help", diagnostic.help)
      $0.member("labels", diagnostic.labels)
      $0.member("line", diagnostic.location?.line)
      $0.member("message", diagnostic.message)
      $0.member("notes", diagnostic.notes)
      $0.member("severity", diagnostic.severity.rawValue)
    }
    return json.text + "\n"
  }

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

extension Diagnostic.Label: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("column", location.column)
      $0.member("line", location.line)
      $0.member("text", text)
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
