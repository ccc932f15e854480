import LayoutAnimation
import Testing

@testable import Comparing
@testable import FileAccess
@testable import Planning
@testable import Rendering
@testable import Reporting
@testable import Sweeping

@Suite struct SheetLayoutTests {
  /// "75", a gap of 4, the mark of 5, a gap of 8, and "1.250 s": 11 + 4 + 5 + 8 + 33 dots.
  private static let labelWidth = 61

  /// - Parameter timeWidth: "1.250 s" alone.
  private func layout(
    _ count: Int, width: Int = 750, height: Int = 1334, labelWidth: Int = labelWidth,
    timeWidth: Int = 33, _ options: ContactSheetOptions? = nil
  ) throws -> SheetLayout {
    try SheetLayout(
      count: count, canvas: (width, height), labelWidth: labelWidth, timeWidth: timeWidth,
      options: options ?? ContactSheetOptions())
  }

  @Test func aLabelIsAsWideAsItsParts() {
    #expect(SheetLabel(frame: 75, framesPerSecond: 60).width == Self.labelWidth)
  }

  /// Margins of 28, pictures of 170 × 302 with gaps of 22, labels 14 high and 10 below the picture,
  /// and 24 between rows.
  @Test func aPhonesScreensStandEightByThree() throws {
    let layout = try layout(24)
    #expect([layout.pictureWidth, layout.pictureHeight] == [170, 302])
    #expect([layout.columns, layout.rows] == [8, 3])
    // 8 · 170 and 7 · 22; 3 · 326 and 2 · 24.
    #expect(layout.width == 28 + 1360 + 154 + 28)
    #expect(layout.height == 28 + 978 + 48 + 28)
    // Each cell is 192 right of the one before it, and 350 below the one above.
    #expect(layout.origin(ofCell: 0) == (28, 28))
    #expect(layout.origin(ofCell: 7) == (1372, 28))
    #expect(layout.origin(ofCell: 9) == (220, 378))
    #expect(layout.origin(ofCell: 23) == (1372, 728))
  }

  @Test func aSheetOfOneFrameIsThatFrameAndItsMargins() throws {
    let layout = try layout(1)
    #expect([layout.width, layout.height] == [226, 382])
  }

  /// 2 margins of 28 and 5 gaps of 22 leave 1034, so 172 for each of 6 columns; 172 · 1334 / 750 is
  /// 305.9.
  @Test func aGivenWidthIsThatOfTheSheet() throws {
    let layout = try layout(24, ContactSheetOptions(columns: 6, width: 1200))
    #expect([layout.columns, layout.rows, layout.dot] == [6, 4, 2])
    #expect([layout.width, layout.pictureWidth, layout.pictureHeight] == [1200, 172, 306])
  }

  /// 8 columns are 1570 wide by default, with dots of 2 pixels.
  @Test(arguments: [(600, 1), (1177, 1), (1178, 2), (1570, 2), (1962, 2), (1963, 3), (6280, 8)])
  func distancesGrowWithTheSheet(width: Int, dot: Int) throws {
    #expect(try layout(24, ContactSheetOptions(width: width)).dot == dot)
  }

  /// 300 pixels have room for three labels of 61 with gaps of 11 between margins of 14, and four would
  /// be 59 wide; of the columns that are asked for, twelve of 40 have room for times of 33 below the
  /// numbers.
  @Test func timesHaveRoomAtAnyWidth() throws {
    let layout = try layout(24, ContactSheetOptions(width: 300))
    #expect([layout.columns, layout.labelRows] == [3, 1])
    let asked = try self.layout(24, ContactSheetOptions(columns: 12, width: 640))
    #expect([asked.columns, asked.columnWidth, asked.labelRows] == [12, 40, 2])
    #expect(asked.cellHeight == asked.pictureHeight + 5 + 7 + 10)
    #expect(throws: LayoutAnimationError.self) {
      try self.layout(24, ContactSheetOptions(columns: 12, width: 540))
    }
  }

  @Test func columnsAreNoMoreThanFrames() throws {
    #expect(try layout(3, ContactSheetOptions(columns: 10)).columns == 3)
    #expect(try layout(3, ContactSheetOptions(columns: 2)).rows == 2)
  }

  /// The label is 122 wide, but the picture of a narrow canvas, limited to a height of 800, only 8.
  @Test func aColumnIsAsWideAsItsLabel() throws {
    let layout = try layout(1, width: 10, height: 1000)
    #expect([layout.pictureWidth, layout.pictureHeight, layout.columnWidth] == [8, 800, 122])
  }

  @Test(arguments: [(1, 16_384), (16_384, 1), (16_384, 16_384), (1, 1)])
  func anyCanvasHasASheet(width: Int, height: Int) throws {
    let layout = try layout(24, width: width, height: height)
    #expect(layout.pictureWidth > 0 && layout.pictureHeight > 0)
    #expect(max(layout.pictureWidth, layout.pictureHeight) <= 800)
  }

  /// Numbers of frames, columns and width, and the expected message.
  private static let misfits: [(Int, Int?, Int?, String)] = [
    (100_000, nil, nil, "16384 a side is the most"),
    (300, 1, nil, "a sheet of 300 frames would have 226×"),
    (24, 24, 300, "a sheet of 300 pixels has no room for 24 columns"),
    (1, nil, 16_384, "a sheet of 1 frame would have"),
  ]

  @Test(arguments: misfits)
  func whatDoesNotFitIsRefused(
    count: Int, columns: Int?, width: Int?, message: String
  ) throws {
    let options = try ContactSheetOptions(columns: columns, width: width)
    let error = #expect(throws: LayoutAnimationError.self) { try layout(count, options) }
    #expect(error?.code == .usage)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  /// In one column, each row adds its height until one more has no room.
  @Test func aSheetHasAsManyRowsAsFit() throws {
    #expect(ContactSheet.largestSide == 16_384)
    let column = try ContactSheetOptions(columns: 1)
    let row = try layout(2, column).height - layout(1, column).height
    let most = (ContactSheet.largestSide - (try layout(1, column).height)) / row + 1
    #expect(try layout(most - 1, column).height == layout(1, column).height + (most - 2) * row)
    #expect(try layout(most, column).height <= ContactSheet.largestSide)
    let error = #expect(throws: LayoutAnimationError.self) { try layout(most + 1, column) }
    #expect(error?.message.contains("16384 a side is the most") == true)
  }

  private static let outOfRange: [(Int?, Int?)] = [(0, nil), (1001, nil), (nil, 63), (nil, 16_385)]

  @Test(arguments: outOfRange)
  func numbersOutOfRangeAreAMistakeOfUse(columns: Int?, width: Int?) {
    let error = #expect(throws: LayoutAnimationError.self) {
      try ContactSheetOptions(columns: columns, width: width)
    }
    #expect(error?.code == .usage)
  }
}
