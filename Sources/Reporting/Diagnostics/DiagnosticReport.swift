package import JSONText
package import TimelineModel

/// All errors, warnings and notes about one timeline, in the order in which they were found.
public struct DiagnosticReport: Sendable {
  /// The path of the file as the user gave it; nil if there is no file.
  public let path: String?
  /// The source of the lines that are shown; nil if none are.
  package var source: SourceText? { storedSource.value }
  private let storedSource: Stored<SourceText?>
  package let diagnostics: [Diagnostic]

  package init(path: String?, source: SourceText?, diagnostics: [Diagnostic]) {
    self.path = path
    storedSource = Stored(source)
    self.diagnostics = diagnostics
  }

  /// Whether there is no error, no warning and no note.
  public var isEmpty: Bool { diagnostics.isEmpty }
  /// With an error the timeline cannot be planned.
  public var errorCount: Int { diagnostics.count { $0.severity == .error } }
  /// Conflicts, ambiguities and likely mistakes; the timeline can be rendered nevertheless.
  public var warningCount: Int { diagnostics.count { $0.severity == .warning } }
  /// Findings that may be intentional.
  public var noteCount: Int { diagnostics.count { $0.severity == .note } }

  /// The diagnostics in one of the formats, each ending in a line break.
  ///
  /// - Parameter colored: whether `full` and `concise` carry terminal colours.
  package func text(_ format: MessageFormat, colored: Bool = false) -> String {
    diagnostics.map { text($0, format, TextStyle.Painter(isColored: colored)) }.joined()
  }

  /// The errors alone.
  package var errors: DiagnosticReport {
    DiagnosticReport(
      path: path, source: source, diagnostics: diagnostics.filter { $0.severity == .error })
  }

  /// One report for each diagnostic.
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
