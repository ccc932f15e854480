import JSONText
import Primitives

/// What a corpus records of the scenes of files, besides the files themselves.
struct CorpusManifest {
  struct Scene {
    var status: String
    var safeArea: EdgeInsets?
    /// Margins by the id of the view.
    var margins: [String: EdgeInsets]
  }

  /// By path, relative to the manifest, and then by the id of the scene's root.
  private(set) var files: [(path: String, scenes: [String: Scene])] = []

  init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    let root = try JSONValue(parsing: SourceText(bytes: bytes))
    for file in root["files"]?.elements ?? [] {
      guard let path = file["path"]?.string else { continue }
      var scenes: [String: Scene] = [:]
      for scene in file["scenes"]?.elements ?? [] {
        guard let root = scene["root"]?.string else { continue }
        scenes[root] = Scene(scene)
      }
      files.append((path, scenes))
    }
  }
}

extension CorpusManifest.Scene {
  fileprivate init(_ scene: JSONValue) {
    status = scene["status"]?.string ?? ""
    safeArea = scene["env"]?["safeArea"].map(EdgeInsets.init)
    margins = [:]
    for view in scene["views"]?.elements ?? [] {
      guard let id = view["id"]?.string, let own = view["margins"] else { continue }
      margins[id] = EdgeInsets(own)
    }
  }
}

extension EdgeInsets {
  fileprivate init(_ value: JSONValue) {
    self.init(
      top: value["top"]?.number ?? 0, left: value["left"]?.number ?? 0,
      bottom: value["bottom"]?.number ?? 0, right: value["right"]?.number ?? 0)
  }
}
