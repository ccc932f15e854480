import Planning
package import Reporting

/// What the caller of a contact sheet chooses about its looks.
package struct ContactSheetOptions: Hashable, Sendable {
  /// Frames side by side; nil leaves it to the sheet, which then is about half as wide again as
  /// it is high.
  package let columns: Int?
  /// Of the whole sheet, in pixels; nil means that every frame takes about as many pixels,
  /// whatever its shape: a phone's screen 170 × 302.
  package let width: Int?

  /// - Throws: `usage` for a number outside its range.
  package init(columns: Int? = nil, width: Int? = nil) throws(LayoutAnimationError) {
    self.columns = columns
    self.width = width
    try requireOption("the number of columns", columns, in: 1...1000)
    try requireOption("the width", width, in: 64...ContactSheet.largestSide)
  }
}
