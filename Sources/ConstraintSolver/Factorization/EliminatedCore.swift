/// The part of a basis that is no permuted triangle, brought to one by eliminations: the lower
/// factor, whose diagonal is 1, and what its rows hold in the columns behind it.
///
/// Columns that are solved for before the core are not part of the elimination: dragged along they
/// would fill its rows, in trees of views as large as their contents with a number for every leaf.
/// The factor is kept by columns for the systems of the basis and by rows for the transposed ones,
/// so that either way only what depends on a value other than zero is touched.
struct EliminatedCore: Sendable {
  typealias Entry = Factorization.Entry

  /// The steps of its pivots.
  private(set) var steps = 0..<0
  /// By coreIndex in the core: where the entries of a source end, whose indices are steps of targets,
  /// and where those of a target end, whose indices are steps of sources.
  fileprivate(set) var columnEnds: [Int] = []
  private(set) var columnEntries: [Entry] = []
  private(set) var rowEnds: [Int] = []
  private(set) var rowEntries: [Entry] = []
  /// What a row as it was holds at steps behind the core.
  private(set) var tailEnds: [Int] = []
  private(set) var tailEntries: [Entry] = []

  init() {}

  /// - Parameter first: the step of the first pivot. The tails are still to be added.
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

  /// Sorts eliminations by coreIndex, by counting.
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

  /// What the next row of the core holds at a step behind it.
  mutating func addToTail(_ entry: Entry) { tailEntries.append(entry) }

  mutating func endTail() { tailEnds.append(tailEntries.count) }

  var entryCount: Int { columnEntries.count + tailEntries.count }

  func range(_ ends: [Int], _ step: Int) -> Range<Int> {
    let coreIndex = step - steps.lowerBound
    return (coreIndex == 0 ? 0 : ends[coreIndex - 1])..<ends[coreIndex]
  }

  /// The entries behind the core of the row of a step.
  func tail(of step: Int) -> ArraySlice<Entry> { tailEntries[range(tailEnds, step)] }
}
