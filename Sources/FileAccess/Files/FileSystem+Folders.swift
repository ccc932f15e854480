#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileSystem {
  /// Creates a folder and its missing parents; one that exists is as good as created.
  package static func makeDirectories(_ path: String) throws(SystemError) {
    try makeParents(of: path)
    try makeDirectory(path)
  }

  /// Creates the missing folders of a file's path.
  static func makeParents(of path: String) throws(SystemError) {
    for end in path.indices.dropFirst() where path[end] == "/" {
      try makeDirectory(String(path[..<end]))
    }
  }

  private static func makeDirectory(_ path: String) throws(SystemError) {
    guard try !isDirectory(path) else { return }
    do throws(SystemError) {
      try completing { Int(mkdir(path, 0o777)) }
    } catch  where error == .alreadyExists {
      // Either another process has created the folder, or a file has this name.
      if try !isDirectory(path) { throw .notADirectory }
    }
  }
}
