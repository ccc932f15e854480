import AutoLayout
import Presentation
import TimelineModel
import Timing

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
  public var turnMoments: [InspectionMoment] {
    let turns = plan.turns.isEmpty ? [.zero] : plan.turns
    return turns.map { .still(.time(nanoseconds: $0.rawValue)) }
  }

  /// Reads every view at a moment.
  ///
  /// When a keyframe is played, the presentation is still the start of its animation, and the model
  /// is what all the keyframes of that time lead to.
  ///
  /// - Throws: `usage` for a frame or a keyframe that does not exist, or a name of several.
  public func inspect(
    _ moment: InspectionMoment, _ values: Inspection.Values = .presentation
  ) throws(LayoutAnimationError) -> Inspection {
    inspect(try time(of: moment), values)
  }

  /// - Parameter time: not negative.
  func inspect(_ time: FrameTime, _ values: Inspection.Values) -> Inspection {
    let played = plan.timeline.playedCount(at: time)
    return Inspection(
      time: time.seconds, values: values,
      keyframes: plan.timeline.keyframesOfTurn(at: time, playedCount: played),
      isInitial: played == 0, views: views(at: time, values))
  }

  private func views(at time: FrameTime, _ values: Inspection.Values) -> [Inspection.View] {
    let shown = values == .model ? plan.model(at: time) : plan.presentation(at: time)
    let subviews = plan.subviews(at: time)
    var views: [Inspection.View] = []
    views.reserveCapacity(shown.count)
    var waiting = [(index: ViewIndex.root, depth: 0)]
    while let (index, depth) = waiting.popLast() {
      let declared = plan.timeline.views[index.rawValue]
      views.append(
        Inspection.View(
          shown[index.rawValue], id: declared.id,
          superview: declared.superview.map { plan.timeline.views[$0.rawValue].id }, depth: depth))
      waiting += subviews[index.rawValue].reversed().map { ($0, depth + 1) }
    }
    return views
  }

  func time(of moment: InspectionMoment) throws(LayoutAnimationError) -> FrameTime {
    switch moment {
    case .still(.frame(let number)):
      plan.clock.time(ofFrame: try FrameSelection.frame(number, among: frameCount))
    case .still(.time(let nanoseconds)): FrameTime(Nanoseconds(nanoseconds))
    case .keyframe(let number): FrameTime(try keyframe(number).time)
    case .namedKeyframe(let name): FrameTime(try keyframe(named: name).time)
    }
  }
}
