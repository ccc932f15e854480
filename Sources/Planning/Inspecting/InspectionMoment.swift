import AutoLayout
import Presentation
package import Reporting
import TimelineModel
package import Timing

/// Which moment of a timeline is inspected.
public enum InspectionMoment: Hashable, Sendable {
  case still(StillMoment)
  /// When a keyframe is played, by its number in order of time, from 0; keyframes of one time count
  /// in the order of the file. A negative number counts from the end, -1 being the last.
  case keyframe(Int)
  /// When the keyframe of that name is played.
  case namedKeyframe(String)
}

extension PlannedTimeline {
  /// When the turns are played, in order; if there is no keyframe, the moment of the initial layout
  /// alone.
  package var turnMoments: [InspectionMoment] {
    let turns = plan.turns.isEmpty ? [.zero] : plan.turns
    return turns.map { .still(.time(nanoseconds: $0.rawValue)) }
  }

  /// Reads every view at a moment, and what the layout engine knows of it.
  ///
  /// When a keyframe is played, the presentation is still the start of its animation, and the model
  /// is what all the keyframes of that time lead to. The turns are played anew up to there; to read
  /// many moments' frames alone, `layout(at:)` is faster.
  ///
  /// - Throws: `usage` for a frame or a keyframe that does not exist, or a name of several.
  package func inspect(
    _ moment: InspectionMoment, _ values: Inspection.Values = .presentation
  ) throws(LayoutAnimationError) -> Inspection {
    let time = try time(of: moment)
    var replay = try EngineReplay(playing: self)
    return inspect(time, values, try replay.solvedEngine(at: time))
  }

  /// Reads the model after every turn, in order; if there is no keyframe, the initial layout.
  ///
  /// The turns are played anew once, however many they are.
  package func inspectTurns(_ body: (Inspection) throws -> Void) throws {
    var replay = try EngineReplay(playing: self)
    for moment in turnMoments {
      let time = try time(of: moment)
      try body(inspect(time, .model, try replay.solvedEngine(at: time)))
    }
  }

  /// - Parameters:
  ///   - time: not negative.
  ///   - engine: as the last turn at or before the time left it; nil leaves out what it knows.
  func inspect(
    _ time: FrameTime, _ values: Inspection.Values, _ engine: LayoutEngine? = nil
  ) -> Inspection {
    let played = plan.timeline.playedCount(at: time)
    let views = tree(at: time, values)
    let reading = engine.map { InspectionReading(plan.timeline, $0) }
    return Inspection(
      time: time.seconds, values: values,
      keyframes: plan.timeline.keyframesOfTurn(at: time, playedCount: played),
      isInitial: played == 0, views: views.map(view),
      layout: reading?.layout(of: views.map { ($0.index, $0.shown) }))
  }

  private typealias Node = (index: ViewIndex, shown: PresentedView, depth: Int)

  private func tree(at time: FrameTime, _ values: Inspection.Values) -> [Node] {
    let shown = values == .model ? plan.model(at: time) : plan.presentation(at: time)
    let subviews = plan.subviews(at: time)
    var nodes: [Node] = []
    nodes.reserveCapacity(shown.count)
    var waiting = [(index: ViewIndex.root, depth: 0)]
    while let (index, depth) = waiting.popLast() {
      nodes.append((index, shown[index.rawValue], depth))
      waiting += subviews[index.rawValue].reversed().map { ($0, depth + 1) }
    }
    return nodes
  }

  private func view(_ node: Node) -> Inspection.View {
    let index = node.index.rawValue
    return Inspection.View(
      node.shown, id: plan.timeline.views[index].id,
      superview: plan.timeline.superviewID(of: index), depth: node.depth)
  }

  package func time(of moment: InspectionMoment) throws(LayoutAnimationError) -> FrameTime {
    switch moment {
    case .still(.frame(let number)):
      plan.clock.time(ofFrame: try FrameSelection.frame(number, among: frameCount))
    case .still(.time(let nanoseconds)): FrameTime(Nanoseconds(nanoseconds))
    case .keyframe(let number): FrameTime(try keyframe(number).time)
    case .namedKeyframe(let name): FrameTime(try keyframe(named: name).time)
    }
  }
}

extension EngineReplay {
  fileprivate init(playing timeline: PlannedTimeline) throws(LayoutAnimationError) {
    do throws(PlanningError) { try self.init(timeline.plan) } catch { throw .unsolvable }
  }

  fileprivate mutating func solvedEngine(
    at time: FrameTime
  ) throws(LayoutAnimationError) -> LayoutEngine {
    do throws(PlanningError) { return try engine(at: time) } catch { throw .unsolvable }
  }
}
