/// Counts of the literals and matches in a picture's stream, from which its codes are made.
///
/// Matches have 258 bytes as often as possible; what remains is one shorter match, or literals if it
/// is less than 3 bytes. Matches are counted by length, and lengths converted to symbols at the end,
/// because there are many runs but few lengths.
struct TokenTally: ~Copyable {
  static let longestMatch = 258

  /// By symbol: bytes, 256 for the end of the block, and lengths of matches.
  private(set) var literals = Scratch<UInt32>(repeating: 0, count: 286)
  /// By symbol.
  private(set) var distances = Scratch<UInt32>(repeating: 0, count: 30)
  /// By the index of a short blank.
  private(set) var blanks = Scratch<UInt32>(repeating: 0, count: Blank.shortCount)
  /// By the number of bytes that remain of repeated pixels, 0..<258.
  private(set) var repeatTails = Scratch<UInt32>(repeating: 0, count: longestMatch)
  private var wholeBlanks: UInt32 = 0
  private var wholeRepeats: UInt32 = 0

  /// Counts the tokens of some rows, and the end of their block.
  mutating func count(_ rows: borrowing ResidualRows, _ range: Range<Int>) {
    clear()
    let blankRow = Blank(count: rows.byteCount, isAfterZero: false)
    var start = rows.runStart(of: range.lowerBound)
    for row in rows.rows[range] {
      count(UnsafeBufferPointer(rebasing: rows.runs[start..<row.runEnd]), rows.bytesPerPixel)
      count(row.blank, times: 1)
      count(blankRow, times: UInt32(row.blankRowCount))
      literals.buffer[Int(row.filter.rawValue)] += 1
      literals.buffer[Int(ResidualRows.Filter.up.rawValue)] += UInt32(row.blankRowCount)
      start = row.runEnd
    }
    literals.buffer[256] = 1
    addBlanks()
    addRepeats(rows.bytesPerPixel)
  }

  private mutating func clear() {
    literals.buffer.update(repeating: 0)
    distances.buffer.update(repeating: 0)
    blanks.buffer.update(repeating: 0)
    repeatTails.buffer.update(repeating: 0)
    (wholeBlanks, wholeRepeats) = (0, 0)
  }

  private mutating func count(
    _ runs: UnsafeBufferPointer<ResidualRows.Run>, _ bytesPerPixel: Int
  ) {
    // Loaded once: the compiler cannot exclude that the counts overlap the pointers.
    let (literals, repeatTails) = (literals.buffer, repeatTails.buffer)
    for run in runs {
      count(run.blank, times: 1)
      run.residual.countBytes(bytesPerPixel, in: literals)
      let left = TokenTally.left(of: Int(run.repeatCount)) {
        wholeRepeats &+= UInt32(truncatingIfNeeded: $0)
      }
      repeatTails[left] &+= 1
      if left &- 1 <= 1 && left > 0 { countTail(run, left, bytesPerPixel) }
    }
  }

  @inline(__always)
  private mutating func count(_ blank: Blank, times: UInt32) {
    if blank.index < Blank.shortCount {
      blanks.buffer[blank.index] &+= times
    } else {
      countLong(blank, times: times)
    }
  }

  @inline(__always)
  private mutating func countLong(_ blank: Blank, times: UInt32) {
    literals.buffer[0] &+= UInt32(truncatingIfNeeded: blank.literalCount) &* times
    let left = TokenTally.left(of: blank.copyCount) {
      wholeBlanks &+= UInt32(truncatingIfNeeded: $0) &* times
    }
    blanks.buffer[Blank.index(copyCount: left)] &+= times
  }

  /// The number of bytes that remain after matches of the greatest length, 0..<258. Calls `whole` with
  /// the number of these matches if there are any; mostly there are none.
  @inline(__always)
  static func left(of count: Int, _ whole: (Int) -> Void) -> Int {
    if count < longestMatch { return count }
    // A 32-bit division takes half the instructions of one in 64 bits.
    let times = UInt32(truncatingIfNeeded: count) / UInt32(longestMatch)
    whole(Int(times))
    return count &- Int(times) &* longestMatch
  }

  private func countTail(_ run: ResidualRows.Run, _ left: Int, _ bytesPerPixel: Int) {
    let tail = run.tail(left, bytesPerPixel: bytesPerPixel)
    if let first = tail.first { literals.buffer[first] &+= 1 }
    literals.buffer[tail.last] &+= 1
  }

  /// Adds what the short blanks and the matches before others consist of.
  private func addBlanks() {
    let blanks = blanks.buffer
    var zeros: UInt32 = 0
    var matches = wholeBlanks
    for length in 0..<Self.longestMatch {
      let index = Blank.index(copyCount: length)
      let count = blanks[index] &+ blanks[index &+ 1]
      if count == 0 { continue }
      zeros &+= blanks[index &+ 1]
      if length < 3 {
        zeros &+= UInt32(truncatingIfNeeded: length) &* count
      } else {
        literals.buffer[LengthSymbol(length).symbol] += count
        matches += count
      }
    }
    literals.buffer[0] += zeros
    literals.buffer[285] += wholeBlanks
    distances.buffer[DistanceSymbol.symbol(1)] += matches
  }

  private func addRepeats(_ distance: Int) {
    let tails = repeatTails.buffer
    var matches = wholeRepeats
    for length in 3..<Self.longestMatch where tails[length] > 0 {
      literals.buffer[LengthSymbol(length).symbol] += tails[length]
      matches += tails[length]
    }
    literals.buffer[285] += wholeRepeats
    distances.buffer[DistanceSymbol.symbol(distance)] += matches
  }
}

extension UInt32 {
  /// Counts the lowest bytes of a pixel: one, three or four.
  @inline(__always)
  fileprivate func countBytes(_ count: Int, in counts: UnsafeMutableBufferPointer<UInt32>) {
    counts[byte(0)] &+= 1
    if count == 1 { return }
    counts[byte(1)] &+= 1
    counts[byte(2)] &+= 1
    if count == 4 { counts[byte(3)] &+= 1 }
  }
}
