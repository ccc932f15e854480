/// A byte that is written as it is, or a match that copies the byte before it.
struct RunLengthToken: BitwiseCopyable {
  /// A byte, or 256 more than the length of a match.
  private let packed: UInt16

  init(byte: UInt8) { packed = UInt16(byte) }

  /// - Parameter length: 3…258.
  init(matchOf length: Int) { packed = UInt16(256 + length) }

  /// Below `places`.
  var place: Int { Int(packed) }
  static let places = 256 + LengthSymbol.range.upperBound + 1

  /// Nil for a match.
  var byte: UInt8? { UInt8(exactly: packed) }
  /// The number of bytes that it stands for.
  var byteCount: Int { max(1, place - 256) }
}

/// A block of a deflate stream, written in the form that zlib would choose: with codes of its own, with
/// fixed codes, or stored.
struct RunLengthBlock {
  private let tokens: [RunLengthToken]
  /// The byte before the block, which a match at its start copies.
  private let previous: UInt8
  private let counts: Counts

  init(_ tokens: [RunLengthToken], after previous: UInt8) {
    self.tokens = tokens
    self.previous = previous
    counts = Counts(tokens)
  }

  /// An upper bound: with fixed codes a byte has at most 9 bits and a match 8 + 5 + 5, and a form that
  /// needs more is not chosen.
  var mostBits: Int { 64 + 18 * tokens.count }

  func write(isLast: Bool, to writer: inout BitWriter) {
    let literals = HeapCodeLengths(counts: counts.literals, limit: 15).lengths
    let distances = HeapCodeLengths(counts: counts.distances, limit: 15).lengths
    let header = DeflateBlockHeader(literals: literals, separateDistances: distances)
    let own = (header.bitCount + counts.bitCount(literals, distances) + 7) / 8
    let fixedBits = counts.bitCount(
      PrefixCode.fixedLiteralLengths, PrefixCode.fixedDistanceLengths)
    let fixed = (DeflateBlockHeader.fixedBitCount + fixedBits + 7) / 8
    // zlib compares whole bytes, and takes the simpler form where they are equal.
    if counts.byteCount + 4 <= min(own, fixed) {
      writeStored(isLast: isLast, to: &writer)
    } else if fixed <= own {
      DeflateBlockHeader.writeFixed(isLast: isLast, to: &writer)
      write(PrefixCode.fixedLiteralLengths, PrefixCode.fixedDistanceLengths, to: &writer)
    } else {
      header.write(isLast: isLast, to: &writer)
      write(literals, distances, to: &writer)
    }
  }

  private func write(_ literals: [UInt8], _ distances: [UInt8], to writer: inout BitWriter) {
    let codes = PrefixCode(lengths: literals).codes
    let near = PrefixCode(lengths: distances).codes[DistanceSymbol.symbol(1)]
    var strings = [BitString](repeating: .empty, count: RunLengthToken.places)
    for byte in 0..<256 { strings[byte] = codes[byte] }
    for length in LengthSymbol.range {
      let symbol = LengthSymbol(length)
      strings[256 + length] = codes[symbol.symbol] + symbol.extraBits + near
    }
    for token in tokens {
      writer.append(strings[token.place])
      writer.flush()
    }
    writer.append(codes[256])
    writer.flush()
  }

  /// A block without compression (RFC 1951, 3.2.4).
  private func writeStored(isLast: Bool, to writer: inout BitWriter) {
    writer.append(BitString(isLast ? 1 : 0, count: 3))
    writer.alignToByte()
    let count = UInt64(counts.byteCount)
    writer.append(BitString(count | (~count & 0xFFFF) << 16, count: 32))
    writer.flush()
    var byte = previous
    for token in tokens {
      byte = token.byte ?? byte
      for _ in 0..<token.byteCount {
        writer.append(BitString(UInt64(byte), count: 8))
        writer.flush()
      }
    }
  }
}

extension RunLengthBlock {
  /// How often each symbol occurs in a block, its end included.
  private struct Counts {
    private(set) var literals = [UInt32](repeating: 0, count: 286)
    private(set) var distances = [UInt32](repeating: 0, count: 30)
    private(set) var byteCount = 0
    private var extraBitCount = 0

    init(_ tokens: [RunLengthToken]) {
      var places = [UInt32](repeating: 0, count: RunLengthToken.places)
      for token in tokens {
        places[token.place] += 1
        byteCount += token.byteCount
      }
      literals.replaceSubrange(..<256, with: places[..<256])
      literals[256] = 1
      for length in LengthSymbol.range {
        let symbol = LengthSymbol(length)
        let count = places[256 + length]
        literals[symbol.symbol] += count
        distances[DistanceSymbol.symbol(1)] += count
        extraBitCount += Int(count) * symbol.extraBits.count
      }
    }

    /// The number of bits of all tokens and of the end with codes of these lengths.
    func bitCount(_ literalLengths: [UInt8], _ distanceLengths: [UInt8]) -> Int {
      let bits = { (count: UInt32, length: UInt8) in Int(count) * Int(length) }
      return extraBitCount + zip(literals, literalLengths).reduce(0) { $0 + bits($1.0, $1.1) }
        + zip(distances, distanceLengths).reduce(0) { $0 + bits($1.0, $1.1) }
    }
  }
}
