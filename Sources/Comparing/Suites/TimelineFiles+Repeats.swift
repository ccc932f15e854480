import FileAccess

extension TimelineFiles {
  /// Each file once, however its path is written: as `a.json`, `./a.json`, with its whole path or through a link to
  /// its folder. Of several paths one in a named folder is kept, to which its settings apply, or else the first. A link
  /// to a file has a pin of its own.
  func withoutRepeats(_ paths: [String]) -> [String] {
    var places = PlacesInFolders()
    return withoutRepeats(paths) { places.place(ofFile: $0) }
  }

  /// The same of folders.
  func withoutRepeats(folders: [String]) -> [String] {
    withoutRepeats(folders) { FileSystem.place(of: $0) }
  }

  private func withoutRepeats(_ paths: [String], _ place: (String) -> String) -> [String] {
    var places: [[UInt8]: Int] = [:]
    var kept: [String] = []
    for path in paths {
      // Text compares different names as equal.
      let bytes = Array(place(path).utf8)
      guard let place = places[bytes] else {
        places[bytes] = kept.count
        kept.append(path)
        continue
      }
      if rootIndices[kept[place]] == nil, rootIndices[path] != nil { kept[place] = path }
    }
    return kept
  }
}

/// Where files are if the links of their folders are followed. Each folder is looked up once.
private struct PlacesInFolders {
  private var folders: [String: String] = [:]

  mutating func place(ofFile path: String) -> String {
    if path == "-" { return path }
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = String(path[..<start])
    let place = folders[folder] ?? FileSystem.place(of: folder.isEmpty ? "." : folder)
    folders[folder] = place
    return place + "/" + path[start...]
  }
}
