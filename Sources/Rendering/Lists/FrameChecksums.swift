import FileAccess

/// The checksums of frames as FFmpeg lists them: `-f framecrc`, `-f framehash`.
///
/// They are of pixels: straight RGBA, 8 bits a channel, rows top to bottom, no padding. A row has
/// the number of its frame as its time, so that a list of some frames is rows of the whole list.
package struct FrameChecksums: Hashable, Sendable {
  package enum Algorithm: CaseIterable, Hashable, Sendable {
    /// `framecrc`: Adler-32 (RFC 1950), but started at 0.
    case adler32
    /// `framehash` with SHA-256 (FIPS 180-4), its default.
    case sha256
  }

  package struct Row: Hashable, Sendable {
    /// From 0.
    package let frame: Int
    /// As the list has it: `0x` and eight hexadecimal digits for Adler-32, 64 digits for SHA-256.
    package let checksum: String

    package init(frame: Int, checksum: String) {
      self.frame = frame
      self.checksum = checksum
    }
  }

  package let algorithm: Algorithm
  /// 1…1000.
  package let framesPerSecond: Int
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// In the order of their frames, each once.
  package let rows: [Row]

  package init(
    _ algorithm: Algorithm, framesPerSecond: Int, width: Int, height: Int, rows: [Row]
  ) {
    self.algorithm = algorithm
    self.framesPerSecond = framesPerSecond
    self.width = width
    self.height = height
    self.rows = rows
  }
}

extension FrameChecksums.Algorithm {
  /// What `render` calls the list.
  package var fileName: String {
    switch self {
    case .adler32: "frames.framecrc"
    case .sha256: "frames.framehash"
    }
  }

  func isChecksum(_ text: String) -> Bool {
    switch self {
    case .adler32: text.hasPrefix("0x") && String(text.dropFirst(2)).isHexadecimal(digits: 8)
    case .sha256: text.isHexadecimal(digits: 64)
    }
  }
}

/// The list as FFmpeg prints it, without the line `#software`, which names FFmpeg's own release.
extension FrameChecksums: CustomStringConvertible {
  package var description: String { rows.reduce(into: header) { $0 += line($1) } }

  /// The lines before the rows.
  package var header: String {
    let stream = """
      #tb 0: 1/\(framesPerSecond)
      #media_type 0: video
      #codec_id 0: rawvideo
      #dimensions 0: \(width)x\(height)
      #sar 0: 0/1

      """
    switch algorithm {
    case .adler32: return stream
    case .sha256:
      let format = "#format: frame checksums\n#version: 2\n#hash: SHA256\n"
      return format + stream + Self.columnTitles + "\n"
    }
  }

  static let columnTitles = "#stream#, dts,        pts, duration,     size, hash"

  /// Stream, two times, duration, size, checksum.
  package func line(_ row: Row) -> String {
    let time = String(row.frame).padded(to: 10)
    let size = String(4 * width * height).padded(to: 8)
    return "0, \(time), \(time),        1, \(size), \(row.checksum)\n"
  }
}

extension String {
  /// With blanks in front, as many columns wide if it is not wider.
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - utf8.count)) + self
  }
}
