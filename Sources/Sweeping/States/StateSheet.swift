package import FileAccess
import ImageCoding
import Planning
import Presentation
import Primitives
import Raster
import Rendering
package import Reporting
import TimelineModel
import Timing

/// The transitions between the states of a timeline in one picture: a row for each start and a column for
/// each end, with the begin, the middle and the end of each transition, and the states themselves where a
/// row meets its own column.
package struct StateSheet: Sendable {
  private let matrix: StateMatrix
  let layout: StateSheetLayout

  /// - Throws: `usage` for a timeline without states.
  package init(_ matrix: StateMatrix) throws(LayoutAnimationError) {
    guard let first = matrix.transitions.first?.timeline else {
      throw LayoutAnimationError(.usage, "`\(matrix.written.path)` has no states to draw")
    }
    self.matrix = matrix
    let names = ["from"] + ([nil] + matrix.states.indices.map(Optional.some)).map(matrix.label)
    layout = StateSheetLayout(
      states: matrix.states.count, canvas: (first.width, first.height),
      labelWidth: names.map(BitmapFont.overlay.width).max() ?? 0)
  }

  /// In pixels.
  package var width: Int { layout.width }
  /// In pixels.
  package var height: Int { layout.height }

  /// Writes a PNG file.
  ///
  /// - Parameter overwriting: which existing file may be replaced.
  /// - Throws: `cannotCreateOutput`, `outputFailed`.
  package func render(
    to path: String, _ overwriting: Overwriting = .everything
  ) throws(LayoutAnimationError) {
    let file = try AtomicFile(keepingPlaceOf: path)
    try overwriting.check(path, writing: .picture)
    try file.write(try pngBytes())
  }

  /// The contents of a PNG file.
  package func pngBytes() throws(LayoutAnimationError) -> [UInt8] {
    do throws(PNGError) {
      return try image.pngBytes()
    } catch {
      throw LayoutAnimationError(.internalError, "cannot encode the sheet: \(error)")
    }
  }

  var image: StraightImage {
    var sheet = SheetPicture(
      width: layout.width, height: layout.height, paper: SheetCell.paperBytes)
    let ground = Scene(
      width: layout.width, height: layout.height,
      commands: headings + matrix.transitions.flatMap(frame))
    sheet.paste(ground.sheetPixmap(), x: 0, y: 0)
    for transition in matrix.transitions {
      for (slot, time) in transition.moments.enumerated() {
        paste(transition.timeline, at: time, row: transition.row, transition.end, slot, on: &sheet)
      }
      guard transition.start == nil, let rest = transition.moments.last else { continue }
      paste(transition.timeline, at: rest, row: transition.end + 1, transition.end, 1, on: &sheet)
    }
    return sheet.image
  }

  private func paste(
    _ timeline: PlannedTimeline, at time: FrameTime, row: Int, _ column: Int, _ slot: Int,
    on sheet: inout SheetPicture
  ) {
    let (x, y) = layout.origin(row: row, column: column, slot: slot)
    sheet.paste(
      timeline.plan.scene(at: time).reduced(
        width: layout.pictureWidth, height: layout.pictureHeight), x: x, y: y)
  }
}

extension StateSheet {
  /// The names of the states above the columns and in front of the rows, and the borders of their
  /// pictures.
  private var headings: [Scene.Command] {
    let dot = layout.dot
    var commands = [Scene.Command.fill(Rect(size: layout.size), SheetCell.paper)]
    let corner = Point(x: Double(layout.margin), y: Double(layout.margin))
    commands += text("from", at: corner, SheetCell.faintInk)
    for column in matrix.states.indices {
      let (x, _) = layout.origin(row: 0, column: column, slot: 0)
      commands += text(
        "to " + matrix.label(of: column), at: Point(x: Double(x), y: Double(layout.margin)),
        SheetCell.ink)
    }
    for row in 0...matrix.states.count {
      let (_, y) = layout.origin(row: row, column: 0, slot: 0)
      let middle = y + (layout.pictureHeight - BitmapFont.height * dot) / 2
      commands += text(
        matrix.label(of: row == 0 ? nil : row - 1),
        at: Point(x: Double(layout.margin), y: Double(middle)), SheetCell.ink)
      guard row > 0 else { continue }
      commands.append(border(row: row, row - 1, slot: 1))
      commands += caption("at rest", row: row, row - 1, SheetCell.faintInk)
    }
    return commands
  }

  /// The borders of a transition's pictures, and what is below them.
  private func frame(_ transition: StateMatrix.Transition) -> [Scene.Command] {
    let (row, column) = (transition.row, transition.end)
    let borders = (0..<3).map { border(row: row, column, slot: $0) }
    let count = transition.problems.count + (transition.shifts.isEmpty ? 0 : 1)
    guard count > 0 else { return borders + caption("ok", row: row, column, SheetCell.faintInk) }
    let words = "\(SheetLabel.mark) \(counted(count, "problem"))"
    return borders + caption(words, row: row, column, SheetCell.ink)
  }

  private func border(row: Int, _ column: Int, slot: Int) -> Scene.Command {
    let (x, y) = layout.origin(row: row, column: column, slot: slot)
    let line = layout.line
    return .fill(
      Rect(
        x: Double(x - line), y: Double(y - line), width: Double(layout.pictureWidth + 2 * line),
        height: Double(layout.pictureHeight + 2 * line)), SheetCell.line)
  }

  private func caption(
    _ words: String, row: Int, _ column: Int, _ color: PremultipliedColor
  ) -> [Scene.Command] {
    let (x, y) = layout.origin(row: row, column: column, slot: words == "at rest" ? 1 : 0)
    let below = y + layout.pictureHeight + layout.labelGap
    return text(words, at: Point(x: Double(x), y: Double(below)), color)
  }

  private func text(
    _ text: String, at place: Point, _ color: PremultipliedColor
  ) -> [Scene.Command] {
    BitmapFont.overlay.commands(for: text, at: place, dot: layout.dot, color)
  }
}

extension StateMatrix {
  /// What a state is called on the sheet: long names are cut off.
  fileprivate func label(of state: Int?) -> String {
    let (name, most) = (name(state), 24)
    return name.count > most ? name.prefix(most - 2) + ".." : name
  }
}

extension StateMatrix.Transition {
  /// The row of the sheet.
  fileprivate var row: Int { start.map { $0 + 1 } ?? 0 }

  /// Before it begins, half of the time later, and when it has ended.
  fileprivate var moments: [FrameTime] {
    let timeline = timeline.plan.timeline
    let (begin, end) = (timeline.keyframes.last?.time ?? .zero, timeline.end)
    let middle = Nanoseconds(begin.rawValue + (end.rawValue - begin.rawValue) / 2)
    return [begin, middle, end].map { FrameTime($0) }
  }
}
