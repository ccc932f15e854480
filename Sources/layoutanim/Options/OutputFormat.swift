import ArgumentParser

/// What the name of a file promises.
struct OutputFormat {
  /// The suffix of its files, without a dot.
  let suffix: String

  static let png = OutputFormat(suffix: "png")
  static let json = OutputFormat(suffix: "json")
  static let html = OutputFormat(suffix: "html")

  /// Suffixes of other formats of pictures, films and documents.
  private static let known: Set = [
    "png", "jpg", "jpeg", "webp", "heic", "gif", "bmp", "tif", "tiff", "svg", "pdf", "mp4", "mov",
    "webm", "mkv", "avi", "html", "htm",
  ]

  /// Refuses a name that promises another format than the one that is written.
  func check(_ output: String) throws {
    guard let dot = output.lastIndex(of: ".") else { return }
    let written = output[output.index(after: dot)...].lowercased()
    guard written != suffix, written != "htm" || suffix != "html", Self.known.contains(written)
    else { return }
    throw ValidationError("'\(output)' is not the name of a .\(suffix) file, which is written")
  }
}
