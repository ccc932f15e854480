import Timing

/// A moment of a timeline, by frame or by time.
public enum StillMoment: Hashable, Sendable {
  /// From 0; a negative number counts from the end, and -1 is the last frame.
  case frame(Int)
  /// In nanoseconds. A time after the last animation shows the settled layout.
  case time(nanoseconds: Int64)

  /// Parses a decimal number of seconds, as in `0.25`; nil if it is malformed or out of range.
  public static func seconds(_ literal: String) -> StillMoment? {
    (try? Nanoseconds(seconds: literal)).map { .time(nanoseconds: $0.rawValue) }
  }
}
