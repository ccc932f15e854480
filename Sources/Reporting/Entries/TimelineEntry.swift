/// A part of a timeline as titled fields with texts, so that one comparison serves every kind of
/// part.
package struct TimelineEntry {
  /// A property and its value in words, which differ whenever the values do.
  package typealias Field = (field: TimelineField, text: String)

  /// Keys by which the part is found in another timeline, the most reliable first. All entries of
  /// a list have the same number of keys.
  package let keys: [String]
  /// For example "constraint `spacing`".
  package let title: String
  package let place: TimelinePlace
  /// From 1; nil for a part without a line of its own.
  package let line: Int?
  package var fields: [Field] = []
  /// The parts that it consists of.
  package var children: [TimelineEntry] = []
  /// The name of the constraint, if the part is or changes one.
  package var constraint: String?
}

extension [TimelineEntry.Field] {
  /// As in `width 320, height 480`.
  package var words: String {
    map { "\($0.field.words) \($0.text)" }.joined(separator: ", ")
  }
}
