import FileAccess
import Planning
import Rendering
package import Reporting
import TimelineModel

/// The timelines that arguments name: files, and every `.json` in the named folders and below.
///
/// In folders, hidden files, links to folders and the `manifest.json` of rendered frames are skipped,
/// and JSON files of other programs with a note. A file that is named twice is taken once.
package struct TimelineFiles: Hashable, Sendable {
  /// What counts besides timelines.
  package enum Subject: Hashable, Sendable {
    /// Pins whose timeline does not exist. Without it, a pin that is named means its timeline.
    case orphanedPins
    /// Named folders with a manifest of frames. Folders below them do not count.
    case frameFolders
    /// Named folders that cannot be listed, that have nothing that counts, or settings that are not valid.
    /// Without it they are errors.
    case unusableFolders
    /// Each variant of a timeline, named as `VariantPath` does, after the timeline.
    case variants
  }

  package internal(set) var timelines: [String] = []
  package internal(set) var orphanedPins: [String] = []
  package internal(set) var frameFolders: [String] = []
  /// Those of `timelines` of which only an error is known: folders, with a slash at their ends, and what may be one.
  package private(set) var unusableFolders: Set<String> = []
  /// What could not be examined in named folders, as in `SuiteFolder`.
  private(set) var unexamined: [String: String] = [:]
  /// The variants of each timeline that are not looked at, since there are files of their names.
  var namesakes: [String: [String]] = [:]
  /// JSON files of other programs in the named folders and below, and those that timelines include, which
  /// are skipped.
  private(set) var foreignFiles: [String] = []
  private(set) var filesToInclude: Set<String> = []
  /// Folders below the named ones with a manifest of frames.
  private(set) var foldersOfFrames: [String] = []
  /// Named folders with frames that no manifest lists.
  private(set) var foldersOfUnlistedFrames: [String] = []
  /// Of a choice among variants.
  var leftOut: LeftOut?
  /// Whether several files or a folder are named, so that the results are a list whatever is found.
  package internal(set) var isList: Bool
  /// The named folders.
  private(set) var roots: [SuiteRoot] = []
  /// The index of the named folder of each file in it or below.
  var rootIndices: [String: Int] = [:]

  /// The named folders, with a slash at their ends.
  var folders: [String] { roots.map(\.folder) }

  /// - Parameters:
  ///   - paths: timelines and folders; they need not exist, which is found out when they are read.
  ///     A pin means its timeline, because a pattern that matches every file of a folder includes
  ///     pins. `-` is standard input.
  ///   - subjects: what counts besides timelines.
  /// - Throws: `unreadableInput` for a folder in which there is nothing that counts, or that cannot
  ///   be listed; `invalidTimeline` for a `layoutanim.json` in it that is not valid; `usage` for no
  ///   path at all, and for such a file in place of its folder.
  package init(
    paths: [String], with subjects: Set<Subject> = []
  ) throws(LayoutAnimationError) {
    if paths.isEmpty { throw LayoutAnimationError(.usage, "name a timeline or a folder") }
    isList = paths.count > 1
    for path in paths { try add(path, subjects) }
    if let pair = EquivalentNames(in: paths + timelines + orphanedPins) { throw pair.error }
    if subjects.contains(.variants) { try addVariants() }
    timelines = withoutRepeats(timelines)
    orphanedPins = withoutRepeats(orphanedPins)
    frameFolders = withoutRepeats(folders: frameFolders)
    let named = Set(timelines)
    foreignFiles = withoutRepeats(foreignFiles).filter { !named.contains($0) }
  }

  private mutating func add(
    _ path: String, _ subjects: Set<Subject>
  ) throws(LayoutAnimationError) {
    let before = self
    do throws(LayoutAnimationError) {
      if try Self.isFolder(path) {
        isList = true
        try addNamed(folder: path, subjects)
      } else {
        try add(file: path, subjects)
      }
    } catch {
      guard subjects.contains(.unusableFolders), error.code != .usage else { throw error }
      self = before
      isList = true
      let isFolder = (try? Self.isFolder(path)) == true
      let unusable = isFolder && !path.hasSuffix("/") ? path + "/" : path
      timelines.append(unusable)
      unusableFolders.insert(unusable)
    }
  }

  private static func isFolder(_ path: String) throws(LayoutAnimationError) -> Bool {
    path == "-" ? false : try InputFile.examine(path, FileSystem.isDirectory)
  }

  private mutating func addNamed(
    folder: String, _ subjects: Set<Subject>
  ) throws(LayoutAnimationError) {
    var root = try SuiteRoot(folder: folder)
    let before = subjectCount
    let foreign = foreignFiles.count
    try add(folder: folder, to: &root, subjects)
    if subjects.contains(.frameFolders) { try addFrames(in: folder) }
    if subjectCount == before {
      throw Self.nothing(in: folder, root, foreignCount: foreignFiles.count - foreign)
    }
    roots.append(root)
  }

  private var subjectCount: Int { timelines.count + orphanedPins.count + frameFolders.count }

  private static func nothing(
    in folder: String, _ root: SuiteRoot, foreignCount: Int
  ) -> LayoutAnimationError {
    let files = counted(foreignCount, "JSON file")
    var advice = foreignCount == 0 ? "" : "; \(files) in it without a timeline's keys"
    if let omission = root.omission(besides: []) {
      advice = "; \(omission)"
    } else if (try? FrameFolder(path: folder)) != nil {
      advice =
        "; it holds frames, which `layoutanim diff \(folder.shellWord) TIMELINE` compares"
    }
    return LayoutAnimationError(.unreadableInput, "there is no timeline in `\(folder)`" + advice)
  }

  private mutating func add(file: String, _ subjects: Set<Subject>) throws(LayoutAnimationError) {
    if file == SuiteSettings.fileName || file.hasSuffix("/" + SuiteSettings.fileName) {
      throw LayoutAnimationError(
        .usage, "`\(file)` has the settings of a suite and is not a timeline; name its folder")
    }
    guard file.hasSuffix(Pin.suffix) else {
      timelines.append(file)
      return
    }
    let timeline = try Pin.timeline(ofPin: file)
    let hasTimeline = try VariantPath.exists(timeline)
    let hasPin = try InputFile.examine(file, FileSystem.exists)
    let isOrphaned = subjects.contains(.orphanedPins) && hasPin && !hasTimeline
    if isOrphaned { orphanedPins.append(file) } else { timelines.append(timeline) }
  }

  private mutating func add(
    folder: String, to root: inout SuiteRoot, _ subjects: Set<Subject>
  ) throws(LayoutAnimationError) {
    let files = try SuiteFolder(path: folder, in: &root)
    if files.holdsFrames, !root.folder.hasPrefix(folder) { foldersOfFrames.append(folder) }
    for child in files.folders { try add(folder: child, to: &root, subjects) }
    for file in files.timelines + files.pins where rootIndices[file] == nil {
      rootIndices[file] = roots.count
    }
    timelines += files.timelines
    foreignFiles += files.foreignFiles
    filesToInclude.formUnion(files.filesToInclude)
    unexamined.merge(files.unexamined) { first, _ in first }
    guard subjects.contains(.orphanedPins) else { return }
    let pins = Set(files.timelines.map(Pin.path(ofTimeline:)))
    orphanedPins += files.pins.filter { !pins.contains($0) }
  }

  private mutating func addFrames(in folder: String) throws(LayoutAnimationError) {
    let manifest = FrameFolderCheck.manifestPath(in: folder)
    if try !FrameFolderCheck.hasManifest(folder) {
      guard try FrameFolder.holdsFrames(folder) else { return }
      // Beside frames it is theirs, whatever it has become.
      guard try InputFile.examine(manifest, FileSystem.exists) else {
        return foldersOfUnlistedFrames.append(folder)
      }
    }
    frameFolders.append(folder)
    // One that is damaged is not recognized among timelines.
    timelines.removeAll { $0 == manifest }
    foreignFiles.removeAll { $0 == manifest }
  }
}
