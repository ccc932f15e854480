/// Applying the steps of a paint list to a row of pixels.
extension RowPainter {
  /// - Returns: the number of cells painted.
  static func paint(
    _ cells: Range<Int>, row: Int, _ pixels: inout [Pixel], width: Int,
    _ list: borrowing PaintList, _ chosen: [Int32], _ count: Int,
    _ coverage: borrowing ActiveCoverage
  ) -> Int {
    let steps = list.steps.span
    var span = pixels.mutableSpan
    var painted = 0
    var index = count
    while index > 0 {
      index -= 1
      let step = Int(chosen[index])
      // All that were chosen touch the cells.
      let touched = steps[step].cells
      painted &+= min(touched.upperBound, cells.upperBound)
      painted &-= max(touched.lowerBound, cells.lowerBound)
      if steps[step].kind == .fill {
        span.fill(steps[step], row: row, in: cells, at: steps[step].depth &* width)
      } else {
        apply(steps[step], row: row, in: cells, 0, &span, width: width, list, coverage)
      }
    }
    return painted
  }

  /// - Returns: the number of cells painted.
  static func paintByStep(
    _ dirty: borrowing DirtyCells, row: Int, _ pixels: inout [Pixel], width: Int,
    _ list: borrowing PaintList, _ chosen: [Int32], _ count: Int,
    _ coverage: borrowing ActiveCoverage, _ packing: borrowing PackedCells
  ) -> Int {
    let (steps, places) = (list.steps.span, packing.places.span)
    var span = pixels.mutableSpan
    let ranges = dirty.ranges.span.extracting(first: dirty.count)
    var painted = 0
    for index in (0..<count).reversed() {
      let step = Int(chosen[index])
      let base = steps[step].depth * width
      switch steps[step].kind {
      case .fill:
        let cells = steps[step].cells
        painted += Int(places[cells.upperBound] - places[cells.lowerBound])
        span.fill(steps[step], row: row, places, at: base)
      case .fillShape where steps[step].pattern < 0:
        painted += span.fill(
          steps[step].color, coverage.polygons.current[steps[step].outline].runs, places, at: base)
      default:
        painted += apply(
          steps[step], row: row, in: ranges, places, &span, width: width, list, coverage)
      }
    }
    return painted
  }

  /// Applies a step to all ranges.
  ///
  /// - Returns: the number of cells painted.
  private static func apply(
    _ step: PaintStep, row: Int, in ranges: Span<Range<Int>>, _ places: Span<Int32>,
    _ span: inout MutableSpan<Pixel>, width: Int, _ list: borrowing PaintList,
    _ coverage: borrowing ActiveCoverage
  ) -> Int {
    var painted = 0
    var range = ranges.firstIndex(endingAfter: step.cells.lowerBound)
    while range < ranges.count, ranges[range].lowerBound < step.cells.upperBound {
      let cells = ranges[range]
      painted += step.cells.clamped(to: cells).count
      let offset = Int(places[cells.lowerBound]) - cells.lowerBound
      apply(step, row: row, in: cells, offset, &span, width: width, list, coverage)
      range += 1
    }
    return painted
  }

  /// Applies a step that is not a plain fill.
  ///
  /// - Parameter offset: added to a cell, gives its place in a row of pixels.
  private static func apply(
    _ step: PaintStep, row: Int, in cells: Range<Int>, _ offset: Int,
    _ span: inout MutableSpan<Pixel>, width: Int, _ list: borrowing PaintList,
    _ coverage: borrowing ActiveCoverage
  ) {
    if step.pattern >= 0 {
      let pattern = PatternRow(
        pattern: list.patterns[step.pattern], sampled: coverage.patterns.sampled(step.pattern),
        columns: list.cells.columns, row: row)
      apply(step, pattern, in: cells, offset, &span, width: width, coverage)
    } else {
      apply(step, in: cells, offset, &span, width: width, coverage)
    }
  }

  /// Applies a step that paints with a pattern.
  private static func apply(
    _ step: PaintStep, _ pattern: PatternRow, in cells: Range<Int>, _ offset: Int,
    _ span: inout MutableSpan<Pixel>, width: Int, _ coverage: borrowing ActiveCoverage
  ) {
    let base = step.depth * width + offset
    let clip = step.cells.clamped(to: cells)
    switch step.kind {
    case .fillOutline:
      span.fill(
        pattern, coverage.outlines.current[step.outline], step.scale, in: clip,
        offset: step.cellOffset, at: base)
    case .fillSamples:
      let covered = coverage.samples.current[step.outline].moved(by: step.cellOffset).clamped(
        to: clip)
      span.paint(pattern, covered, 255, at: base)
    case .fillShape:
      span.fill(pattern, coverage.polygons.current[step.outline].runs, in: clip, at: base)
    default: span.fill(step, pattern, in: cells, at: base)
    }
  }

  private static func apply(
    _ step: PaintStep, in cells: Range<Int>, _ offset: Int, _ span: inout MutableSpan<Pixel>,
    width: Int, _ coverage: borrowing ActiveCoverage
  ) {
    let base = step.depth * width + offset
    let clip = step.cells.clamped(to: cells)
    switch step.kind {
    case .fill, .fillPattern: return
    case .fillOutline:
      let columns = clip.lowerBound - step.cellOffset..<clip.upperBound - step.cellOffset
      span.fill(
        step.color, coverage.outlines.current[step.outline], step.scale, in: columns,
        at: base + step.cellOffset)
    case .fillSamples:
      let covered = coverage.samples.current[step.outline].moved(by: step.cellOffset).clamped(
        to: clip)
      span.fill(step.color, covered, at: base)
    case .fillShape:
      span.fill(step.color, coverage.polygons.current[step.outline].runs, in: clip, at: base)
    case .fillShadow:
      span.fill(step.color, coverage.shadows.current[step.outline], in: clip, at: base)
    case .beginGroup: span.replace(base + width + clip.lowerBound, clip.count, by: .clear)
    case .endGroup: span.composite(base + width, clip, opacity: step.opacity, at: base)
    case .endClip:
      span.composite(base + width, coverage.polygons.current[step.outline].runs, in: clip, at: base)
    }
  }
}
