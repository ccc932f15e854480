/// A problem in a timeline, worded for people, with its location in the file.
///
/// A message starts in lower case, puts names in backticks and ends without a period; the advice is
/// in `help`.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error
    case warning
    /// Something that may be intended.
    case note
  }

  /// Another location that the finding involves, with a short description.
  package struct Label: Hashable, Sendable {
    package var text: String
    package var location: SourceLocation

    package init(_ text: String, at location: SourceLocation) {
      self.text = text
      self.location = location
    }
  }

  /// A sentence and the locations that it refers to, with a line of text for each.
  package struct Paragraph: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
      /// Nil for something that is not in the file.
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
  /// A stable name, such as `unknown-key`.
  package var code: String
  package var message: String
  /// Nil if the diagnostic concerns the whole file.
  package var location: SourceLocation?
  package var labels: [Label]
  /// Further facts, one line each.
  package var notes: [String]
  /// What to do about it, in the imperative.
  package var help: String?
  /// Replaces the message at the start of the full text: a wording that readers know from UIKit,
  /// with the locations that it refers to.
  package var paragraphs: [Paragraph] = []
  /// The same facts as numbers and names, for programs; nil if the message contains everything.
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
