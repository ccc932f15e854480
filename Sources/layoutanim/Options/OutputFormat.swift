import ArgumentParser

/// What the name of a file promises.
struct OutputFormat {
  /// The suffix of its files, without a dot.
  let suffix: String
  /// Suffixes of files that it must not be taken for, besides those of pictures, films and documents.
  private var data: Set<String> = []

  static let png = OutputFormat(suffix: "png")
  /// A frame of many, which are written next to lists and a manifest.
  static let frame = OutputFormat(
    suffix: "png", data: ["json", "framecrc", "framehash", "pinned", "bundle", "swift", "xml"])
  static let json = OutputFormat(suffix: "json")
  static let html = OutputFormat(suffix: "html")
  static let pinned = OutputFormat(suffix: "pinned")
  static let bundle = OutputFormat(suffix: "bundle")
  static let swift = OutputFormat(suffix: "swift")

  /// Suffixes of other formats of pictures, films and documents.
  private static let known: Set = [
    "png", "apng", "jpg", "jpeg", "webp", "avif", "heic", "gif", "bmp", "tif", "tiff", "svg", "pdf",
    "mp4", "m4v", "mov", "webm", "mkv", "avi", "html", "htm", "txt", "md",
  ]

  init(suffix: String) { self.suffix = suffix }

  private init(suffix: String, data: Set<String>) {
    self.suffix = suffix
    self.data = data
  }

  /// Refuses a name that promises another format than the one that is written.
  func check(_ output: String) throws {
    guard let dot = output.lastIndex(of: ".") else { return }
    let written = output[output.index(after: dot)...].lowercased()
    guard written != suffix, written != "htm" || suffix != "html",
      Self.known.contains(written) || data.contains(written)
    else { return }
    throw ValidationError(
      "'\(output)' is not the name of a .\(suffix) file, which is written; end it in .\(suffix)")
  }

  /// Refuses a name that promises a file where a folder is written.
  static func checkFolder(_ output: String, example: String) throws {
    guard let dot = output.lastIndex(of: "."),
      known.contains(output[output.index(after: dot)...].lowercased())
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
