import FileAccess
import Rendering
import Reporting

/// The contents of one folder of a suite, each kind sorted by name.
struct SuiteFolder {
  /// Without links, which may form a cycle.
  private(set) var folders: [String] = []
  private(set) var timelines: [String] = []
  private(set) var pins: [String] = []

  /// - Throws: `unreadableInput` for a folder that cannot be listed, or a name that is not UTF-8:
  ///   a file that is not found would silently not be verified.
  init(path: String) throws(LayoutAnimationError) {
    let names: [String]
    do throws(SystemError) {
      names = try FileSystem.list(path)
    } catch {
      throw InputFile.cannotRead(path, error.reason)
    }
    for name in names where !name.hasPrefix(".") {
      let child = path + (path.hasSuffix("/") ? "" : "/") + name
      guard FileSystem.exists(child) else {
        throw LayoutAnimationError(.unreadableInput, "the name of `\(child)` is not UTF-8")
      }
      add(child, name)
    }
  }

  private mutating func add(_ child: String, _ name: String) {
    if FileSystem.isDirectory(child) {
      if !FileSystem.isLink(child) { folders.append(child) }
    } else if name.hasSuffix(Pin.suffix) {
      pins.append(child)
    } else if name.lowercased().hasSuffix(".json") && !Self.isPipe(child)
      && !Manifest.isManifest(child)
    {
      timelines.append(child)
    }
  }

  /// A dangling link counts as a file that cannot be read.
  private static func isPipe(_ path: String) -> Bool {
    !FileSystem.isLink(path) && FileSystem.obstacle(at: path) != nil
  }
}
