import Presentation
import Timing

/// Which frames a contact sheet shows, and which of them are the first of a turn.
struct SheetFrames: Hashable, Sendable {
  /// In order, each once.
  let frames: [Int]
  /// For every frame whether it is the first that is not before a time at which keyframes are
  /// played.
  let beginsTurn: [Bool]

  /// As many as are chosen unless the caller does.
  static let usualCount = 24

  init(_ timeline: PlannedTimeline, options: RenderOptions) throws(LayoutAnimationError) {
    let turns = timeline.plan.turns.map {
      FrameClock(framesPerSecond: timeline.framesPerSecond, end: $0).lastFrame
    }
    let frames =
      options.frames == nil
      ? Self.spread(over: timeline.frameCount, preferring: turns)
      : try timeline.frames(selectedBy: options)
    self.init(frames: frames, turns: turns)
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

  /// All frames if they are no more than usual. Else the first, the last and frames at equal
  /// distances between them, each of which gives way to the first turn that is nearer to it than
  /// to any other of them.
  static func spread(over count: Int, preferring turns: [Int] = []) -> [Int] {
    guard count > usualCount else { return Array(0..<count) }
    let last = count - 1
    let steps = usualCount - 1
    // Halfway between two frames; between the first two and the last two, right beside the ends.
    let limits = [1] + (1..<steps - 1).map { ((2 * $0 + 1) * last) / (2 * steps) + 1 } + [last]
    let inner = (1..<steps).map { step in
      let range = limits[step - 1]..<limits[step]
      return turns.first { range ~= $0 } ?? (2 * step * last + steps) / (2 * steps)
    }
    return [0] + inner + [last]
  }
}
