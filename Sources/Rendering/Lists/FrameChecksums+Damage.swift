extension FrameChecksums {
  /// Whether these may be the bytes of a truncated or damaged list of frames of this size and frame
  /// rate, rather than those of an unrelated file with the same name.
  ///
  /// FFmpeg's lists of other pixels begin with the same lines, so most lines and at least one row
  /// must be this list's, except for checksums.
  func mayBeDamaged(_ bytes: [UInt8]) -> Bool {
    if bytes.allSatisfy({ $0 == 0 }) || header.utf8.starts(with: bytes) { return true }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let known = Set(header.utf8.split(separator: UInt8(ascii: "\n")).map(Array.init))
    let rows = lines.count { isRow($0) }
    return rows > 0 && 2 * (rows + lines.count { known.contains(Array($0)) }) > lines.count
  }

  /// Whether a line is that of a frame, whatever its checksum.
  private func isRow(_ line: ArraySlice<UInt8>) -> Bool {
    let fields = line.split(separator: UInt8(ascii: ","))
    guard fields.count > 1,
      let frame = Int(String(decoding: fields[1].drop { $0 == 0x20 }, as: UTF8.self)), frame >= 0
    else { return false }
    return line.starts(with: self.line(Row(frame: frame, checksum: "")).utf8.dropLast())
  }
}
