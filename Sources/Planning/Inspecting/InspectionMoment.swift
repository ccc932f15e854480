import AutoLayout
import Presentation
package import Reporting
import TimelineModel
package import Timing

/// A moment of a timeline to inspect.
public enum InspectionMoment: Hashable, Sendable {
  case still(StillMoment)
  /// The time of a keyframe, by its number in order of time, from 0; keyframes at the same time are
  /// in the order of the file. A negative number counts from the end, and -1 is the last one.
  case keyframe(Int)
  /// The time of the keyframe with that name.
  case namedKeyframe(String)
}

extension PlannedTimeline {
  /// The times of the turns, in order; without keyframes, only that of the initial layout.
  package var turnMoments: [InspectionMoment] {
    let turns = plan.turns.isEmpty ? [.zero] : plan.turns
    return turns.map { .still(.time(nanoseconds: $0.rawValue)) }
  }

  /// Returns every view at a moment, and the state of the layout engine.
  ///
  /// At the time of a keyframe, the presentation is the start of its animation, and the model is
  /// the result of all keyframes at that time. To read only frames of views at many moments,
  /// `layout(at:)` is faster.
  ///
  /// - Throws: `usage` for a frame or a keyframe that does not exist, or a name of several.
  /// - Complexity: plays the turns again up to the moment.
  package func inspect(
    _ moment: InspectionMoment, _ values: Inspection.Values = .presentation
  ) throws(LayoutAnimationError) -> Inspection {
    let time = try time(of: moment)
    do throws(PlanningError) {
      var replay = try EngineReplay(plan)
      var engine = try replay.engine(at: time)
      return inspect(time, values, InspectionReading(plan.timeline, &engine))
    } catch { throw .unsolvable }
  }

  /// - Parameters:
  ///   - time: not negative.
  ///   - reading: of the engine after the last turn at or before the time; nil omits its state.
  func inspect(
    _ time: FrameTime, _ values: Inspection.Values, _ reading: InspectionReading? = nil
  ) -> Inspection {
    let played = plan.timeline.playedCount(at: time)
    let views = tree(at: time, values)
    return Inspection(
      time: time.seconds, values: values,
      keyframes: plan.timeline.keyframesOfTurn(at: time, playedCount: played),
      isInitial: played == 0, views: views.map(view),
      layout: reading?.layout(of: views.map { ($0.index, $0.shown) }, in: plan.timeline))
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
