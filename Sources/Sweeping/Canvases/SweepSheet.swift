package import FileAccess
package import Planning
package import Reporting
import Timing

/// The canvases of a sweep side by side in one picture, all at the same scale, each labelled with
/// its size and with `ok` or a mark and the number of its problems.
package struct SweepSheet: Sendable {
  private let drawing: SheetDrawing

  /// - Parameter moment: the moment that each canvas shows.
  /// - Throws: `usage` for a frame that does not exist, or if the sheet would be too large.
  package init(
    _ sweep: Sweep, at moment: StillMoment = .frame(-1), sheet: ContactSheetOptions
  ) throws(LayoutAnimationError) {
    let labels = sweep.canvases.indices.map { sweep.label(of: $0) }
    let drawn = sweep.trials.compactMap { $0 }
    let widest = max(1, drawn.map(\.width).max() ?? 1)
    let layout = try SheetLayout(
      count: labels.count, canvas: (widest, max(1, drawn.map(\.height).max() ?? 1)),
      labelWidth: labels.map(\.width).max() ?? 0, options: sheet)
    var cells: [SheetDrawing.Cell] = []
    for (index, trial) in sweep.trials.enumerated() {
      let place = trial.map { layout.holding(width: $0.width, height: $0.height, of: widest) }
      let cell = SheetCell(
        layout: place ?? layout, label: labels[index],
        beginsTurn: sweep.problemCount(on: index) > 0)
      let time = try trial.map { planned throws(LayoutAnimationError) in
        try planned.time(of: .still(moment))
      }
      cells.append(.init(cell: cell, timeline: trial, time: time ?? FrameTime(.zero)))
    }
    drawing = SheetDrawing(layout: layout, cells: cells)
  }

  /// In pixels.
  package var width: Int { drawing.layout.width }
  /// In pixels.
  package var height: Int { drawing.layout.height }

  /// Writes a PNG file.
  ///
  /// - Parameter overwriting: which existing file may be replaced.
  /// - Throws: `cannotCreateOutput`, `outputFailed`.
  package func render(
    to path: String, _ overwriting: Overwriting = .everything
  ) throws(LayoutAnimationError) {
    try drawing.render(to: path, overwriting)
  }

  /// The contents of a PNG file.
  package func pngBytes() throws(LayoutAnimationError) -> [UInt8] { try drawing.pngBytes() }
}

extension Sweep {
  fileprivate func label(of canvas: Int) -> SheetLabel {
    let count = problemCount(on: canvas)
    return SheetLabel(canvases[canvas].description, remark: count == 0 ? "ok" : "\(count)")
  }
}

extension SheetLayout {
  /// The same layout for a picture that is smaller than the largest.
  fileprivate func holding(width: Int, height: Int, of widest: Int) -> SheetLayout {
    let scale = Double(pictureWidth) / Double(widest)
    return SheetLayout(
      count: count, columns: columns, pictureWidth: Self.side(width, scale),
      pictureHeight: min(pictureHeight, Self.side(height, scale)), columnWidth: columnWidth,
      width: self.width, dot: dot)
  }

  private static func side(_ length: Int, _ scale: Double) -> Int {
    max(1, Int((Double(length) * scale + 0.5).rounded(.down)))
  }
}
