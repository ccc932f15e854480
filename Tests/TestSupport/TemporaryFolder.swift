package import Foundation

/// A folder of its own for a test; it is removed when it goes out of use.
package struct TemporaryFolder: ~Copyable, Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "layoutanim-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func path(_ name: String) -> String { url.appending(path: name).path }

  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  package func contents(of name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }

  /// The names in the folder or in one inside it, hidden ones included, sorted; none if there is
  /// no such folder.
  package func names(in folder: String = "") -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path(folder))
    return (names ?? []).sorted()
  }

  /// The files of a folder by name.
  package func files(in folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in names(in: folder) { files[name] = try contents(of: "\(folder)/\(name)") }
    return files
  }

  /// What `render` writes beside the frames.
  private static let besideFrames = ["frames.framecrc", "frames.framehash", "manifest.json"]

  /// The names in a folder without those of the files that `render` writes beside the frames.
  package func frameNames(in folder: String) -> [String] {
    names(in: folder).filter { !Self.besideFrames.contains($0) }
  }

  /// The files of a folder by name, without those that `render` writes beside the frames.
  package func frames(in folder: String) throws -> [String: Data] {
    try files(in: folder).filter { !Self.besideFrames.contains($0.key) }
  }
}
