/// The bytes of a file, with the line and column of each.
///
/// Lines end with LF, CR LF or CR. A byte order mark at the start is not in any column. Invalid UTF-8
/// is accepted here: columns count the bytes that begin a scalar.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  /// Where the parts were written, if the text is expanded from others. Positions are then those in the
  /// file that was expanded.
  package let origins: SourceOrigins?
  /// The positions where blocks of `blockSize` bytes begin, so that a lookup never walks further than
  /// one block: a file may be a single line of 64 MB with a thousand errors, or consist of newlines.
  private let marks: [LineWalk]

  /// The position of every view and constraint is looked up. With blocks of 1,024 bytes this took a
  /// quarter of the instructions for reading 1,000 views, with these a thirtieth, at 32 bytes each.
  private static let blockSize = 128

  /// - Complexity: O(number of bytes).
  package init(bytes: [UInt8], origins: SourceOrigins? = nil) {
    self.bytes = bytes
    self.origins = origins
    var marks: [LineWalk] = []
    marks.reserveCapacity(bytes.count / Self.blockSize + 1)
    var walk = LineWalk(in: bytes)
    for start in stride(from: 0, through: bytes.count, by: Self.blockSize) {
      walk.advance(to: start, in: bytes)
      marks.append(walk)
    }
    self.marks = marks
  }

  /// The line and column of a byte; an offset outside of the text is clamped to its nearer end.
  ///
  /// - Complexity: O(1).
  package func position(of offset: Int) -> SourcePosition {
    if let origins {
      return origins.ownPosition(of: origins.place(of: SourceRange(offset, offset)))
    }
    let offset = min(max(offset, 0), bytes.count)
    var walk = marks[offset / Self.blockSize]
    walk.advance(to: offset, in: bytes)
    return walk.position(in: bytes)
  }

  /// The text as a person wrote it: that of the file, if this one is expanded from it.
  package var written: SourceText { origins?.files.first?.text ?? self }

  /// The text of a line by its one-based number, without its line break; invalid UTF-8 becomes U+FFFD.
  /// Empty if there is no such line.
  ///
  /// - Complexity: O(log (number of bytes) + length of the line).
  package func line(_ number: Int) -> String {
    guard var walk = lastMark(before: number) else { return "" }
    while walk.line < number {
      guard walk.offset < bytes.count else { return "" }
      walk.step(in: bytes)
    }
    let rest = bytes[walk.lineStart...]
    return String(decoding: rest.prefix { $0 != .lineFeed && $0 != .carriageReturn }, as: UTF8.self)
  }

  /// The last mark on an earlier line, or else the first mark; nil if the number is not positive.
  private func lastMark(before line: Int) -> LineWalk? {
    guard line >= 1 else { return nil }
    var lower = 0
    var upper = marks.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if marks[middle].line < line { lower = middle + 1 } else { upper = middle }
    }
    return marks[max(lower - 1, 0)]
  }
}

/// A position in the bytes of a text that advances and keeps track of line and column.
private struct LineWalk {
  private(set) var offset: Int
  private(set) var line = 1
  private(set) var lineStart: Int
  /// The number of scalars that begin in this line before `offset`.
  private var scalars = 0

  init(in bytes: [UInt8]) {
    offset = 0
    lineStart = bytes.textStart
  }

  mutating func advance(to target: Int, in bytes: [UInt8]) {
    while offset < target { step(in: bytes) }
  }

  mutating func step(in bytes: [UInt8]) {
    let byte = bytes[offset]
    let isInText = offset >= lineStart
    offset += 1
    if byte == .lineFeed
      || byte == .carriageReturn && !(offset < bytes.count && bytes[offset] == .lineFeed)
    {
      line += 1
      lineStart = offset
      scalars = 0
    } else if isInText && !byte.isContinuation {
      scalars += 1
    }
  }

  /// The position; a byte within a scalar has the position of the scalar.
  func position(in bytes: [UInt8]) -> SourcePosition {
    let isInside = offset < bytes.count && bytes[offset].isContinuation
    return SourcePosition(line: line, column: max(1, isInside ? scalars : scalars + 1))
  }
}
