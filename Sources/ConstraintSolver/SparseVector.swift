/// A vector that knows where it may be other than zero, so that reading and clearing it costs what
/// it holds and not what it could hold.
struct SparseVector: Sendable {
  private var values: [Double] = []
  private var isListed: [Bool] = []
  /// Every place that was written since the vector was cleared, each once, in that order.
  private(set) var places: [Int] = []

  var count: Int { values.count }

  subscript(place: Int) -> Double { values[place] }

  mutating func grow(to count: Int) {
    values.append(contentsOf: repeatElement(0, count: count - values.count))
    isListed.append(contentsOf: repeatElement(false, count: count - isListed.count))
  }

  mutating func add(_ value: Double, at place: Int) {
    values[place] += value
    list(place)
  }

  mutating func set(_ value: Double, at place: Int) {
    values[place] = value
    list(place)
  }

  private mutating func list(_ place: Int) {
    guard !isListed[place] else { return }
    isListed[place] = true
    places.append(place)
  }

  mutating func clear() {
    for place in places {
      values[place] = 0
      isListed[place] = false
    }
    places.removeAll(keepingCapacity: true)
  }
}

/// What is still to be substituted in a triangular system: values by elimination step, taken out
/// from either end, so that steps whose value is zero cost nothing.
///
/// The hypersparse case of Gilbert and Peierls, "Sparse Partial Pivoting in Time Proportional to
/// Arithmetic Operations", SIAM J. Sci. Stat. Comput. 9(5), 1988, doi:10.1137/0909058; two levels
/// of bits give the order that their depth-first search finds.
struct Agenda: Sendable {
  private var values: [Double] = []
  /// A bit for each step, and one for each of these words.
  private var words: [UInt64] = []
  private var summary: [UInt64] = []

  mutating func grow(to count: Int) {
    guard count > values.count else { return }
    values.append(contentsOf: repeatElement(0, count: count - values.count))
    words.append(contentsOf: repeatElement(0, count: count / 64 + 1 - words.count))
    summary.append(contentsOf: repeatElement(0, count: count / 4096 + 1 - summary.count))
  }

  mutating func add(_ value: Double, at step: Int) {
    values[step] += value
    words[step >> 6] |= 1 << UInt64(truncatingIfNeeded: step & 63)
    summary[step >> 12] |= 1 << UInt64(truncatingIfNeeded: (step >> 6) & 63)
  }

  /// - Parameter block: where to begin to look; nothing lies before it. It is moved on.
  mutating func popFirst(from block: inout Int) -> (step: Int, value: Double)? {
    while block < summary.count {
      if summary[block] != 0 {
        let word = block << 6 + summary[block].trailingZeroBitCount
        return take(word << 6 + words[word].trailingZeroBitCount)
      }
      block += 1
    }
    return nil
  }

  /// - Parameter block: where to begin to look; nothing lies behind it. It is moved on.
  mutating func popLast(from block: inout Int) -> (step: Int, value: Double)? {
    while block >= 0 {
      if summary[block] != 0 {
        let word = block << 6 + 63 - summary[block].leadingZeroBitCount
        return take(word << 6 + 63 - words[word].leadingZeroBitCount)
      }
      block -= 1
    }
    return nil
  }

  private mutating func take(_ step: Int) -> (step: Int, value: Double) {
    let word = step >> 6
    words[word] &= ~(1 << UInt64(truncatingIfNeeded: step & 63))
    if words[word] == 0 {
      summary[step >> 12] &= ~(1 << UInt64(truncatingIfNeeded: word & 63))
    }
    let value = values[step]
    values[step] = 0
    return (step, value)
  }
}
