package import Reporting
import TimelineModel

extension TimelineFiles {
  /// What `layoutanim.json` sets for a timeline or a pin, by the first named folder that has it. A file
  /// that is in none has no settings.
  package func settings(of path: String) throws(LayoutAnimationError) -> TimelineSettings {
    guard let index = rootIndices[path] else { return TimelineSettings() }
    return try TimelineSettings(roots[index].settings, for: roots[index].relative(path))
  }

  /// The same files without those of other shards.
  ///
  /// - Parameter isKept: by the position among timelines, orphaned pins and folders of frames, in this
  ///   order.
  package func filtered(_ isKept: (Int) -> Bool) -> TimelineFiles {
    var part = self
    let (pins, folders) = (timelines.count, timelines.count + orphanedPins.count)
    part.timelines = timelines.indices.filter { isKept($0) }.map { timelines[$0] }
    part.orphanedPins = orphanedPins.indices.filter { isKept(pins + $0) }.map { orphanedPins[$0] }
    part.frameFolders = frameFolders.indices.filter { isKept(folders + $0) }
      .map { frameFolders[$0] }
    return part
  }

  /// The files that are read: the timelines, and the settings of the named folders, which need not
  /// exist.
  package var inputs: [String] {
    let unusable = unusableFolders.sorted().map { $0 + ($0.hasSuffix("/") ? "" : "/") }
    return timelines + (folders + unusable).map { $0 + SuiteSettings.fileName }
  }

  /// What the settings of the named folders leave out.
  var ignored: [String] { roots.flatMap(\.ignored) }
}
