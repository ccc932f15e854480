package import Reporting
import Timing

/// How an animated picture is played.
package struct AnimationPlayback: Hashable, Sendable {
  /// How often; 0 is without end.
  package let plays: Int
  /// For how long the last frame stays, in nanoseconds. It is rounded up to whole frames, and is
  /// one frame at least.
  package let hold: Int64

  /// - Throws: `usage` for a number of plays that the format cannot say, and for a hold of more
  ///   than an hour.
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

  /// The largest number that PNG has.
  private static let mostPlays = 0x7FFF_FFFF
  private static let longestHold = 3600 * Nanoseconds.second.rawValue

  /// How many frames long the last frame is shown.
  func holdInFrames(framesPerSecond: Int) -> Int {
    max(1, FrameClock(framesPerSecond: framesPerSecond, end: Nanoseconds(hold)).lastFrame)
  }
}
