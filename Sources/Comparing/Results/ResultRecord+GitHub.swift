import Reporting

extension ResultRecord {
  /// An annotation of the first line of the timeline that was changed; nil if it is as pinned.
  var workflowCommand: WorkflowCommand? {
    guard !isSame else { return nil }
    let line = line.map { [("line", "\($0)")] } ?? []
    return WorkflowCommand(
      "error", [("file", annotatedFile)] + line + [("title", "layoutanim: \(kind.words)")],
      kind == .failed ? headline : text)
  }
}
