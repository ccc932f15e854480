import Primitives

/// The patterns that touch a row and change from row to row.
struct ActivePatterns: Sendable {
  private struct Entry: Sendable {
    let pattern: Int
    let rows: Range<Int>
    let cells: Range<Int>
  }

  private var entries: [Entry] = []
  /// By pattern; nil for one that is not an upright image, or has not begun. The rest is missing.
  private var samplers: [ImageSampler?] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    samplers.removeAll(keepingCapacity: true)
  }

  mutating func begin(_ step: PaintStep, _ patterns: [Pattern]) {
    if patterns[step.pattern].isConstantInColumns { return }
    if case .image(let image) = patterns[step.pattern], image.isUpright {
      begin(image, step.pattern, columns: step.columns)
    }
    entries.append(Entry(pattern: step.pattern, rows: step.rows, cells: step.cells))
  }

  private mutating func begin(_ image: ImagePaint, _ pattern: Int, columns: Range<Int>) {
    while samplers.count <= pattern { samplers.append(nil) }
    let others = samplers[pattern]?.columns ?? columns
    let first = min(columns.lowerBound, others.lowerBound)
    samplers[pattern] = ImageSampler(
      image, columns: first..<max(columns.upperBound, others.upperBound))
  }

  /// Marks the cells of the patterns whose colours differ from the row above.
  mutating func advance(to row: Int, _ patterns: [Pattern], _ dirty: inout DirtyCells) {
    if entries.isEmpty { return }
    entries.removeAll { $0.rows.upperBound <= row }
    for entry in entries {
      if entry.pattern < samplers.count { samplers[entry.pattern]?.sample(row: row) }
      guard entry.rows.lowerBound < row else { continue }
      if patterns[entry.pattern].differs(inRow: row) { dirty.insert(entry.cells) }
    }
  }

  /// The colours of an upright image in the current row; nil for another pattern.
  func sampled(_ pattern: Int) -> SampledRow? {
    pattern < samplers.count ? samplers[pattern]?.sampled : nil
  }
}

extension Pattern {
  /// Whether a row may differ from the row above.
  fileprivate func differs(inRow row: Int) -> Bool {
    !isConstantInRows || color(column: 0, row: row) != color(column: 0, row: row - 1)
  }
}
