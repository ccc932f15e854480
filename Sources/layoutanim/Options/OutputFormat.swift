import ArgumentParser
import LayoutAnimation

/// What the name of a file promises.
struct OutputFormat {
  /// The suffix of its files, without a dot.
  let suffix: String
  /// Other suffixes that its files may have.
  private var others: Set<String> = []
  /// Whether its files are not named, but made by a pattern: a data file of the same name is never meant.
  private var isPattern = false

  static let png = OutputFormat(suffix: "png")
  /// A frame of many, which are written next to lists and a manifest.
  static let frame = OutputFormat(suffix: "png", isPattern: true)
  static let json = OutputFormat(suffix: "json")
  static let html = OutputFormat(suffix: "html", others: ["htm"])
  static let pinned = OutputFormat(suffix: "pinned")
  static let bundle = OutputFormat(suffix: "bundle")
  static let swift = OutputFormat(suffix: "swift")

  /// Suffixes of other formats of pictures, films and documents.
  private static let known: Set = [
    "png", "apng", "jpg", "jpeg", "webp", "avif", "heic", "gif", "bmp", "tif", "tiff", "svg", "pdf",
    "mp4", "m4v", "mov", "webm", "mkv", "avi", "html", "htm", "txt", "md",
  ]

  /// Suffixes of the other files that commands write.
  private static let data: Set = [
    "json", "framecrc", "framehash", "pinned", "bundle", "swift", "xml", "sarif", "sh",
  ]

  init(suffix: String, others: Set<String> = []) {
    self.suffix = suffix
    self.others = others
  }

  private init(suffix: String, isPattern: Bool) {
    self.suffix = suffix
    self.isPattern = isPattern
  }

  /// Refuses a name that promises another format than the one that is written.
  func check(_ output: String) throws {
    let written = Self.suffix(of: output)
    guard written != suffix, !others.contains(written),
      Self.known.contains(written) || promisesData(output, written)
    else { return }
    throw ValidationError(
      "'\(output)' is not the name of a .\(suffix) file, which is written; end it in .\(suffix)")
  }

  /// A file that exists is replaced or kept by what it is, whatever its name.
  private func promisesData(_ output: String, _ written: String) -> Bool {
    Self.data.contains(written)
      && (isPattern || (try? InputFile.examine(output, FileSystem.exists)) == false)
  }

  private static func suffix(of path: String) -> String {
    path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
  }

  /// Refuses a name that promises a file where a folder is written, unless there is a folder of this name. A
  /// data file that exists is refused as one, when the folder is to be made.
  static func checkFolder(_ output: String, example: String) throws {
    let written = suffix(of: output)
    let isTaken = known.contains(written) ? FileSystem.isDirectory : FileSystem.exists
    guard known.union(data).contains(written),
      (try? InputFile.examine(output, isTaken)) != true
    else { return }
    throw ValidationError(
      "'\(output)' is the name of one file; name a folder, as in -o \(example)")
  }

  /// As `check` of an option that may be left out, whose file is never a standard stream.
  func check(_ option: String, _ path: String?) throws {
    guard let path else { return }
    try Self.refuseStream(option, path, example: "run.\(suffix)")
    try check(path)
  }

  /// Refuses `-` as the value of an option that names a file.
  static func refuseStream(_ option: String, _ path: String?, example: String) throws {
    guard path == "-" else { return }
    throw ValidationError(
      "\(option) names a file and not a standard stream, as in \(option) \(example)")
  }
}
