import AutoLayout
import Primitives
import TimelineModel
import Timing

/// Plays a timeline turn by turn, as UIKit's run loop would, and records what moves when.
///
/// A turn is all keyframes at one time. Each keyframe flushes, applies its changes and lays out;
/// each turn ends with a layout pass outside any animation.
struct Runner {
  let timeline: Timeline
  let grid: PixelGrid
  /// By view. Copied from the timeline's views, which are large, because every pass iterates over
  /// them.
  let superviews: [ViewIndex?]
  /// By view; true for `root`, whose frame is that of the canvas.
  let hasGivenFrame: [Bool]
  var engine: LayoutEngine
  /// The geometry of every view in the engine's present state. Nil until it is asked for.
  var knownGeometries: [LayoutGeometry]?
  /// Model values as last laid out.
  var geometries: [LayoutGeometry]
  var appearances: [Appearance]
  /// Model values that the next layout pass will set.
  var pendingAppearances: [Appearance]
  var transforms: [TransformState]
  private let scrollViews: [Int]
  /// By scroll view, the model value as last laid out.
  var contentOffsets: [Int: Point] = [:]
  /// In order of their views.
  var labels: [LabelState]
  var measuredTexts = MeasuredTexts()
  /// The views whose appearance or transform may be pending.
  var repaintedViews: [Int] = []
  /// By view: how often a layout pass may have set its appearance or transform.
  var repaintCounts: [Int]
  /// Whether a layout pass would change nothing.
  var isLaidOut = false
  /// Whether a change since the last pass may have affected layout. Without one a pass leaves views where
  /// an animator has put them.
  var needsLayout = true
  /// Whether a change since the end of the last turn may have affected layout.
  var isLayoutTouched = true
  var tracks: [ViewTracks]
  /// Whether `findings` are recorded. They do not affect the layouts, and searching for ambiguities
  /// takes longer than applying most changes.
  let recordsFindings: Bool
  var findings: [Finding] = []
  /// By constraint: the constant that `restore` sets, from the file or from the change that added
  /// the constraint.
  var declaredConstants: [Double]
  var conflictCount = 0
  var ambiguityCount = 0
  var openConflicts: [OpenFinding<LayoutConflict>] = []
  /// Those that existed at the end of the last turn, as the ambiguities and limits below.
  var openTies: [OpenFinding<Rivals>] = []
  /// Ascending.
  var openAmbiguities: [OpenFinding<LayoutAmbiguity>] = []
  var openSearchLimits: [OpenFinding<LayoutSearchLimit>] = []
  /// The number of keyframes that have been played.
  var playedCount = 0
  /// In order of time: where animators finish that do not finish at their end.
  let settlements: [Settlement]
  var settledCount = 0
  /// By view that an animator has left where its constraints do not put it: the keyframe of that animator.
  var leftBy: [Int: Int] = [:]
  var siblings: SiblingHistory
  /// The views that a change of their own inserts into the tree.
  let addedViews: Set<ViewIndex>
  let limits: LayoutLimits
  /// How often a layout pass has moved or resized a view.
  var movedViews = 0
  /// How many lines of texts layout passes have set.
  var textLines = 0
  /// Those of all functions that time steps of keyframe animations.
  private var stepStops = 0
  /// The solver's work of the first layout and of findings, which is not limited here.
  var unlimitedWork = 0

  init(
    _ timeline: Timeline, recordsFindings: Bool = false, limits: LayoutLimits = LayoutLimits()
  ) throws(PlanningError) {
    self.timeline = timeline
    self.limits = limits
    self.recordsFindings = recordsFindings
    grid = PixelGrid(scale: timeline.canvas.scale)
    superviews = timeline.views.map(\.superview)
    hasGivenFrame = timeline.views.map { $0.frame != nil || $0.superview == nil }
    labels = Self.labels(of: timeline)
    var engineViews = timeline.views.map(\.engineView)
    for label in labels {
      let measured = label.measured(&measuredTexts, scale: timeline.canvas.scale)
      engineViews[label.view].measure(measured)
    }
    engine = LayoutEngine(
      views: engineViews, guides: timeline.guides.map(\.owner),
      canvas: timeline.canvas.layout, constraints: timeline.constraints.map(\.constraint),
      style: timeline.compatibility == .iOS7 ? .legacy : .modern,
      isPresent: timeline.views.map(\.isInitial), awaitsActivation: true)
    let active = timeline.initialConstraints.filter { timeline.constraints[$0].isActive }
    declaredConstants = timeline.constraints.map(\.constraint.constant)
    let conflicts = engine.activate(active)
    (geometries, tracks) = ([], [])
    appearances = timeline.views.map(\.appearance)
    pendingAppearances = appearances
    repaintCounts = Array(repeating: 0, count: appearances.count)
    transforms = appearances.map { TransformState(ModelTransform($0.transform)) }
    siblings = SiblingHistory(timeline.views)
    scrollViews = timeline.views.indices.filter { timeline.views[$0].layout.isScrollView }
    addedViews = timeline.addedViews
    settlements = timeline.settlements
    makeInitialLayout()
    recordConflicts(conflicts, keyframe: nil, change: nil)
    endTurn(findings.indices, after: nil, at: .zero)
    unlimitedWork = engine.work
  }

  private mutating func makeInitialLayout() {
    if !labels.isEmpty { fitLabels() }
    engine.translateAutoresizingMasks()
    geometries = engine.geometries(on: grid)
    if !timeline.isLaidOutFirst {
      for view in geometries.indices where !hasGivenFrame[view] {
        geometries[view] = LayoutGeometry()
      }
    }
    let isAdditive = timeline.compatibility == .modern
    tracks = timeline.views.indices.map {
      ViewTracks(
        geometries[$0], appearances[$0], isPresent: timeline.views[$0].isInitial,
        isAdditive: isAdditive)
    }
    if !labels.isEmpty { typesetLabels(at: .zero) }
    scroll(at: .zero, nil)
  }

  /// Plays turns while `shouldPlay(time)` is true.
  mutating func run(while shouldPlay: (Nanoseconds) -> Bool) throws(PlanningError) {
    while let (turn, time) = nextTurn, shouldPlay(time) {
      begin(turn, at: time)
      try runTurn(turn, at: time)
    }
    if nextTurn == nil { settle(while: shouldPlay) }
  }

  /// Plays all turns, and passes on the engine after each; without keyframes, after the initial layout.
  mutating func run(observing observe: (inout LayoutEngine) -> Void) throws(PlanningError) {
    if timeline.keyframes.isEmpty { observe(&engine) }
    while let (_, time) = nextTurn {
      try run { $0 <= time }
      observe(&engine)
    }
  }

  /// Makes a turn the one that is played, after what happened before it.
  mutating func begin(_ turn: Range<Int>, at time: Nanoseconds) {
    playedCount = turn.upperBound
    settle { $0 <= time }
  }

  /// The keyframes that are played next, all at one time; nil after the last.
  var nextTurn: (keyframes: Range<Int>, time: Nanoseconds)? {
    guard playedCount < timeline.keyframes.count else { return nil }
    let time = timeline.keyframes[playedCount].time
    var end = playedCount + 1
    while end < timeline.keyframes.count, timeline.keyframes[end].time == time { end += 1 }
    return (playedCount..<end, time)
  }

  /// Sets the content offsets that differ from those last laid out.
  mutating func scroll(at time: Nanoseconds, _ timeframe: Timeframe?) {
    for view in scrollViews {
      let new = engine.contentOffset(of: ViewIndex(view), on: grid)
      let old = contentOffsets[view] ?? Point()
      guard new != old else { continue }
      tracks[view].setContentOffset(
        new, from: time == .zero && timeframe == nil ? new : old, at: time, timeframe)
      contentOffsets[view] = new
    }
  }

  private mutating func runTurn(_ turn: Range<Int>, at time: Nanoseconds) throws(PlanningError) {
    let earlier = findings.count
    try play(turn)
    try endTurn(turn, findings: earlier, at: time)
  }

  /// Plays keyframes of one turn, without ending it.
  private mutating func play(_ keyframes: Range<Int>) throws(PlanningError) {
    for index in keyframes {
      let keyframe = timeline.keyframes[index]
      if keyframe.flushes { layOut(from: .root, at: keyframe.time, nil) }
      try apply(keyframe.changes, of: index)
      if case .immediate(let view) = keyframe.layout {
        layOut(from: view, at: keyframe.time, keyframe.animation)
      }
    }
  }

  /// Each step is timed through all others of its property, so that they are joined once, after the last.
  private mutating func joinSteps(of keyframes: Range<Int>) throws(PlanningError) {
    guard timeline.keyframes[keyframes].contains(where: \.isStep) else { return }
    var joined = JoinedSteps()
    for view in tracks.indices {
      tracks[view].joinSteps(&joined)
      guard stepStops + joined.stopCount <= limits.stepStops else {
        throw .tooManyStops(limit: limits.stepStops, keyframe: keyframes.lowerBound)
      }
    }
    stepStops += joined.stopCount
  }

  /// Plays all that comes before a keyframe, in its own turn too, which is not ended.
  ///
  /// - Precondition: the keyframe has not been played. Nothing is played afterwards.
  mutating func run(toKeyframe index: Int) throws(PlanningError) {
    let time = timeline.keyframes[index].time
    try run { $0 < time }
    settle { $0 <= time }
    try play(playedCount..<index)
    try joinSteps(of: playedCount..<index)
  }

  /// Lays out outside any animation, and records the state in which a turn ends.
  ///
  /// - Parameter earlier: the number of findings before the turn.
  mutating func endTurn(
    _ turn: Range<Int>, findings earlier: Int, at time: Nanoseconds
  ) throws(PlanningError) {
    try joinSteps(of: turn)
    layOut(from: .root, at: time, nil)
    closeConflicts(at: time)
    endTurn(earlier..<findings.count, after: turn.upperBound - 1, at: time)
  }
}

extension TimelineView {
  /// The layout properties, including those of the appearance that affect layout.
  fileprivate var engineView: LayoutView {
    var view = layout
    view.transform = appearance.transform
    view.isHidden = appearance.isHidden
    return view
  }
}

extension Keyframe {
  /// Whether it is a relative keyframe of a keyframe animation.
  fileprivate var isStep: Bool {
    if case .keyframe = animation?.curve { true } else { false }
  }
}

extension Timeline {
  fileprivate var addedViews: Set<ViewIndex> {
    var views: Set<ViewIndex> = []
    for change in keyframes.lazy.flatMap(\.changes) {
      if case .addSubview(let view, _) = change.operation { views.insert(view) }
    }
    return views
  }
}
