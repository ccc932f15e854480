#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The names in a folder.
package struct FolderListing: Sendable {
  /// Sorted; without `.` and `..`.
  package let names: [String]
  /// Names that are not UTF-8, by which no file can be opened here.
  package let foreignNames: [SystemText]

  package init(of path: String) throws(SystemError) {
    let found = try Self.entries(of: path)
    names = found.compactMap(\.text).filter { $0 != "." && $0 != ".." }.sorted()
    foreignNames = found.filter { $0.text == nil }
  }

  private static func entries(of path: String) throws(SystemError) -> [SystemText] {
    guard let stream = opendir(path) else { throw .last }
    defer { closedir(stream) }
    var entries: [SystemText] = []
    while true {
      // The end of the folder and an error differ only in `errno`.
      errno = 0
      guard let entry = readdir(stream) else { break }
      entries.append(SystemText(nameOf: entry))
    }
    if errno != 0 { throw .last }
    return entries
  }
}

extension SystemText {
  fileprivate init(nameOf entry: UnsafeMutablePointer<dirent>) {
    self = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
        SystemText(cString: $0)
      }
    }
  }
}
