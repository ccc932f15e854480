/// Half-open range of UTF-8 offsets in a source text.
package struct SourceRange: Hashable, Sendable {
  package var lower: Int
  package var upper: Int

  package init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = upper
  }

  package var isEmpty: Bool { lower >= upper }
}

/// One-based line and column; a column counts Unicode scalars, as editors do.
package struct SourcePosition: Hashable, Comparable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
