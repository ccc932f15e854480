import Timing

/// Which moment of a timeline a still shows.
public enum StillMoment: Hashable, Sendable {
  /// Counted from 0; a negative one from the end, -1 being the last.
  case frame(Int)
  /// In nanoseconds; one after the last animation shows the settled layout.
  case time(nanoseconds: Int64)

  /// The moment that a decimal number of seconds says, as in `0.25`; nil if it is none.
  public static func seconds(_ literal: String) -> StillMoment? {
    (try? Nanoseconds(seconds: literal)).map { .time(nanoseconds: $0.rawValue) }
  }
}
