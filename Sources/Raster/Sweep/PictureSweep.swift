import Primitives

/// Paints a scene row by row from the top, and in every row only the cells that may differ from the
/// row above.
///
/// Between two events nothing changes, so the cost of a picture of upright rectangles depends on their
/// edges, not on their pixels. Only one row is stored.
struct PictureSweep: ~Copyable, Sendable {
  /// Which cells are painted again in the next row.
  enum Repainting: Sendable {
    case dirtyCells
    /// All cells of all rows: the simple variant, for comparison in tests.
    case allCells
  }

  let width: Int
  let height: Int
  private let repainting: Repainting
  /// The current row, one pixel per cell.
  private var row: [Pixel]
  private(set) var statistics = RasterStatistics()

  private var list = PaintList()
  private var events = RowEvents()
  private var active = ActiveSteps()
  private var coverage = ActiveCoverage()
  private var dirty = DirtyCells()
  private var painter: RowPainter
  /// The row below the current one.
  private var position = 0

  init(width: Int, height: Int, _ repainting: Repainting) {
    self.width = width
    self.height = height
    self.repainting = repainting
    row = [Pixel](repeating: .clear, count: width)
    painter = RowPainter(width: width)
  }

  /// - Precondition: the scene is as large as the picture, and its groups are balanced.
  mutating func begin(_ scene: Scene) {
    list.prepare(scene) { BlurredMask(castBy: $0, of: $1, sigma: $2, in: $3) }
    events.schedule(list.steps, height: height)
    active.removeAll(reserving: list.steps.count)
    coverage.removeAll(reserving: list)
    coverage.patterns.removeAll()
    dirty.prepare(list.cells.count)
    painter.prepare(list)
    row.replace(0..<width, by: .clear)
    position = 0
    statistics = RasterStatistics()
  }

  /// Advances to the next row that differs from the row above, and appends the runs in which it does.
  /// The first call advances to the first row, which is compared with transparency.
  ///
  /// - Returns: nil after the last such row.
  mutating func advance(_ runs: inout OpenRuns) -> Int? {
    while let row = nextRow() {
      position = row + 1
      markDirtyCells(row)
      if repaint(row, &runs) || row == 0 { return row }
    }
    statistics.paintedCells = painter.paintedCells
    return nil
  }

  private func nextRow() -> Int? {
    let isRow =
      position == 0 || repainting == .allCells
      || !list.isPlain && (coverage.changesInAllRows || !coverage.patterns.isEmpty)
    guard isRow else { return nextEvent() }
    return position < height ? position : nil
  }

  private func nextEvent() -> Int? {
    let row = events.row(from: position)
    if list.isPlain || coverage.polygons.isEmpty { return row }
    guard let change = coverage.polygons.nextChange(from: position) else { return row }
    return row.map { min($0, change) } ?? change
  }

  private mutating func markDirtyCells(_ row: Int) {
    dirty.removeAll()
    var activeChanges = false
    var next = events.first(inRow: row)
    while let event = next {
      dirty.insert(list.steps[event.step].cells)
      if event.begins { begin(event.step) }
      activeChanges = activeChanges || event.begins || event.hasEnded
      next = events.next(after: event)
    }
    if activeChanges { active.advance(to: row) }
    if !list.isPlain { advanceCoverage(to: row) }
    if repainting == .allCells { dirty.insert(0..<list.cells.count) }
    dirty.normalize(
      gap: coverage.isEmpty ? DirtyCells.largestGap : DirtyCells.largestPackedGap)
  }

  private mutating func begin(_ index: Int) {
    let step = list.steps[index]
    active.begin(step, index: index)
    if !list.isPlain { beginCoverage(of: step) }
  }

  /// Not inlined, because each row would ask then whether arrays of what covers cells are shared.
  @inline(never)
  private mutating func beginCoverage(of step: PaintStep) {
    coverage.begin(step)
    if step.pattern >= 0 { coverage.patterns.begin(step, list.patterns) }
  }

  private mutating func advanceCoverage(to row: Int) {
    if !coverage.isEmpty { coverage.advance(to: row, list, &dirty) }
    if !coverage.patterns.isEmpty { coverage.patterns.advance(to: row, list.patterns, &dirty) }
  }

  /// Returns whether the row differs from the row above.
  private mutating func repaint(_ row: Int, _ runs: inout OpenRuns) -> Bool {
    statistics.rows += 1
    let known = runs.count
    painter.paint(dirty, row: row, list, active, coverage)
    if painter.isPacked {
      statistics.comparedCells += PackedDifference.copy(
        dirty, packed: painter.pixels, over: &self.row, list.cells.columns, &runs)
      return runs.count > known
    }
    for index in 0..<dirty.count {
      let cells = dirty[index]
      statistics.comparedCells += cells.count
      RowDifference.copy(cells, from: painter.pixels, over: &self.row, list.cells.columns, &runs)
    }
    return runs.count > known
  }
}

extension PictureSweep {
  /// Appends the pixels of the current row. `pixels` is empty, or ends with those of the row of the
  /// previous call of `advance`.
  func appendRow(to pixels: inout [Pixel]) {
    let start = pixels.count
    // Makes room; every pixel is replaced below.
    pixels.append(contentsOf: row)
    var span = pixels.mutableSpan
    if start == 0 { return expand(0..<list.cells.count, into: &span, at: start) }
    for index in start..<start + width { span[index] = span[index - width] }
    for index in 0..<dirty.count { expand(dirty[index], into: &span, at: start) }
  }

  private func expand(_ cells: Range<Int>, into pixels: inout MutableSpan<Pixel>, at start: Int) {
    let columns = list.cells.columns.span
    for cell in cells {
      let (from, to) = (Int(columns[cell]), Int(columns[cell + 1]))
      pixels.replace(start + from, to - from, by: row[cell])
    }
  }
}
