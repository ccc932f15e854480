import Planning
import Presentation
import Rendering
import Reporting
import TimelineModel
import Timing

/// The frames that a contact sheet shows, and in which of them a keyframe begins to show.
struct SheetFrames: Hashable, Sendable {
  /// Frame numbers in order, each once.
  let frames: [Int]
  /// For each frame, whether it is the first one at or after the begin of a keyframe's animation.
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
      frames: Self.chosen(by: SheetMotion(timeline), turns: turns, atMost: count), turns: turns)
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

  /// The first frame, the last, those of turns, and between them frames at equal parts of the motion,
  /// so that what does not move takes no more frames.
  ///
  /// - Parameters:
  ///   - turns: frames, in order.
  ///   - wanted: 2 or more; of more turns some are left out, evenly.
  static func chosen(by motion: SheetMotion, turns: [Int], atMost wanted: Int) -> [Int] {
    let last = motion.shares.count - 1
    var needed = [0]
    for frame in turns + [last] where frame <= last && frame != needed.last { needed.append(frame) }
    guard needed.count < wanted else {
      return (0..<wanted).map { needed[$0 * (needed.count - 1) / (wanted - 1)] }
    }
    var gaps = zip(needed, needed.dropFirst()).map { SheetGap(from: $0, to: $1, motion) }
    for _ in needed.count..<wanted {
      let widest = gaps.indices.filter { gaps[$0].hasRoom }.max { gaps[$0].step < gaps[$1].step }
      guard let widest else { break }
      gaps[widest].count += 1
    }
    return gaps.flatMap { [$0.start] + $0.frames(of: motion) } + [last]
  }
}

/// The frames between two that are shown.
private struct SheetGap {
  let start: Int
  let end: Int
  /// The frames between that show something else than the one before them.
  private let moving: [Int]
  private let share: Double
  /// How many of them are shown.
  var count = 0

  init(from start: Int, to end: Int, _ motion: SheetMotion) {
    (self.start, self.end) = (start, end)
    moving = (start..<end).dropFirst().filter { motion.moves(in: $0) }
    share = motion.shares[end] - motion.shares[start]
  }

  var hasRoom: Bool { count < moving.count }

  /// The motion between two frames that are shown.
  var step: Double { share / Double(count + 1) }

  /// At equal parts of the motion, each once.
  func frames(of motion: SheetMotion) -> [Int] {
    var next = 0
    return (0..<count).map { index in
      let wanted = motion.shares[start] + share * Double(index + 1) / Double(count + 1)
      // The frames that follow need one each.
      let latest = moving.count - (count - index)
      // Rounding must not decide about a frame.
      while next < latest, motion.shares[moving[next]] < wanted - 1e-9 { next += 1 }
      defer { next += 1 }
      return moving[next]
    }
  }
}

extension PlannedTimeline {
  /// The first frame of every keyframe's animation, ascending.
  fileprivate var turnFrames: [Int] {
    plan.timeline.keyframes.map { keyframe in
      let begin = keyframe.time + (keyframe.animation?.delay ?? .zero)
      return FrameClock(framesPerSecond: framesPerSecond, end: begin).lastFrame
    }.sorted()
  }
}
