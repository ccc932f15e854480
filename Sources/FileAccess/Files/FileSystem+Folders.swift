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

  /// Whether the links of a folder stand for what is open, such as `/dev/stdout`: a regular file behind
  /// one is somebody else's, and the link is the system's.
  static func isOfSystem(_ folder: SystemText) -> Bool {
    guard let text = folder.text else { return false }
    return text == "/dev" || text.hasPrefix("/proc/")
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[...slash])
  }

  /// Whether an existing file is in a folder or below, wherever links lead. Nothing is in a missing one.
  package static func isInside(_ file: String, of folder: String) throws(SystemError) -> Bool {
    guard try exists(folder), let place = try resolved(folder).text,
      let file = try resolved(file).text
    else { return false }
    return file.hasPrefix(place == "/" ? place : place + "/")
  }

  /// A path without symbolic links, so that two names of one file are equal, also of one that does not exist.
  package static func place(of path: String) -> String {
    var (known, missing) = (path, [Substring]())
    while !known.isEmpty {
      if let place = (try? resolved(known))?.text { return joined(place, missing) }
      var parts = known.split(separator: "/", omittingEmptySubsequences: false)
      missing.insert(parts.removeLast(), at: 0)
      let isRooted = known.hasPrefix("/") && parts.count == 1
      known = isRooted ? "/" : parts.joined(separator: "/")
    }
    return joined((try? resolved("."))?.text ?? ".", missing)
  }

  /// A path in a folder in which nothing is a link.
  private static func joined(_ folder: String, _ rest: [Substring]) -> String {
    var parts = folder.split(separator: "/")
    for part in rest where !part.isEmpty && part != "." {
      if part != ".." { parts.append(part) } else if !parts.isEmpty { parts.removeLast() }
    }
    return "/" + parts.joined(separator: "/")
  }
}
