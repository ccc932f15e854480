import Primitives
import Rendering

/// The positions and sizes of everything on a sheet of states, in pixels.
struct StateSheetLayout: Hashable, Sendable {
  /// The number of columns; there is a row more.
  let states: Int
  let pictureWidth: Int
  let pictureHeight: Int
  /// The width of the names of rows.
  private let headerWidth: Int

  /// The side of a dot of the font.
  let dot = 2
  /// The thickness of the border around a picture, outside it.
  let line = 1
  let margin = 28
  let labelGap = 10
  private let pictureGap = 8
  private let columnGap = 36
  private let rowGap = 28

  /// The pictures of more states are smaller, so that the sheet grows with their number and not with its
  /// square.
  ///
  /// - Parameters:
  ///   - canvas: a frame's size in pixels.
  ///   - labelWidth: the width of the longest name, in dots.
  init(states: Int, canvas: (width: Int, height: Int), labelWidth: Int) {
    self.states = states
    let (width, height) = (Double(canvas.width), Double(canvas.height))
    let area = states <= 6 ? 20_000 : 120_000 / Double(states)
    let scale = min((area / (width * height)).squareRoot(), 300 / width, 300 / height)
    pictureWidth = max(1, Int((width * scale + 0.5).rounded(.down)))
    pictureHeight = max(1, Int((height * scale + 0.5).rounded(.down)))
    headerWidth = labelWidth * dot
  }

  /// A cell has three pictures; the name of its column fits above it.
  private var cellWidth: Int {
    max(3 * pictureWidth + 2 * pictureGap, headerWidth + 16 * dot)
  }
  private var lineHeight: Int { BitmapFont.height * dot }
  private var rowHeight: Int { pictureHeight + labelGap + lineHeight + rowGap }

  var width: Int {
    2 * margin + headerWidth + states * (columnGap + cellWidth)
  }
  var height: Int {
    2 * margin + lineHeight + 2 * labelGap + (states + 1) * rowHeight - rowGap
  }
  var size: Size { Size(width: Double(width), height: Double(height)) }

  /// The top left corner of a picture.
  ///
  /// - Parameter slot: 0, 1 or 2: which of the three pictures of a cell.
  func origin(row: Int, column: Int, slot: Int) -> (x: Int, y: Int) {
    (
      x: margin + headerWidth + columnGap + column * (columnGap + cellWidth)
        + slot * (pictureWidth + pictureGap),
      y: margin + lineHeight + 2 * labelGap + row * rowHeight
    )
  }
}
