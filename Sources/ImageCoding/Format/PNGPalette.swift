/// A PNG file's list of at most 256 colours, in the order of their first appearance.
///
/// Colours are looked up by open addressing with linear probing (Knuth, The Art of Computer
/// Programming 3, 6.4, algorithm L) under a fixed hash, so that the list is the same in every run.
struct PNGPalette {
  static let largestCount = 256

  /// 1024 slots, four times the number of colours, so that a search takes one or two steps.
  private static let slotBits = 10

  /// Opaque colours as straight RGBA in a word, red in the lowest byte.
  private(set) var colors: [UInt32] = []

  /// A colour in the lower half, its index in the upper; 0 in a free slot, because an opaque colour is
  /// never 0.
  private var slots = [UInt64](repeating: 0, count: 1 << slotBits)

  mutating func removeAll() {
    if colors.isEmpty { return }
    colors.removeAll(keepingCapacity: true)
    var slots = slots.mutableSpan
    slots.update(repeating: 0)
  }

  /// Returns false if the colour is new and the palette is full.
  mutating func insert(_ color: UInt32) -> Bool {
    let slot = slot(of: color)
    if slots[slot] != 0 { return true }
    guard colors.count < Self.largestCount else { return false }
    slots[slot] = UInt64(colors.count) << 32 | UInt64(color)
    colors.append(color)
    return true
  }

  /// The index of a colour that was inserted.
  func index(of color: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: slots[slot(of: color)] >> 32) }

  /// The slot that contains the colour, or the free slot where it would be inserted.
  private func slot(of color: UInt32) -> Int {
    // Fibonacci hashing (ibid., 6.4): 2³² over the golden ratio.
    var slot = Int((color &* 0x9E37_79B1) >> UInt32(32 - Self.slotBits))
    while slots[slot] != 0 && UInt32(truncatingIfNeeded: slots[slot]) != color {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// The body of the chunk PLTE: red, green and blue of every colour.
  var chunk: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * colors.count)
    for color in colors {
      bytes.append(UInt8(color & 255))
      bytes.append(UInt8(color >> 8 & 255))
      bytes.append(UInt8(color >> 16 & 255))
    }
    return bytes
  }
}
