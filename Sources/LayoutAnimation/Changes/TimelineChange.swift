import AutoLayout

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
  let storedMentions: Stored<[ViewMention]>

  /// Whether it is about a constraint that places the view along an axis.
  func mentions(_ view: String, along axis: LayoutAxis) -> Bool {
    storedMentions.value.contains(ViewMention(view: view, axis: axis))
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

/// A view that stands in a constraint, and the axis along which it does.
struct ViewMention: Hashable, Sendable {
  let view: String
  let axis: LayoutAxis
}
