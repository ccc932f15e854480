/// What the search through the levels knows of the positions; by position, clear between searches.
struct LevelSearch: Sendable {
  /// The directions that cost nothing on the levels so far: bit 1 positive, bit 2 negative.
  var open: [UInt8] = []
  /// Whether the error of the tight row itself is already in `open`.
  var isCounted: [Bool] = []
  /// The multipliers of the present level, kept up to date from pivot to pivot.
  var prices = SparseVector()
  /// Slots that may have a leaving that pays, each once.
  var queue: [Int] = []
  var isQueued: [Bool] = []
  /// Whether only positions with open directions become queue.
  var isRestricted = false

  mutating func grow(to count: Int) {
    let added = count - open.count
    open.append(contentsOf: repeatElement(3, count: added))
    isCounted.append(contentsOf: repeatElement(false, count: added))
    isQueued.append(contentsOf: repeatElement(false, count: added))
    prices.grow(to: count)
  }

  /// All directions of the positions are open again.
  mutating func begin(_ positions: [Int]) { Self.open(positions, &open, &isCounted) }

  private static func open(_ positions: [Int], _ openArray: inout [UInt8], _ counted: inout [Bool])
  {
    var open = openArray.mutableSpan
    var isCounted = counted.mutableSpan
    for position in positions {
      open[position] = 3
      isCounted[position] = false
    }
  }

  /// Goes on to the next position with an open direction.
  mutating func skipClosed(
    _ next: inout Int, _ positions: [Int], below priority: Float, _ basis: [BasisMember],
    _ rows: [Row]
  ) {
    Self.skipClosed(&next, positions, priority, basis, rows, &isCounted, &open)
  }

  private static func skipClosed(
    _ next: inout Int, _ positionArray: [Int], _ priority: Float, _ basisArray: [BasisMember],
    _ rowArray: [Row], _ countedArray: inout [Bool], _ openArray: inout [UInt8]
  ) {
    let (positions, basis, rows) = (positionArray.span, basisArray.span, rowArray.span)
    var isCounted = countedArray.mutableSpan
    var open = openArray.mutableSpan
    while next < positions.count {
      let position = positions[next]
      let member = basis[position]
      if !member.isStay, !isCounted[position], rows[member.index].priority > priority {
        isCounted[unchecked: position] = true
        open[position] &= rows[unchecked: member.index].relation.freeDirections
      }
      guard open[position] == 0 else { return }
      next += 1
    }
  }

  /// Closes the directions that the tight rows' own errors forbid, unless they were weighed.
  mutating func closeOwnErrors(_ positions: [Int], _ basis: [BasisMember], _ rows: [Row]) {
    Self.closeOwnErrors(positions, basis, rows, isCounted, &open)
  }

  private static func closeOwnErrors(
    _ positions: [Int], _ basisArray: [BasisMember], _ rowArray: [Row], _ counted: [Bool],
    _ openArray: inout [UInt8]
  ) {
    let (basis, rows, isCounted) = (basisArray.span, rowArray.span, counted.span)
    var open = openArray.mutableSpan
    for position in positions where !isCounted[position] && !basis[position].isStay {
      open[position] &= rows[basis[position].index].relation.freeDirections
    }
  }

  func isOpen(_ position: Int, _ sign: Double) -> Bool { open[position] & (sign > 0 ? 1 : 2) != 0 }

  mutating func close(_ position: Int, _ sign: Double) { open[position] &= sign > 0 ? 2 : 1 }

  mutating func enqueue(_ position: Int) {
    guard !isQueued[position], !isRestricted || open[position] != 0 else { return }
    isQueued[position] = true
    queue.append(position)
  }

  mutating func dequeue(at index: Int) {
    isQueued[queue[index]] = false
    queue.swapAt(index, queue.count - 1)
    queue.removeLast()
  }

  mutating func clearQueue() {
    for position in queue { isQueued[position] = false }
    queue.removeAll(keepingCapacity: true)
  }
}
