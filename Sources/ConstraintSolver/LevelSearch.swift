/// What the search through the levels knows of the slots; by slot, clear between searches.
struct LevelSearch: Sendable {
  /// The directions that cost nothing on the levels so far: bit 1 positive, bit 2 negative.
  var open: [UInt8] = []
  /// Whether the error of the tight row itself is already in `open`.
  var isCounted: [Bool] = []
  /// The multipliers of the present level, kept up to date from pivot to pivot.
  var prices = SparseVector()
  /// Slots that may have a departure that pays, each once.
  var candidates: [Int] = []
  var isCandidate: [Bool] = []
  /// Whether only slots with open directions become candidates.
  var isRestricted = false

  mutating func grow(to count: Int) {
    let added = count - open.count
    open.append(contentsOf: repeatElement(3, count: added))
    isCounted.append(contentsOf: repeatElement(false, count: added))
    isCandidate.append(contentsOf: repeatElement(false, count: added))
    prices.grow(to: count)
  }

  /// All directions of the slots are open again.
  mutating func begin(_ slots: [Int]) { Self.open(slots, &open, &isCounted) }

  private static func open(_ slots: [Int], _ openArray: inout [UInt8], _ counted: inout [Bool]) {
    var open = openArray.mutableSpan
    var isCounted = counted.mutableSpan
    for slot in slots {
      open[slot] = 3
      isCounted[slot] = false
    }
  }

  /// Goes on to the next slot with an open direction.
  mutating func skipClosed(
    _ next: inout Int, _ slots: [Int], below priority: Float, _ occupants: [Occupant],
    _ rows: [Row]
  ) {
    Self.skipClosed(&next, slots, priority, occupants, rows, &isCounted, &open)
  }

  private static func skipClosed(
    _ next: inout Int, _ slotArray: [Int], _ priority: Float, _ occupantArray: [Occupant],
    _ rowArray: [Row], _ countedArray: inout [Bool], _ openArray: inout [UInt8]
  ) {
    let (slots, occupants, rows) = (slotArray.span, occupantArray.span, rowArray.span)
    var isCounted = countedArray.mutableSpan
    var open = openArray.mutableSpan
    while next < slots.count {
      let slot = slots[next]
      let occupant = occupants[slot]
      if !occupant.isStay, !isCounted[slot], rows[occupant.index].priority > priority {
        isCounted[unchecked: slot] = true
        open[slot] &= rows[unchecked: occupant.index].relation.freeDirections
      }
      guard open[slot] == 0 else { return }
      next += 1
    }
  }

  /// Closes the directions that the tight rows' own errors forbid, unless they were weighed.
  mutating func closeOwnCosts(_ slots: [Int], _ occupants: [Occupant], _ rows: [Row]) {
    Self.closeOwnCosts(slots, occupants, rows, isCounted, &open)
  }

  private static func closeOwnCosts(
    _ slots: [Int], _ occupantArray: [Occupant], _ rowArray: [Row], _ counted: [Bool],
    _ openArray: inout [UInt8]
  ) {
    let (occupants, rows, isCounted) = (occupantArray.span, rowArray.span, counted.span)
    var open = openArray.mutableSpan
    for slot in slots where !isCounted[slot] && !occupants[slot].isStay {
      open[slot] &= rows[occupants[slot].index].relation.freeDirections
    }
  }

  func isOpen(_ slot: Int, _ side: Double) -> Bool { open[slot] & (side > 0 ? 1 : 2) != 0 }

  mutating func close(_ slot: Int, _ side: Double) { open[slot] &= side > 0 ? 2 : 1 }

  mutating func propose(_ slot: Int) {
    guard !isCandidate[slot], !isRestricted || open[slot] != 0 else { return }
    isCandidate[slot] = true
    candidates.append(slot)
  }

  mutating func dropCandidate(at index: Int) {
    isCandidate[candidates[index]] = false
    candidates.swapAt(index, candidates.count - 1)
    candidates.removeLast()
  }

  mutating func dropCandidates() {
    for slot in candidates { isCandidate[slot] = false }
    candidates.removeAll(keepingCapacity: true)
  }
}

/// A priority that some rows miss.
struct Level {
  var component: Int
  var priority: Float
  var rows: ArraySlice<Int>
  /// The largest coefficient of the rows that carry the level's error.
  var scale = 0.0
}
