package import JSONText
package import TimelineModel

/// Everything there is to say about one timeline, in the order it was found.
public struct DiagnosticReport: Sendable {
  /// The file as the user named it; nil if no file is meant.
  public let path: String?
  /// For the lines that are shown; nil if they are not to be.
  package var source: SourceText? { storedSource.value }
  private let storedSource: Stored<SourceText?>
  package let diagnostics: [Diagnostic]

  package init(path: String?, source: SourceText?, diagnostics: [Diagnostic]) {
    self.path = path
    storedSource = Stored(source)
    self.diagnostics = diagnostics
  }

  /// Whether there is nothing to say: no error, no warning and no note.
  public var isEmpty: Bool { diagnostics.isEmpty }
  /// An error means that there is no timeline to plan.
  public var errorCount: Int { diagnostics.count { $0.severity == .error } }
  /// Conflicts and ambiguities; the timeline is rendered all the same.
  public var warningCount: Int { diagnostics.count { $0.severity == .warning } }
  /// What may well be meant.
  public var noteCount: Int { diagnostics.count { $0.severity == .note } }

  /// The diagnostics in one of the formats, each ending in a line break.
  ///
  /// - Parameter colored: whether `full` and `concise` carry terminal colours.
  package func text(_ format: MessageFormat, colored: Bool = false) -> String {
    diagnostics.map { text($0, format, TextStyle.Painter(isColored: colored)) }.joined()
  }

  /// The same, each by itself.
  package var reports: [DiagnosticReport] {
    diagnostics.map { DiagnosticReport(path: path, source: source, diagnostics: [$0]) }
  }

  private func text(
    _ diagnostic: Diagnostic, _ format: MessageFormat, _ painter: TextStyle.Painter
  ) -> String {
    switch format {
    case .full: fullText(diagnostic, painter)
    case .concise: conciseText(diagnostic, painter)
    case .json: jsonText(diagnostic)
    case .github: githubText(diagnostic)
    }
  }
}

extension DiagnosticReport: CustomStringConvertible {
  /// The full text, without the empty line at its end.
  public var description: String { String(text(.full).dropLast(2)) }
}
