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
  /// By layout and view, the insets from its frame to its alignment rectangle.
  private(set) var insets: [[EdgeInsets]] = []
  /// Whether a limit was reached, so that some views have no explanation.
  private(set) var isCut = false
  private var layouts: [JSON] = []

  /// The number of mentions of rules.
  var mentionCount: Int { rules.mentionCount }

  /// The limit for explained views, each counted once per layout, and the limit for mentions of rules,
  /// after which no further view is explained. Nobody reads more.
  static let mostExplained = 400
  static let mostMentions = 5000
  private var explainedCount = 0
  private let limits: (explained: Int, mentions: Int)

  /// - Parameter replay: of the plan; plays its turns up to the last frame.
  init(
    _ plan: AnimationPlan, _ replay: inout LintReplay, mostExplained: Int = Self.mostExplained,
    mostMentions: Int = Self.mostMentions
  ) throws(PlanningError) {
    limits = (mostExplained, mostMentions)
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

  /// Whether another view is explained. Once false, it stays false.
  private var hasRoom: Bool {
    mutating get {
      let isFull =
        explainedCount >= limits.explained || rules.mentionCount >= limits.mentions
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
