import FileAccess
import JSONText
package import Reporting
package import TimelineModel

extension SuiteSettings {
  /// No one needs more, and a file of the same name may be another program's.
  private static let sizeLimit = InputLimit(megabytes: 1)

  /// Reads the file in a folder; without one, nothing is set.
  ///
  /// - Throws: `unreadableInput`, or `invalidTimeline` with a report of all errors.
  package init(in folder: String) throws(LayoutAnimationError) {
    let path = folder + (folder.hasSuffix("/") ? "" : "/") + Self.fileName
    guard try InputFile.examine(path, FileSystem.exists) else {
      self.init()
      return
    }
    let source = SourceText(bytes: try InputFile.contents(of: path, upTo: Self.sizeLimit))
    do throws(InvalidTimeline) {
      try self.init(parsing: source)
    } catch {
      let report = DiagnosticReport(path: path, source: source, diagnostics: error.diagnostics)
      // Reports of one line are about the folder, so that the message names the place in this file.
      let reason = report.firstMessage.map { ": \($0)" } ?? ""
      throw LayoutAnimationError(
        .invalidTimeline, "`\(path)` is not valid\(reason)", report: report)
    }
  }
}
