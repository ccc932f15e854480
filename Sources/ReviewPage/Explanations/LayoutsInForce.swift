import AutoLayout
import Presentation
import Primitives
import TimelineModel
import Timing

/// The layouts that the frames of a timeline lead to, in order of time, with the rules that determine
/// every view in each.
struct LayoutsInForce {
  /// By frame, the index of its layout.
  private(set) var track: [Int] = []
  private var rules = RuleList()
  private var explanations = DistinctExplanations()
  /// By layout and view, the insets from its frame to its alignment rectangle.
  private(set) var insets: [[EdgeInsets]] = []
  /// By layout and view, the insets of its safe area.
  private(set) var safeAreas: [[EdgeInsets]] = []
  /// Whether a limit was reached, so that some views have no explanation.
  private(set) var isCut = false
  private var layouts: [JSON] = []

  /// The bytes of the distinct explanations.
  var size: Int { explanations.size }

  /// The limit for explained views, each counted once per layout, for the time that it takes; and that
  /// for the bytes of distinct explanations, after which no further view is explained.
  static let mostExplained = 4000
  static let mostBytes = 600_000
  private var explainedCount = 0
  private let limits: (explained: Int, bytes: Int)

  /// - Parameter replay: of the plan; plays its turns up to the last frame.
  init(
    _ plan: AnimationPlan, _ replay: inout LintReplay, mostExplained: Int = Self.mostExplained,
    mostBytes: Int = Self.mostBytes
  ) throws(PlanningError) {
    limits = (mostExplained, mostBytes)
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
    safeAreas.append(plan.timeline.views.indices.map { engine.safeAreaInsets(of: ViewIndex($0)) })
    let keyframe = turn.flatMap { time in
      plan.timeline.keyframes.lastIndex { $0.time == time }
    }
    layouts.append(
      .object([
        "time": JSON(turn.map { FrameTime($0).seconds } ?? 0),
        "keyframe": keyframe.map { JSON($0) } ?? .null,
        "views": .array(places(plan, engine)),
      ]))
  }

  /// By view, the place of its explanation; null beyond a limit.
  private mutating func places(_ plan: AnimationPlan, _ engine: LayoutEngine) -> [JSON] {
    guard hasRoom else { return engine.views.map { _ in .null } }
    let explanation = LayoutExplanation(plan, engine)
    let broken = explanation.brokenRules(&rules)
    var solved = engine
    let ambiguities = solved.ambiguities()
    return engine.views.indices.map { index in
      let view = ViewIndex(index)
      guard hasRoom else { return .null }
      explainedCount += 1
      return JSON(
        explanation.place(
          of: view, ambiguities.filter { $0.view == view },
          broken: broken.filter { $0.views.contains(view) }.map(\.place), &rules, &explanations))
    }
  }

  /// Whether another view is explained. Once false, it stays false.
  private var hasRoom: Bool {
    mutating get {
      let isFull =
        explainedCount >= limits.explained || explanations.size >= limits.bytes
      isCut = isCut || isFull
      return !isFull
    }
  }

  var members: [(key: String, value: JSON)] {
    [
      ("layout", .track(track.map { JSON($0) })), ("rules", .array(rules.rules)),
      ("edges", .array(explanations.edges.texts)),
      ("explanations", .array(explanations.views.texts)),
      ("layouts", .array(layouts)),
    ]
  }
}
