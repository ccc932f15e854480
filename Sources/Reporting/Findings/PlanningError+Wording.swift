import AutoLayout
package import Presentation
package import TimelineModel

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
    case .tooManyMoves(let limit, let location):
      self.init(
        .limit,
        "before this keyframe views move or change size more than \(limit) times",
        at: location, help: "divide the timeline, or animate fewer views")
    case .tooManyLines(let limit, let location):
      self.init(
        .limit, "before this keyframe texts are set in more than \(limit) lines", at: location,
        help: "divide the timeline, or shorten the texts of labels whose width changes")
    case .tooManyStops(let limit, let location):
      self.init(
        .limit, "the steps of keyframe animations are timed by more than \(limit) stops",
        at: location,
        help: "use the `calculationMode` `cubic` or `paced`, or animate fewer views")
    case .tooMuchWork(let limit, let location):
      self.init(
        .limit,
        "the layouts before this keyframe take more work than \(limit) steps of the solver",
        at: location, help: "divide the timeline, or change the layout of fewer views at a time")
    }
  }
}
