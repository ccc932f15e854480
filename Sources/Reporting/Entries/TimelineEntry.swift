/// A part of a timeline reduced to words, so that every kind of part is compared alike.
package struct TimelineEntry {
  /// What finds it again in another timeline, the surest first. Every entry of a list has as many.
  package let keys: [String]
  /// As in ``constraint `spacing` ``.
  package let title: String
  package let place: TimelinePlace
  package let line: Int?
  /// What it says, each with a name.
  package var fields: [(name: String, text: String)] = []
  /// What it consists of.
  package var children: [TimelineEntry] = []
  package var constraint: String?
}
