import FileAccess
import Rendering
package import Reporting

/// Timelines that are verified together, and the pins in the same folders.
package struct TimelineSuite: Hashable, Sendable {
  var files: TimelineFiles
  /// The pin of the only timeline; nil means `Pin.path(ofTimeline:)`.
  package let pin: String?
  /// The folders that images may be in besides that of a timeline.
  package let allowedPaths: [String]
  /// What a shard draws of timelines that it shares with others; none of them is among `timelines`.
  package internal(set) var fractions: [SuiteFraction] = []

  /// The timelines' files: those that were named, and every `.json` in the named folders and their
  /// subfolders.
  package var timelines: [String] { files.timelines }
  /// Pins in those folders whose timeline does not exist.
  package var abandonedPins: [String] { files.orphanedPins }
  /// Named folders with a manifest of frames, if they are asked for.
  package var frameFolders: [String] { files.frameFolders }

  /// Everything that has a result, each once: the timelines, the orphaned pins, and the folders of frames.
  package var pieces: [String] { timelines + abandonedPins + frameFolders }

  /// The files that are read, except pins and frames.
  package var inputs: [String] { files.inputs }
  /// Files and folders that the settings leave out.
  package var ignored: [String] { files.ignored }
  /// Whether a file may be one of a folder of which only an error is known.
  package func mayContain(_ file: String) -> Bool {
    files.unusableFolders.contains { (try? FileSystem.isInside(file, of: $0)) ?? true }
  }
  /// What was skipped in the named folders, and why; a line each.
  package var notes: [String] { files.notes + (pin == nil ? files.notesOnPinsBeside : []) }
  /// What the settings of the named folders leave out; a line for each folder.
  package var omissions: [String] { files.omissions }

  /// What `layoutanim.json` sets for a timeline.
  package func settings(of path: String) throws(LayoutAnimationError) -> TimelineSettings {
    try files.settings(of: path)
  }

  /// As of `TimelineFiles`.
  package func checkUsable(_ path: String) throws(LayoutAnimationError) {
    try files.checkUsable(path)
  }

  /// - Parameters:
  ///   - paths: as for `TimelineFiles`. `pin` must be given for `-`, standard input.
  ///   - pin: the file of the pin, for one timeline.
  ///   - needsPins: whether standard input needs `pin`, since it has none beside it.
  ///   - findsFrames: whether a named folder with a manifest of frames is a subject too, besides the
  ///     timelines in it, and one that cannot be used. Folders below it are not.
  ///   - variant: leaves only the variants of this name; nil takes each timeline with all its variants,
  ///     or without them if there is a `pin`.
  ///   - hasVariants: whether variants count.
  ///   - allowedPaths: the folders that images may be in besides that of a timeline.
  /// - Throws: `unreadableInput` for a folder in which there is nothing of that, or that cannot be
  ///   listed; `usage` for a pin of several timelines, also one that two of them would
  ///   share, for standard input without a pin, and for no path at all.
  package init(
    paths: [String], pin: String? = nil, needsPins: Bool = true, findsFrames: Bool = false,
    variant: String? = nil, hasVariants: Bool = true, allowing allowedPaths: [String] = []
  ) throws(LayoutAnimationError) {
    self.pin = pin
    self.allowedPaths = allowedPaths
    var subjects: Set<TimelineFiles.Subject> = [.orphanedPins]
    if findsFrames { subjects.formUnion([.frameFolders, .unusableFolders]) }
    if variant != nil || hasVariants && pin == nil { subjects.insert(.variants) }
    files = try TimelineFiles(paths: paths, with: subjects)
    try files.choose(variant: variant)
    if needsPins && pin == nil && paths.contains("-") {
      throw LayoutAnimationError(.usage, "name the pin of standard input, as in --pin a.pinned")
    }
    try checkPins(of: paths, isChosen: variant != nil)
  }

  /// - Parameter isChosen: whether the timeline is a variant that was chosen by its name.
  private func checkPins(of paths: [String], isChosen: Bool) throws(LayoutAnimationError) {
    let isOne = timelines.count == 1 && (timelines == paths || isChosen) && frameFolders.isEmpty
    if pin != nil && !isOne {
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
}
