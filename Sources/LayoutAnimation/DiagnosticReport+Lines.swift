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
    "\(place(diagnostic.location).printable): \(headline(diagnostic, painter))\n"
  }

  func jsonText(_ diagnostic: Diagnostic) -> String {
    let members = [
      ("code", jsonString(diagnostic.code)),
      ("column", jsonNumber(diagnostic.location?.column)),
      ("file", path.map(jsonString) ?? "null"),
      ("help", diagnostic.help.map(jsonString) ?? "null"),
      ("labels", jsonArray(diagnostic.labels.map(jsonObject))),
      ("line", jsonNumber(diagnostic.location?.line)),
      ("message", jsonString(diagnostic.message)),
      ("notes", jsonArray(diagnostic.notes.map(jsonString))),
      ("severity", jsonString(diagnostic.severity.rawValue)),
    ]
    return jsonObject(members) + "\n"
  }

  private func jsonObject(_ label: Diagnostic.Label) -> String {
    jsonObject([
      ("column", jsonNumber(label.location.column)), ("line", jsonNumber(label.location.line)),
      ("text", jsonString(label.text)),
    ])
  }

  private func jsonObject(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(jsonString($0)):\($1)" }.joined(separator: ",") + "}"
  }

  private func jsonArray(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  private func jsonNumber(_ number: Int?) -> String { number.map(String.init) ?? "null" }

  /// RFC 8259 section 7: quote, backslash and the control characters are escaped.
  private func jsonString(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\u{0}"..<"\u{20}":
        literal += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Notes and help follow the message, because an annotation has one text.
  func githubText(_ diagnostic: Diagnostic) -> String {
    var properties = path.map { [("file", $0)] } ?? []
    if let location = diagnostic.location {
      properties += [("line", "\(location.line)"), ("col", "\(location.column)")]
    }
    properties.append(("title", diagnostic.code))
    let list = properties.map { "\($0)=\(escaped($1, ":,"))" }.joined(separator: ",")
    let help = diagnostic.help.map { ["help: " + $0] } ?? []
    let text = ([diagnostic.message] + diagnostic.notes + help).joined(separator: "\n")
    return "::\(diagnostic.severity.rawValue) \(list)::\(escaped(text))\n"
  }

  /// The runner reads `%25`, `%0D`, `%0A` in texts, and `%3A`, `%2C` too in properties.
  private func escaped(_ text: String, _ further: String = "") -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if ("%\r\n" + further).unicodeScalars.contains(scalar) {
        let hex = String(scalar.value, radix: 16, uppercase: true)
        result += hex.count < 2 ? "%0\(hex)" : "%\(hex)"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Diagnostic.Severity {
  var style: TextStyle {
    switch self {
    case .error: .error
    case .warning: .warning
    }
  }
}
