import FileAccess

/// A format of films that ffmpeg writes.
package enum FilmFormat: String, CaseIterable, Hashable, Sendable {
  case mp4, webm, gif

  /// The format that the suffix of a file names, whatever its case; nil for every other name.
  package init?(path: String) {
    let suffix = path.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    guard path.contains("."), let format = FilmFormat(rawValue: suffix.lowercased()) else {
      return nil
    }
    self = format
  }

  /// How every file of the format begins: with a box `ftyp` (ISO/IEC 14496-12, 4.3), an EBML header (RFC 8794,
  /// 11.2.1) or a version (GIF89a specification, 17).
  var head: FileHead {
    switch self {
    case .mp4: FileHead("an MP4 film", bytes: Array("ftyp".utf8), at: 4)
    case .webm: FileHead("a WebM film", bytes: [0x1A, 0x45, 0xDF, 0xA3])
    case .gif: FileHead("a GIF", bytes: Array("GIF8".utf8))
    }
  }

  /// Whether a translucent pixel becomes an opaque one of its colour.
  package var dropsAlpha: Bool { self == .mp4 }

  /// The arguments for ffmpeg between its input and its output.
  ///
  /// - Parameter plays: how often a GIF is played; 0 is without end. Other films do not say.
  func options(plays: Int) -> [String] {
    let filters = ["-filter_complex", filters]
    switch self {
    case .mp4:
      return filters + Self.bt709
        + ["-c:v", "libx264", "-crf", "18", "-pix_fmt", "yuv420p", "-f", "mp4"]
    case .webm:
      return filters + Self.bt709
        + ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-auto-alt-ref", "0"]
        + ["-pix_fmt", "yuva420p", "-f", "webm"]
    case .gif:
      // ffmpeg counts repetitions, and -1 is none. Stored whole, frames do not depend on the palettes
      // of those before, which ffmpeg 5.1 confuses.
      let repetitions = plays == 0 ? 0 : plays == 1 ? -1 : plays - 1
      return filters
        + ["-gifflags", "-offsetting-transdiff", "-loop", "\(repetitions)", "-f", "gif"]
    }
  }

  /// H.264 with 4:2:0 needs even sides. The palettes of a GIF are those of single frames: one for all
  /// would need every frame in memory.
  private var filters: String {
    switch self {
    case .mp4: "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709"
    case .webm: "scale=out_color_matrix=bt709"
    case .gif:
      "split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1:dither=none"
    }
  }

  /// Without these, players guess the matrix of the colours, and many guess wrong.
  private static let bt709 = [
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
  ]
}
