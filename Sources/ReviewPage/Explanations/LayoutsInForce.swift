import AutoLayout
import LayoutAnimation
import Presentation
import Primitives
import TimelineModel
import Timing

/// The layouts that are in force in the frames of a timeline, in order of time, and why every view
/// has its place in each.
struct LayoutsInForce {
  /// For every frame which of them.
  private(set) var track: [Int] = []
  private var rules = RuleList()
  /// By layout, by view: how far its alignment rectangle lies inside its frame.
  private(set) var insets: [[EdgeInsets]] = []
  /// Whether there were too many views in them to explain all.
  private(set) var isCut = false
  private var layouts: [JSON] = []

  /// How many views are explained at most, each counted once a layout, and how often rules are met
  /// before no further view is: of so much more is not read.
  static let mostExplained = 400
  static let mostMentions = 5000
  private var explainedCount = 0

  init(_ timeline: PlannedTimeline) throws(LayoutAnimationError) {
    do throws(PlanningError) {
      try self.init(timeline.plan)
    } catch {
      throw .unsolvable
    }
  }

  private init(_ plan: AnimationPlan) throws(PlanningError) {
    var replay = try EngineReplay(plan)
    let turns = plan.turns
    var (played, explained) = (0, -1)
    for frame in 0..<plan.frameCount {
      let time = plan.clock.time(ofFrame: frame)
      while played < turns.count, time.hasReached(turns[played]) { played += 1 }
      if played != explained {
        explained = played
        append(plan, try replay.engine(at: time), after: played == 0 ? nil : turns[played - 1])
      }
      track.append(layouts.count - 1)
    }
  }

  private mutating func append(
    _ plan: AnimationPlan, _ engine: LayoutEngine, after turn: Nanoseconds?
  ) {
    insets.append(plan.timeline.views.indices.map { engine.alignmentRectInsets(of: ViewIndex($0)) })
    let keyframe = turn.flatMap { time in
      plan.timeline.keyframes.lastIndex { $0.time == time }
    }
    layouts.append(
      .object([
        "time": JSON(turn.map { FrameTime($0).seconds } ?? 0),
        "keyframe": keyframe.map { JSON($0) } ?? .null,
        "views": .array(explanations(plan, engine)),
      ]))
  }

  private mutating func explanations(_ plan: AnimationPlan, _ engine: LayoutEngine) -> [JSON] {
    guard hasRoom else { return engine.views.map { _ in .null } }
    let explanation = LayoutExplanation(plan, engine)
    let broken = explanation.brokenRules(&rules)
    var solved = engine
    let ambiguities = solved.ambiguities()
    return engine.views.indices.map { index in
      let view = ViewIndex(index)
      guard hasRoom else { return .null }
      explainedCount += 1
      return explanation.json(
        of: view, ambiguities.filter { $0.view == view },
        broken: broken.filter { $0.views.contains(view) }.map(\.place), &rules)
    }
  }

  /// Whether another view is explained; from the first one that is not on, none is.
  private var hasRoom: Bool {
    mutating get {
      let isFull =
        explainedCount >= Self.mostExplained || rules.mentionCount >= Self.mostMentions
      isCut = isCut || isFull
      return !isFull
    }
  }

  var members: [(key: String, value: JSON)] {
    [
      ("layout", .track(track.map { JSON($0) })), ("rules", .array(rules.rules)),
      ("layouts", .array(layouts)),
    ]
  }
}
