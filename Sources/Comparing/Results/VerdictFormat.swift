package import Reporting

/// How the results of a suite are written.
package enum VerdictFormat: String, CaseIterable, Hashable, Sendable {
  /// The full report on each timeline that is not as pinned.
  case full
  /// One line for each timeline, including those that are as pinned.
  case concise
  /// One JSON object per line for each timeline, including those that are as pinned.
  case json
  /// JUnit's XML, which CI services display.
  case junit
  /// GitHub's workflow commands, which annotate the lines of a change.
  case github
  /// A table of the differences, for the summary of a job or a comment.
  case markdown
  /// SARIF 2.1.0 (OASIS), for code scanning: a result for each difference and each finding.
  case sarif

  /// Whether it needs the findings of the timelines.
  package var hasFindings: Bool { self == .sarif }
}

extension [ResultRecord] {
  /// - Parameter exemptions: what the settings of the suite leave out or tolerate, a line each, for the
  ///   formats that have a place for it.
  package func text(_ format: VerdictFormat, _ exemptions: [String] = []) -> String {
    switch format {
    case .full: map(\.text).joined()
    case .concise: map { $0.summaryLine + "\n" }.joined()
    case .json: map { $0.object + "\n" }.joined()
    case .junit: junitText(exemptions)
    case .github: compactMap(\.workflowCommand).map { $0.text }.joined()
    case .markdown: markdown(exemptions)
    case .sarif: sarif
    }
  }

  /// As in `12 timelines: 10 as pinned, 1 different, 1 not pinned; 1 orphaned pin`.
  package var summary: String {
    let isUnusable = { (record: ResultRecord) in
      !record.isOfFrames && SuiteTotals.isUnusableFolder(record.kind, path: record.path)
    }
    return SuiteTotals(
      timelines: filter { !$0.isOfFrames && !isUnusable($0) }.map(\.kind),
      folders: filter(\.isOfFrames).map(\.kind), unusableFolders: count(where: isUnusable)
    ).words()
  }
}

extension [SuiteResult] {
  /// - Throws: `internalError` if memory runs out.
  package func records(hasFindings: Bool = false) throws(LayoutAnimationError) -> [ResultRecord] {
    var records: [ResultRecord] = []
    for result in self { records.append(try ResultRecord(result, hasFindings: hasFindings)) }
    return records
  }

  /// - Throws: `internalError` if memory runs out.
  package func text(_ format: VerdictFormat) throws(LayoutAnimationError) -> String {
    try records(hasFindings: format.hasFindings).text(format)
  }
}
