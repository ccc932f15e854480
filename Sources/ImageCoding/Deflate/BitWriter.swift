/// Writes bits to memory as deflate packs them, the lowest of a byte first (RFC 1951, 3.1.1).
///
/// Bits wait in a word until `flush`, after which at most seven do: so 56 may be appended between
/// two flushes, and a flush is one store without a branch.
struct BitWriter {
  /// How many bytes behind the last one may be overwritten.
  static let slack = 8

  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  /// Of the byte where the first bit that waits belongs, at its low end.
  private var offset = 0
  private var waiting: UInt64 = 0
  private var waitingCount: UInt64 = 0

  /// - Parameter memory: room for all that will be written, and `slack`.
  init(_ memory: UnsafeMutablePointer<UInt8>, capacity: Int) {
    self.memory = UnsafeMutableRawPointer(memory)
    self.capacity = capacity
  }

  /// Goes on elsewhere, where all that was written has been copied to.
  mutating func move(to memory: UnsafeMutablePointer<UInt8>, capacity: Int) {
    self.memory = UnsafeMutableRawPointer(memory)
    self.capacity = capacity
  }

  /// How many bits were appended, flushed or not.
  var bitCount: Int { 8 * offset + Int(waitingCount) }

  @inline(__always)
  mutating func append(_ string: BitString) {
    waiting |= string.bits &<< waitingCount
    waitingCount &+= UInt64(truncatingIfNeeded: string.count)
    assert(waitingCount < 64, "\(waitingCount) bits wait")
  }

  @inline(__always)
  mutating func flush() {
    assert(offset + 8 <= capacity, "\(offset) of \(capacity) bytes")
    memory.storeBytes(of: waiting.littleEndian, toByteOffset: offset, as: UInt64.self)
    offset &+= Int(truncatingIfNeeded: waitingCount &>> 3)
    waiting &>>= waitingCount & 56
    waitingCount &= 7
  }

  /// Appends the same string so many times.
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

  /// Appends what was written before once more, so that from `periodic` bytes ago on everything
  /// repeats itself until `bits` more are written.
  ///
  /// A picture is mostly rows like the one above. Copying their bits takes a quarter of the
  /// instructions off an encoded frame of two rectangles, a tenth off one of ten (callgrind).
  ///
  /// - Precondition: `period` is 8 at least; 8·(period + 1) bits or more were written with it.
  mutating func repeatLast(period: Int, bits: Int) {
    flush()
    let end = bitCount + bits
    precondition(offset > period && period >= 8, "a period of \(period) bytes")
    precondition(end >> 3 + Self.slack <= capacity, "\(end) bits in \(capacity) bytes")
    // The first byte is whole now: its low bits are those that waited.
    for target in stride(from: offset, through: end >> 3, by: 8) {
      let word = memory.loadUnaligned(fromByteOffset: target - period, as: UInt64.self)
      memory.storeBytes(of: word, toByteOffset: target, as: UInt64.self)
    }
    offset = end >> 3
    waitingCount = UInt64(end & 7)
    let last = memory.load(fromByteOffset: offset, as: UInt8.self)
    waiting = UInt64(last) & (1 << waitingCount - 1)
  }

  /// Fills the last byte with zeros.
  mutating func alignToByte() {
    flush()
    if waitingCount > 0 { waitingCount = 8 }
    flush()
  }
}

/// A short string and as many of it as fit a word.
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
