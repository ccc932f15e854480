/// The state of a minimization level by level, by basis position. Clear between searches.
struct LevelSearch: Sendable {
  /// The signs that cost nothing on any level so far: bit 0 positive, bit 1 negative.
  var open: [UInt8] = []
  /// Whether `open` already accounts for the basic row's own error.
  var isOwnErrorCounted: [Bool] = []
  /// The simplex multipliers of the present level's error, updated after every pivot.
  var prices = SparseVector()
  /// Positions that may hold a leaving candidate, each once.
  var queue: [Int] = []
  var isQueued: [Bool] = []
  /// By queued position: what a leaving row gains, zero if a small price has to be proven first, and
  /// nan if its price has changed since.
  var gains: [Double] = []
  /// By queued position: the level on which a leaving row would cause an error at once; nan if that
  /// has not been asked for since its price changed.
  var boundCosts: [Float] = []
  /// Whether the following lengths are updated after each pivot.
  var updatesEdges = false
  /// By position: the squared length of the direction of its row, or a lower bound.
  var squaredLengths: [Double] = []
  /// By position: the scalar products of the last direction with all others. Kept until the next one.
  var edgeProducts = SparseVector()

  mutating func grow(to count: Int) {
    let added = count - open.count
    open.append(contentsOf: repeatElement(3, count: added))
    isOwnErrorCounted.append(contentsOf: repeatElement(false, count: added))
    isQueued.append(contentsOf: repeatElement(false, count: added))
    gains.append(contentsOf: repeatElement(.nan, count: added))
    boundCosts.append(contentsOf: repeatElement(.nan, count: added))
    prices.grow(to: count)
    squaredLengths.append(contentsOf: repeatElement(1, count: added))
    edgeProducts.grow(to: count)
  }

  /// Opens both signs of all positions.
  mutating func openAll(_ positions: [Int]) { Self.open(positions, &open, &isOwnErrorCounted) }

  private static func open(_ positions: [Int], _ openArray: inout [UInt8], _ counted: inout [Bool])
  {
    var open = openArray.mutableSpan
    var isOwnErrorCounted = counted.mutableSpan
    for position in positions {
      open[position] = 3
      isOwnErrorCounted[position] = false
    }
  }

  /// Advances to the next position with an open sign.
  mutating func skipClosed(
    _ next: inout Int, _ positions: [Int], below priority: Float, _ basis: [BasisMember],
    _ rows: [Row]
  ) {
    Self.skipClosed(&next, positions, priority, basis, rows, &isOwnErrorCounted, &open)
  }

  private static func skipClosed(
    _ next: inout Int, _ positionArray: [Int], _ priority: Float, _ basisArray: [BasisMember],
    _ rowArray: [Row], _ countedArray: inout [Bool], _ openArray: inout [UInt8]
  ) {
    let (positions, basis, rows) = (positionArray.span, basisArray.span, rowArray.span)
    var isOwnErrorCounted = countedArray.mutableSpan
    var open = openArray.mutableSpan
    while next < positions.count {
      let position = positions[next]
      let member = basis[position]
      if !member.isStay, !isOwnErrorCounted[position], rows[member.index].priority > priority {
        isOwnErrorCounted[unchecked: position] = true
        open[position] &= rows[unchecked: member.index].relation.freeDirections
      }
      guard open[position] == 0 else { return }
      next += 1
    }
  }

  /// Closes the signs at which basic rows' own errors would grow, unless they are accounted for.
  mutating func closeOwnErrors(_ positions: [Int], _ basis: [BasisMember], _ rows: [Row]) {
    Self.closeOwnErrors(positions, basis, rows, isOwnErrorCounted, &open)
  }

  private static func closeOwnErrors(
    _ positions: [Int], _ basisArray: [BasisMember], _ rowArray: [Row], _ counted: [Bool],
    _ openArray: inout [UInt8]
  ) {
    let (basis, rows, isOwnErrorCounted) = (basisArray.span, rowArray.span, counted.span)
    var open = openArray.mutableSpan
    for position in positions where !isOwnErrorCounted[position] && !basis[position].isStay {
      open[position] &= rows[basis[position].index].relation.freeDirections
    }
  }

  func isOpen(_ position: Int, _ sign: Double) -> Bool { open[position] & (sign > 0 ? 1 : 2) != 0 }

  mutating func close(_ position: Int, _ sign: Double) { open[position] &= sign > 0 ? 2 : 1 }

  mutating func enqueue(_ position: Int) {
    gains[position] = .nan
    boundCosts[position] = .nan
    guard !isQueued[position] else { return }
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
