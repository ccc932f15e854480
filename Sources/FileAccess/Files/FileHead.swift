/// How every file of a kind begins, by which one of another kind is told.
package struct FileHead: Hashable, Sendable {
  /// With an article.
  let name: String
  private let bytes: [UInt8]

  /// The signature of PNG files, with which animated ones begin, too (PNG specification, 5.2).
  package static let picture = FileHead(
    name: "a PNG picture", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  package static let page = FileHead(name: "a page", bytes: Array("<!doctype html>".utf8))
  package static let timeline = FileHead(name: "a timeline", bytes: Array("{".utf8))

  private init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The first line of a text.
  package init(_ name: String, line: String) {
    self.init(name: name, bytes: Array(line.utf8))
  }

  /// Whether a file at the path begins so, is empty, or is missing. What is no regular file is refused
  /// elsewhere.
  func mayBegin(_ path: String) throws(SystemError) -> Bool {
    guard try FileSystem.isRegular(path) else { return true }
    let start = try OpenFile(reading: path).read(upTo: bytes.count)
    return start.isEmpty || start == bytes
  }
}
