/// A string and the range of its literal, quotes included.
package struct JSONString: Hashable, Sendable {
  package var value: String
  package var range: SourceRange

  package init(value: String, range: SourceRange) {
    self.value = value
    self.range = range
  }
}
