import AutoLayout
import Reporting

/// One thing that a timeline's file says otherwise than another's, worded once.
public struct TimelineChange: Hashable, Sendable {
  /// As in ``constraint `spacing`: constant 8 → 24``.
  public let message: String
  /// The line in the expected file, from 1; nil if it has no such place.
  public let expectedLine: Int?
  /// The line in the actual file, from 1; nil if it has no such place.
  public let actualLine: Int?
  /// The name of the constraint, if it is about one.
  public let constraint: String?
  let cause: ChangeCause

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
  /// Nil for what was added.
  var old: TimelinePlace?
  /// Nil for what was removed.
  var new: TimelinePlace?
  /// What is said otherwise there; nil if the whole was added or removed.
  var field: TimelineField?
}

/// A view that stands in a constraint, and the axis along which it does.
struct ViewMention: Hashable, Sendable {
  let view: String
  let axis: LayoutAxis
}
