package import AutoLayout
import FileAccess
import Presentation
import Primitives
import Reporting
import TimelineModel
import Timing

/// Explains the edges of a view at one time from the engine and the running animations.
struct EdgeExplainer {
  private let plan: AnimationPlan
  private let view: ViewIndex
  private let time: FrameTime
  private let engine: LayoutEngine
  private let starts: AnimationStarts
  /// The last engine of `engine(before:)`, because animations of several edges mostly start together.
  private var earlier: (timeframe: Timeframe, engine: LayoutEngine)?

  init(_ planned: PlannedTimeline, _ view: ViewIndex, at time: FrameTime, _ engine: LayoutEngine) {
    plan = planned.plan
    self.view = view
    self.time = time
    self.engine = engine
    starts = AnimationStarts(plan.timeline)
  }

  mutating func explanation(
    of edge: EdgeExplanation.Edge
  ) throws(PlanningError) -> EdgeExplanation {
    let shown = plan.presentation(at: time)
    let superview = engine.views[view.rawValue].superview
    let attribute = engine.absolute(edge.attribute, in: superview ?? .root)
    let motions = plan.motions(of: attribute, of: view, at: time)
    return EdgeExplanation(
      view: plan.timeline.views[view.rawValue].id, edge: edge,
      superview: superview.map { plan.timeline.views[$0.rawValue].id }, time: time.seconds,
      shown: attribute.value(of: shown[view.rawValue].geometry),
      motions: motions.map(motion), layout: layout(of: edge, engine),
      earlierLayout: try motions.first.map { motion throws(PlanningError) in
        layout(of: edge, try engine(before: motion.timeframe))
      },
      remarks: remarks(shown))
  }

  /// The engine before the keyframe of an animation, or before its turn if that keyframe is unknown.
  private mutating func engine(before timeframe: Timeframe) throws(PlanningError) -> LayoutEngine {
    if let earlier, earlier.timeframe == timeframe { return earlier.engine }
    var replay = try EngineReplay(plan)
    let keyframe = starts.keyframe(of: timeframe)
    let engine =
      if let keyframe {
        try replay.engine(beforeKeyframe: keyframe)
      } else {
        try replay.engine(beforeTurnAt: timeframe.start)
      }
    earlier = (timeframe, engine)
    return engine
  }

  private func motion(_ motion: EdgeMotion) -> EdgeExplanation.Motion {
    let timeframe = motion.timeframe
    let animation = plan.timeline.animation(withAnimator: timeframe)
    let duration = animation?.length ?? timeframe.duration
    let curve = animation?.curve ?? timeframe.curve
    let name = animation?.animator.map { " under the animator `\($0.name.printable)`" } ?? ""
    return EdgeExplanation.Motion(
      keyframe: starts.keyframe(of: timeframe).map { plan.timeline.inspected($0) },
      begin: FrameTime(timeframe.begin + (animation?.delay ?? .zero)).seconds,
      duration: FrameTime(duration).seconds, curve: curve.shownWords + name,
      elapsed: animation.map { time.fraction(since: timeframe.begin + $0.delay, over: duration) }
        ?? timeframe.fraction(at: time),
      progress: timeframe.progress(at: time), from: motion.from, to: motion.to,
      remaining: motion.remaining)
  }

  private func layout(
    of edge: EdgeExplanation.Edge, _ engine: LayoutEngine
  ) -> EdgeExplanation.Layout {
    EdgeExplanation.Layout(
      RuleWords(plan, engine), engine, edge, of: view,
      geometry: engine.geometries(on: PixelGrid(scale: plan.timeline.canvas.scale)),
      engine.support(of: edge.attribute, of: view))
  }

  private func remarks(_ shown: [PresentedView]) -> [EdgeExplanation.Remark] {
    var remarks: [EdgeExplanation.Remark] = []
    var ancestor: ViewIndex? = view
    while let index = ancestor?.rawValue {
      let id = plan.timeline.views[index].id
      if !shown[index].isPresent {
        remarks.append(.absent(id))
      } else if shown[index].isHidden {
        remarks.append(.hidden(id))
      }
      ancestor = engine.views[index].superview
    }
    let insets = engine.views[view.rawValue].alignmentRectInsets
    if insets.resolved(.leftToRight) != EdgeInsets() { remarks.append(.alignmentRect) }
    let transform = shown[view.rawValue].transform
    guard transform != .identity else { return remarks }
    let words = Inspection.Transform(transform)
    let isModern = plan.timeline.compatibility == .modern
    return remarks + [isModern ? .transformed(words) : .transformedLayout(words)]
  }
}

extension EdgeExplanation.Layout {
  /// - Parameters:
  ///   - geometry: of all views, rounded to whole pixels.
  ///   - support: the engine's derivation of the edge.
  package init(
    _ words: RuleWords, _ engine: LayoutEngine, _ edge: EdgeExplanation.Edge, of view: ViewIndex,
    geometry: [LayoutGeometry], _ support: LayoutSupport
  ) {
    let attribute = engine.absolute(
      edge.attribute, in: engine.views[view.rawValue].superview ?? .root)
    self.init(
      solved: support.value, value: attribute.value(of: geometry[view.rawValue]),
      isGiven: support.isGiven, fixed: support.fixed,
      links: words.links(support), rivals: support.rivals.map(words.rival))
  }
}

extension Timeline {
  /// The animation of the animator that has this timeframe; nil for that of an animation which nothing
  /// interrupts.
  fileprivate func animation(withAnimator timeframe: Timeframe) -> Animation? {
    guard case .animator(let progress) = timeframe.curve else { return nil }
    return keyframes.lazy.compactMap(\.animation).first {
      $0.animator?.run?.progress == progress
    }
  }
}
