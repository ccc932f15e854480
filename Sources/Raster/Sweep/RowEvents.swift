/// The rows of a picture in which a step begins, has a different coverage than in the row above, or
/// has ended.
///
/// A row without an event equals the row above, unless a turned side passes through it. Each row has a
/// linked list of events; all lists share one array, with four places for every step.
struct RowEvents: Sendable {
  struct Event {
    fileprivate let index: Int

    var step: Int { index >> 2 }
    var begins: Bool { index & 3 == Kind.begins.rawValue }
    var hasEnded: Bool { index & 3 == Kind.hasEnded.rawValue }
  }

  private enum Kind: Int {
    case begins
    case changesInSecondRow
    case changesInLastRow
    case hasEnded
  }

  private static let none: Int32 = -1

  /// By row, its first event.
  private var first: [Int32] = []
  /// By event, the next one in the same row.
  private var next: [Int32] = []

  /// Replaces all events by those of the steps, in a picture of `height` rows.
  mutating func schedule(_ steps: [PaintStep], height: Int) {
    first.removeAll(keepingCapacity: true)
    first.append(contentsOf: repeatElement(Self.none, count: height))
    if next.count < 4 * steps.count { next = [Int32](repeating: Self.none, count: 4 * steps.count) }
    // Events are added at the front of a list, so in the end they are in paint order.
    for index in steps.indices.reversed() { schedule(steps[index], index) }
  }

  private mutating func schedule(_ step: PaintStep, _ index: Int) {
    let rows = step.rows
    guard !rows.isEmpty else { return }
    add(.begins, index, row: rows.lowerBound)
    if rows.upperBound < first.count { add(.hasEnded, index, row: rows.upperBound) }
    guard step.kind == .fill || step.kind == .fillPattern, rows.count > 1 else { return }
    let second = rows.count == 2 ? step.last : step.middle
    if second != step.first { add(.changesInSecondRow, index, row: rows.lowerBound + 1) }
    guard rows.count > 2, step.middle != step.last else { return }
    add(.changesInLastRow, index, row: rows.upperBound - 1)
  }

  private mutating func add(_ kind: Kind, _ index: Int, row: Int) {
    let event = 4 * index + kind.rawValue
    next[event] = first[row]
    first[row] = Int32(truncatingIfNeeded: event)
  }

  /// The first row with an event from `row` on; nil if there is none.
  func row(from row: Int) -> Int? {
    let first = first.span
    var row = row
    if row < first.count, first[row] != Self.none { return row }
    while row &+ Self.block <= first.count, !Self.hasEvent(row, first) { row &+= Self.block }
    while row < first.count {
      if first[row] != Self.none { return row }
      row += 1
    }
    return nil
  }

  /// The number of rows that are looked at without a branch, which the compiler vectorizes.
  private static let block = 8

  /// Whether any of the rows of a block has an event.
  @inline(__always)
  private static func hasEvent(_ row: Int, _ first: Span<Int32>) -> Bool {
    precondition(row >= 0 && row &+ block <= first.count)
    var all = none
    for index in row..<row &+ block { all &= first[unchecked: index] }
    return all != none
  }

  /// The first event of a row, in paint order.
  func first(inRow row: Int) -> Event? { event(first[row]) }

  /// The next event of the same row.
  func next(after event: Event) -> Event? { self.event(next[event.index]) }

  private func event(_ index: Int32) -> Event? {
    index < 0 ? nil : Event(index: Int(index))
  }
}
