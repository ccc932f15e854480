import Primitives

/// Paints any row of a paint list.
///
/// Working by rows, a group needs one row for its own picture, however large it is.
struct RowPainter: Sendable {
  /// The picture's row, then those of the groups being painted, innermost last; beyond `depth`
  /// only storage that waits to be used again.
  private var rows: [PixelRow]
  private var depth = 0
  /// Storage for what a quad covers of the row.
  private var quad = QuadRow()
  private let width: Int

  init(width: Int) {
    self.width = width
    rows = [PixelRow(width: width)]
  }

  /// The row painted last.
  var pixels: [Pixel] { rows[0].pixels }

  mutating func paint(_ list: PaintList, row: Int) {
    rows[0].clear(0..<width)
    for step in list.steps {
      switch step {
      case .fill(let color, let columns, let rows):
        guard rows.pixels.contains(row) else { continue }
        self.rows[depth].fill(color, columns: columns, part: rows.part(of: row))
      case .fillOutline(let color, let index, let rows):
        guard rows.contains(row) else { continue }
        quad.cut(list.outlines[index], row: row)
        self.rows[depth].fill(color, quad)
      case .beginGroup(let bounds): beginGroup(bounds, row: row)
      case .endGroup(let bounds, let opacity): endGroup(bounds, opacity: opacity, row: row)
      }
    }
  }

  private mutating func beginGroup(_ bounds: PixelRect, row: Int) {
    depth += 1
    if rows.count == depth { rows.append(PixelRow(width: width)) }
    if bounds.rows.contains(row) { rows[depth].clear(bounds.columns) }
  }

  private mutating func endGroup(_ bounds: PixelRect, opacity: UInt8, row: Int) {
    depth -= 1
    guard bounds.rows.contains(row) else { return }
    rows[depth].composite(rows[depth + 1], bounds.columns, opacity: opacity)
  }
}
