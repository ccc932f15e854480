import FileAccess

/// The checksums of frames in FFmpeg's formats `framecrc` and `framehash`.
///
/// They are checksums of pixels: straight RGBA, 8 bits per channel, rows top to bottom, no padding.
/// The time of a row is the number of its frame, so that the list of selected frames has a subset
/// of the rows of the whole list.
package struct FrameChecksums: Hashable, Sendable {
  package enum Algorithm: CaseIterable, Hashable, Sendable {
    /// `framecrc`: Adler-32 (RFC 1950) with the initial value 0.
    case adler32
    /// `framehash` with its default, SHA-256 (FIPS 180-4).
    case sha256
  }

  package struct Row: Hashable, Sendable {
    /// From 0.
    package let frame: Int
    /// `0x` and eight hexadecimal digits for Adler-32, 64 hexadecimal digits for SHA-256.
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
  /// The name of the list that `render` writes.
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

/// The list as FFmpeg prints it, without the line `#software`, which names FFmpeg's version.
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
  /// Padded with leading spaces to a width in columns.
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - utf8.count)) + self
  }
}
