/// Something to say about a timeline: a fact worded once, with its place in the file.
///
/// Messages start in lower case, put names in backticks, say what would be right and end without
/// a period.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error
    case warning
    /// What may well be meant.
    case note
  }

  /// Another place that belongs to the finding, with a few words.
  package struct Label: Hashable, Sendable {
    package var text: String
    package var location: SourceLocation

    package init(_ text: String, at location: SourceLocation) {
      self.text = text
      self.location = location
    }
  }

  package var severity: Severity
  /// A stable name, as in `unknown-key`.
  package var code: String
  package var message: String
  /// Nil when the whole file is meant.
  package var location: SourceLocation?
  package var labels: [Label]
  /// Further facts, a line each.
  package var notes: [String]
  /// What to do about it.
  package var help: String?

  package init(
    _ severity: Severity, code: String, message: String, at location: SourceLocation?,
    labels: [Label] = [], notes: [String] = [], help: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.location = location
    self.labels = labels
    self.notes = notes
    self.help = help
  }
}
