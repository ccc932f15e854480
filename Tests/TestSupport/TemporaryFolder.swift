package import Foundation

/// A temporary folder for one test, removed at the end of its lifetime.
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

  package func text(of name: String) throws -> String {
    String(decoding: try contents(of: name), as: UTF8.self)
  }

  /// The sorted names in the folder or in a subfolder, including hidden ones; empty if there is no
  /// such folder.
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

  /// The files that `render` writes next to the frames.
  private static let besideFrames = ["frames.framecrc", "frames.framehash", "manifest.json"]

  /// The names in a folder, except those of the files that `render` writes next to the frames.
  package func frameNames(in folder: String) -> [String] {
    names(in: folder).filter { !Self.besideFrames.contains($0) }
  }

  /// The files of a folder by name, except those that `render` writes next to the frames.
  package func frames(in folder: String) throws -> [String: Data] {
    try files(in: folder).filter { !Self.besideFrames.contains($0.key) }
  }
}
