import Foundation

/// The folders that `LAYOUTANIM_CORPUS` names, and the files of Interface Builder in them.
enum Corpus {
  static var folders: [String] {
    let value = ProcessInfo.processInfo.environment["LAYOUTANIM_CORPUS"]
    if value == nil { print("IMPORT CORPUS SKIPPED: LAYOUTANIM_CORPUS IS NOT SET") }
    return value.map { $0.split(separator: ":").map(String.init) } ?? []
  }

  static func files() throws -> [URL] {
    try folders.flatMap { folder in
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      return paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
        .map { URL(filePath: "\(folder)/\($0)") }
    }
  }
}
