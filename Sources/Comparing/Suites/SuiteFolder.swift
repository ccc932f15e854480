import FileAccess
import JSONText
import Planning
import Rendering
import Reporting
import TimelineModel

/// The contents of one folder of a suite, each kind sorted by name.
struct SuiteFolder {
  /// Without links, which may form a cycle.
  private(set) var folders: [String] = []
  private(set) var timelines: [String] = []
  private(set) var pins: [String] = []
  /// JSON files of other programs, and those that timelines include.
  private(set) var foreignFiles: [String] = []
  private(set) var filesToInclude: Set<String> = []
  /// Folders that cannot be listed and what cannot be examined, which are among `timelines` or `pins`, each with
  /// the message of the `unreadableInput`.
  private(set) var unexamined: [String: String] = [:]
  /// Whether a manifest of frames is in it.
  private(set) var holdsFrames = false

  /// - Parameter root: the suite; decides what is ignored, and records what is not read.
  /// - Throws: `unreadableInput` for a suite that cannot be listed, or a name that is not UTF-8:
  ///   a file that is not found would silently not be verified.
  init(path: String, in root: inout SuiteRoot) throws(LayoutAnimationError) {
    let listing: FolderListing
    do {
      listing = try InputFile.listing(of: path)
    } catch {
      guard path.hasPrefix(root.folder), path != root.folder else { throw error }
      timelines = [path]
      unexamined = [path: error.message]
      return
    }
    let folder = path + (path.hasSuffix("/") ? "" : "/")
    if let name = listing.foreignNames.first {
      throw LayoutAnimationError(
        .unreadableInput, "the name of `\(folder + name.escaped)` is not UTF-8; rename the file")
    }
    // A timeline and its pin have one name.
    if let pair = EquivalentNames(in: listing.names.map(\.withoutSuffix)) {
      throw pair.error(in: path)
    }
    for name in listing.names where !name.hasPrefix(".") && !root.ignores(folder + name) {
      if name == SuiteSettings.fileName {
        if folder != root.folder { root.nestedSettings.append(folder + name) }
      } else {
        try add(folder + name, name, of: root)
      }
    }
    // A file with a pin was a timeline once.
    let pins = Set(pins)
    for file in timelines
    where unexamined[file] == nil && !pins.contains(Pin.path(ofTimeline: file)) {
      let kind = Self.kind(of: file)
      if kind != .timeline { foreignFiles.append(file) }
      if kind == .toInclude { filesToInclude.insert(file) }
    }
    let foreign = Set(foreignFiles)
    timelines.removeAll(where: foreign.contains)
  }

  private mutating func add(
    _ child: String, _ name: String, of root: SuiteRoot
  ) throws(LayoutAnimationError) {
    let isFolder: Bool
    do throws(LayoutAnimationError) {
      isFolder = try InputFile.examine(child, FileSystem.isDirectory)
    } catch {
      // Like a pipe and a link that leads nowhere, it is reported as a timeline unless it is a pin, and the others
      // are verified.
      unexamined[child] = error.message
      if name.hasSuffix(Pin.suffix) { pins.append(child) } else { timelines.append(child) }
      return
    }
    if isFolder {
      if try !InputFile.examine(child, FileSystem.isLink) { folders.append(child) }
      return
    }
    let isPin = name.hasSuffix(Pin.suffix)
    guard isPin || name.lowercased().hasSuffix(".json") else { return }
    try root.checkLink(child)
    if isPin {
      pins.append(child)
    } else if (try? Manifest.isManifest(child)) == true {
      holdsFrames = true
    } else {
      // One that cannot be read, too.
      timelines.append(child)
    }
  }
}

extension SuiteFolder {
  /// A file that cannot be read is one to report, not one to skip.
  static func kind(of path: String) -> Timeline.FileKind {
    guard let bytes = try? InputFile.contents(of: path, upTo: TimelineFile.sizeLimit) else {
      return .timeline
    }
    return Timeline.kind(of: SourceText(bytes: bytes))
  }
}
