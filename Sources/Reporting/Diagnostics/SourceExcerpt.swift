/// One line of a file as a terminal shows it, and which of its columns a location covers.
///
/// A tab becomes four blanks and a control character its picture. Of a long line only the part
/// around the location is shown, and only that part is looked at: a timeline may well be
/// megabytes on one line.
struct SourceExcerpt: Hashable {
  package let text: String
  /// In terminal columns of `text`, never empty.
  let underline: Range<Int>

  /// What a terminal shows, and how many columns that takes.
  private struct Cells {
    var text: String
    var width: Int
  }

  /// The most that is shown before and after the start of a location, in bytes.
  private static let window = (before: 60, after: 100)

  /// - Parameter range: half-open UTF-8 offsets; what reaches beyond the line is not underlined.
  init(of range: Range<Int>, in bytes: [UInt8]) {
    let start = min(max(0, range.lowerBound), bytes.count)
    let before = Self.lineStart(before: start, in: bytes)
    let after = Self.lineEnd(after: start, in: bytes)
    let end = min(max(start, range.upperBound), after.offset)
    let leading = Self.cells(bytes[before.offset..<start])
    let marked = Self.cells(bytes[start..<end])
    let prefix = before.isCut ? "…" : ""
    let column = prefix.count + leading.width
    let trailing = Self.cells(bytes[end..<after.offset])
    text = prefix + leading.text + marked.text + trailing.text + (after.isCut ? "…" : "")
    underline = column..<column + max(1, marked.width)
  }

  /// Where the line begins, or a scalar at most a window before the offset.
  private static func lineStart(before offset: Int, in bytes: [UInt8]) -> (
    offset: Int, isCut: Bool
  ) {
    let window = bytes[max(0, offset - window.before)..<offset]
    if let end = window.lastIndex(where: \.endsLine) { return (end + 1, false) }
    if window.startIndex == 0 { return (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, false) }
    return (window.firstIndex { !$0.continuesScalar } ?? offset, true)
  }

  /// Where the line ends, or a scalar at most a window after the offset.
  private static func lineEnd(after offset: Int, in bytes: [UInt8]) -> (
    offset: Int, isCut: Bool
  ) {
    let limit = min(bytes.count, offset + window.after)
    if let end = bytes[offset..<limit].firstIndex(where: \.endsLine) { return (end, false) }
    if limit == bytes.count { return (limit, false) }
    return (bytes[offset...limit].lastIndex { !$0.continuesScalar } ?? limit, true)
  }

  private static func cells(_ bytes: ArraySlice<UInt8>) -> Cells {
    let text = String(decoding: bytes, as: UTF8.self)
    // Looking at each scalar takes most of the time where there are many findings.
    guard !bytes.allSatisfy(\.isPrintableASCII) else {
      return Cells(text: text, width: bytes.count)
    }
    return text.unicodeScalars.reduce(into: Cells(text: "", width: 0)) { cells, scalar in
      let cell = cell(scalar)
      cells.text += cell.text
      cells.width += cell.width
    }
  }

  private static func cell(_ scalar: Unicode.Scalar) -> Cells {
    if scalar == "\t" { return Cells(text: "    ", width: 4) }
    return Cells(text: String(scalar.printable), width: scalar.printable.terminalWidth)
  }
}

extension Unicode.Scalar {
  /// Columns on a terminal: 0 for marks that combine, 2 for the wide scripts and emoji
  /// (Unicode Standard Annex 11, its larger blocks), else 1.
  fileprivate var terminalWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == 0x0A || self == 0x0D }

  /// The second and later bytes of a UTF-8 sequence.
  fileprivate var continuesScalar: Bool { self & 0xC0 == 0x80 }
}
