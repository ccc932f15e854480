import AutoLayout
import Primitives
import TimelineModel
import Timing

/// Plays a timeline's turns as UIKit's run loop would, and notes down what moves when.
///
/// Each keyframe flushes, changes and lays out; each turn ends with a pass outside any animation.
struct Runner {
  let timeline: Timeline
  let grid: PixelGrid
  /// By view: apart from the timeline's, which are large, because every pass goes through them.
  let superviews: [ViewIndex?]
  /// By view; `root` has that of the canvas.
  let hasGivenFrame: [Bool]
  var engine: LayoutEngine
  /// Model values as last laid out.
  var geometries: [LayoutGeometry]
  var appearances: [Appearance]
  /// Model values that the next pass will set.
  var pendingAppearances: [Appearance]
  var transforms: [TransformState]
  /// The views whose appearance or transform may wait for a pass.
  var repaintedViews: [Int] = []
  /// Whether a pass would find everything where it is.
  var isLaidOut = false
  /// Whether a change since the end of the last turn may have moved something or loosened it.
  var isLayoutTouched = true
  var tracks: [ViewTracks]
  var findings: [Finding] = []
  /// What `restore` sets: known from the file, or from the change that added the constraint.
  var declaredConstants: [Double]
  var conflictCount = 0
  var ambiguityCount = 0
  /// The findings of lasting conflicts that are not over.
  var openConflicts: [Int] = []
  /// The findings of what fought and what was ambiguous when the last turn ended.
  var openTies: [Int] = []
  var openAmbiguities: [Int] = []
  /// How many keyframes have been played.
  private var playedCount = 0
  var siblings: SiblingHistory
  /// The views that changes put into the tree by themselves.
  let addedViews: Set<ViewIndex>

  init(_ timeline: Timeline) throws(PlanningError) {
    self.timeline = timeline
    grid = PixelGrid(scale: timeline.canvas.scale)
    superviews = timeline.views.map(\.superview)
    hasGivenFrame = timeline.views.map { $0.frame != nil || $0.superview == nil }
    engine = LayoutEngine(
      views: timeline.views.map(\.engineView), guides: timeline.guides.map(\.owner),
      canvas: timeline.canvas.layout, constraints: timeline.constraints.map(\.constraint),
      style: timeline.compatibility == .iOS7 ? .legacy : .modern,
      isPresent: timeline.views.map(\.isInitial))
    let active = timeline.initialConstraints.filter { timeline.constraints[$0].isActive }
    declaredConstants = timeline.constraints.map(\.constraint.constant)
    let conflicts = engine.activate(active)
    engine.translateAutoresizingMasks()
    geometries = engine.geometries(on: grid)
    appearances = timeline.views.map(\.appearance)
    pendingAppearances = appearances
    transforms = appearances.map { TransformState(ModelTransform($0.transform)) }
    let isAdditive = timeline.compatibility == .modern
    tracks = timeline.views.indices.map { [geometries, appearances] in
      ViewTracks(
        geometries[$0], appearances[$0], isPresent: timeline.views[$0].isInitial,
        isAdditive: isAdditive)
    }
    siblings = SiblingHistory(timeline.views)
    addedViews = timeline.addedViews
    recordConflicts(conflicts, keyframe: nil, change: nil)
    endTurn(findings.indices, after: nil, at: .zero)
  }

  /// Plays on, to the first turn whose time is not meant.
  mutating func run(while isIncluded: (Nanoseconds) -> Bool) throws(PlanningError) {
    while playedCount < timeline.keyframes.count {
      let time = timeline.keyframes[playedCount].time
      guard isIncluded(time) else { return }
      let first = playedCount
      while playedCount < timeline.keyframes.count, timeline.keyframes[playedCount].time == time {
        playedCount += 1
      }
      try runTurn(first..<playedCount, at: time)
    }
  }

  private mutating func runTurn(_ turn: Range<Int>, at time: Nanoseconds) throws(PlanningError) {
    let earlier = findings.count
    for index in turn {
      let keyframe = timeline.keyframes[index]
      if keyframe.flushes { layOut(from: .root, at: time, nil) }
      for change in keyframe.changes { try apply(change, of: index) }
      if case .immediate(let view) = keyframe.layout {
        layOut(from: view, at: time, keyframe.animation)
      }
    }
    layOut(from: .root, at: time, nil)
    closeConflicts(at: time)
    endTurn(earlier..<findings.count, after: turn.upperBound - 1, at: time)
  }
}

extension TimelineView {
  /// With what of its appearance layout has to know.
  fileprivate var engineView: LayoutView {
    var view = layout
    view.transform = appearance.transform
    view.isHidden = appearance.isHidden
    return view
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
