/// Compresses bytes in which the same one often follows itself, such as rows of pixels after the filter
/// Paeth. Runs of zeros are appended at once, without the bytes.
///
/// The bits are those of zlib's strategy `Z_RLE` with its default memory, to which libpng's
/// files owe their form, so a file does not depend on whether its pixels or its runs are compressed. A
/// match copies the byte before it, as often as possible, and is written instead of 3 to 258 bytes.
struct RunLengthDeflater: ~Copyable {
  /// The number of tokens after which zlib ends a block.
  private static let tokensInBlock = 16_383

  /// Of the open block.
  private var tokens: [RunLengthToken] = []
  /// The byte before the open block.
  private var byteBefore: UInt8 = 0
  /// The last byte; nil before the first.
  private var last: UInt8?
  /// How many more times the last byte was appended, not written yet.
  private var repeats = 0
  private var storage = Scratch<UInt8>()
  private var writer: BitWriter?

  mutating func append(_ byte: UInt8) {
    if byte == last { return repeatLast(1) }
    writeRepeats()
    last = byte
    append(RunLengthToken(byte: byte))
  }

  mutating func append(zeros count: Int) {
    guard count > 0 else { return }
    append(0)
    repeatLast(count - 1)
  }

  /// Appends bits between blocks: those of the format around the stream.
  mutating func append(outside bits: BitString) {
    withRoom(bits: bits.count) { writer in
      writer.append(bits)
      writer.flush()
    }
  }

  /// Writes the last block, and pads it to a byte.
  mutating func endBlocks() {
    writeRepeats()
    writeBlock(isLast: true)
    withRoom(bits: 7) { $0.alignToByte() }
  }

  /// Everything written so far, to the last whole byte.
  var bytes: [UInt8] { Array(storage.buffer[..<((writer?.bitCount ?? 0) / 8)]) }

  private mutating func repeatLast(_ count: Int) {
    repeats += count
    let longest = LengthSymbol.range.upperBound
    while repeats >= longest {
      append(RunLengthToken(matchOf: longest))
      repeats -= longest
    }
  }

  private mutating func writeRepeats() {
    if repeats >= LengthSymbol.range.lowerBound {
      append(RunLengthToken(matchOf: repeats))
    } else if let last {
      for _ in 0..<repeats { append(RunLengthToken(byte: last)) }
    }
    repeats = 0
  }

  private mutating func append(_ token: RunLengthToken) {
    tokens.append(token)
    if tokens.count == Self.tokensInBlock { writeBlock(isLast: false) }
  }

  private mutating func writeBlock(isLast: Bool) {
    let block = RunLengthBlock(tokens, after: byteBefore)
    withRoom(bits: block.mostBits) { block.write(isLast: isLast, to: &$0) }
    tokens.removeAll(keepingCapacity: true)
    byteBefore = last ?? 0
  }

  private mutating func withRoom(bits: Int, _ write: (inout BitWriter) -> Void) {
    let written = writer?.bitCount ?? 0
    storage.reserve((written + bits) / 8 + 1 + BitWriter.slack, keeping: (written + 7) / 8)
    guard let memory = storage.buffer.baseAddress else { return }
    var current = writer ?? BitWriter(memory, capacity: storage.buffer.count)
    current.move(to: memory, capacity: storage.buffer.count)
    write(&current)
    // A wrong bound would mean a write beyond the memory's end.
    precondition(current.bitCount <= written + bits, "\(current.bitCount - written) of \(bits)")
    writer = current
  }
}
