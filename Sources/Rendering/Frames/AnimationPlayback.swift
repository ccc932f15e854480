package import Reporting
import Timing

/// How an animated PNG is played.
package struct AnimationPlayback: Hashable, Sendable {
  /// The number of plays; 0 repeats forever.
  package let plays: Int
  /// How long the last frame is shown, in nanoseconds: rounded up to whole frames, at least one.
  package let hold: Int64

  /// - Throws: `usage` for a number of plays that the format cannot represent, and for a hold of
  ///   more than an hour.
  package init(plays: Int = 0, hold: Int64 = 0) throws(LayoutAnimationError) {
    guard 0...Self.mostPlays ~= plays else {
      throw LayoutAnimationError(
        .usage, "the number of plays must be 0…\(Self.mostPlays), where 0 is endless, not \(plays)")
    }
    guard 0...Self.longestHold ~= hold else {
      throw LayoutAnimationError(.usage, "the last frame can be held for 0…3600 seconds")
    }
    self.plays = plays
    self.hold = hold
  }

  /// The largest integer in a PNG chunk.
  private static let mostPlays = 0x7FFF_FFFF
  private static let longestHold = 3600 * Nanoseconds.second.rawValue

  /// The duration of the last frame, in frames.
  func holdInFrames(framesPerSecond: Int) -> Int {
    max(1, FrameClock(framesPerSecond: framesPerSecond, end: Nanoseconds(hold)).lastFrame)
  }
}
