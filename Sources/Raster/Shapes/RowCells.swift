/// The columns of a picture, grouped into cells: columns between neighbouring edges of all steps have
/// equal pixels in every row.
///
/// Painting and comparing take a step per cell, not per pixel. A hundred rectangles give some 400
/// cells, whatever the width of the picture, and are painted in half the time; within turned quads
/// every column is a cell.
struct RowCells: Sendable {
  /// For every column, 1 if a cell begins there, else 0; one more for the picture's end.
  private var begins: [UInt8] = []
  /// For every column, the number of quads that begin there minus the number that end, unless there are
  /// none.
  private var quads: [Int32] = []
  private var hasQuads = false
  /// For every column that begins a cell, the cell's index; at the end, the number of cells.
  private(set) var indices: [Int32] = []
  /// The first column of each cell, then the picture's width.
  private(set) var columns: [Int32] = []

  var count: Int { columns.count - 1 }

  /// Makes all columns of a picture a single cell.
  mutating func removeAll(width: Int) {
    begins.removeAll(keepingCapacity: true)
    begins.append(contentsOf: repeatElement(0, count: width + 1))
    hasQuads = false
    (begins[0], begins[width]) = (1, 1)
  }

  mutating func begin(at column: Int) { begins[column] = 1 }

  mutating func beginAtEach(of columns: Range<Int>) {
    prepareQuads()
    quads[columns.lowerBound] += 1
    quads[columns.upperBound] -= 1
    begins[columns.upperBound] = 1
  }

  /// Begins cells at the columns that sides pass through.
  mutating func beginAtEach(of edges: [PolygonEdge]) {
    prepareQuads()
    Self.beginAtEach(of: edges.span, &quads, &begins)
  }

  private static func beginAtEach(
    of edges: Span<PolygonEdge>, _ quads: inout [Int32], _ begins: inout [UInt8]
  ) {
    let width = begins.count - 1
    var quads = quads.mutableSpan
    var begins = begins.mutableSpan
    for index in edges.indices {
      let columns = edges[index].columns(count: width)
      quads[columns.lowerBound] &+= 1
      quads[columns.upperBound] &-= 1
      begins[columns.upperBound] = 1
    }
  }

  private mutating func prepareQuads() {
    if hasQuads { return }
    quads.removeAll(keepingCapacity: true)
    quads.append(contentsOf: repeatElement(0, count: begins.count))
    hasQuads = true
  }

  /// Computes `columns` and the indices of cells, once all beginnings are known.
  mutating func assignIndices() {
    columns.removeAll(keepingCapacity: true)
    if indices.count != begins.count { indices = [Int32](repeating: 0, count: begins.count) }
    var open: Int32 = 0
    var column = 0
    while column < begins.count {
      if !hasQuads, !beginsOne(from: column) {
        column += Self.block
        continue
      }
      for column in column..<min(column + Self.block, begins.count) {
        if hasQuads { open += quads[column] }
        guard begins[column] > 0 || open > 0 else { continue }
        indices[column] = Int32(truncatingIfNeeded: columns.count)
        columns.append(Int32(truncatingIfNeeded: column))
      }
      column += Self.block
    }
  }

  /// The number of columns that are looked at without a branch, which the compiler vectorizes.
  private static let block = 16

  /// Whether a cell begins in any column of a block.
  private func beginsOne(from column: Int) -> Bool {
    let begins = begins.span
    if column + Self.block > begins.count { return true }
    var any: UInt8 = 0
    for index in column..<column &+ Self.block { any |= begins[unchecked: index] }
    return any > 0
  }

  /// The cells of a range of columns whose ends are the beginnings of cells.
  func cells(of range: Range<Int>) -> Range<Int> {
    Int(indices[range.lowerBound])..<Int(indices[range.upperBound])
  }

  /// Replaces as many runs of cells by runs of columns, whose ends are the beginnings of cells.
  func group(_ runs: Span<LevelRun>, into grouped: inout MutableSpan<LevelRun>) {
    let indices = indices.span
    for index in runs.indices {
      let run = runs[index]
      grouped[index] = LevelRun(
        start: indices[Int(run.start)], end: indices[Int(run.end)], level: run.level)
    }
  }

  /// The cells of a range of columns each of which is a cell.
  @inline(__always)
  func cells(ofEach range: Range<Int>) -> Range<Int> {
    let start = Int(indices[range.lowerBound])
    let count = range.upperBound &- range.lowerBound
    return Range(uncheckedBounds: (start, start &+ count))
  }

  /// The cell that begins at a column.
  func cell(at column: Int) -> Int32 { indices[column] }

  /// A run of columns as one of cells; its ends are the beginnings of cells.
  func grouped(_ run: LevelRun) -> LevelRun {
    LevelRun(
      start: indices[Int(run.start)], end: indices[Int(run.end)], level: run.level)
  }
}
