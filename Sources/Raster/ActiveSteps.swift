/// The steps that touch a row, in paint order: what scan conversion calls its active list (Wylie,
/// Romney, Evans and Erdahl, "Half-tone perspective drawings by computer", AFIPS 1967,
/// doi:10.1145/1465611.1465619).
///
/// An entry repeats what the search for steps within some cells asks of all of them. Together in
/// memory these 16 bytes are looked through several times as fast as the steps.
struct ActiveSteps: Sendable {
  struct Entry: Sendable {
    let step: Int32
    private let start: Int32
    private let end: Int32
    fileprivate let rowEnd: Int32

    init(_ step: PaintStep, index: Int) {
      self.step = Int32(truncatingIfNeeded: index)
      start = Int32(truncatingIfNeeded: step.cells.lowerBound)
      end = Int32(truncatingIfNeeded: step.cells.upperBound)
      rowEnd = Int32(truncatingIfNeeded: step.rows.upperBound)
    }

    /// Whether it touches cells from one to before another.
    func overlaps(_ first: Int32, _ end: Int32) -> Bool {
      start < end && first < self.end
    }
  }

  private(set) var entries: [Entry] = []
  private var beginning: [Entry] = []

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }

  /// Notes a step that begins in the next row; steps are noted in paint order.
  mutating func begin(_ step: PaintStep, index: Int) {
    beginning.append(Entry(step, index: index))
  }

  /// Leaves out the steps that have ended above a row, and puts those between that begin.
  mutating func advance(to row: Int) {
    leaveOutEnded(above: Int32(truncatingIfNeeded: row))
    if beginning.isEmpty { return }
    let kept = entries.count
    entries.append(contentsOf: beginning)
    merge(kept)
    beginning.removeAll(keepingCapacity: true)
  }

  private mutating func leaveOutEnded(above row: Int32) {
    let count = entries.count
    var kept = 0
    var span = entries.mutableSpan
    for index in 0..<count {
      let entry = span[unchecked: index]
      span[unchecked: kept] = entry
      kept += entry.rowEnd > row ? 1 : 0
    }
    entries.removeLast(count - kept)
  }

  /// Merges those that begin with the others, from the last, so that each is moved once at most.
  private mutating func merge(_ others: Int) {
    var (old, new) = (others, beginning.count)
    while new > 0 {
      let isOlder = old > 0 && entries[old - 1].step > beginning[new - 1].step
      entries[old + new - 1] = isOlder ? entries[old - 1] : beginning[new - 1]
      if isOlder { old -= 1 } else { new -= 1 }
    }
  }
}
