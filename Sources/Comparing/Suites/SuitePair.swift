import FileAccess
package import Reporting

/// A timeline of two suites: the files of the same name in two folders.
package struct SuitePair: Hashable, Sendable {
  /// The path in either folder, without suffix.
  package let name: String
  /// A timeline, or a pin without one; nil if there is neither.
  package let expected: String?
  package let actual: String?

  /// The pairs of two folders, sorted by name; nil if these are not two folders of timelines, or if
  /// either holds frames.
  ///
  /// - Throws: `unreadableInput` for a folder that cannot be listed, or without timelines and pins;
  ///   `usage` for two files of a folder that differ in their suffixes only.
  package static func all(
    _ expected: String, _ actual: String
  ) throws(LayoutAnimationError) -> [SuitePair]? {
    guard try isSuite(expected), try isSuite(actual) else { return nil }
    let (expected, actual) = (try files(in: expected), try files(in: actual))
    return Set(expected.keys).union(actual.keys).sorted().map {
      SuitePair(name: $0, expected: expected[$0], actual: actual[$0])
    }
  }

  private static func isSuite(_ path: String) throws(LayoutAnimationError) -> Bool {
    guard path != "-", try InputFile.examine(path, FileSystem.isDirectory) else { return false }
    return try !FrameFolder.holdsFrames(path)
  }

  private static func files(in folder: String) throws(LayoutAnimationError) -> [String: String] {
    let files = try TimelineFiles(paths: [folder], with: [.orphanedPins])
    let start = folder.hasSuffix("/") ? folder.utf8.count : folder.utf8.count + 1
    var named: [String: String] = [:]
    for path in files.orphanedPins + files.timelines {
      let name = String(decoding: path.withoutSuffix.utf8.dropFirst(start), as: UTF8.self)
      if let other = named.updateValue(path, forKey: name) {
        throw LayoutAnimationError(.usage, "`\(other)` and `\(path)` have the same name")
      }
    }
    return named
  }
}

extension String {
  /// A timeline and its pin are the same without it.
  fileprivate var withoutSuffix: String {
    let pin = hasSuffix(Pin.suffix) ? self : Pin.path(ofTimeline: self)
    return String(pin.dropLast(Pin.suffix.count))
  }
}
