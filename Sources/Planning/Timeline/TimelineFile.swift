package import Expansion
package import FileAccess
import ImageFiles
package import JSONText
package import Reporting
package import TimelineModel

/// A timeline that has been read and is valid.
package struct TimelineFile: Sendable {
  /// The file as the user named it, or the variant as `VariantPath` names it.
  package let path: String
  /// The file whose text it is.
  package let file: String
  /// The name of the variant whose metrics it has; nil for its own.
  package let variant: String?
  /// The text of the expanded timeline, whose locations are those of what was written.
  package var source: SourceText { storedSource.value }
  /// The expanded timeline as JSON.
  package var text: String { String(decoding: source.bytes, as: UTF8.self) }
  package var timeline: Timeline { storedTimeline.value }
  private let storedSource: Stored<SourceText>
  private let storedTimeline: Stored<Timeline>
  /// The files that it includes.
  package let included: [IncludedFile]
  /// The number of variants that the file has.
  let variantCount: Int

  /// The largest file that is read.
  package static let sizeLimit = InputLimit(byteCount: JSONLimits().maximumByteCount)

  /// Reads and checks a file.
  ///
  /// - Parameters:
  ///   - path: `-` is standard input, whose images are relative to the working directory.
  ///   - allowedPaths: the folders that images and included files may be in besides that of the file.
  ///   - choice: which values metrics have.
  /// - Throws: `unreadableInput`, `usage` for a choice that the timeline does not have, or
  ///   `invalidTimeline` with a report of all errors.
  package init(
    path: String, allowing allowedPaths: [String] = [], choice: MetricChoice = .none
  ) throws(LayoutAnimationError) {
    if path != "-", let named = try VariantPath(path) {
      try self.init(named, allowing: allowedPaths, choice: choice)
      return
    }
    let bytes = try Self.contents(of: path)
    if path.hasSuffix(PinnedFile.suffix) { throw Self.isPin(path) }
    if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { throw Self.isScreen(path) }
    let isStandardInput = path == "-"
    let folder = ImageFolder(ofTimeline: isStandardInput ? nil : path, allowing: allowedPaths)
    try self.init(
      contents: bytes, path: isStandardInput ? .standardInputPath : path, images: folder.images,
      includes: folder.includes, choice: choice)
  }

  /// - Throws: also `usage` for a choice of another variant.
  private init(
    _ named: VariantPath, allowing allowedPaths: [String], choice: MetricChoice
  ) throws(LayoutAnimationError) {
    if let other = choice.variant, other != named.variant {
      throw LayoutAnimationError(
        .usage,
        "`\(named.path)` is the variant `\(named.variant)` of `\(named.file)`, and not `\(other)`")
    }
    let folder = ImageFolder(ofTimeline: named.file, allowing: allowedPaths)
    try self.init(
      contents: try Self.contents(of: named.file), path: named.file, images: folder.images,
      includes: folder.includes,
      choice: MetricChoice(variant: named.variant, values: choice.values), called: named.path)
  }

  /// Checks the contents of a file.
  ///
  /// - Parameters:
  ///   - path: the name of the file in messages.
  ///   - images: reads the images that it names.
  ///   - includes: reads the files that it includes.
  ///   - choice: which values metrics have.
  ///   - name: of the timeline in results; nil means the path.
  /// - Throws: `usage` for a choice that the timeline does not have, or `invalidTimeline` with a report
  ///   of all errors.
  package init(
    contents: [UInt8], path: String, images: ImageSource = .nothing,
    includes: IncludeSource = .nothing, choice: MetricChoice = .none, called name: String? = nil
  ) throws(LayoutAnimationError) {
    let expansion = try Self.expansion(
      of: SourceText(bytes: contents), path: path, includes, choice)
    included = expansion.included
    variantCount = expansion.variants.count
    self.path = name ?? path
    file = path
    variant = choice.variant
    storedSource = Stored(expansion.source)
    storedTimeline = Stored(
      try Self.timeline(
        expansion.source, path: path, canvas: nil, images, choice, value: expansion.value,
        limits: Limits().shared(among: variantCount)))
  }

  /// Checks a timeline without repeats, templates, included files and images, which something else was
  /// turned into.
  ///
  /// - Parameters:
  ///   - source: its text, whose origins are in the file that was turned into it.
  ///   - value: of the text.
  ///   - path: of the file that was turned into it.
  /// - Throws: `invalidTimeline` with a report of all errors.
  package init(
    plain source: SourceText, _ value: JSONValue, path: String
  ) throws(LayoutAnimationError) {
    included = []
    variantCount = 0
    self.path = path
    file = path
    variant = nil
    storedSource = Stored(source)
    storedTimeline = Stored(
      try Self.timeline(source, path: path, canvas: nil, .nothing, value: value))
  }

  /// The same file with a different first canvas.
  package init(_ file: TimelineFile, on canvas: CanvasOverride) throws(LayoutAnimationError) {
    path = file.path
    self.file = file.file
    variant = file.variant
    included = file.included
    variantCount = file.variantCount
    storedSource = file.storedSource
    storedTimeline = Stored(
      try Self.timeline(
        file.source, path: file.file, canvas: canvas, ImageSource(file.timeline.images),
        limits: Limits().shared(among: variantCount)))
  }

  private static func expansion(
    of source: SourceText, path: String, _ includes: IncludeSource, _ choice: MetricChoice
  ) throws(LayoutAnimationError) -> TimelineExpansion {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = path == .standardInputPath ? "" : end.map { String(path[...$0]) } ?? ""
    let name = path == .standardInputPath ? "" : String(path.dropFirst(folder.count))
    do throws(TimelineExpansion.Failure) {
      return try TimelineExpansion(
        of: source, in: folder, named: name, choice: choice, includes: includes)
    } catch {
      switch error {
      case .invalid(let invalid):
        throw Self.isInvalid(path, invalid.source, choice.noted(in: invalid.diagnostics))
      case .unknownChoice(let unknown):
        throw LayoutAnimationError(.usage, "`\(path)`: \(unknown.message)")
      }
    }
  }

  private static func timeline(
    _ source: SourceText, path: String, canvas: CanvasOverride?, _ images: ImageSource,
    _ choice: MetricChoice = .none, value: JSONValue? = nil, limits: Limits = Limits()
  ) throws(LayoutAnimationError) -> Timeline {
    do throws(InvalidTimeline) {
      return try Timeline(
        parsing: source, limits: limits, canvas: canvas, images: images, value: value)
    } catch {
      let diagnostics = error.diagnostics.withoutRepetitions(in: source)
      throw isInvalid(path, source, choice.noted(in: diagnostics))
    }
  }

  private static func isInvalid(
    _ path: String, _ source: SourceText, _ diagnostics: [Diagnostic]
  ) -> LayoutAnimationError {
    LayoutAnimationError(
      .invalidTimeline, "`\(path)` is not valid",
      report: DiagnosticReport(path: path, source: source, diagnostics: diagnostics))
  }

  private static func isPin(_ path: String) -> LayoutAnimationError {
    let timeline = path.dropLast(PinnedFile.suffix.count) + ".json"
    return LayoutAnimationError(
      .invalidTimeline,
      "`\(path)` is a pin, not a timeline; name the timeline, as `\(timeline)`, or run "
        + "`layoutanim verify \(timeline)` to compare it with its pin")
  }

  private static func isScreen(_ path: String) -> LayoutAnimationError {
    LayoutAnimationError(
      .invalidTimeline,
      "`\(path)` is a file of Interface Builder, not a timeline; run `layoutanim import "
        + "\(path.shellWord) -o screen.json` and name screen.json")
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

extension [Diagnostic] {
  /// One of those that a repeat or a template has in each repetition, which were written once.
  fileprivate func withoutRepetitions(in source: SourceText) -> [Diagnostic] {
    guard let origins = source.origins else { return self }
    var places: [RepeatedPlace: Int] = [:]
    var counts: [Int] = []
    var kept: [Diagnostic] = []
    for diagnostic in self {
      guard let location = diagnostic.location else { continue }
      var place = origins.place(of: SourceRange(location.lowerOffset, location.upperOffset))
      place.use = nil
      let repeated = RepeatedPlace(code: diagnostic.code, place: place)
      if let index = places[repeated] {
        counts[index] += 1
      } else {
        places[repeated] = kept.count
        kept.append(diagnostic)
        counts.append(0)
      }
    }
    for (index, count) in counts.enumerated() where count > 0 {
      kept[index].notes.append("and in \(counted(count, "more repetition"))")
    }
    return kept
  }
}

private struct RepeatedPlace: Hashable {
  let code: String
  let place: SourceOrigins.Place
}
