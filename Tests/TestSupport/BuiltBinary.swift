package import Foundation

/// An executable of the package, from the same build as the running tests.
package struct BuiltBinary: Sendable {
  package let url: URL

  package init(named name: String) throws {
    let folders = Self.folders
    guard let folder = folders.first(where: { Self.isExecutable($0.appending(path: name)) }) else {
      throw NotFound(name: name, folders: folders)
    }
    url = folder.appending(path: name)
  }

  package struct NotFound: Error {
    package let name: String
    package let folders: [URL]
  }

  /// The folder of the test bundle (macOS) or of the test executable (Linux).
  private static var folders: [URL] {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let program = CommandLine.arguments.first.map { URL(filePath: $0) }
    return (bundles + [program].compactMap { $0 }).map { $0.deletingLastPathComponent() }
  }

  private static func isExecutable(_ url: URL) -> Bool {
    FileManager.default.isExecutableFile(atPath: url.path)
  }
}
