import Primitives

/// Paints a scene row by row from the top, and of every row only what may differ from the row
/// above.
///
/// Between two events nothing changes, so a picture of upright rectangles costs what its edges
/// cost, not what its pixels do; one row is kept.
struct PictureSweep: Sendable {
  /// Which cells are painted again in a row that may differ from the row above.
  enum Repainting: Sendable {
    case whereItMayDiffer
    /// The plain twin, to compare with: all cells of all rows.
    case everywhere
  }

  let width: Int
  let height: Int
  private let repainting: Repainting
  /// The row reached, a pixel for every cell.
  private var row: [Pixel]
  private(set) var statistics = RasterStatistics()

  private var list = PaintList()
  private var events = RowEvents()
  private var active = ActiveSteps()
  private var outlines = ActiveOutlines()
  private var dirty = DirtyCells()
  private var painter: RowPainter
  /// The row below the one reached.
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
    list.prepare(scene)
    events.schedule(list.steps, height: height)
    active.removeAll(makingRoomFor: list.steps.count)
    outlines.removeAll(makingRoomFor: list.outlines.count)
    painter.prepare(list)
    row.replace(0..<width, by: .clear)
    position = 0
    statistics = RasterStatistics()
  }

  /// Goes to the next row that differs from the row above, and appends how it does. The first time
  /// it goes to the first row, which is compared with transparency.
  ///
  /// - Returns: nil after the last such row.
  mutating func advance(_ runs: inout [PictureRuns.Run]) -> Int? {
    while let row = nextRow() {
      position = row + 1
      findDirtyCells(row)
      if repaint(row, &runs) || row == 0 { return row }
    }
    statistics.paintedCells = painter.paintedCells
    return nil
  }

  private func nextRow() -> Int? {
    let isRow = position == 0 || repainting == .everywhere || !outlines.isEmpty
    guard isRow else { return events.row(from: position) }
    return position < height ? position : nil
  }

  private mutating func findDirtyCells(_ row: Int) {
    dirty.removeAll()
    var isOther = false
    var next = events.first(inRow: row)
    while let event = next {
      dirty.insert(list.steps[event.step].cells)
      if event.begins { begin(event.step) }
      isOther = isOther || event.begins || event.hasEnded
      next = events.next(after: event)
    }
    if isOther { active.advance(to: row) }
    outlines.advance(to: row, list.outlines, &dirty)
    if repainting == .everywhere { dirty.insert(0..<list.cells.count) }
    dirty.normalize()
  }

  private mutating func begin(_ index: Int) {
    let step = list.steps[index]
    active.begin(step, index: index)
    if step.kind == .fillOutline { outlines.begin(step) }
  }

  /// Whether anything differs.
  private mutating func repaint(_ row: Int, _ runs: inout [PictureRuns.Run]) -> Bool {
    statistics.rows += 1
    let known = runs.count
    for cells in dirty.ranges {
      painter.paint(cells, row: row, list, active, outlines)
      statistics.comparedCells += cells.count
      RowDifference.take(cells, from: painter.pixels, into: &self.row, list.cells.columns, &runs)
    }
    return runs.count > known
  }
}

extension PictureSweep {
  /// Appends the pixels of the row reached to those of the row before it, which may be the last
  /// that was appended.
  func appendRow(to pixels: inout [Pixel]) {
    let start = pixels.count
    // Room; what is in it does not matter.
    pixels.append(contentsOf: row)
    var span = pixels.mutableSpan
    if start == 0 { return expand(0..<list.cells.count, into: &span, at: start) }
    for index in start..<start + width { span[index] = span[index - width] }
    for cells in dirty.ranges { expand(cells, into: &span, at: start) }
  }

  private func expand(_ cells: Range<Int>, into pixels: inout MutableSpan<Pixel>, at start: Int) {
    let columns = list.cells.columns.span
    for cell in cells {
      let (from, to) = (Int(columns[cell]), Int(columns[cell + 1]))
      pixels.replace(start + from, to - from, by: row[cell])
    }
  }
}
