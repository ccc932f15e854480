package import FileAccess
import Planning
import Presentation
import Rendering
package import Reporting
import Timing

/// A transition and its pitfalls in one picture: a row each, with the same frames.
package struct PitfallSheet: Sendable {
  /// The number of frames in a row.
  private static let columns = 6

  private let drawing: SheetDrawing

  /// - Throws: `usage` if the sheet would be too large.
  package init(_ study: PitfallStudy) throws(LayoutAnimationError) {
    let written = study.written
    let frames = SheetFrames(written, atMost: Self.columns).frames
    let rows: [(title: String, timeline: PlannedTimeline)] =
      [("as written", written)] + study.variants.map { ($0.pitfall.rawValue, $0.timeline) }
    let labels = rows.flatMap { row in
      frames.enumerated().map { column, frame in
        let label = SheetLabel(frame: frame, framesPerSecond: written.framesPerSecond)
        guard column == 0 else { return label }
        var title = SheetLabel(row.title, remark: label.time)
        title.hasLetters = true
        return title
      }
    }
    let layout = try SheetLayout(
      count: labels.count, canvas: (written.width, written.height),
      labelWidth: labels.map(\.width).max() ?? 0,
      options: try ContactSheetOptions(columns: frames.count))
    let moments = rows.flatMap { row in frames.map { (row.timeline, $0) } }
    drawing = SheetDrawing(
      layout: layout,
      cells: zip(labels, moments).map { label, moment in
        SheetDrawing.Cell(
          cell: SheetCell(layout: layout, label: label, beginsTurn: false),
          timeline: moment.0, time: written.plan.clock.time(ofFrame: moment.1))
      })
  }

  /// Writes a PNG file.
  ///
  /// - Parameter overwriting: which existing file may be replaced.
  /// - Throws: `cannotCreateOutput`, `outputFailed`.
  package func render(
    to path: String, _ overwriting: Overwriting = .everything
  ) throws(LayoutAnimationError) {
    try drawing.render(to: path, overwriting)
  }
}
