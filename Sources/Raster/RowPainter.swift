/// Paints any cells of any row of a paint list.
///
/// Working by rows, a group needs one row for its own picture, however large it is.
struct RowPainter: Sendable {
  /// The picture's row, then those of the groups being painted, innermost last.
  private(set) var pixels: [Pixel]
  private(set) var paintedCells = 0
  private let width: Int
  /// The steps to be taken, the last first.
  private var chosen: [Int32] = []

  init(width: Int) {
    self.width = width
    pixels = [Pixel](repeating: .clear, count: width)
  }

  /// Makes storage for groups in groups.
  mutating func prepare(depth: Int) {
    paintedCells = 0
    let missing = (depth + 1) * width - pixels.count
    if missing > 0 { pixels.append(contentsOf: repeatElement(.clear, count: missing)) }
  }

  mutating func paint(
    _ cells: Range<Int>, row: Int, _ list: PaintList, _ active: ActiveSteps,
    _ outlines: ActiveOutlines
  ) {
    if !choose(cells, row: row, list.steps.span, active.entries.span) {
      pixels.replace(cells, by: .clear)
    }
    paintedCells += Self.paint(
      cells, row: row, &pixels, width: width, list.steps.span, chosen, outlines.current)
  }

  /// Chooses the steps that touch the cells, from the last back to one that hides what lies
  /// below it, and tells whether there is such a one.
  private mutating func choose(
    _ cells: Range<Int>, row: Int, _ steps: Span<PaintStep>, _ active: Span<ActiveSteps.Entry>
  ) -> Bool {
    chosen.removeAll(keepingCapacity: true)
    let first = Int32(truncatingIfNeeded: cells.lowerBound)
    let end = Int32(truncatingIfNeeded: cells.upperBound)
    var index = active.count
    while index > 0 {
      index -= 1
      guard active[unchecked: index].overlaps(first, end) else { continue }
      let step = active[unchecked: index].step
      chosen.append(step)
      if steps[Int(step)].hides(cells, row: row) { return true }
    }
    return false
  }

  /// - Returns: how many cells were painted.
  private static func paint(
    _ cells: Range<Int>, row: Int, _ pixels: inout [Pixel], width: Int, _ steps: Span<PaintStep>,
    _ chosen: [Int32], _ outlines: [QuadRow]
  ) -> Int {
    var span = pixels.mutableSpan
    var painted = 0
    for index in chosen.reversed() {
      painted += take(
        Int(index), steps, in: cells, row: row, &span, width: width, outlines)
    }
    return painted
  }

  private static func take(
    _ index: Int, _ steps: Span<PaintStep>, in cells: Range<Int>, row: Int,
    _ span: inout MutableSpan<Pixel>, width: Int, _ outlines: [QuadRow]
  ) -> Int {
    let base = steps[index].depth * width
    let clip = steps[index].cells.clamped(to: cells)
    switch steps[index].kind {
    case .fill:
      span.fill(
        steps[index].color, steps[index].cells, steps[index].coverage(ofRow: row), in: cells,
        at: base)
    case .fillOutline:
      let offset = steps[index].cellOffset
      span.fill(
        steps[index].color, outlines[steps[index].outline],
        in: clip.lowerBound - offset..<clip.upperBound - offset, at: base + offset)
    case .beginGroup: span.replace(base + width + clip.lowerBound, clip.count, by: .clear)
    case .endGroup:
      span.composite(base + width, clip, opacity: steps[index].opacity, at: base)
    }
    return clip.count
  }
}
