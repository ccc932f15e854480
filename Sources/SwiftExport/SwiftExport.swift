import AutoLayout
import JSONText
package import Planning
package import Reporting
import TimelineModel
import Timing

/// A timeline as a file of UIKit code, which builds the same views, performs the same animations and
/// records where UIKit puts the views.
package struct SwiftExport {
  /// The Swift file. The same timeline gives the same bytes.
  package let text: String

  /// - Throws: `invalidTimeline` with a report of all that UIKit cannot be asked for.
  package init(_ file: TimelineFile) throws(LayoutAnimationError) {
    let plain = try TimelineFile(
      contents: Array(file.text.utf8), path: file.path, images: ImageSource(file.timeline.images))
    let parts = VectorParts(plain.source, plain.timeline)
    let names = SwiftNames(file.timeline, file: file.path)
    var writer = ExportWriter(file.timeline, names)
    writer.writeClass(parts)
    guard writer.faults.isEmpty else {
      throw LayoutAnimationError(
        .invalidTimeline, "`\(file.path)` cannot be written as UIKit code",
        report: DiagnosticReport(
          path: file.path, source: file.source, diagnostics: writer.faults.map(\.diagnostic)))
    }
    text = Self.head(of: file, writer.differences) + writer.code.text
  }

  /// With which every export begins.
  package static let firstLine = "// swift-format-ignore-file"

  private static func head(of file: TimelineFile, _ differences: [ExportDifference]) -> String {
    var lines = [
      firstLine,
      "// Written by `layoutanim export --swift` from \(file.fileName.printable), for iOS 17 and later.",
      "// Documentation/RunningApp.md of layoutanim describes how to use it.",
    ]
    if !differences.isEmpty {
      lines += ["//", "// What UIKit shows differently, or does not show:"]
      lines += differences.map { "// - \($0.text.printable)" }
    }
    return lines.joined(separator: "\n") + "\n\nimport UIKit\n\n"
  }
}

extension TimelineFile {
  fileprivate var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
