import FileAccess
package import Reporting

/// A timeline of two suites: the files of the same name in two folders.
package struct SuitePair: Hashable, Sendable {
  /// The path in either folder, without suffix.
  package let name: String
  /// A timeline, or a pin without one; nil if there is neither.
  package let expected: String?
  package let actual: String?
  /// What the actual folder's `layoutanim.json` sets.
  package let settings: TimelineSettings
}

/// The timelines of two folders, paired by name.
package struct SuitePairs: Hashable, Sendable {
  /// Sorted by name.
  package let pairs: [SuitePair]
  private let old: TimelineFiles
  private let new: TimelineFiles

  /// What was skipped in the folders, and why; a line each.
  package var notes: [String] {
    old.notes + new.notes
      + (old.foldersOfFrames + new.foldersOfFrames).map {
        "note: `\($0)` holds frames, which are compared only if it is named".printable
      }
  }

  /// Nil if these are not two folders of timelines, or if either holds frames.
  ///
  /// - Throws: `unreadableInput` for a folder that cannot be listed, or without timelines and pins;
  ///   `usage` for two files of a folder that differ in their suffixes only.
  package init?(_ expected: String, _ actual: String) throws(LayoutAnimationError) {
    guard try Self.isSuite(expected), try Self.isSuite(actual) else { return nil }
    let (old, new) = (
      try TimelineFiles(paths: [expected], with: [.orphanedPins, .variants]),
      try TimelineFiles(paths: [actual], with: [.orphanedPins, .variants])
    )
    (self.old, self.new) = (old, new)
    let (before, after) = (try old.byName(in: expected), try new.byName(in: actual))
    let names = Set(before.keys).union(after.keys).sorted()
    pairs = try names.map { name throws(LayoutAnimationError) in
      SuitePair(
        name: name, expected: before[name], actual: after[name],
        settings: try after[name].map(new.settings) ?? TimelineSettings())
    }
  }

  /// Checks that both timelines can be used, as `TimelineFiles.checkUsable` does.
  package func checkUsable(_ pair: SuitePair) throws(LayoutAnimationError) {
    if let expected = pair.expected { try old.checkUsable(expected) }
    if let actual = pair.actual { try new.checkUsable(actual) }
  }

  /// What the settings of both folders leave out, and how those of the actual one draw and what they tolerate;
  /// a line each.
  ///
  /// - Parameter chosen: the tolerances that the command line has in place of those of the settings.
  package func exemptions(
    besides chosen: ChosenTolerance
  ) throws(LayoutAnimationError) -> [String] {
    old.omissions.filter { !new.omissions.contains($0) } + new.omissions + new.drawingNotes
      + (try new.tolerances(besides: chosen))
  }

  private static func isSuite(_ path: String) throws(LayoutAnimationError) -> Bool {
    guard path != "-", try InputFile.examine(path, FileSystem.isDirectory) else { return false }
    return try !FrameFolder.holdsFrames(path)
  }
}

extension TimelineFiles {
  fileprivate func byName(in folder: String) throws(LayoutAnimationError) -> [String: String] {
    let start = folder.hasSuffix("/") ? folder.utf8.count : folder.utf8.count + 1
    var named: [String: String] = [:]
    for path in orphanedPins + timelines {
      let name = String(decoding: path.withoutSuffix.utf8.dropFirst(start), as: UTF8.self)
      if let other = named.updateValue(path, forKey: name) {
        throw LayoutAnimationError(.usage, "`\(other)` and `\(path)` have the same name")
      }
    }
    return named
  }
}

extension String {
  /// A timeline and its pin are the same without it.
  var withoutSuffix: String {
    let pin = hasSuffix(Pin.suffix) ? self : Pin.path(ofTimeline: self)
    return String(pin.dropLast(Pin.suffix.count))
  }
}
