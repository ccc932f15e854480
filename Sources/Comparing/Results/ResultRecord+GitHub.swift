import Reporting

extension ResultRecord {
  /// An annotation of the first line of the timeline that was changed; nil if it is as pinned.
  var workflowCommand: WorkflowCommand? {
    guard !isSame else { return nil }
    return WorkflowCommand(
      "error", [("file", annotatedFile)] + place + [("title", "layoutanim: \(kind.words)")],
      kind == .failed ? headline : text)
  }

  /// The column is known of an error in a file that cannot be used.
  private var place: [(String, String)] {
    guard let line else { return [] }
    let error = kind == .failed ? findings.first { $0.line == line } : nil
    return [("line", "\(line)")] + (error?.column.map { [("col", "\($0)")] } ?? [])
  }
}
