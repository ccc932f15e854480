import Planning
package import Reporting

/// The options for the layout of a contact sheet.
package struct ContactSheetOptions: Hashable, Sendable {
  /// The number of frames in a row, 1…1000; nil chooses it so that the sheet is about one and a
  /// half times as wide as it is high.
  package let columns: Int?
  /// The width of the whole sheet in pixels, 64…16,384; nil gives a frame of any shape about as
  /// many pixels as a phone's screen at 170 × 302.
  package let width: Int?

  /// - Throws: `usage` for a number outside its range.
  package init(columns: Int? = nil, width: Int? = nil) throws(LayoutAnimationError) {
    self.columns = columns
    self.width = width
    try requireOption("the number of columns", columns, in: 1...1000)
    try requireOption("the width", width, in: 64...ContactSheet.largestSide)
  }
}
