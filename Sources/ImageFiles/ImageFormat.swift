/// What a file is that is no PNG file, by its first bytes.
struct ImageFormat {
  /// For a sentence, with an article.
  let name: String

  private static let signatures: [(offset: Int, bytes: String, name: String)] = [
    (0, "\u{FF}\u{D8}\u{FF}", "a JPEG file"), (0, "GIF8", "a GIF file"),
    (8, "WEBP", "a WebP file"),
    (4, "ftyp", "a HEIC or AVIF file"), (0, "%PDF", "a PDF file"), (0, "<svg", "an SVG file"),
    (0, "<?xml", "an XML file, such as SVG"), (0, "II*", "a TIFF file"),
    (0, "MM\u{0}*", "a TIFF file"), (0, "BM", "a BMP file"),
  ]

  private static let png = bytes("\u{89}PNG\r\n\u{1A}\n")

  /// Nil for what begins as a PNG file, also if it ends early.
  init?(_ contents: [UInt8]) {
    if contents.isEmpty {
      name = "empty"
    } else if Self.png.starts(with: contents) || contents.starts(with: Self.png) {
      return nil
    } else {
      let known = Self.signatures.first { offset, text, _ in
        contents.dropFirst(offset).starts(with: Self.bytes(text))
      }
      name = known?.name ?? "no PNG file"
    }
  }

  /// One for each scalar.
  private static func bytes(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }
}
