/// A range of the timeline's file: the one-based line and column of its start, and its offsets in
/// UTF-8 bytes.
package struct SourceLocation: Hashable, Sendable {
  package var line: Int
  package var column: Int
  package var lowerOffset: Int
  package var upperOffset: Int

  package init(line: Int, column: Int, lowerOffset: Int, upperOffset: Int) {
    self.line = line
    self.column = column
    self.lowerOffset = lowerOffset
    self.upperOffset = upperOffset
  }
}
