/// Writes bits to memory in deflate's order, the lowest of a byte first (RFC 1951, 3.1.1).
///
/// Bits are buffered in a word until `flush`, which leaves at most seven: so up to 56 may be appended
/// between two flushes, and a flush is one store without a branch.
struct BitWriter {
  /// The number of bytes after the last one that may be overwritten.
  static let slack = 8

  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  /// The index of the byte for the first buffered bit, which is its lowest.
  private var offset = 0
  private var buffered: UInt64 = 0
  /// The number of buffered bits in the low six bits. What is above them is arbitrary: shifts ignore it.
  private var packedCount: UInt64 = 0

  /// - Parameter memory: has room for all bytes that will be written, and `slack` more.
  init(_ memory: UnsafeMutablePointer<UInt8>, capacity: Int) {
    self.memory = UnsafeMutableRawPointer(memory)
    self.capacity = capacity
  }

  /// Continues in other memory, to which everything written has been copied.
  mutating func move(to memory: UnsafeMutablePointer<UInt8>, capacity: Int) {
    self.memory = UnsafeMutableRawPointer(memory)
    self.capacity = capacity
  }

  /// The number of bits appended, flushed or not.
  var bitCount: Int { 8 * offset + Int(packedCount & 63) }

  @inline(__always)
  mutating func append(_ string: BitString) {
    assert(packedCount & 63 + UInt64(string.count) < 64, "\(packedCount & 63) bits are buffered")
    buffered |= string.bits &<< packedCount
    packedCount &+= string.packed
  }

  @inline(__always)
  mutating func flush() {
    assert(offset + 8 <= capacity, "\(offset) of \(capacity) bytes")
    memory.storeBytes(of: buffered.littleEndian, toByteOffset: offset, as: UInt64.self)
    offset &+= Int(truncatingIfNeeded: packedCount & 56) &>> 3
    buffered &>>= packedCount & 56
    packedCount &= 7
  }

  /// Appends a string `times` times.
  @inline(__always)
  mutating func append(_ string: RepeatedString, times: Int) {
    var times = times
    while times > string.timesInWhole {
      append(string.whole)
      flush()
      times &-= string.timesInWhole
    }
    append(string.whole.prefix(times &* string.once.count))
    flush()
  }

  /// Appends `bits` bits that continue a repetition: each equals the bit `period` bytes before.
  ///
  /// Most rows of a picture equal the row above. Copying their bits saves a quarter of the instructions
  /// for encoding a frame of two rectangles, and a tenth for one of ten (callgrind).
  ///
  /// - Precondition: `period` is at least 8, and at least 8·(period + 1) bits were written.
  mutating func repeatLast(period: Int, bits: Int) {
    flush()
    let end = bitCount + bits
    precondition(offset > period && period >= 8, "a period of \(period) bytes")
    precondition(end >> 3 + Self.slack <= capacity, "\(end) bits in \(capacity) bytes")
    // Flushing stored the buffered bits at the low end of the first byte, which is replaced as a whole.
    for target in stride(from: offset, through: end >> 3, by: 8) {
      let word = memory.loadUnaligned(fromByteOffset: target - period, as: UInt64.self)
      memory.storeBytes(of: word, toByteOffset: target, as: UInt64.self)
    }
    offset = end >> 3
    packedCount = UInt64(end & 7)
    let last = memory.load(fromByteOffset: offset, as: UInt8.self)
    buffered = UInt64(last) & (1 << packedCount - 1)
  }

  /// Pads the last byte with zeros.
  mutating func alignToByte() {
    flush()
    if packedCount > 0 { packedCount = 8 }
    flush()
  }
}

/// A short string, and as many repetitions of it as fit a word.
struct RepeatedString: BitwiseCopyable {
  let once: BitString
  let whole: BitString
  let timesInWhole: Int

  /// - Parameter once: not empty.
  init(_ once: BitString) {
    self.once = once
    timesInWhole = BitString.longest / once.count
    whole = once.repeated(timesInWhole)
  }
}
