/// A place in the timeline's file: one-based line and column, and the UTF-8 offsets.
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
