import Planning
public import Reporting

/// What the caller of a contact sheet chooses about its looks.
public struct ContactSheetOptions: Hashable, Sendable {
  /// Frames side by side; nil leaves it to the sheet, which then is about half as wide again as
  /// it is high.
  public let columns: Int?
  /// Of the whole sheet, in pixels; nil means that every frame takes about as many pixels,
  /// whatever its shape: a phone's screen 170 × 302.
  public let width: Int?

  /// - Throws: `usage` for a number outside its range.
  public init(columns: Int? = nil, width: Int? = nil) throws(LayoutAnimationError) {
    self.columns = columns
    self.width = width
    try RenderOptions.require(columns, in: 1...1000, "the number of columns")
    try RenderOptions.require(width, in: 64...ContactSheet.largestSide, "the width")
  }
}
