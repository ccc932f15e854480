/// Compresses a text to a deflate stream (RFC 1951) without any format around it.
///
/// zlib's own would do, but is only reached through libpng, which writes pictures.
package struct TextDeflater {
  /// The number of tokens after which the codes are chosen anew.
  private static let tokensInBlock = 16_384
  private static let endOfBlock = 256

  package static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    let tokens = bytes.withUnsafeBufferPointer { Self.tokens(of: $0) }
    let blockCount = max(1, (tokens.count + tokensInBlock - 1) / tokensInBlock)
    // A token takes at most 48 bits, and the header of a block less than 320 codes of 14 bits.
    let capacity = 6 * tokens.count + 600 * blockCount + BitWriter.slack
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let memory = buffer.baseAddress else { return }
      var writer = BitWriter(memory, capacity: capacity)
      for block in 0..<blockCount {
        let start = block * tokensInBlock
        let end = min(start + tokensInBlock, tokens.count)
        write(tokens[start..<end], isLast: block == blockCount - 1, to: &writer)
      }
      writer.alignToByte()
      count = writer.bitCount / 8
    }
  }

  /// A repetition that is found one place later and longer is preferred (lazy matching).
  private static func tokens(of bytes: UnsafeBufferPointer<UInt8>) -> [TextToken] {
    var finder = RepetitionFinder(bytes)
    var tokens: [TextToken] = []
    var place = 0
    var found = finder.next(at: 0)
    while place < bytes.count {
      let isLast = place + 1 == bytes.count
      let later = isLast ? .init() : finder.next(at: place + 1)
      guard found.length > 0, later.length <= found.length else {
        tokens.append(TextToken(byte: bytes[place]))
        (place, found) = (place + 1, later)
        continue
      }
      tokens.append(TextToken(found))
      let end = place + found.length
      for passed in place + 2..<max(place + 2, end) { finder.skip(passed) }
      place = end
      found = place < bytes.count ? finder.next(at: place) : .init()
    }
    return tokens
  }

  private static func write(
    _ tokens: ArraySlice<TextToken>, isLast: Bool, to writer: inout BitWriter
  ) {
    var literals = [UInt32](repeating: 0, count: 286)
    var distances = [UInt32](repeating: 0, count: 30)
    literals[endOfBlock] = 1
    for token in tokens {
      literals[token.symbol] += 1
      if let distance = token.distance { distances[distance.symbol] += 1 }
    }
    let lengths = (
      CodeLengths(counts: literals, limit: 15).lengths,
      CodeLengths(counts: distances, limit: 15).lengths
    )
    DeflateBlockHeader(literals: lengths.0, distances: lengths.1).write(isLast: isLast, to: &writer)
    let codes = (PrefixCode(lengths: lengths.0).codes, PrefixCode(lengths: lengths.1).codes)
    for token in tokens {
      writer.append(codes.0[token.symbol])
      if let distance = token.distance {
        writer.append(token.extraBits + codes.1[distance.symbol] + distance.extraBits)
      }
      writer.flush()
    }
    writer.append(codes.0[endOfBlock])
    writer.flush()
  }
}

/// A byte, or a repetition.
private struct TextToken {
  private let length: UInt16
  /// The byte of a token without length.
  private let value: UInt16

  init(byte: UInt8) { (length, value) = (0, UInt16(byte)) }

  init(_ repetition: RepetitionFinder.Repetition) {
    (length, value) = (UInt16(repetition.length), UInt16(repetition.distance - 1))
  }

  /// In the code of literals and lengths.
  var symbol: Int { length == 0 ? Int(value) : LengthSymbol(Int(length)).symbol }
  var extraBits: BitString { length == 0 ? .empty : LengthSymbol(Int(length)).extraBits }

  /// Nil for a byte. From a distance of 5 on there are two symbols for every power of two.
  var distance: (symbol: Int, extraBits: BitString)? {
    guard length > 0 else { return nil }
    let value = Int(value)
    guard value >= 4 else { return (value, .empty) }
    let count = Int.bitWidth - value.leadingZeroBitCount - 2
    return (2 * count + value >> count, BitString(UInt64(value & (1 << count - 1)), count: count))
  }
}
