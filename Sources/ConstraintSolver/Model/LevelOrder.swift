/// Sorts rows by priority without comparisons: a radix sort by the bytes of the priorities' bit
/// patterns, lowest byte first, restricted to the bits in which some of them differ (Knuth, "The
/// Art of Computer Programming" 3, section 5.2.5). Two passes suffice for six levels and for a
/// level of its own for every row.
///
/// Short lists are sorted by insertion: a pass takes as long as 256 rows.
enum LevelOrder {
  /// - Returns: the rows, strongest first; rows of one priority keep their order.
  static func sorted(_ list: [Int], _ rows: [Row]) -> [Int] {
    guard list.count > WorkLimit.insertedRows else { return inserted(list, rows) }
    var varying = varyingBits(list, rows)
    var order = list
    var next = list
    while varying != 0 {
      let shift = UInt32(truncatingIfNeeded: varying.trailingZeroBitCount)
      distribute(order, into: &next, rows, shift)
      swap(&order, &next)
      varying &= ~(0xFF &<< shift)
    }
    return order
  }

  private static func inserted(_ list: [Int], _ rowArray: [Row]) -> [Int] {
    let rows = rowArray.span
    var orderArray = list
    var order = orderArray.mutableSpan
    for index in order.indices {
      let row = order[index]
      let key = key(rows[row])
      var place = index
      while place > 0, Self.key(rows[unchecked: order[unchecked: place - 1]]) > key {
        order[unchecked: place] = order[unchecked: place - 1]
        place -= 1
      }
      order[unchecked: place] = row
    }
    return orderArray
  }

  /// The bits in which not all keys are equal.
  private static func varyingBits(_ list: [Int], _ rowArray: [Row]) -> UInt32 {
    let rows = rowArray.span
    var (all, any) = (~0 as UInt32, 0 as UInt32)
    for row in list {
      let key = key(rows[row])
      all &= key
      any |= key
    }
    return any & ~all
  }

  /// Sorts by one byte of the keys.
  private static func distribute(
    _ list: [Int], into orderArray: inout [Int], _ rowArray: [Row], _ shift: UInt32
  ) {
    let rows = rowArray.span
    var order = orderArray.mutableSpan
    var startArray = Array(repeating: 0, count: 256)
    var starts = startArray.mutableSpan
    for row in list { starts[unchecked: digit(rows[unchecked: row], shift)] &+= 1 }
    var end = 0
    for digit in starts.indices {
      let count = starts[unchecked: digit]
      starts[unchecked: digit] = end
      end &+= count
    }
    for row in list {
      let digit = digit(rows[unchecked: row], shift)
      order[unchecked: starts[unchecked: digit]] = row
      starts[unchecked: digit] &+= 1
    }
  }

  @inline(__always)
  private static func digit(_ row: Row, _ shift: UInt32) -> Int {
    Int(truncatingIfNeeded: key(row) &>> shift & 0xFF)
  }

  /// A sort key: smaller for stronger priorities.
  @inline(__always)
  private static func key(_ row: Row) -> UInt32 {
    let bits = row.priority.bitPattern
    return bits >> 31 == 0 ? ~(bits | 1 << 31) : bits
  }
}
