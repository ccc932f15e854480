import FileAccess
import JSONText
package import Reporting
import TimelineModel

/// The conflicts in a console's log, explained.
package struct LogExplanation {
  package private(set) var conflicts: [ExplainedConflict] = []
  /// What could not be read or laid out.
  package let report: DiagnosticReport
  /// The log as messages name it.
  package let path: String

  /// Reads a log and lays out every conflict in it again.
  ///
  /// - Parameter path: `-` is standard input.
  /// - Throws: `unreadableInput`, or `invalidTimeline` for a file without a conflict that can be explained,
  ///   or with more than can be.
  package init(path: String) throws(LayoutAnimationError) {
    let bytes = try InputFile.contents(
      of: path, upTo: InputLimit(byteCount: ConflictLog.maximumByteCount),
      isStandardInput: path == "-")
    try self.init(bytes, path: path == "-" ? .standardInputPath : path)
  }

  /// Reads and lays out the conflicts in a text.
  package init(_ bytes: [UInt8], path: String) throws(LayoutAnimationError) {
    let source = SourceText(bytes: bytes)
    let log = ConflictLog(UnescapedText(bytes))
    try Self.check(log, path)
    var diagnostics: [Diagnostic] = []
    for conflict in log.conflicts {
      diagnostics += conflict.problems.map { Diagnostic($0, in: source) }
      let place = SourceLocation(conflict.offset, in: source)
      if conflict.constraints.isEmpty {
        if conflict.isPrivate { diagnostics.append(.isPrivate(at: place)) }
        continue
      }
      do throws(LayoutAnimationError) {
        conflicts.append(try ExplainedConflict(conflict, line: place.line))
      } catch {
        diagnostics.append(.notLaidOut(error, at: place))
      }
    }
    self.path = path
    report = DiagnosticReport(path: path, source: source, diagnostics: diagnostics)
    guard !conflicts.isEmpty else {
      throw LayoutAnimationError(
        .invalidTimeline, "`\(path)` has no conflict that can be explained", report: report)
    }
  }

  private static func check(_ log: ConflictLog, _ path: String) throws(LayoutAnimationError) {
    guard !log.conflicts.isEmpty else {
      throw LayoutAnimationError(
        .invalidTimeline,
        "`\(path)` has neither the line \"Unable to simultaneously satisfy constraints\" nor the "
          + "description of a constraint, such as <NSLayoutConstraint:0x…>; paste the whole message"
      )
    }
    let largest = log.conflicts.map(\.constraints.count).max() ?? 0
    if log.conflicts.count > ConflictLog.maximumConflictCount
      || largest > ConflictLog.maximumConstraintCount
    {
      throw LayoutAnimationError(
        .invalidTimeline,
        "`\(path)` has more than \(ConflictLog.maximumConflictCount) conflicts, or one of more than "
          + "\(ConflictLog.maximumConstraintCount) constraints; paste the part that matters")
    }
  }
}

extension SourceLocation {
  fileprivate init(_ offset: Int, in source: SourceText) {
    let position = source.position(of: offset)
    self.init(
      line: position.line, column: position.column, lowerOffset: offset, upperOffset: offset)
  }
}

extension Diagnostic {
  fileprivate init(_ problem: DescriptionProblem, in source: SourceText) {
    self.init(
      .warning, code: "description", message: "a constraint cannot be read: \(problem.message)",
      at: SourceLocation(problem.index, in: source),
      help: "paste the line as the console prints it; the conflict is explained without it")
  }

  fileprivate static func isPrivate(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "description", message: "the system has hidden the constraints", at: place,
      help: "run the app from Xcode, or with the environment variable OS_ACTIVITY_DT_MODE=YES")
  }

  fileprivate static func notLaidOut(
    _ error: LayoutAnimationError, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "description", message: "this conflict cannot be laid out again", at: place,
      notes: error.report?.diagnostics.prefix(3).map(\.message) ?? [])
  }
}
