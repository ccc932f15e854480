extension TimelineFiles {
  /// Each file once, however its path is written: as `a.json`, `./a.json` or `folder//a.json`. Of several paths
  /// one in a named folder is kept, to which its settings apply, or else the first. Links are not followed.
  func withoutRepeats(_ paths: [String]) -> [String] {
    var places: [[UInt8]: Int] = [:]
    var kept: [String] = []
    for path in paths {
      guard let place = places[path.plainBytes] else {
        places[path.plainBytes] = kept.count
        kept.append(path)
        continue
      }
      if rootIndices[kept[place]] == nil, rootIndices[path] != nil { kept[place] = path }
    }
    return kept
  }
}

extension String {
  /// The path without components that lead nowhere. Text compares different names as equal.
  fileprivate var plainBytes: [UInt8] {
    let components = utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
    let start = hasPrefix("/") ? "/" : ""
    return Array(start.utf8) + components.joined(separator: "/".utf8)
  }
}
