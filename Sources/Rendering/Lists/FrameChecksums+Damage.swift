extension FrameChecksums {
  /// Whether these may be the bytes of a truncated or damaged list of frames of this size and frame
  /// rate, rather than those of an unrelated file with the same name.
  ///
  /// FFmpeg's lists begin with the same lines, and the user's may be among them. So every line must be this list's,
  /// except for checksums, the end of a truncated file and a few bytes that changed in place.
  func mayBeDamaged(_ bytes: [UInt8]) -> Bool {
    let bytes = bytes.droppingLastZeros
    if bytes.isEmpty { return true }
    if header.utf8.starts(with: bytes) { return namesFrameRate(bytes) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let known = header.utf8.split(separator: UInt8(ascii: "\n")).map(Array.init)
    guard lines.count > known.count, isBeginningOfRow(lines[lines.count - 1]) else { return false }
    let heads = zip(lines, known).filter { !$0.elementsEqual($1) }.map(\.0)
    let rows = lines.dropFirst(known.count).dropLast().filter { !isRow($0) }
    let wrong = heads.count + rows.count
    let areInPlace =
      heads.allSatisfy { $0.first == UInt8(ascii: "#") }
      && rows.allSatisfy { $0.count == rowPattern.count }
    // One line of a short list may be wrong, and it must have a right row then.
    return areInPlace && 8 * wrong <= max(8, lines.count - known.count)
      && (wrong == 0 || lines.contains(where: isRow))
  }

  /// The first lines of a list of hashes are those of every such list.
  private func namesFrameRate(_ beginning: [UInt8]) -> Bool {
    let lines = header.utf8.split(separator: UInt8(ascii: "\n"))
    let first = lines.prefix { !$0.starts(with: "#tb".utf8) }.reduce(0) { $0 + $1.count + 1 }
    return beginning.count > first + "#tb 0: 1/".utf8.count
  }

  /// As long as every row.
  private var rowPattern: [UInt8] {
    let digits = String(repeating: "0", count: algorithm == .adler32 ? 10 : 64)
    return Array(line(Row(frame: 0, checksum: digits)).utf8.dropLast())
  }

  /// Whether a line is that of a frame, whatever its checksum.
  private func isRow(_ line: ArraySlice<UInt8>) -> Bool {
    let fields = line.split(separator: UInt8(ascii: ","))
    guard fields.count > 1,
      let frame = Int(String(decoding: fields[1].drop { $0 == 0x20 }, as: UTF8.self)), frame >= 0
    else { return false }
    return line.starts(with: self.line(Row(frame: frame, checksum: "")).utf8.dropLast())
  }

  /// Of the last line, which is empty in a whole list.
  private func isBeginningOfRow(_ line: ArraySlice<UInt8>) -> Bool {
    line.isEmpty || isRow(line)
      || line.count < rowPattern.count && line.allSatisfy(" ,0123456789".utf8.contains)
  }
}

extension [UInt8] {
  /// A file system may fill what it lost with zeros.
  fileprivate var droppingLastZeros: [UInt8] {
    Array(prefix(lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0))
  }
}
