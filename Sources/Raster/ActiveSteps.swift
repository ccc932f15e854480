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

    func overlaps(_ cells: Range<Int>) -> Bool {
      Int(start) < cells.upperBound && cells.lowerBound < Int(end)
    }
  }

  private(set) var entries: [Entry] = []
  private var beginning: [Entry] = []
  private var others: [Entry] = []

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }

  /// Notes a step that begins in the next row; steps are noted in paint order.
  mutating func begin(_ step: PaintStep, index: Int) {
    beginning.append(Entry(step, index: index))
  }

  /// Leaves out the steps that have ended above a row, and puts those between that begin.
  mutating func advance(to row: Int) {
    if beginning.isEmpty {
      entries.removeAll { $0.rowEnd <= row }
      return
    }
    swap(&entries, &others)
    entries.removeAll(keepingCapacity: true)
    var new = 0
    for entry in others where entry.rowEnd > row {
      while new < beginning.count, beginning[new].step < entry.step {
        entries.append(beginning[new])
        new += 1
      }
      entries.append(entry)
    }
    entries.append(contentsOf: beginning[new...])
    beginning.removeAll(keepingCapacity: true)
  }
}
