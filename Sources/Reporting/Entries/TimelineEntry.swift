import JSONText
import TimelineModel
import Timing

/// A part of a timeline as titled fields with texts, so that one comparison serves every kind of
/// part.
package struct TimelineEntry {
  /// A property and its value.
  package struct Field {
    package let field: TimelineField
    /// The value in words, which differ whenever the values do.
    package let text: String
    /// The value for people, in parts that change independently: a time is rounded.
    package let parts: [String]
    /// The path of the file that the value shows, in quotation marks; nil for a value without one.
    package var file: String?

    package var words: String { parts.joined(separator: " ") }

    init(_ field: TimelineField, _ text: String) { self.init(field, text, [text]) }

    init(_ field: TimelineField, _ time: Nanoseconds?) {
      self.init(field, time?.exactText ?? "none", [time?.description ?? "none"])
    }

    /// - Parameter image: its words alone do not say whether its file changed.
    init(_ field: TimelineField, _ image: ViewImage?) {
      self.init(field, image?.exactWords ?? "none", [image?.words ?? "none"])
      file = image.map { JSONWriter.text(of: $0.file.path) }
    }

    init(_ field: TimelineField, _ gradient: Gradient?) {
      self.init(field, gradient?.words ?? "none", gradient?.shownParts ?? ["none"])
    }

    private init(_ field: TimelineField, _ text: String, _ parts: [String]) {
      (self.field, self.text, self.parts) = (field, text, parts)
    }
  }

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
    map { "\($0.field.words) \($0.words)" }.joined(separator: ", ")
  }
}
