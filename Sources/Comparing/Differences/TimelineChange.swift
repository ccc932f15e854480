import AutoLayout
import Reporting

/// One change between two timelines' files, in words.
public struct TimelineChange: Hashable, Sendable {
  /// For example "constraint `spacing`: constant 8 → 24".
  public let message: String
  /// The line in the expected file, from 1; nil if it has no such place, or only the content of an image
  /// changed.
  public let expectedLine: Int?
  /// The line in the actual file, from 1; nil if it has no such place, or only the content of an image
  /// changed.
  public let actualLine: Int?
  /// The name of the constraint that was changed, if one was.
  public let constraint: String?
  /// What the change is of, as in "constraint `spacing`".
  let subject: String
  /// The parts that differ; the first is what was changed, and the others follow from it.
  let causes: [ChangeCause]

  /// A change whose message is what happened to its subject.
  init(
    of subject: String, _ statement: String, expectedLine: Int?, actualLine: Int?,
    constraint: String? = nil, causes: [ChangeCause]
  ) {
    self.init(
      "\(subject): \(statement)", of: subject, expectedLine: expectedLine,
      actualLine: actualLine, constraint: constraint, causes: causes)
  }

  init(
    _ message: String, of subject: String = "", expectedLine: Int?, actualLine: Int?,
    constraint: String? = nil, causes: [ChangeCause]
  ) {
    self.message = message
    self.subject = subject
    self.expectedLine = expectedLine
    self.actualLine = actualLine
    self.constraint = constraint
    self.causes = causes
  }

  public static func == (a: TimelineChange, b: TimelineChange) -> Bool {
    (a.message, a.expectedLine, a.actualLine, a.constraint)
      == (b.message, b.expectedLine, b.actualLine, b.constraint)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(expectedLine)
    hasher.combine(actualLine)
  }
}

/// Where in the two timelines a change is.
struct ChangeCause: Sendable {
  /// Nil if the part was added.
  var old: TimelinePlace?
  /// Nil if the part was removed.
  var new: TimelinePlace?
  /// The field that changed; nil if the whole part was added or removed.
  var field: TimelineField?
  /// Whether the part is as it was, but the contents of a file that it shows.
  var isOfFile = false
}

/// A view in a constraint, and the axis along which the constraint acts on it.
struct ViewMention: Hashable, Sendable {
  let view: String
  let axis: LayoutAxis
}
