import ArgumentParser
import LayoutAnimation

/// What the files of frames are called and contain, besides what the timeline shows.
struct FrameFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The names of the files (default: frame_%04d.png).", valueName: "pattern"),
    transform: { try FramePattern($0) })
  var pattern: FramePattern?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of frame 0 in the names (default: 0).", valueName: "n"))
  var startNumber: Int?

  @Option(help: "Write this hash of the pixels beside their checksum.")
  var hash: PixelHash?

  @Option(defaultAsFlag: .all, parsing: .next, help: .overlay)
  var overlay: OverlaySubject?

  @OptionGroup var encoding: EncodingOptions

  /// - Throws: `usage` for a start number outside its range.
  func directory(_ path: String) throws(LayoutAnimationError) -> FrameDirectory {
    try FrameDirectory(path: path, pattern: pattern ?? .standard, startNumber: startNumber ?? 0)
  }

  var outputOptions: OutputOptions {
    get throws(LayoutAnimationError) {
      try OutputOptions(hash: hash, overlay: overlay, encoding: encoding.encoding)
    }
  }

  /// As arguments of `render`, each one word with its value.
  var words: [String] {
    var words: [String] = []
    if let pattern { words.append("--pattern=\(pattern)") }
    if let startNumber { words.append("--start-number=\(startNumber)") }
    if let hash { words.append("--hash=\(hash.rawValue)") }
    if let overlay { words.append(overlay.word) }
    if let encoder = encoding.encoder { words.append("--encoder=\(encoder.rawValue)") }
    if let colorType = encoding.colorType { words.append("--color-type=\(colorType.rawValue)") }
    return words
  }
}

extension OverlaySubject {
  fileprivate var word: String {
    switch self {
    case .all: "--overlay"
    case .view(let id): "--overlay=\(id)"
    }
  }
}
