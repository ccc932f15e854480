/// Paints cells of single rows of a paint list.
///
/// Painting by rows, a group needs only one row of pixels, however high it is.
struct RowPainter: ~Copyable, Sendable {
  /// The picture's row, then those of the open groups, innermost last.
  private(set) var pixels: [Pixel]
  private(set) var paintedCells = 0
  private let width: Int
  /// The indices of the steps to apply, the last first. Elements from `count` on are unused storage.
  private var chosen: [Int32] = []
  private var count = 0
  private var packing = PackedCells()
  /// Whether only the dirty cells of the last row are stored, one after the other.
  private(set) var isPacked = false

  init(width: Int) {
    self.width = width
    pixels = [Pixel](repeating: .clear, count: width)
  }

  /// Reserves storage for the steps of a list and for its nested groups.
  mutating func prepare(_ list: borrowing PaintList) {
    paintedCells = 0
    let missing = (list.depth + 1) * width - pixels.count
    if missing > 0 { pixels.append(contentsOf: repeatElement(.clear, count: missing)) }
    if chosen.count < list.steps.count { chosen = [Int32](repeating: 0, count: list.steps.count) }
    packing.reserve(list.cells.count)
  }

  /// The number of ranges up to which each is painted on its own, by the steps that touch it. Above it,
  /// and where shapes have edges in many of them, each step is applied to all ranges: then steps are not
  /// searched for every range.
  private static let mostSearches = 48
  private static let mostSearchesAmongShapes = 8

  /// Paints the ranges of cells.
  mutating func paint(
    _ dirty: borrowing DirtyCells, row: Int, _ list: borrowing PaintList,
    _ active: borrowing ActiveSteps, _ coverage: borrowing ActiveCoverage
  ) {
    let most =
      coverage.isEmpty ? Self.mostSearches : Self.mostSearchesAmongShapes
    isPacked = dirty.count > most
    if isPacked { return paintByStep(dirty, row: row, list, active, coverage) }
    for index in 0..<dirty.count {
      let cells = dirty[index]
      if !choose(cells, row: row, list.steps.span, active) { pixels.replace(cells, by: .clear) }
      paintedCells += Self.paint(
        cells, row: row, &pixels, width: width, list, chosen, count, coverage)
    }
  }

  private mutating func paintByStep(
    _ dirty: borrowing DirtyCells, row: Int, _ list: borrowing PaintList,
    _ active: borrowing ActiveSteps, _ coverage: borrowing ActiveCoverage
  ) {
    packing.pack(dirty.ranges.span.extracting(first: dirty.count), cells: list.cells.count)
    if !choose(dirty.hull, row: row, list.steps.span, active) {
      pixels.replace(0..<packing.count, by: .clear)
    }
    paintedCells += Self.paintByStep(
      dirty, row: row, &pixels, width: width, list, chosen, count, coverage, packing)
  }

  /// Chooses the steps that touch the cells, from the last back to the first that hides the steps
  /// before it. Returns whether there is such a step.
  private mutating func choose(
    _ cells: Range<Int>, row: Int, _ steps: Span<PaintStep>, _ active: borrowing ActiveSteps
  ) -> Bool {
    count = Self.find(cells, active.entries.span, active.count, &chosen)
    for index in 0..<count where steps[Int(chosen[index])].hides(cells, row: row) {
      count = index + 1
      return true
    }
    return false
  }

  /// Writes the steps that touch the cells to `chosen`, the last first, and returns their number.
  /// Branch-free, because which steps they are is unpredictable.
  private static func find(
    _ cells: Range<Int>, _ active: Span<ActiveSteps.Entry>, _ count: Int,
    _ chosen: inout [Int32]
  ) -> Int {
    var found = chosen.mutableSpan
    // The unchecked indices below: `number` grows by at most 1 with every step looked at.
    precondition(count <= active.count && count <= found.count)
    let first = Int32(truncatingIfNeeded: cells.lowerBound)
    let last = Int32(truncatingIfNeeded: cells.upperBound - 1)
    var number = 0
    var index = count
    while index > 0 {
      index -= 1
      found[unchecked: number] = active[unchecked: index].step
      number &+= active[unchecked: index].touches(first, last)
    }
    return number
  }
}
