/// How often literals and matches occur in a picture's stream, for its codes to be made from.
///
/// Matches are 258 bytes long as often as possible, and what is left is one more, or literals if
/// it is less than 3 bytes. Matches are counted by length, and lengths turned into symbols at the
/// end: there are many runs, and few lengths.
struct TokenTally: ~Copyable {
  static let longestMatch = 258

  /// Of literals, 256 for the end, and lengths.
  private(set) var literals = Scratch<UInt32>(repeating: 0, count: 286)
  /// Of distances.
  private(set) var distances = Scratch<UInt32>(repeating: 0, count: 30)
  /// By what is left of zeros, and of repeated pixels, 0..<258 bytes.
  private(set) var blankTails = Scratch<UInt32>(repeating: 0, count: longestMatch)
  private(set) var repeatTails = Scratch<UInt32>(repeating: 0, count: longestMatch)
  private var wholeBlanks: UInt32 = 0
  private var wholeRepeats: UInt32 = 0

  mutating func count(_ rows: borrowing ResidualRows) {
    clear()
    var start = 0
    for row in rows.rows {
      countRuns(rows.runs[start..<row.runEnd], bytesPerPixel: rows.bytesPerPixel)
      count(row.blank, times: 1)
      count(
        Blank(count: rows.byteCount, isAfterZero: false), times: UInt32(row.blankRowCount))
      literals.buffer[Int(ResidualRows.filter)] += UInt32(1 + row.blankRowCount)
      start = row.runEnd
    }
    literals.buffer[256] = 1
    addMatches(blankTails.buffer, whole: wholeBlanks, distance: 1)
    addMatches(repeatTails.buffer, whole: wholeRepeats, distance: rows.bytesPerPixel)
    literals.buffer[0] += blankTails.buffer[1] + 2 * blankTails.buffer[2]
  }

  private mutating func clear() {
    literals.buffer.update(repeating: 0)
    distances.buffer.update(repeating: 0)
    blankTails.buffer.update(repeating: 0)
    repeatTails.buffer.update(repeating: 0)
    (wholeBlanks, wholeRepeats) = (0, 0)
  }

  private mutating func countRuns(
    _ runs: Slice<UnsafeMutableBufferPointer<ResidualRows.Run>>, bytesPerPixel: Int
  ) {
    for run in UnsafeMutableBufferPointer(rebasing: runs) {
      count(run.blank, times: 1)
      countPixel(run.residual, bytesPerPixel: bytesPerPixel)
      var left = Int(run.repeatCount)
      if left >= Self.longestMatch {
        wholeRepeats &+= UInt32(truncatingIfNeeded: left / Self.longestMatch)
        left %= Self.longestMatch
      }
      repeatTails.buffer[left] &+= 1
      if 1...2 ~= left { countTail(run, left, bytesPerPixel: bytesPerPixel) }
    }
  }

  @inline(__always)
  private mutating func count(_ blank: Blank, times: UInt32) {
    literals.buffer[0] &+= UInt32(truncatingIfNeeded: blank.literalCount) &* times
    var left = blank.copyCount
    if left >= Self.longestMatch {
      wholeBlanks &+= UInt32(truncatingIfNeeded: left / Self.longestMatch) &* times
      left %= Self.longestMatch
    }
    blankTails.buffer[left] &+= times
  }

  @inline(__always)
  private func countPixel(_ residual: UInt32, bytesPerPixel: Int) {
    literals.buffer[residual.byte(0)] &+= 1
    if bytesPerPixel == 1 { return }
    literals.buffer[residual.byte(1)] &+= 1
    literals.buffer[residual.byte(2)] &+= 1
    if bytesPerPixel == 4 { literals.buffer[residual.byte(3)] &+= 1 }
  }

  private func countTail(_ run: ResidualRows.Run, _ left: Int, bytesPerPixel: Int) {
    let tail = run.tail(left, bytesPerPixel: bytesPerPixel)
    if let first = tail.first { literals.buffer[first] &+= 1 }
    literals.buffer[tail.last] &+= 1
  }

  private func addMatches(
    _ tails: UnsafeMutableBufferPointer<UInt32>, whole: UInt32, distance: Int
  ) {
    var matches = whole
    literals.buffer[285] += whole
    for length in LengthSymbol.range.dropLast() where tails[length] > 0 {
      literals.buffer[LengthSymbol(length).symbol] += tails[length]
      matches += tails[length]
    }
    distances.buffer[DistanceSymbol.symbol(distance)] += matches
  }

  /// How many bits all tokens take with codes of given lengths, the end included.
  func bitCount(_ literalLengths: [UInt8], _ distanceLengths: [UInt8]) -> Int {
    var bits = 0
    for (symbol, length) in literalLengths.enumerated() {
      let extra = symbol > 256 ? LengthSymbol.extraBitCount(of: symbol) : 0
      bits += Int(literals.buffer[symbol]) * (Int(length) + extra)
    }
    for (symbol, length) in distanceLengths.enumerated() {
      bits += Int(distances.buffer[symbol]) * Int(length)
    }
    return bits
  }

  var fixedBitCount: Int {
    bitCount(Array(PrefixCode.fixedLiteralLengths[..<286]), PrefixCode.fixedDistanceLengths)
  }
}
