package import Foundation

/// The root folder of the package, found from the path of this source file.
package enum Checkout {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every timeline of the examples, sorted by name.
  package static func timelines() throws -> [URL] {
    try files(in: root.appending(path: "Timelines")).filter { $0.pathExtension == "json" }
  }

  /// The files of a folder, not of its subfolders, sorted by name.
  package static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
