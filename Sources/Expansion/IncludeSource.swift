/// Where the files that a timeline includes are read from.
package struct IncludeSource: Sendable {
  /// Reads a file by its path from the folder of the timeline, of at most so many bytes.
  package let file: @Sendable (String, Int) -> Result<IncludedFile, IncludeProblem>

  package init(_ file: @escaping @Sendable (String, Int) -> Result<IncludedFile, IncludeProblem>) {
    self.file = file
  }

  /// No file exists.
  package static let nothing = IncludeSource { path, _ in
    .failure(IncludeProblem("there is no file `\(path)`: this timeline has no folder"))
  }

  /// Files that have been read before.
  package init(_ files: [IncludedFile]) {
    let byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    self.init { path, limit in
      byPath[path].map { .success($0) } ?? Self.nothing.file(path, limit)
    }
  }
}

/// A file that a timeline includes.
package struct IncludedFile: Hashable, Sendable {
  /// From the folder of the timeline, without components that lead nowhere.
  package let path: String
  package let contents: [UInt8]
  /// The path of the file itself, without links; nil for one that a pin holds.
  package let location: String?

  package init(path: String, contents: [UInt8], location: String? = nil) {
    self.path = path
    self.contents = contents
    self.location = location
  }
}

/// Why a file cannot be included.
package struct IncludeProblem: Error, Hashable {
  package let message: String
  package let help: String

  package init(
    _ message: String,
    help: String = "write the path of a JSON file, relative to the folder of this file"
  ) {
    self.message = message
    self.help = help
  }
}
