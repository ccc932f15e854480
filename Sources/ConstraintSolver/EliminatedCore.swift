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
  /// By place in the core: where the entries of a source end, whose indices are steps of targets,
  /// and where those of a target end, whose indices are steps of sources.
  private var columnEnds: [Int] = []
  private var columnEntries: [Entry] = []
  private var rowEnds: [Int] = []
  private var rowEntries: [Entry] = []
  /// What a row as it was holds at steps behind the core.
  private var tailEnds: [Int] = []
  private var tailEntries: [Entry] = []

  init() {}

  /// - Parameter first: the step of the first pivot. The tails are still to be added.
  init(_ core: CoreElimination.Result, first: Int) {
    steps = first..<first + core.pivots.count
    var places = Array(repeating: 0, count: 1 + (core.pivots.lazy.map(\.row).max() ?? 0))
    for (place, pivot) in core.pivots.enumerated() { places[pivot.row] = place }
    (columnEnds, columnEntries) = sorted(core.eliminations) { step in
      (places[step.source], first + places[step.target])
    }
    (rowEnds, rowEntries) = sorted(core.eliminations) { step in
      (places[step.target], first + places[step.source])
    }
  }

  /// Sorts eliminations by place, by counting.
  private func sorted(
    _ eliminations: [CoreElimination.Step],
    by key: (CoreElimination.Step) -> (place: Int, index: Int)
  ) -> (ends: [Int], entries: [Entry]) {
    var ends = Array(repeating: 0, count: steps.count + 1)
    for step in eliminations { ends[key(step).place + 1] += 1 }
    for place in 0..<steps.count { ends[place + 1] += ends[place] }
    var sorted = Array(repeating: Entry(index: 0, value: 0), count: eliminations.count)
    for step in eliminations {
      let (place, index) = key(step)
      sorted[ends[place]] = Entry(index: index, value: step.multiplier)
      ends[place] += 1
    }
    return (ends, sorted)
  }

  /// What the next row of the core holds at a step behind it.
  mutating func addToTail(_ entry: Entry) { tailEntries.append(entry) }

  mutating func endTail() { tailEnds.append(tailEntries.count) }

  var entryCount: Int { columnEntries.count + tailEntries.count }

  private func range(_ ends: [Int], _ step: Int) -> Range<Int> {
    let place = step - steps.lowerBound
    return (place == 0 ? 0 : ends[place - 1])..<ends[place]
  }

  /// The entries behind the core of the row of a step.
  func tail(of step: Int) -> ArraySlice<Entry> { tailEntries[range(tailEnds, step)] }
}

extension EliminatedCore {
  /// Takes the eliminations out of a right side, which is in the agenda and stays there.
  ///
  /// - Returns: the number of entries touched.
  func substitute(in agenda: inout Agenda) -> Int {
    var touched = 0
    agenda.forEachStep(in: steps) { agenda, step in
      let value = agenda.values[step]
      guard value != 0 else { return }
      let range = range(columnEnds, step)
      for i in range { agenda.add(-columnEntries[i].value * value, at: columnEntries[i].index) }
      touched += range.count
    }
    return touched
  }

  /// The same for all values at once, by slot; `solved` are those of the steps behind the core.
  func substituteAll(
    in b: inout [Double], _ solved: [Double], _ triangle: [Factorization.Step]
  ) {
    for step in steps {
      for entry in tail(of: step) { b[triangle[step].slot] -= entry.value * solved[entry.index] }
    }
    for step in steps {
      let value = b[triangle[step].slot]
      for i in range(columnEnds, step) {
        b[triangle[columnEntries[i].index].slot] -= columnEntries[i].value * value
      }
    }
  }

  /// Brings the solution of a transposed system from the eliminated rows to the rows as they were,
  /// and substitutes these for the steps behind the core.
  ///
  /// - Returns: the number of entries touched.
  func substituteTransposed(
    in y: inout SparseVector, _ triangle: [Factorization.Step], _ agenda: inout Agenda,
    _ places: BasisPlaces
  ) -> Int {
    for slot in y.places where y[slot] != 0 {
      let step = places.stepOfSlot[slot]
      if steps.contains(step) { agenda.mark(step) }
    }
    var touched = 0
    var step = steps.upperBound
    while let next = agenda.lastStep(in: steps.lowerBound..<step) {
      step = next
      let value = y[triangle[step].slot]
      let sources = range(rowEnds, step)
      for i in sources {
        y.add(-rowEntries[i].value * value, at: triangle[rowEntries[i].index].slot)
        agenda.mark(rowEntries[i].index)
      }
      agenda.unmark(step)
      let tail = tail(of: step)
      for entry in tail { agenda.add(-entry.value * value, at: entry.index) }
      touched += sources.count + tail.count
    }
    return touched
  }
}
