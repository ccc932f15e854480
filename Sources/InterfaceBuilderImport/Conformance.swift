import FileAccess
import JSONText
import Planning
import Primitives
package import Reporting
import TimelineModel
import XMLText

/// Lays scenes out and compares their views with the frames that Interface Builder recorded.
package struct Conformance: Sendable {
  /// In points; a coordinate or length that differs by more is missed.
  package static let tolerance = 0.5

  /// A view that is not where Interface Builder has it.
  package struct Miss: Sendable {
    package var view: String
    package var type: String
    /// x, y, width and height in the superview; empty if the scene could not be laid out.
    package var ours: [Double]
    package var recorded: [Double]
    package var cause: String
  }

  package struct SceneResult: Sendable {
    package var path: String
    package var root: String
    /// What the manifest says of the scene; empty without one.
    package var status: String
    package var views: Int
    package var misses: [Miss]
  }

  /// Whether the insets of the manifests are taken.
  package let usesManifest: Bool
  package private(set) var results: [SceneResult] = []

  package init(usesManifest: Bool) { self.usesManifest = usesManifest }

  /// Which states of scenes count: those that a reference reproduces with the insets at hand.
  private var counted: Set<String> {
    usesManifest ? ["", "agree", "agree-with-inferred-insets"] : ["", "agree"]
  }

  package func counts(_ result: SceneResult) -> Bool { counted.contains(result.status) }

  /// - Parameter path: a file, or a folder with manifests.
  package mutating func check(_ path: String) throws(LayoutAnimationError) {
    guard try InputFile.examine(path, FileSystem.isDirectory) else {
      return try checkFile(path)
    }
    if try check(manifestIn: path) { return }
    let listing = try InputFile.examine(path) { path throws(SystemError) in
      try FolderListing(of: path)
    }
    var found = false
    for name in listing.names where try check(manifestIn: "\(path)/\(name)") { found = true }
    if found { return }
    throw LayoutAnimationError(
      .unreadableInput, "`\(path)` has no manifest.json, and no folder in it has one")
  }

  private mutating func check(manifestIn folder: String) throws(LayoutAnimationError) -> Bool {
    guard let manifest = try Self.manifest(in: folder) else { return false }
    for (name, scenes) in manifest.files { try check("\(folder)/\(name)", scenes) }
    return true
  }

  /// The manifest that lists a file is in a folder around it.
  private mutating func checkFile(_ path: String) throws(LayoutAnimationError) {
    let ends = path.indices.filter { path[$0] == "/" }.reversed().prefix(16)
    let folders = ends.map { String(path[..<$0]) } + (path.hasPrefix("/") ? [] : ["."])
    for folder in folders {
      guard let manifest = try Self.manifest(in: folder) else { continue }
      let relative = folder == "." ? path[...] : path.dropFirst(folder.count + 1)
      if let file = manifest.files.first(where: { $0.path == relative }) {
        return try check(path, file.scenes)
      }
    }
    try check(path, nil)
  }

  private static func manifest(
    in folder: String
  ) throws(LayoutAnimationError) -> CorpusManifest? {
    let path = "\(folder)/manifest.json"
    guard try InputFile.examine(path, FileSystem.exists) else { return nil }
    let bytes = try InputFile.contents(of: path, upTo: InterfaceFile.sizeLimit)
    do throws(JSONSyntaxError) {
      return try CorpusManifest(parsing: bytes)
    } catch {
      throw LayoutAnimationError(.invalidTimeline, "`\(path)` is not JSON")
    }
  }

  private mutating func check(
    _ path: String, _ scenes: [String: CorpusManifest.Scene]?
  ) throws(LayoutAnimationError) {
    let file = try InterfaceFile(path: path)
    for scene in file.document.scenes {
      let listed = scenes?[scene.root.id]
      if scenes != nil && listed == nil { continue }
      var environment = SceneEnvironment(scene, in: file.document, bars: file.bars)
      if usesManifest, let listed { environment.take(listed, root: scene.root.id) }
      results.append(try Self.result(of: scene, file, environment, listed?.status ?? ""))
    }
  }
}
