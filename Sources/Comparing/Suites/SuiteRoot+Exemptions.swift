import FileAccess
import Planning
import Rendering
package import Reporting
import TimelineModel

/// What the settings of a suite exempt from an exact comparison. Whoever changes the settings can weaken
/// the check with them, so none of it is silent.
extension SuiteRoot {
  /// `omission` as a line.
  func omissionNote(besides timelines: Set<String>) -> String? {
    omission(besides: timelines).map { "note: \($0)".printable }
  }

  /// What is left out; nil if nothing is.
  ///
  /// - Parameter timelines: those that are verified, also where another argument names them.
  func omission(besides timelines: Set<String>) -> String? {
    let paths = ignored.filter { !timelines.contains($0) }
    let (files, pins, folders) = (
      paths.filter(isTimeline), paths.filter(isOrphanedPin), paths.filter(isFolder)
    )
    let counts = [
      files.isEmpty ? nil : counted(files.count, "timeline"),
      pins.isEmpty ? nil : counted(pins.count, "orphaned pin"),
      folders.isEmpty ? nil : counted(folders.count, "folder"),
    ].compactMap(\.self)
    guard let last = counts.last else { return nil }
    let list = counts.count > 1 ? "\(counts.dropLast().joined(separator: ", ")) and \(last)" : last
    let names = (files + pins).map(relative) + folders.map { relative($0) + "/" }
    return "`\(settingsPath)` leaves out \(list): \(Self.few(names))"
  }

  /// At which frame rate and scale the timelines are drawn, in a line; nil if at their own. Fewer frames may
  /// not show a difference.
  var drawingNote: String? {
    let words = [
      settings.framesPerSecond.map { "\(counted($0, "frame")) per second" },
      settings.scale.map { "scale \($0)" },
    ].compactMap(\.self)
    guard !words.isEmpty else { return nil }
    return "note: `\(settingsPath)` sets \(words.joined(separator: " and "))".printable
  }

  /// Which tolerances apply to which timelines, in a line; nil if all are compared exactly.
  ///
  /// - Parameter chosen: takes precedence, and is known to whoever chose it.
  func toleranceNote(
    _ timelines: [String], besides chosen: ChosenTolerance
  ) throws(LayoutAnimationError) -> String? {
    var groups: [(tolerance: ComparisonTolerance, names: [String])] = []
    for name in timelines.map(relative) {
      let tolerance = try chosen.remainder(of: TimelineSettings(settings, for: name).tolerance)
      if tolerance == .none { continue }
      let index = groups.firstIndex { $0.tolerance == tolerance } ?? groups.count
      if index == groups.count { groups.append((tolerance, [])) }
      groups[index].names.append(name)
    }
    guard !groups.isEmpty else { return nil }
    let words = groups.map { tolerance, names in
      "\(tolerance.words) in \(counted(names.count, "timeline")) (\(Self.few(names)))"
    }
    return "note: `\(settingsPath)` tolerates \(words.joined(separator: "; "))".printable
  }

  private func isFolder(_ path: String) -> Bool {
    (try? FileSystem.statusOfName(path))?.kind == .directory
  }

  private func isTimeline(_ path: String) -> Bool {
    guard path.lowercased().hasSuffix(".json"), !isFolder(path) else { return false }
    if (try? FileSystem.exists(Pin.path(ofTimeline: path))) == true { return true }
    return (try? Manifest.isManifest(path)) == false && SuiteFolder.kind(of: path) == .timeline
  }

  private func isOrphanedPin(_ path: String) -> Bool {
    guard path.hasSuffix(Pin.suffix), !isFolder(path) else { return false }
    let timeline = path.dropLast(Pin.suffix.count) + ".json"
    return (try? VariantPath.exists(String(timeline))) == false
  }

  /// The first names, and how many more there are.
  static func few(_ names: [String]) -> String {
    let shown = names.prefix(namedCount).map { "`\($0)`" }
    let more = names.count - shown.count
    return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  private static let namedCount = 5
}

extension TimelineSuite {
  /// What the settings of the named folders exempt from an exact comparison; a line each.
  ///
  /// - Parameter chosen: the tolerances that the command line has in place of those of the settings.
  package func exemptions(
    besides chosen: ChosenTolerance
  ) throws(LayoutAnimationError) -> [String] {
    files.omissions + (try files.tolerances(besides: chosen))
  }
}
