import FileAccess
import Rendering
package import Reporting

/// Timelines that are verified together, and the pins in the same folders.
package struct TimelineSuite: Hashable, Sendable {
  /// The timelines' files: those that were named, and every `.json` in the named folders and their
  /// subfolders.
  package private(set) var timelines: [String] = []
  /// Pins in those folders whose timeline does not exist.
  package private(set) var abandonedPins: [String] = []
  /// Named folders with a manifest of frames, if they are asked for.
  package private(set) var frameFolders: [String] = []
  /// The pin of the only timeline; nil means `Pin.path(ofTimeline:)`.
  package let pin: String?

  /// In folders, hidden files, links to folders, pipes, and the `manifest.json` of rendered frames
  /// are skipped. A file that is named twice is verified once.
  ///
  /// - Parameters:
  ///   - paths: timelines and folders; they need not exist, which is found out when they are read.
  ///     A pin means its timeline. `-` is standard input, for which `pin` must be given.
  ///   - pin: the file of the pin, for one timeline.
  ///   - findsFrames: whether a named folder with a manifest of frames is a subject too, besides the
  ///     timelines in it. Folders below it are not.
  /// - Throws: `unreadableInput` for a folder in which there is nothing of that, or that cannot be
  ///   listed; `usage` for a pin of several timelines, also one that two of them would
  ///   share, for standard input without a pin, and for no path at all.
  package init(
    paths: [String], pin: String? = nil, findsFrames: Bool = false
  ) throws(LayoutAnimationError) {
    self.pin = pin
    for path in paths {
      let isFolder = path == "-" ? false : try InputFile.examine(path, FileSystem.isDirectory)
      guard isFolder else {
        try addFile(path)
        continue
      }
      let before = self
      try addFolder(path)
      if findsFrames { try addFrames(in: path) }
      if self == before {
        throw try Self.hasNoTimeline(path)
      }
    }
    (timelines, abandonedPins) = (timelines.withoutRepeats, abandonedPins.withoutRepeats)
    frameFolders = frameFolders.withoutRepeats
    try checkPins(of: paths)
  }

  private static func hasNoTimeline(
    _ path: String
  ) throws(LayoutAnimationError) -> LayoutAnimationError {
    let advice =
      try FrameFolder.holdsFrames(path)
      ? "; it holds frames, which `layoutanim diff \(path.shellWord) TIMELINE` compares" : ""
    return LayoutAnimationError(.unreadableInput, "there is no timeline in `\(path)`" + advice)
  }

  private func checkPins(of paths: [String]) throws(LayoutAnimationError) {
    if paths.isEmpty { throw LayoutAnimationError(.usage, "name a timeline or a folder") }
    if pin == nil && paths.contains("-") {
      throw LayoutAnimationError(.usage, "name the pin of standard input, as in --pin a.pinned")
    }
    if pin != nil && (timelines.count != 1 || timelines != paths || !frameFolders.isEmpty) {
      throw LayoutAnimationError(.usage, "one pin can only be that of one timeline")
    }
    var owners: [String: String] = [:]
    for timeline in timelines {
      guard let other = owners.updateValue(timeline, forKey: Pin.path(ofTimeline: timeline)) else {
        continue
      }
      throw LayoutAnimationError(.usage, "`\(other)` and `\(timeline)` would share a pin")
    }
  }

  /// Pins are accepted too, because a pattern that matches every file of a folder includes them.
  private mutating func addFile(_ path: String) throws(LayoutAnimationError) {
    guard path.hasSuffix(Pin.suffix) else {
      timelines.append(path)
      return
    }
    let timeline = try Pin.timeline(ofPin: path)
    let hasTimeline = try InputFile.examine(timeline, FileSystem.exists)
    let hasPin = try InputFile.examine(path, FileSystem.exists)
    if hasPin && !hasTimeline { abandonedPins.append(path) } else { timelines.append(timeline) }
  }

  private mutating func addFrames(in folder: String) throws(LayoutAnimationError) {
    guard try FrameFolderCheck.hasManifest(folder) else { return }
    frameFolders.append(folder)
    // One that is damaged is not recognized among timelines.
    let manifest = FrameFolderCheck.manifestPath(in: folder)
    timelines.removeAll { $0 == manifest }
  }

  private mutating func addFolder(_ path: String) throws(LayoutAnimationError) {
    let files = try SuiteFolder(path: path)
    for child in files.folders { try addFolder(child) }
    timelines += files.timelines
    let pins = Set(files.timelines.map(Pin.path(ofTimeline:)))
    abandonedPins += files.pins.filter { !pins.contains($0) }
  }
}

extension [String] {
  fileprivate var withoutRepeats: [String] {
    var found: Set<String> = []
    return filter { found.insert($0).inserted }
  }
}
