import AutoLayout
import Primitives
import TimelineModel
import Timing

/// A second run of a timeline that records which layout pass sets which keyframe's changes.
struct LintReplay {
  var lints: [Lint] = []
  private(set) var rests: RestObserver
  var runner: Runner
  let timeline: Timeline
  /// The number of keyframes to play.
  private let count: Int
  private let last: FrameTime
  /// By view: the keyframe whose change is pending, which a layout pass will set.
  private var pendingSince: [Int?]
  /// By view: the last keyframe whose animation moved it.
  private var lastMovers: [Int?]
  private var duplicates = DuplicateSearch()

  init(_ timeline: Timeline, keyframes count: Int, until last: FrameTime) throws(PlanningError) {
    self.timeline = timeline
    self.count = count
    self.last = last
    runner = try Runner(timeline)
    pendingSince = Array(repeating: nil, count: timeline.views.count)
    lastMovers = pendingSince
    rests = RestObserver(timeline)
    rests.note(runner)
    recordDuplicates(after: nil)
  }

  mutating func run() throws(PlanningError) {
    var index = 0
    while index < count {
      let time = timeline.keyframes[index].time
      let first = index
      while index < count, timeline.keyframes[index].time == time { index += 1 }
      try runTurn(first..<index, at: time)
      recordRest(before: index)
    }
  }

  private mutating func runTurn(_ turn: Range<Int>, at time: Nanoseconds) throws(PlanningError) {
    for index in turn {
      let keyframe = timeline.keyframes[index]
      if keyframe.flushes { layOut(from: .root, in: index, nil) }
      recordVisibilityJumps(of: index)
      for change in keyframe.changes { try runner.apply(change, of: index) }
      recordPending(for: index)
      if case .immediate(let view) = keyframe.layout {
        layOut(from: view, in: index, keyframe.animation)
      }
    }
    layOut(from: .root, in: turn.upperBound - 1, nil)
    recordDuplicates(after: turn.upperBound - 1)
  }

  private mutating func recordDuplicates(after keyframe: Int?) {
    lints += duplicates.found(in: runner.engine, of: timeline, after: keyframe)
  }

  /// Records a rest after a turn: all animations end before the next turn begins and before the
  /// last frame.
  private mutating func recordRest(before next: Int) {
    let end = timeline.keyframes.prefix(next).map(\.end).max() ?? .zero
    guard last.hasReached(end) else { return }
    if next < count, timeline.keyframes[next].time < end { return }
    rests.note(runner)
  }
}

extension LintReplay {
  private func isPending(_ view: Int, _ solved: [LayoutGeometry]) -> Bool {
    (runner.engine.isPresent[view]
      && solved[view].differsBeyondRounding(from: runner.geometries[view]))
      || runner.pendingAppearances[view] != runner.appearances[view]
      || runner.transforms[view].pending != runner.transforms[view].current
  }

  /// Records the views that a keyframe's changes will move. A view that is pending already stays
  /// with the earlier keyframe.
  private mutating func recordPending(for keyframe: Int) {
    let solved = runner.engine.geometries(on: runner.grid)
    for view in pendingSince.indices where pendingSince[view] == nil && isPending(view, solved) {
      pendingSince[view] = keyframe
    }
  }

  /// Performs a layout pass and records which keyframe's changes it set.
  private mutating func layOut(
    from view: ViewIndex, in keyframe: Int, _ animation: Animation?
  ) {
    let time = timeline.keyframes[keyframe].time
    let before = runner.geometries
    runner.layOut(from: view, at: time, animation)
    let isAnimated = animation.map { $0.duration > .zero } ?? false
    var pass = PassRecord(keyframe: keyframe, isAnimated: isAnimated)
    let solved = runner.engine.geometries(on: runner.grid)
    for view in pendingSince.indices {
      guard let origin = pendingSince[view], !isPending(view, solved) else { continue }
      pendingSince[view] = nil
      let moves = runner.geometries[view].differsBeyondRounding(from: before[view])
      pass.settle(ViewIndex(view), of: origin, moves ? runningMover(of: view, at: time) : nil)
      if isAnimated, moves { lastMovers[view] = keyframe }
    }
    lints += pass.lints(of: timeline)
  }

  /// The keyframe whose animation of a view's geometry is running.
  private func runningMover(of view: Int, at time: Nanoseconds) -> Int? {
    guard let mover = lastMovers[view], timeline.keyframes[mover].time < time,
      time < timeline.keyframes[mover].end
    else { return nil }
    return mover
  }
}

extension Keyframe {
  /// False for a duration of 0, which changes without animation.
  var isAnimated: Bool { animation.map { $0.duration > .zero } ?? false }
}
