import Foundation

/// A scene that iOS itself drew, with its pictures: a folder with a `scene.json`, which is not part of
/// this repository.
struct PhotographedScene: Decodable {
  struct Frame: Decodable {
    /// The number of our frame.
    let index: Int
    let picture: String
    /// Of 8-bit RGBA rows, colour 0 where alpha is 0.
    let sha256: String
    /// Pixels that do not count, as [x, y].
    let ignore: [[Int]]?
  }

  static let variable = "LAYOUTANIM_PIXELS"

  let name: String
  /// Who drew it: the value of `edges` that draws it too.
  let kind: String
  /// In pixels.
  let size: [Int]
  let frames: [Frame]
  private let timeline: String?
  private let motion: String?
  /// What is seen, where no timeline states it.
  private let scene: LayerScene?
  private(set) var folder = URL(filePath: "/")

  private enum CodingKeys: CodingKey { case name, kind, size, frames, timeline, motion, scene }

  /// The timelines with these frames: none while the format cannot express the scene.
  func timelines() throws -> [(name: String, json: String)] {
    let files = try [timeline, motion].compactMap { $0 }.map { name in
      let url = folder.appending(path: name)
      return (url.path, try String(contentsOf: url, encoding: .utf8))
    }
    guard files.isEmpty, let json = try scene?.timeline else { return files }
    return [(name, json)]
  }

  var pixelCount: Int {
    frames.reduce(0) { $0 + size[0] * size[1] - ($1.ignore?.count ?? 0) }
  }

  /// All scenes of the folder that the environment names, in order of their paths; nil if it names none.
  static func all() throws -> [PhotographedScene]? {
    guard let root = ProcessInfo.processInfo.environment[variable] else { return nil }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
    return try paths.filter { $0.hasSuffix("scene.json") }.map { path in
      let url = URL(filePath: root).appending(path: path)
      var scene = try JSONDecoder().decode(PhotographedScene.self, from: Data(contentsOf: url))
      scene.folder = url.deletingLastPathComponent()
      return scene
    }
  }
}
