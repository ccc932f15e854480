import Primitives

/// Paints any columns of any row of a paint list.
///
/// Working by rows, a group needs one row for its own picture, however large it is.
struct RowPainter: Sendable {
  /// The picture's row, then those of the groups being painted, innermost last.
  private(set) var pixels: [Pixel]
  private(set) var paintedPixels = 0
  private let width: Int
  /// The steps to be taken, the last first.
  private var chosen: [Int32] = []

  init(width: Int) {
    self.width = width
    pixels = [Pixel](repeating: .clear, count: width)
  }

  /// Makes storage for groups in groups.
  mutating func prepare(depth: Int) {
    paintedPixels = 0
    let missing = (depth + 1) * width - pixels.count
    if missing > 0 { pixels.append(contentsOf: repeatElement(.clear, count: missing)) }
  }

  mutating func paint(
    _ columns: Range<Int>, row: Int, _ list: PaintList, _ active: ActiveSteps,
    _ outlines: ActiveOutlines
  ) {
    if !choose(columns, row: row, list, active) { pixels.replace(columns, by: .clear) }
    for index in chosen.reversed() {
      let step = list.steps[Int(index)]
      paintedPixels += step.columns.clamped(to: columns).count
      pixels.take(step, in: columns, row: row, width: width, outlines.current)
    }
  }

  /// Chooses the steps that touch the columns, from the last back to one that hides what lies
  /// below it, and tells whether there is such a one.
  private mutating func choose(
    _ columns: Range<Int>, row: Int, _ list: PaintList, _ active: ActiveSteps
  ) -> Bool {
    chosen.removeAll(keepingCapacity: true)
    for entry in active.entries.reversed() where entry.overlaps(columns) {
      chosen.append(entry.step)
      if list.steps[Int(entry.step)].hides(columns, row: row) { return true }
    }
    return false
  }
}

extension [Pixel] {
  /// Takes a step in some columns of a row.
  fileprivate mutating func take(
    _ step: PaintStep, in columns: Range<Int>, row: Int, width: Int, _ outlines: [QuadRow]
  ) {
    var span = mutableSpan
    let base = step.depth * width
    let clip = step.columns.clamped(to: columns)
    switch step.kind {
    case .fill:
      span.fill(step.color, step.columns, step.coverage(ofRow: row), in: columns, at: base)
    case .fillOutline: span.fill(step.color, outlines[step.outline], in: columns, at: base)
    case .beginGroup: span.replace(base + width + clip.lowerBound, clip.count, by: .clear)
    case .endGroup: span.composite(base + width, clip, opacity: step.opacity, at: base)
    }
  }
}
