import Planning
import Presentation
import Rendering
import Reporting
import Timing

/// The frames that a contact sheet shows, and which of them are the first of a turn.
struct SheetFrames: Hashable, Sendable {
  /// Frame numbers in order, each once.
  let frames: [Int]
  /// For each frame, whether it is the first one at or after the time of a turn.
  let beginsTurn: [Bool]

  /// The maximum number of frames if the caller does not choose.
  static let usualCount = 24

  init(
    _ timeline: PlannedTimeline, _ selection: FrameSelection?
  ) throws(LayoutAnimationError) {
    guard let selection else {
      self.init(timeline, atMost: Self.usualCount)
      return
    }
    self.init(frames: try timeline.frames(selectedBy: selection), turns: timeline.turnFrames)
  }

  /// - Parameter count: 4 or more.
  init(_ timeline: PlannedTimeline, atMost count: Int) {
    let turns = timeline.turnFrames
    self.init(
      frames: Self.spread(over: timeline.frameCount, preferring: turns, atMost: count),
      turns: turns)
  }

  /// - Parameter turns: frames, in order.
  init(frames: [Int], turns: [Int]) {
    self.frames = frames
    var rest = turns[...]
    beginsTurn = frames.map { frame in
      rest = rest.drop { $0 < frame }
      return rest.first == frame
    }
  }

  /// All frames if there are at most `wanted`. Otherwise the first, the last and evenly spaced
  /// frames between them; each of these is replaced by the first turn that is nearer to it than to
  /// any other of them.
  ///
  /// - Parameter wanted: 4 or more.
  static func spread(
    over count: Int, preferring turns: [Int] = [], atMost wanted: Int = usualCount
  ) -> [Int] {
    guard count > wanted else { return Array(0..<count) }
    let last = count - 1
    let steps = wanted - 1
    // Halfway between neighbouring frames, but directly next to the first and the last one, which
    // are never replaced.
    let limits = [1] + (1..<steps - 1).map { ((2 * $0 + 1) * last) / (2 * steps) + 1 } + [last]
    let inner = (1..<steps).map { step in
      let range = limits[step - 1]..<limits[step]
      return turns.first { range ~= $0 } ?? (2 * step * last + steps) / (2 * steps)
    }
    return [0] + inner + [last]
  }
}

extension PlannedTimeline {
  /// The first frame of every turn.
  fileprivate var turnFrames: [Int] {
    plan.turns.map { FrameClock(framesPerSecond: framesPerSecond, end: $0).lastFrame }
  }
}
