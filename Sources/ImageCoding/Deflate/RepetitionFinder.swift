/// Finds for each place of a text the longest repetition of earlier bytes, at most 32 kB back.
///
/// Places with the same four bytes are a chain, from the last one back, of which only some are tried.
struct RepetitionFinder {
  struct Repetition: Hashable {
    /// In bytes; 0 if nothing is repeated.
    var length = 0
    /// How far back it begins, 1…32,768.
    var distance = 0
  }

  static let farthest = 32_768
  static let shortest = 4
  private static let mostTried = 64
  private static let hashBits = 15

  private let bytes: UnsafeBufferPointer<UInt8>
  /// By hash, the last place with it; -1 for none.
  private var heads = [Int32](repeating: -1, count: 1 << hashBits)
  /// By place, the one before it with the same hash.
  private var earlier: [Int32]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    earlier = [Int32](repeating: -1, count: bytes.count)
  }

  /// The longest repetition at a place, the nearest of equal ones. Each place is asked for once, in order,
  /// or passed over.
  mutating func next(at place: Int) -> Repetition {
    guard place + Self.shortest <= bytes.count else { return Repetition() }
    var best = Repetition(length: Self.shortest - 1)
    let longest = min(LengthSymbol.range.upperBound, bytes.count - place)
    var candidate = enter(place)
    for _ in 0..<Self.mostTried where candidate >= 0 && place - candidate <= Self.farthest {
      let length = commonLength(place, candidate, upTo: longest)
      if length > best.length {
        best = Repetition(length: length, distance: place - candidate)
        if length == longest { break }
      }
      candidate = Int(earlier[candidate])
    }
    return best.distance > 0 ? best : Repetition()
  }

  /// Passes over a place that is part of a repetition.
  mutating func skip(_ place: Int) {
    if place + Self.shortest <= bytes.count { _ = enter(place) }
  }

  /// - Returns: the last place with the same hash; negative if there is none.
  private mutating func enter(_ place: Int) -> Int {
    var word: UInt32 = 0
    for offset in 0..<Self.shortest { word = word << 8 | UInt32(bytes[place + offset]) }
    let hash = Int((word &* 2_654_435_761) >> UInt32(32 - Self.hashBits))
    let last = heads[hash]
    earlier[place] = last
    heads[hash] = Int32(place)
    return Int(last)
  }

  private func commonLength(_ place: Int, _ other: Int, upTo limit: Int) -> Int {
    var length = 0
    while length < limit && bytes[place + length] == bytes[other + length] { length += 1 }
    return length
  }
}
