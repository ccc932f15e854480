/// The lower triangular factor of the part of a basis that is not a permuted triangle (its *core*),
/// with unit diagonal, together with the entries of the core's rows in columns after the core
/// (their *tails*).
///
/// The tails take no part in the elimination: carried along, they would fill the core's rows. In
/// trees of views sized by their contents, every row would receive an entry for each leaf. The
/// factor is stored by columns for systems with the basis and by rows for transposed systems, so
/// that either visits only entries that multiply a nonzero value.
struct EliminatedCore: Sendable {
  typealias Entry = Factorization.Entry

  /// The elimination steps of the core's pivots.
  private(set) var steps = 0..<0
  /// By index in the core. `columnEnds`: the end of a source's entries, whose indices are the steps
  /// of targets. `rowEnds`: the end of a target's entries, whose indices are the steps of sources.
  fileprivate(set) var columnEnds: [Int] = []
  private(set) var columnEntries: [Entry] = []
  private(set) var rowEnds: [Int] = []
  private(set) var rowEntries: [Entry] = []
  /// By index in the core: the end of the original row's entries at steps after the core.
  private(set) var tailEnds: [Int] = []
  private(set) var tailEntries: [Entry] = []

  init() {}

  /// - Parameter first: the step of the first pivot. The tails are added afterwards.
  init(_ core: CoreElimination.Result, first: Int) {
    steps = first..<first + core.pivots.count
    var coreIndexOfRow = Array(repeating: 0, count: 1 + (core.pivots.lazy.map(\.row).max() ?? 0))
    for (coreIndex, pivot) in core.pivots.enumerated() { coreIndexOfRow[pivot.row] = coreIndex }
    (columnEnds, columnEntries) = sorted(core.eliminations) { step in
      (coreIndexOfRow[step.source], first + coreIndexOfRow[step.target])
    }
    (rowEnds, rowEntries) = sorted(core.eliminations) { step in
      (coreIndexOfRow[step.target], first + coreIndexOfRow[step.source])
    }
  }

  /// Sorts eliminations by core index with a counting sort.
  private func sorted(
    _ eliminations: [CoreElimination.Step],
    by key: (CoreElimination.Step) -> (coreIndex: Int, index: Int)
  ) -> (ends: [Int], entries: [Entry]) {
    var ends = Array(repeating: 0, count: steps.count + 1)
    for step in eliminations { ends[key(step).coreIndex + 1] += 1 }
    for coreIndex in 0..<steps.count { ends[coreIndex + 1] += ends[coreIndex] }
    var sorted = Array(repeating: Entry(index: 0, value: 0), count: eliminations.count)
    for step in eliminations {
      let (coreIndex, index) = key(step)
      sorted[ends[coreIndex]] = Entry(index: index, value: step.multiplier)
      ends[coreIndex] += 1
    }
    return (ends, sorted)
  }

  /// Appends an entry to the tail of the core's next row.
  mutating func addToTail(_ entry: Entry) { tailEntries.append(entry) }

  mutating func endTail() { tailEnds.append(tailEntries.count) }

  /// The number of row operations that the elimination took.
  var eliminationCount: Int { columnEntries.count }

  var entryCount: Int { columnEntries.count + tailEntries.count }

  func range(_ ends: [Int], _ step: Int) -> Range<Int> {
    let coreIndex = step - steps.lowerBound
    return (coreIndex == 0 ? 0 : ends[coreIndex - 1])..<ends[coreIndex]
  }

  /// The entries after the core in the row of a step.
  func tail(of step: Int) -> ArraySlice<Entry> { tailEntries[range(tailEnds, step)] }
}
