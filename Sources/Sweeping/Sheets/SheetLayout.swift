import Rendering
import Reporting

/// The positions and sizes of everything on a contact sheet, in pixels.
///
/// The font's dot is the unit of all distances, so that sheets of any width look alike.
struct SheetLayout: Hashable, Sendable {
  let count: Int
  let columns: Int
  /// The size of a frame on the sheet.
  let pictureWidth: Int
  let pictureHeight: Int
  /// At least a picture's width.
  let columnWidth: Int
  let width: Int
  /// The side of a dot of the font.
  let dot: Int
  /// 2 if the time is below the number, because there is no room for both side by side.
  var labelRows = 1

  var rows: Int { (count + columns - 1) / columns }
  var height: Int { 2 * margin + rows * cellHeight + (rows - 1) * rowGap }

  /// The height of a picture and the label below it.
  var cellHeight: Int {
    pictureHeight + labelGap + BitmapFont.height * dot + (labelRows - 1) * labelRowHeight
  }

  /// The distance between two rows of a label.
  var labelRowHeight: Int { (BitmapFont.height + 3) * dot }

  /// The margin around the sheet.
  var margin: Int { Self.margin * dot }
  var columnGap: Int { Self.columnGap * dot }
  var rowGap: Int { Self.rowGap * dot }
  /// The gap between a picture and its label.
  var labelGap: Int { 5 * dot }
  /// The thickness of the border around a picture, outside it.
  var line: Int { (dot + 1) / 2 }

  private static let margin = 14
  private static let columnGap = 11
  private static let rowGap = 12

  /// The top left corner of a picture.
  func origin(ofCell cell: Int) -> (x: Int, y: Int) {
    (
      x: margin + cell % columns * (columnWidth + columnGap),
      y: margin + cell / columns * (cellHeight + rowGap)
    )
  }
}

extension SheetLayout {
  /// - Parameters:
  ///   - canvas: a frame's size in pixels.
  ///   - labelWidth: the width of the longest label, in dots.
  ///   - timeWidth: its width in two rows, for which there must be room; 0 if it may be shortened.
  /// - Throws: `usage` if the sheet would be too large, or its columns too narrow.
  init(
    count: Int, canvas: (width: Int, height: Int), labelWidth: Int, timeWidth: Int = 0,
    options: ContactSheetOptions
  ) throws(LayoutAnimationError) {
    let usual = Self.usual(count: count, canvas: canvas, labelWidth: labelWidth, options.columns)
    let fewest = options.columns == nil ? 1 : usual.columns
    self =
      options.width.map {
        usual.fitted(to: $0, canvas: canvas, labelWidth: labelWidth, fewest: fewest)
      } ?? usual
    if timeWidth > 0, columnWidth < labelWidth * dot { labelRows = 2 }
    let room = max(8, timeWidth * dot)
    guard columnWidth >= room else {
      let advice = timeWidth > 0 ? ", whose times need \(room) pixels each" : ""
      throw LayoutAnimationError(
        .usage, "a sheet of \(width) pixels has no room for \(counted(columns, "column"))\(advice)")
    }
    guard max(width, height) <= ContactSheet.largestSide else {
      throw LayoutAnimationError(
        .usage,
        "a sheet of \(counted: count) would have \(width)×\(height) pixels, and "
          + "\(ContactSheet.largestSide) a side is the most; select fewer frames, or give a width")
    }
  }

  /// The layout with frames of the default size.
  private static func usual(
    count: Int, canvas: (width: Int, height: Int), labelWidth: Int, _ columns: Int?
  ) -> SheetLayout {
    let dot = 2
    let (width, height) = usualPicture(canvas)
    let column = max(width, labelWidth * dot)
    func layout(_ columns: Int) -> SheetLayout {
      SheetLayout(
        count: count, columns: columns, pictureWidth: width, pictureHeight: height,
        columnWidth: column,
        width: 2 * margin * dot + columns * (column + columnGap * dot) - columnGap * dot, dot: dot)
    }
    if let columns { return layout(min(columns, count)) }
    return (1...count).lazy.map(layout).min { $0.awkwardness < $1.awkwardness } ?? layout(1)
  }

  /// A size with about as many pixels as a phone's screen has at 170 × 302; no side is longer than
  /// 800.
  private static func usualPicture(_ canvas: (width: Int, height: Int)) -> (Int, Int) {
    let (width, height) = (Double(canvas.width), Double(canvas.height))
    let scale = min((51_340 / (width * height)).squareRoot(), 800 / width, 800 / height)
    return (rounded(width * scale), rounded(height * scale))
  }

  private static func rounded(_ length: Double) -> Int {
    max(1, Int((length + 0.5).rounded(.down)))
  }

  /// How far the sheet is from a shape of 3 : 2. Empty cells weigh more, because full rows look
  /// better.
  private var awkwardness: Double {
    let shape = 2 * Double(width) / (3 * Double(height))
    let fill = Double(rows * columns) / Double(count)
    let emptiness = fill * fill * fill
    return max(shape, 1 / shape) * emptiness * emptiness
  }

  /// - Parameter fewest: the least number of columns, of which there are fewer if labels need it.
  private func fitted(
    to width: Int, canvas: (width: Int, height: Int), labelWidth: Int, fewest: Int
  ) -> SheetLayout {
    let layouts = (fewest...columns).reversed().lazy.map {
      fitted(to: width, canvas: canvas, columns: $0)
    }
    return layouts.first { $0.columnWidth >= labelWidth * $0.dot }
      ?? fitted(to: width, canvas: canvas, columns: fewest)
  }

  private func fitted(
    to width: Int, canvas: (width: Int, height: Int), columns: Int
  ) -> SheetLayout {
    // In proportion to the default sheet, rounded to a whole number.
    let dot = max(1, (2 * self.dot * width + self.width) / (2 * self.width))
    let gaps = 2 * Self.margin * dot + (columns - 1) * Self.columnGap * dot
    let column = (width - gaps) / columns
    let scale = Double(column) / Double(canvas.width)
    return SheetLayout(
      count: count, columns: columns, pictureWidth: column,
      pictureHeight: Self.rounded(Double(canvas.height) * scale), columnWidth: column,
      width: width, dot: dot)
  }
}

extension DefaultStringInterpolation {
  fileprivate mutating func appendInterpolation(counted count: Int) {
    appendInterpolation(count)
    appendLiteral(count == 1 ? " frame" : " frames")
  }
}
