package import Foundation

/// A folder of expected values from other sources, which is not part of this repository.
///
/// It distinguishes three states: no folder is configured (`named` returns nil; the test reports it
/// and passes), a file is missing (`contents(of:)` returns nil; reported as absent), and a folder
/// or file cannot be read (an error, so the test fails).
package struct VectorFolder: Sendable {
  package static let variable = "LAYOUTANIM_VECTORS"

  package let url: URL

  /// The folder that the environment names, nil if it names none.
  ///
  /// - Throws: `VectorFolderError` if the variable is set but does not name a readable folder.
  package static func named(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> VectorFolder? {
    guard let path = environment[variable] else { return nil }
    let folder = VectorFolder(url: URL(filePath: path, directoryHint: .isDirectory))
    // An empty path would mean the current folder.
    guard !path.isEmpty, (try? folder.names()) != nil else { throw VectorFolderError(path: path) }
    return folder
  }

  /// The bytes of a file of this folder, nil if there is no such file.
  package func contents(of name: String) throws -> Data? {
    let file = url.appending(path: name, directoryHint: .notDirectory)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try Data(contentsOf: file)
  }

  /// A folder inside this one, nil if there is none.
  package func folder(named name: String) -> VectorFolder? {
    let inner = url.appending(path: name, directoryHint: .isDirectory)
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: inner.path, isDirectory: &isDirectory)
    return exists && isDirectory.boolValue ? VectorFolder(url: inner) : nil
  }

  /// The names of everything in this folder, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}

package struct VectorFolderError: Error, CustomStringConvertible {
  package let path: String

  package var description: String {
    "\(VectorFolder.variable) is set to '\(path)', which is not a readable folder"
  }
}

/// The result of running one file of vectors, printed as one line by every test that uses one.
package struct VectorCount: Sendable, CustomStringConvertible {
  package var name: String
  package var ran = 0
  /// Rows of a kind that is not supported yet.
  package var notYet = 0
  package var isAbsent = false

  package init(_ name: String) {
    self.name = name
  }

  package var description: String {
    "VECTORS \(name) ran=\(ran) notyet=\(notYet) absent=\(isAbsent ? 1 : 0)"
  }

  /// The line to print if no folder is configured.
  package var skipped: String {
    "VECTORS \(name) skipped: \(VectorFolder.variable) is not set"
  }
}
