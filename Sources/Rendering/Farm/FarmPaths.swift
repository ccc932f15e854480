import FileAccess
package import Reporting

/// Where the tasks of a farm find what they need. Paths are absolute, because workers do not start in the
/// folder of the one who submits.
package struct FarmPaths: Hashable, Sendable {
  /// The executable that workers start: a path, or a name that they look up in `PATH`.
  let program: String
  let timeline: String
  /// The folder for all frames.
  let output: String
  /// The folder of the file of the job; nil if the job has no file.
  let jobFolder: String?

  /// - Parameter jobFile: where the job will be written; nil for standard output.
  /// - Throws: `usage` for a name with a control character, which scripts must not contain;
  ///   `cannotCreateOutput` if the working folder has no path that can be used.
  package init(
    program: String, timeline: String, output: String, jobFile: String?
  ) throws(LayoutAnimationError) {
    for path in [program, timeline, output] { try Self.check(path) }
    let workingFolder = try Self.workingFolder
    self.program = program.contains("/") ? program.absolute(in: workingFolder) : program
    self.timeline = timeline.absolute(in: workingFolder)
    self.output = output.absolute(in: workingFolder)
    jobFolder = jobFile.map { $0.absolute(in: workingFolder).folder }
  }

  static func check(_ word: String) throws(LayoutAnimationError) {
    guard word.hasControlCharacters else { return }
    throw LayoutAnimationError(
      .usage,
      "`\(word)` has a line break or another control character, which the job of a farm cannot "
        + "contain; rename it")
  }

  /// The path of a folder that tasks may read, as an argument of theirs.
  package static func absolute(_ path: String) throws(LayoutAnimationError) -> String {
    path.absolute(in: try workingFolder)
  }

  private static var workingFolder: String {
    get throws(LayoutAnimationError) {
      let folder = try AtomicFile(path: ".").examine(FileSystem.resolved)
      guard let text = folder.text, !text.hasControlCharacters else {
        throw LayoutAnimationError(
          .cannotCreateOutput,
          "the path of the working folder, `\(folder.escaped)`, is not UTF-8 or has control "
            + "characters; work in another one")
      }
      return text
    }
  }
}

extension String {
  /// Without a slash at the end, and without `./` at the beginning.
  func absolute(in folder: String) -> String {
    var path = self[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    if path.hasPrefix("/") { return String(path) }
    if path.isEmpty || path == "." { return folder }
    return folder + (folder.hasSuffix("/") ? "" : "/") + path
  }

  /// Of an absolute path.
  fileprivate var folder: String {
    let end = lastIndex(of: "/") ?? startIndex
    return end == startIndex ? "/" : String(self[..<end])
  }

  /// Whether a line of a script could end in it, or a terminal obey it.
  fileprivate var hasControlCharacters: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
