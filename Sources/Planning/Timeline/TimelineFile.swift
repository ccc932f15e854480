package import FileAccess
import ImageFiles
package import JSONText
package import Reporting
package import TimelineModel

/// A timeline that has been read and is valid.
package struct TimelineFile: Sendable {
  /// The file as the user named it.
  package let path: String
  package var source: SourceText { storedSource.value }
  package var timeline: Timeline { storedTimeline.value }
  private let storedSource: Stored<SourceText>
  private let storedTimeline: Stored<Timeline>

  /// The largest file that is read.
  package static let sizeLimit = InputLimit(byteCount: JSONLimits().maximumByteCount)

  /// Reads and checks a file.
  ///
  /// - Parameters:
  ///   - path: `-` is standard input, whose images are relative to the working directory.
  ///   - allowedPaths: the folders that images may be in besides that of the file.
  /// - Throws: `unreadableInput`, or `invalidTimeline` with a report of all errors.
  package init(
    path: String, allowing allowedPaths: [String] = []
  ) throws(LayoutAnimationError) {
    let bytes = try Self.contents(of: path)
    if path.hasSuffix(PinnedFile.suffix) { throw Self.isPin(path) }
    let isStandardInput = path == "-"
    let folder = ImageFolder(ofTimeline: isStandardInput ? nil : path, allowing: allowedPaths)
    try self.init(
      contents: bytes, path: isStandardInput ? .standardInputPath : path, images: folder.images)
  }

  /// Checks the contents of a file.
  ///
  /// - Parameters:
  ///   - path: the name of the file in messages.
  ///   - images: reads the images that it names.
  /// - Throws: `invalidTimeline` with a report of all errors.
  package init(
    contents: [UInt8], path: String, images: ImageSource = .nothing
  ) throws(LayoutAnimationError) {
    try self.init(SourceText(bytes: contents), path: path, canvas: nil, images)
  }

  /// The same file with a different first canvas.
  package init(_ file: TimelineFile, on canvas: CanvasOverride) throws(LayoutAnimationError) {
    try self.init(
      file.source, path: file.path, canvas: canvas, ImageSource(file.timeline.images))
  }

  private init(
    _ source: SourceText, path: String, canvas: CanvasOverride?, _ images: ImageSource
  ) throws(LayoutAnimationError) {
    self.path = path
    storedSource = Stored(source)
    do throws(InvalidTimeline) {
      storedTimeline = Stored(try Timeline(parsing: source, canvas: canvas, images: images))
    } catch {
      let report = DiagnosticReport(
        path: path, source: source, diagnostics: error.diagnostics)
      throw LayoutAnimationError(.invalidTimeline, "`\(path)` is not valid", report: report)
    }
  }

  private static func isPin(_ path: String) -> LayoutAnimationError {
    let timeline = path.dropLast(PinnedFile.suffix.count) + ".json"
    return LayoutAnimationError(
      .invalidTimeline,
      "`\(path)` is a pin, not a timeline; name the timeline, as `\(timeline)`, or run "
        + "`layoutanim verify \(timeline)` to compare it with its pin")
  }

  private static func contents(of path: String) throws(LayoutAnimationError) -> [UInt8] {
    do throws(LayoutAnimationError) {
      return try InputFile.contents(of: path, upTo: sizeLimit, isStandardInput: path == "-")
    } catch {
      guard path != "-", (try? FileSystem.isDirectory(path)) == true else { throw error }
      throw isFolder(path)
    }
  }

  private static func isFolder(_ path: String) -> LayoutAnimationError {
    LayoutAnimationError(
      .unreadableInput,
      "`\(path)` is a folder; name one timeline in it, a file such as "
        + "`\(path)\(path.hasSuffix("/") ? "" : "/")NAME.json`")
  }
}
