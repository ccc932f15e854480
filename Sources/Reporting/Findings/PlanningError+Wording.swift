import AutoLayout
package import Presentation
package import TimelineModel
import Timing

extension LayoutAnimationError {
  /// A timeline whose turns, played a second time, gave a different result.
  package static let unsolvable = LayoutAnimationError(
    .internalError, "a layout that was solved cannot be solved again")
}

extension Diagnostic {
  /// The words for a timeline that is valid and cannot be played.
  package init(_ error: PlanningError, in timeline: Timeline) {
    switch error {
    case .nonFiniteConstant(let index, let location):
      self.init(
        .notFinite,
        "the constant of `\(timeline.constraints[index].name)` is not a finite number",
        at: location, help: "check what the expression divides by")
    case .constantOutOfRange(let index, let location):
      self.init(
        .outOfRange,
        "the constant of `\(timeline.constraints[index].name)` must be between "
          + "-1000000000 and 1000000000",
        at: location, help: "check what the expression multiplies")
    case .tooManyFrames:
      self.init(
        .limit,
        "the timeline has more than \(AnimationPlan.maximumFrameCount) frames", at: nil,
        help: "lower the frames per second or the duration")
    case .tooManyMoves(let limit, let keyframe):
      self.init(
        before: keyframe, of: timeline, "views move or change size more than \(limit) times",
        help: "divide the timeline, or animate fewer views")
    case .tooManyLines(let limit, let keyframe):
      self.init(
        before: keyframe, of: timeline, "texts are set in more than \(limit) lines",
        help: "divide the timeline, or shorten the texts of labels whose width changes")
    case .tooManyStops(let limit, let keyframe):
      self.init(
        .limit,
        "the steps of keyframe animations, with those \(timeline.words(ofTimeOf: keyframe)), are "
          + "timed by more than \(limit) stops",
        at: timeline.keyframes[keyframe].location,
        help: "use the `calculationMode` `cubic` or `paced`, or animate fewer views")
    case .tooMuchWork(let limit, let keyframe):
      self.init(
        before: keyframe, of: timeline,
        "layouts take more work than \(limit) steps of the solver",
        help: "divide the timeline, or change the layout of fewer views at a time")
    }
  }

  /// - Parameters:
  ///   - keyframe: the first one that is not laid out.
  ///   - problem: what goes beyond a limit.
  private init(before keyframe: Int, of timeline: Timeline, _ problem: String, help: String) {
    let all = counted(timeline.keyframes.count, "keyframe")
    self.init(
      .limit,
      "before the keyframe \(timeline.words(ofTimeOf: keyframe)), after \(keyframe) of \(all), "
        + problem,
      at: timeline.keyframes[keyframe].location, help: help)
  }
}

extension Timeline {
  fileprivate func words(ofTimeOf keyframe: Int) -> String {
    "at \(keyframes[keyframe].time.exactText)"
  }
}
