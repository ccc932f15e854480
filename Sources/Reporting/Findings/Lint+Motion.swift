import AutoLayout
import Presentation
import TimelineModel

/// The words for mistakes in how views move. Most are notes: what they say may be meant.
extension Diagnostic {
  init(_ idle: Lint.Idle, in timeline: Timeline) {
    let keyframe = idle.keyframe.map { timeline.keyframes[$0] }
    self.init(
      .note, code: FindingCode.idleFrames.rawValue,
      message:
        "nothing moves from \(idle.start) to \(idle.end): \(idle.frameCount) frames are the same",
      at: (keyframe ?? timeline.keyframes.last)?.location,
      help: keyframe == nil
        ? "shorten the `duration`, or leave it out: then the timeline ends with its last animation"
        : "let this keyframe begin earlier")
  }

  init(_ shimmer: Lint.Shimmer, in timeline: Timeline) {
    let view = timeline.views[shimmer.view.rawValue]
    let distance = shimmer.pixels == 1 ? "one pixel" : "\(shimmer.pixels.text(decimals: 2)) pixels"
    self.init(
      .note, code: FindingCode.shimmer.rawValue,
      message: "`\(view.id)` moves by \(distance) in \(timeline.called(shimmer.keyframe)):"
        + " its edges are blurred on the way",
      at: timeline.keyframes[shimmer.keyframe].location,
      labels: view.location.map { [Diagnostic.Label("`\(view.id)`", at: $0)] } ?? [],
      help: "move it farther or not at all; what is centred stays where it is if sizes are even")
  }

  init(_ fight: Lint.Fight, in timeline: Timeline) {
    let view = timeline.views[fight.view.rawValue].id
    let what = "`\(fight.property.rawValue)` of `\(view)`"
    let message =
      switch fight.reason {
      case .replaced: "two animations of \(what) begin at once: this one takes the other's place"
      case .opposed: "two animations that begin at once move the \(what) in opposite directions"
      case .endless: "an animation of the \(what) that never ends is added to this one"
      }
    let help =
      switch fight.reason {
      case .replaced:
        "write one as a keyframe of its own `after` the other is over; a `delay` does not help"
      case .opposed: "put the second into a keyframe `after` the first"
      case .endless: "give the first a `repeatCount`"
      }
    self.init(
      .warning, code: FindingCode.fightingAnimations.rawValue, message: message,
      at: timeline.keyframes[fight.keyframe].location,
      labels: [
        Diagnostic.Label("the other one", at: timeline.keyframes[fight.earlier].location)
      ],
      help: help)
  }

  init(_ overshoot: Lint.Overshoot, in timeline: Timeline) {
    let view = timeline.views[overshoot.view.rawValue]
    self.init(
      .note, code: FindingCode.overshoot.rawValue,
      message:
        "`\(view.id)` leaves the canvas by \(overshoot.distance.text(decimals: 1)) points at the"
        + " \(overshoot.side.rawValue) on its way, and is inside before and after it",
      at: timeline.keyframes[overshoot.keyframe].location,
      labels: view.location.map { [Diagnostic.Label("`\(view.id)`", at: $0)] } ?? [],
      help: "make room for it, or take a curve that overshoots less")
  }

  init(returning index: ViewIndex, in timeline: Timeline) {
    let view = timeline.views[index.rawValue]
    self.init(
      .note, code: FindingCode.endsWhereItBegan.rawValue,
      message: "`\(view.id)` is animated, and the same as in the beginning whenever nothing moves",
      at: view.location,
      help: "check the changes of its keyframes, unless it only hints at something")
  }
}
