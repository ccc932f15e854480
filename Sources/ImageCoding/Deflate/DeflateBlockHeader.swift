/// The header of a block with dynamic codes (RFC 1951, 3.2.7): the run-length-coded lengths of both
/// codes, preceded by the code for these lengths.
struct DeflateBlockHeader {
  /// The order in which the lengths of the code for lengths are written; those that are rarely needed
  /// are last.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let literalCount: Int
  private let distanceCount: Int
  private let sequence: [CodeLengthSymbol]
  private let lengths: [UInt8]
  private let codeLengthCount: Int

  /// - Parameters:
  ///   - literals: the lengths of up to 286 codes; that of symbol 256 is not 0.
  ///   - distances: the lengths of up to 30 codes.
  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = Self.count(literals, least: 257)
    distanceCount = Self.count(distances, least: 1)
    sequence = CodeLengthSymbol.sequence(
      Array(literals[..<literalCount]) + distances[..<distanceCount])
    lengths = CodeLengths(counts: CodeLengthSymbol.counts(sequence), limit: 7).lengths
    codeLengthCount = Self.codeLengthCount(lengths)
  }

  /// The header as zlib writes it: no repetition extends from one code to the other.
  init(literals: [UInt8], separateDistances distances: [UInt8]) {
    literalCount = Self.count(literals, least: 257)
    distanceCount = Self.count(distances, least: 1)
    sequence =
      CodeLengthSymbol.sequence(Array(literals[..<literalCount]))
      + CodeLengthSymbol.sequence(Array(distances[..<distanceCount]))
    lengths = HeapCodeLengths(counts: CodeLengthSymbol.counts(sequence), limit: 7).lengths
    codeLengthCount = Self.codeLengthCount(lengths)
  }

  private static func codeLengthCount(_ lengths: [UInt8]) -> Int {
    max(4, (order.lastIndex { lengths[$0] > 0 } ?? 0) + 1)
  }

  /// The number of codes without the unused ones at the end.
  private static func count(_ lengths: [UInt8], least: Int) -> Int {
    max(least, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
  }

  var bitCount: Int {
    17 + 3 * codeLengthCount
      + sequence.reduce(0) { $0 + Int(lengths[Int($1.symbol)]) + $1.extraBits.count }
  }

  func write(isLast: Bool, to writer: inout BitWriter) {
    writer.append(BitString((isLast ? 1 : 0) | 2 << 1, count: 3))
    writer.append(BitString(UInt64(literalCount - 257), count: 5))
    writer.append(BitString(UInt64(distanceCount - 1), count: 5))
    writer.append(BitString(UInt64(codeLengthCount - 4), count: 4))
    writer.flush()
    for symbol in Self.order[..<codeLengthCount] {
      writer.append(BitString(UInt64(lengths[symbol]), count: 3))
      writer.flush()
    }
    let code = PrefixCode(lengths: lengths)
    for symbol in sequence {
      writer.append(code.codes[Int(symbol.symbol)] + symbol.extraBits)
      writer.flush()
    }
  }

  /// Writes the header of a block with deflate's fixed codes.
  static func writeFixed(isLast: Bool, to writer: inout BitWriter) {
    writer.append(BitString((isLast ? 1 : 0) | 1 << 1, count: 3))
    writer.flush()
  }
  static let fixedBitCount = 3
}

/// One symbol of the sequence of lengths: a length, or a repetition of one.
struct CodeLengthSymbol {
  let symbol: UInt8
  let extraBits: BitString

  private init(_ symbol: UInt8, _ value: Int = 0, bits: Int = 0) {
    self.symbol = symbol
    extraBits = BitString(UInt64(value), count: bits)
  }

  static func sequence(_ lengths: [UInt8]) -> [CodeLengthSymbol] {
    var symbols: [CodeLengthSymbol] = []
    symbols.reserveCapacity(lengths.count)
    var start = 0
    while start < lengths.count {
      var end = start + 1
      while end < lengths.count && lengths[end] == lengths[start] { end += 1 }
      append(lengths[start], end - start, to: &symbols)
      start = end
    }
    return symbols
  }

  /// How often each of the 19 symbols occurs.
  static func counts(_ sequence: [CodeLengthSymbol]) -> [UInt32] {
    sequence.reduce(into: [UInt32](repeating: 0, count: 19)) { $0[Int($1.symbol)] += 1 }
  }

  private static func append(_ length: UInt8, _ count: Int, to symbols: inout [CodeLengthSymbol]) {
    var count = count
    if length > 0 {
      symbols.append(CodeLengthSymbol(length))
      count -= 1
    }
    while count > 0 {
      let part = longest(length, count)
      symbols.append(part.symbol)
      count -= part.count
    }
  }

  /// The symbol that represents as many as possible of `count` further equal lengths.
  private static func longest(
    _ length: UInt8, _ count: Int
  ) -> (symbol: CodeLengthSymbol, count: Int) {
    if count < 3 { return (CodeLengthSymbol(length), 1) }
    if length > 0 {
      let part = min(6, count)
      return (CodeLengthSymbol(16, part - 3, bits: 2), part)
    }
    let part = min(138, count)
    let symbol =
      part < 11
      ? CodeLengthSymbol(17, part - 3, bits: 3) : CodeLengthSymbol(18, part - 11, bits: 7)
    return (symbol, part)
  }
}
