package import Reporting

extension TimelineFiles {
  /// Files for what is made of each timeline: with the names of the timelines, and below the named
  /// folders with their subfolders.
  ///
  /// - Parameters:
  ///   - folder: the folder of the files.
  ///   - suffix: replaces `.json`.
  /// - Throws: `usage` if two timelines would share a file.
  package func outputs(
    in folder: String, suffix: String
  ) throws(LayoutAnimationError) -> [String] {
    var owners: [String: String] = [:]
    var outputs: [String] = []
    for timeline in timelines {
      let name = timeline.relative(to: folders)
      let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
      let output = folder + (folder.hasSuffix("/") ? "" : "/") + stem + suffix
      if let other = owners.updateValue(timeline, forKey: output) {
        throw LayoutAnimationError(
          .usage, "`\(other)` and `\(timeline)` would share `\(output)`; run them apart")
      }
      outputs.append(output)
    }
    return outputs
  }
}

extension String {
  /// The path relative to the innermost folder that contains it; if none does, the file name.
  package func relative(to folders: [String]) -> String {
    let starts = folders.map { $0.hasSuffix("/") ? $0 : $0 + "/" }.filter { hasPrefix($0) }
    let longest = starts.max { $0.utf8.count < $1.utf8.count }
    return longest.map { String(dropFirst($0.count)) } ?? lastComponent
  }

  private var lastComponent: String { String(split(separator: "/").last ?? self[...]) }
}
