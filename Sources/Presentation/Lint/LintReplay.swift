package import AutoLayout
import Primitives
import TimelineModel
package import Timing

/// A second run of a timeline, turn by turn, that records which layout pass sets which keyframe's
/// changes: a plan stores what is shown and not why.
///
/// Its states of the engine can be inspected on the way, as those of an `EngineReplay`, so that a
/// caller that needs both plays the timeline once.
///
/// - Precondition: times do not decrease from call to call, because a run cannot go back, and are
///   not after the last frame.
package struct LintReplay: Sendable {
  var recorded: [Lint] = []
  private var rests: RestObserver
  private var labels = LabelObserver()
  private var covers: CoverObserver
  private var shadows: ShadowObserver
  private var corners: CornerObserver
  var runner: Runner
  let timeline: Timeline
  /// Those that an earlier run has found; nil if this run records its findings.
  var knownAmbiguities: Set<LayoutAmbiguity>?
  /// The number of keyframes of which mistakes are recorded: those up to the last frame.
  private let count: Int
  private let last: FrameTime
  private let hasAnimations: Bool
  /// When the last animation of the keyframes that were played ends.
  private var latestEnd = Nanoseconds.zero
  /// By view: the keyframe whose change is pending, which a layout pass will set.
  private var pendingSince: [Int?]
  /// By view: the last keyframe whose animation moved it.
  private var lastMovers: [Int?]
  private var duplicates: DuplicateSearch

  /// - Parameter last: the time of the last frame.
  init(
    _ timeline: Timeline, until last: FrameTime, recordsFindings: Bool,
    limits: LayoutLimits = LayoutLimits()
  ) throws(PlanningError) {
    self.timeline = timeline
    self.last = last
    hasAnimations = timeline.keyframes.contains(where: \.isAnimated)
    count = timeline.keyframes.prefix { last.hasReached($0.time) }.count
    runner = try Runner(timeline, recordsFindings: recordsFindings, limits: limits)
    pendingSince = Array(repeating: nil, count: timeline.views.count)
    lastMovers = pendingSince
    rests = RestObserver(timeline)
    covers = CoverObserver(timeline)
    shadows = ShadowObserver(timeline, keyframes: count)
    corners = CornerObserver(timeline)
    duplicates = DuplicateSearch(timeline)
    recorded = timeline.unitLints
    corners.note(runner, changed: rests.note(runner))
    labels.note(runner, after: nil)
    covers.note(runner)
    shadows.note(runner)
    recordDuplicates(after: nil)
  }

  /// The engine after the last turn at or before a time.
  package mutating func engine(at time: FrameTime) throws(PlanningError) -> LayoutEngine {
    try run { time.hasReached($0) }
    return runner.engine
  }

  /// Plays the remaining turns.
  ///
  /// - Returns: likely mistakes by kind, each kind in file order or in order of time.
  package mutating func lints() throws(PlanningError) -> [Lint] {
    try run { _ in true }
    covers.note(runner)
    let late = (count..<timeline.keyframes.count).map { Lint.keyframeAfterEnd($0) }
    return recorded + late + timeline.neverActiveConstraints(keyframes: count)
      + rests.lints(of: timeline, ambiguous: knownAmbiguities ?? runner.findings.ambiguities)
      + covers.lints(runner) + runner.neverShown + shadows.lints + corners.lints
      + labels.lints(of: timeline) + timeline.missingLetters
      + MotionLints(timeline, runner.tracks).lints
  }

  /// Plays all turns, those after the last frame without recording mistakes.
  mutating func playToEnd() throws(PlanningError) -> [Lint] {
    let lints = try lints()
    // What they would show is never seen, so that they come when the mistakes are known.
    try runner.run { _ in true }
    return lints
  }

  /// Plays turns while `shouldPlay(time)` is true.
  private mutating func run(while shouldPlay: (Nanoseconds) -> Bool) throws(PlanningError) {
    while runner.playedCount < count, let (turn, time) = runner.nextTurn, shouldPlay(time) {
      runner.begin(turn, at: time)
      try runTurn(turn, at: time)
      recordRest(after: turn)
    }
  }

  private mutating func runTurn(_ turn: Range<Int>, at time: Nanoseconds) throws(PlanningError) {
    let earlier = runner.findings.count
    var effect = TurnEffect(of: turn, in: runner)
    for index in turn {
      let keyframe = timeline.keyframes[index]
      if keyframe.flushes { layOut(from: .root, in: index, nil) }
      recordVisibilityJumps(of: index)
      try runner.apply(keyframe.changes, of: index)
      recordPending(for: index)
      effect.note(pendingSince)
      if case .immediate(let view) = keyframe.layout {
        layOut(from: view, in: index, keyframe.animation)
      }
    }
    layOut(from: .root, in: turn.upperBound - 1, nil)
    try runner.endTurn(turn, findings: earlier, at: time)
    shadows.note(runner)
    let count = recorded.count
    recordDuplicates(after: turn.upperBound - 1)
    // An equal constraint has no effect, and is reported as that.
    if count == recorded.count, let lint = effect.lint(runner) { recorded.append(lint) }
  }

  private mutating func recordDuplicates(after keyframe: Int?) {
    recorded += duplicates.found(in: runner.engine, after: keyframe)
  }

  /// Records a rest after a turn: all animations end before the next turn begins and before the
  /// last frame.
  private mutating func recordRest(after turn: Range<Int>) {
    latestEnd = timeline.keyframes[turn].reduce(latestEnd) { max($0, $1.end) }
    guard last.hasReached(latestEnd) else { return }
    let next = turn.upperBound
    if next < count, timeline.keyframes[next].time < latestEnd { return }
    corners.note(runner, changed: rests.note(runner))
    labels.note(runner, after: turn.upperBound - 1)
  }
}

extension LintReplay {
  private func isPending(_ view: Int, _ solved: [LayoutGeometry]) -> Bool {
    isMoving(view, solved) || isRepainting(view)
  }

  private func isMoving(_ view: Int, _ solved: [LayoutGeometry]) -> Bool {
    // What an animator has put elsewhere stays there until layout is asked for.
    runner.needsLayout && solved[view].isUnequal(to: runner.geometries[view])
      && runner.engine.isPresent[view]
      && solved[view].differsBeyondRounding(from: runner.geometries[view])
  }

  private func isRepainting(_ view: Int) -> Bool {
    runner.pendingAppearances[view] != runner.appearances[view]
      || runner.transforms[view].pending != runner.transforms[view].current
  }

  /// Records the views that a keyframe's changes will move. A view that is pending already stays
  /// with the earlier keyframe.
  private mutating func recordPending(for keyframe: Int) {
    let solved = runner.solvedGeometries()
    for view in pendingSince.indices where pendingSince[view] == nil && isMoving(view, solved) {
      pendingSince[view] = keyframe
    }
    for view in runner.repaintedViews where pendingSince[view] == nil && isRepainting(view) {
      pendingSince[view] = keyframe
    }
  }

  /// Performs a layout pass and records which keyframe's changes it set.
  private mutating func layOut(
    from view: ViewIndex, in keyframe: Int, _ animation: Animation?
  ) {
    let time = timeline.keyframes[keyframe].time
    let (before, left) = (runner.geometries, runner.leftBy)
    runner.layOut(from: view, at: time, animation)
    let isAnimated = animation.map { $0.duration > .zero } ?? false
    if !isAnimated { recordJumps(of: left, from: before, in: keyframe) }
    var pass = PassRecord(
      keyframe: keyframe, isAnimated: isAnimated, isAmongAnimated: hasAnimations)
    let solved = runner.solvedGeometries()
    for view in pendingSince.indices {
      guard let origin = pendingSince[view], !isPending(view, solved) else { continue }
      pendingSince[view] = nil
      let moves = runner.geometries[view].differsBeyondRounding(from: before[view])
      let mover = moves ? runningMover(of: view, at: time) : nil
      // What is shown under many animations takes time, and only jumps are not seen.
      let mayJump = moves && !isAnimated && mover == nil && left[view] == nil
      pass.settle(
        ViewIndex(view), of: origin, mover, isSeen: mayJump && isSeen(view, before: time))
      if isAnimated, moves { lastMovers[view] = keyframe }
    }
    recorded += pass.lints(of: timeline)
  }

  /// Whether a view is drawn, and was in the tree before a time and not hidden.
  private func isSeen(_ view: Int, before time: Nanoseconds) -> Bool {
    let before = FrameTime(time - Nanoseconds(1))
    // An animation that has gone back may end where the keyframe sets the view.
    return runner.isVisible(view) && runner.appearances[view].isDrawn
      && runner.tracks[view].isSeen(apartFrom: runner.geometries[view], at: before)
  }

  /// Records the views that a pass moves from where animators left them.
  private mutating func recordJumps(
    of left: [Int: Int], from before: [LayoutGeometry], in keyframe: Int
  ) {
    for animator in Set(left.values).sorted() {
      let views = left.keys.sorted().filter {
        left[$0] == animator && runner.geometries[$0].differsBeyondRounding(from: before[$0])
      }.map { ViewIndex($0) }
      guard !views.isEmpty else { continue }
      recorded.append(.jump(.init(keyframe: keyframe, reason: .animator(animator), views: views)))
    }
  }

  /// The keyframe whose animation of a view's geometry is running.
  private func runningMover(of view: Int, at time: Nanoseconds) -> Int? {
    guard let mover = lastMovers[view], timeline.keyframes[mover].time < time,
      time < timeline.keyframes[mover].end
    else { return nil }
    return mover
  }
}

extension ViewTracks {
  fileprivate func isSeen(apartFrom geometry: LayoutGeometry, at time: FrameTime) -> Bool {
    shown(at: time).geometry.isSeenApart(from: geometry) && isPresent.value(at: time)
      && !isHidden.value(at: time)
  }
}
