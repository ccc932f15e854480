import FileAccess
import Reporting
import TimelineModel

/// A folder of timelines that was named, with its settings.
struct SuiteRoot: Hashable, Sendable {
  /// With a slash at its end.
  let folder: String
  private(set) var settings: SuiteSettings
  /// The files and folders that patterns ignored.
  private(set) var ignored: [String] = []
  /// Indices of the patterns that ignored something.
  private var usedPatterns: Set<Int> = []
  /// Files with the name of the settings in folders below, which are not read.
  var nestedSettings: [String] = []

  /// - Throws: as `SuiteSettings.init(in:)`.
  init(folder: String) throws(LayoutAnimationError) {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    settings = SuiteSettings()
    try checkLink(settingsPath)
    settings = try SuiteSettings(in: folder)
  }

  /// The file of the settings, which need not exist.
  var settingsPath: String { folder + SuiteSettings.fileName }

  /// The path from the folder on.
  func relative(_ path: String) -> String { String(path.dropFirst(folder.count)) }

  /// Whether a file or folder is not part of the suite. A pin is ignored with its timeline.
  mutating func ignores(_ file: String) -> Bool {
    let path = relative(file)
    let isPin = path.hasSuffix(Pin.suffix)
    let timeline = isPin ? path.dropLast(Pin.suffix.count) + ".json" : path
    let index = settings.ignored.firstIndex { $0.matches(path) || $0.matches(timeline) }
    guard let index else { return false }
    usedPatterns.insert(index)
    ignored.append(file)
    return true
  }

  /// The patterns that match nothing; a line each.
  ///
  /// - Parameter timelines: those of the suite, and the orphaned pins.
  func notes(_ timelines: [String]) -> [String] {
    let names = timelines.map { relative($0) }
    let ignored = settings.ignored.indices.filter { !usedPatterns.contains($0) }
      .map { settings.ignored[$0] }
    let tolerances = settings.tolerances.map(\.pattern).filter { pattern in
      !names.contains { pattern.matches($0) }
    }
    return (ignored + tolerances).map {
      "note: `\($0.text)` of `\(settingsPath)` matches no file".printable
    }
  }

  /// Which settings in folders below are not read; a line each.
  var notesOnNestedSettings: [String] {
    nestedSettings.map { "note: skipped `\($0)`: only `\(settingsPath)` is read".printable }
  }
}

extension SuiteRoot {
  /// A pull request may contain a link to any file of the machine, of which errors would print lines.
  ///
  /// - Throws: `unreadableInput` for a link that leads out of both the folder and the working directory.
  ///   One that leads nowhere is reported when it is read.
  func checkLink(_ path: String) throws(LayoutAnimationError) {
    guard try InputFile.examine(path, FileSystem.isLink),
      try InputFile.examine(path, FileSystem.status) != nil
    else { return }
    for folder in [folder, "."] {
      let isInside = try InputFile.examine(path) { file throws(SystemError) in
        try FileSystem.isInside(file, of: folder)
      }
      if isInside { return }
    }
    throw LayoutAnimationError(
      .unreadableInput, "`\(path)` is a link that leads out of the folder; copy the file instead")
  }
}
