/// The columns of a picture, taken together where no row tells them apart: between neighbouring
/// edges of all steps, coverage is one number for a whole row.
///
/// Painting and comparing are done once a cell, not once a pixel. A hundred rectangles leave some
/// 400 cells, whatever the width of the picture, and are painted in half the time; within turned
/// quads every column is a cell.
struct RowCells: Sendable {
  /// For every column whether a cell begins there; one more for the picture's end.
  private var begins: [Bool] = []
  /// For every column how many quads begin less how many end there.
  private var quads: [Int32] = []
  /// For every column that begins a cell its index, and the number of cells at the end.
  private var indices: [Int32] = []
  /// Where each cell begins, and the picture's width.
  private(set) var columns: [Int32] = []

  var count: Int { columns.count - 1 }

  /// One cell for all columns of a picture.
  mutating func removeAll(width: Int) {
    begins.removeAll(keepingCapacity: true)
    begins.append(contentsOf: repeatElement(false, count: width + 1))
    quads.removeAll(keepingCapacity: true)
    quads.append(contentsOf: repeatElement(0, count: width + 1))
    (begins[0], begins[width]) = (true, true)
  }

  mutating func begin(at column: Int) { begins[column] = true }

  mutating func beginAtAll(_ columns: Range<Int>) {
    quads[columns.lowerBound] += 1
    quads[columns.upperBound] -= 1
    begins[columns.upperBound] = true
  }

  mutating func number() {
    columns.removeAll(keepingCapacity: true)
    if indices.count != begins.count { indices = [Int32](repeating: 0, count: begins.count) }
    var open: Int32 = 0
    for column in begins.indices {
      open += quads[column]
      guard begins[column] || open > 0 else { continue }
      indices[column] = Int32(truncatingIfNeeded: columns.count)
      columns.append(Int32(truncatingIfNeeded: column))
    }
  }

  /// The cells of columns that begin and end where cells do.
  func cells(of range: Range<Int>) -> Range<Int> {
    Int(indices[range.lowerBound])..<Int(indices[range.upperBound])
  }
}
