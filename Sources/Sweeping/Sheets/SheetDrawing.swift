import FileAccess
import ImageCoding
import Planning
import Presentation
import Primitives
import Raster
import Reporting
import Timing

/// A contact sheet, drawn cell by cell.
struct SheetDrawing: Sendable {
  /// One cell. Its layout may be for a smaller picture than the sheet's.
  struct Cell: Sendable {
    let cell: SheetCell
    /// Nil leaves the picture's place empty.
    let timeline: PlannedTimeline?
    let time: FrameTime
  }

  let layout: SheetLayout
  let cells: [Cell]

  /// Writes a PNG file.
  ///
  /// - Throws: `cannotCreateOutput`, `outputFailed`.
  func render(to path: String, _ overwriting: Overwriting) throws(LayoutAnimationError) {
    let file = try AtomicFile(keepingPlaceOf: path)
    try overwriting.check(path, writing: .picture)
    try file.write(try pngBytes())
  }

  /// The contents of a PNG file.
  func pngBytes() throws(LayoutAnimationError) -> [UInt8] {
    do throws(PNGError) {
      return try image.pngBytes()
    } catch {
      throw LayoutAnimationError(.internalError, "cannot encode the sheet: \(error)")
    }
  }

  /// The pixels.
  var image: StraightImage {
    var sheet = SheetPicture(
      width: layout.width, height: layout.height, paper: SheetCell.paperBytes)
    for (index, cell) in cells.enumerated() {
      let (x, y) = layout.origin(ofCell: index)
      sheet.paste(cell.cell.frame.sheetPixmap(), x: x - layout.line, y: y - layout.line)
      guard let scene = cell.timeline?.plan.scene(at: cell.time) else { continue }
      sheet.paste(cell.cell.picture(of: scene), x: x, y: y)
    }
    return sheet.image
  }
}
