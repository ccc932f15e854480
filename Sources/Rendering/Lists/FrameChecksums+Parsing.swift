import ImageCoding

extension FrameChecksums {
  /// A line of a list that differs from what FFmpeg would print.
  package struct ParsingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// From 1.
    package let line: Int
    package let problem: String

    package var description: String { "line \(line): \(problem)" }
  }

  /// Parses a list that `description` wrote, or that FFmpeg printed for RGBA frames.
  ///
  /// Only the line `#software` may be added; the error names the first line that differs.
  package init(parsing text: String) throws(ParsingError) {
    var lines = Lines(text)
    let algorithm: Algorithm = lines.skip("#format: frame checksums") ? .sha256 : .adler32
    if algorithm == .sha256 {
      try lines.expect("#version: 2")
      try lines.expect("#hash: SHA256")
    }
    lines.skipSoftware()
    let framesPerSecond = try lines.number(after: "#tb 0: 1/", in: 1...1000)
    try lines.expect("#media_type 0: video")
    try lines.expect("#codec_id 0: rawvideo")
    let (width, height) = try lines.dimensions()
    try lines.expect("#sar 0: 0/1")
    if algorithm == .sha256 { try lines.expect(Self.columnTitles) }
    let list = FrameChecksums(
      algorithm, framesPerSecond: framesPerSecond, width: width, height: height, rows: [])
    self = FrameChecksums(
      algorithm, framesPerSecond: framesPerSecond, width: width, height: height,
      rows: try lines.rows(of: list))
  }
}

/// Reads the lines of a list in order.
private struct Lines {
  private let lines: [Substring]
  private var position = 0

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  private var next: Substring? { position < lines.count ? lines[position] : nil }

  private func error(_ problem: String) -> FrameChecksums.ParsingError {
    .init(line: position + 1, problem: problem)
  }

  mutating func skip(_ line: String) -> Bool {
    guard let next, next == line else { return false }
    position += 1
    return true
  }

  mutating func skipSoftware() {
    if next?.hasPrefix("#software: ") == true { position += 1 }
  }

  mutating func expect(_ line: String) throws(FrameChecksums.ParsingError) {
    if !skip(line) { throw error("expected `\(line)`") }
  }

  mutating func number(
    after prefix: String, in range: ClosedRange<Int>
  ) throws(FrameChecksums.ParsingError) -> Int {
    guard let next, next.hasPrefix(prefix), let number = Int(next.dropFirst(prefix.count)),
      range ~= number, next == prefix + String(number)
    else { throw error("expected `\(prefix)` and a number of \(range)") }
    position += 1
    return number
  }

  /// The size in pixels; a side is at most as long as that of a canvas.
  mutating func dimensions() throws(FrameChecksums.ParsingError) -> (Int, Int) {
    let prefix = "#dimensions 0: "
    let sides = next?.dropFirst(prefix.count).split(separator: "x").compactMap { Int($0) } ?? []
    guard sides.count == 2, sides.allSatisfy({ 1...PNGDecoder.largestSide ~= $0 }),
      skip("\(prefix)\(sides[0])x\(sides[1])")
    else { throw error("expected `\(prefix)` and a size as in `750x1334`") }
    return (sides[0], sides[1])
  }

  /// The remaining lines, each formatted as the list formats it, in ascending order of frames.
  mutating func rows(
    of list: FrameChecksums
  ) throws(FrameChecksums.ParsingError) -> [FrameChecksums.Row] {
    var rows: [FrameChecksums.Row] = []
    while let next {
      guard let row = FrameChecksums.Row(next), list.algorithm.isChecksum(row.checksum),
        list.line(row) == next + "\n"
      else { throw error("expected a row of \(4 * list.width * list.height) bytes") }
      guard rows.last.map({ $0.frame < row.frame }) ?? true else {
        throw error("frame \(row.frame) comes after frame \(rows.last?.frame ?? 0)")
      }
      rows.append(row)
      position += 1
    }
    return rows
  }
}

extension FrameChecksums.Row {
  fileprivate init?(_ line: Substring) {
    let fields = line.split(separator: ",").map { $0.drop { $0 == " " } }
    guard fields.count == 6, let frame = Int(fields[1]), frame >= 0 else { return nil }
    self.init(frame: frame, checksum: String(fields[5]))
  }
}
