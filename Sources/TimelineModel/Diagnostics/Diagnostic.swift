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

  /// A sentence and the places it speaks of, each with its line of text.
  package struct Paragraph: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
      /// Nil of what stands nowhere in the file.
      package var location: SourceLocation?
      package var text: String

      package init(_ text: String, at location: SourceLocation?) {
        self.text = text
        self.location = location
      }
    }

    package var sentence: String
    package var entries: [Entry]

    package init(_ sentence: String, _ entries: [Entry]) {
      self.sentence = sentence
      self.entries = entries
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
  /// What the full text begins with in place of the message: a known wording with the places that
  /// belong to it.
  package var paragraphs: [Paragraph] = []
  /// The same in numbers and names, for programs; nil where the message says it all.
  package var facts: DiagnosticFact?

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
