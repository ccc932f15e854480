import Expansion
import FileAccess
import ImageFiles
package import Planning
package import Reporting
import TimelineModel

extension Pin {
  /// The suffix of the name of a pin's file.
  package static let suffix = PinnedFile.suffix

  /// The default path of a timeline's pin: `NAME.pinned` next to `NAME.json`.
  package static func path(ofTimeline path: String) -> String {
    (path.hasSuffix(".json") ? String(path.dropLast(5)) : path) + suffix
  }

  /// Reads the file of a pin.
  ///
  /// - Throws: `unreadableInput`; `invalidTimeline` for a file that is not a pin, was edited by
  ///   hand, or is of a newer version.
  package init(path: String) throws(LayoutAnimationError) {
    let bytes = try InputFile.contents(of: path, upTo: Self.sizeLimit)
    do throws(PinError) {
      try self.init(parsing: bytes)
    } catch {
      let command = Self.approval(ofPin: path)
      let approval = error.isCuredByApproval ? " with `\(command)`" : ""
      throw LayoutAnimationError(
        .invalidTimeline, "`\(path)` cannot be used: \(error)\(approval)",
        report: error.report(path: path, bytes: bytes, command: command))
    }
  }

  /// The inverse of `Pin.path(ofTimeline:)`.
  ///
  /// - Throws: `unreadableInput`.
  static func timeline(ofPin path: String) throws(LayoutAnimationError) -> String {
    let name = String(path.dropLast(suffix.count))
    guard try VariantPath.exists(name) else { return name + ".json" }
    return try VariantPath.exists(name + ".json") ? name + ".json" : name
  }

  /// The command that pins one timeline again, whatever its pin contains.
  private static func approval(ofPin path: String) -> String {
    // This only words an error that is known already.
    guard let timeline = try? Pin.timeline(ofPin: path), Pin.path(ofTimeline: timeline) == path,
      (try? VariantPath.exists(timeline)) == true
    else { return "layoutanim approve TIMELINE --pin \(path.shellWord) --all" }
    return "layoutanim approve \(timeline.shellWord) --all"
  }

  /// Nil if there is no such file.
  ///
  /// - Throws: as `init(path:)`.
  package static func existing(at path: String) throws(LayoutAnimationError) -> Pin? {
    try InputFile.examine(path, FileSystem.exists) ? try Pin(path: path) : nil
  }

  /// Writes the file; it appears complete or not at all. If the path is a link, the file that it
  /// leads to is replaced. The permissions of a replaced file are kept.
  ///
  /// - Throws: `cannotCreateOutput`, `outputFailed`.
  package func write(to path: String) throws(LayoutAnimationError) {
    try AtomicFile(keepingPlaceOf: path).write(bytes)
  }

  /// Whether a pin exists and its timeline does not.
  ///
  /// - Throws: `unreadableInput`.
  package static func isOrphan(_ path: String) throws(LayoutAnimationError) -> Bool {
    guard try InputFile.examine(path, FileSystem.exists) else { return false }
    return try !VariantPath.exists(timeline(ofPin: path))
  }

  /// Removes a pin whose timeline does not exist.
  ///
  /// - Parameter isDryRun: whether only what would be thrown is found out.
  /// - Throws: as `init(path:)`, because a file that is not a pin is not removed; `cannotCreateOutput`.
  package static func removeOrphan(
    at path: String, isDryRun: Bool
  ) throws(LayoutAnimationError) {
    _ = try Pin(path: path)
    if !isDryRun { try AtomicFile(path: path).remove() }
  }

  /// Plans the pinned timeline, so that messages refer to its lines in the pin's file.
  ///
  /// - Parameters:
  ///   - path: of the pin's file, for messages.
  ///   - options: replace the frame rate, scale and edges that it was pinned with.
  ///   - recordsFindings: as in `PlannedTimeline`.
  /// - Throws: `invalidTimeline` if this release refuses a timeline that an earlier one accepted.
  package func plan(
    path: String, over options: PlanOptions, recordsFindings: Bool = false
  ) throws(LayoutAnimationError) -> PlannedTimeline {
    let above = [UInt8](repeating: UInt8(ascii: "\n"), count: timelineLine - 1)
    let file = try TimelineFile(
      contents: above + timeline, path: path, images: images, includes: includes,
      choice: MetricChoice(variant: ownVariant))
    return try PlannedTimeline(
      file, options: try self.options(over: options), recordsFindings: recordsFindings)
  }

  /// The included files that the pin holds.
  private var includes: IncludeSource {
    let inputs = conditions.inputs ?? []
    let files = inputs.compactMap { input in
      input.contents.map { IncludedFile(path: input.path, contents: $0) }
    }
    let known = IncludeSource(files)
    return IncludeSource { path, limit in
      guard files.contains(where: { $0.path == path }) else {
        return .failure(IncludeProblem("the pin does not hold the file `\(path)`"))
      }
      return known.file(path, limit)
    }
  }

  /// The images that the pin holds.
  private var images: ImageSource {
    let inputs = conditions.inputs ?? []
    let contents = Dictionary(inputs.map { ($0.path, $0.contents) }) { first, _ in first }
    return ImageSource { path, limits in
      guard let contents = contents[path] ?? nil else {
        return .failure(ImageProblem("the pin does not hold the image `\(path)`"))
      }
      do throws(ImageProblem) {
        return .success(try TimelineImage(path: path, contents: contents, limits))
      } catch {
        return .failure(error)
      }
    }
  }

  /// - Parameter options: replace the frame rate, scale and edges that it was pinned with.
  package func options(over options: PlanOptions) throws(LayoutAnimationError) -> PlanOptions {
    try PlanOptions(
      framesPerSecond: options.framesPerSecond ?? chosenFramesPerSecond,
      scale: options.scale ?? chosenScale, edges: options.edges ?? chosenEdges)
  }

  /// The bytes of a regular file; nil if there is none, or if it is too long for a pin.
  ///
  /// - Throws: `unreadableInput`.
  package static func existingBytes(at path: String) throws(LayoutAnimationError) -> [UInt8]? {
    try InputFile.examine(path) { path throws(SystemError) in
      try FileSystem.contents(of: path, upTo: sizeLimit.byteCount)
    }
  }

  /// The options that can still be read from a damaged pin.
  static func options(
    ofDamaged path: String, over options: PlanOptions
  ) throws(LayoutAnimationError) -> PlanOptions {
    let bytes = try existingBytes(at: path) ?? []
    let line = bytes.split(separator: UInt8(ascii: "\n")).prefix(40).lazy
      .map { String(decoding: $0, as: UTF8.self) }.first { $0.hasPrefix("  \"options\": {") }
    let words = (line ?? "").split { !$0.isNumber && !$0.isLetter }
    let word = { (key: Substring) in
      words.firstIndex(of: key).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
    }
    let value = { (key: Substring) in word(key).flatMap { Int($0) } }
    return try PlanOptions(
      framesPerSecond: options.framesPerSecond
        ?? value("framesPerSecond").flatMap { 1...1000 ~= $0 ? $0 : nil },
      scale: options.scale ?? value("scale").flatMap { 1...3 ~= $0 ? $0 : nil },
      edges: options.edges ?? word("edges").flatMap { PlanOptions.Edges(rawValue: String($0)) })
  }
}
