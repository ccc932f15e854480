import AutoLayout
import Presentation
import TimelineModel

extension Diagnostic {
  init(_ jump: Lint.Jump, in timeline: Timeline) {
    switch jump.reason {
    case .layoutOutside: self.init(outside: jump, in: timeline)
    case .interruption(let running): self.init(interrupting: running, jump, in: timeline)
    case .notAnimated: self.init(sudden: jump, in: timeline)
    case .reversed: self.init(reversed: jump, in: timeline)
    case .animator(let start): self.init(left: start, jump, in: timeline)
    case .hidden(let isHidden, let location):
      self.init(hidden: isHidden, jump, at: location, in: timeline)
    case .contentMode(let location): self.init(contentModeOf: jump, at: location, in: timeline)
    }
  }

  private init(outside jump: Lint.Jump, in timeline: Timeline) {
    self.init(
      .warning, code: FindingCode.jump.rawValue,
      message: "\(timeline.names(of: jump.views)) \(jump.views.count == 1 ? "jumps" : "jump"): "
        + "the keyframe has an animation, and what it changes is laid out outside of it",
      at: timeline.keyframes[jump.keyframe].location,
      notes: ["only what is laid out inside of an animation moves"],
      help: "leave out `layout`: then the views are laid out inside the animation")
  }

  private init(interrupting running: Int, _ jump: Lint.Jump, in timeline: Timeline) {
    self.init(
      .warning, code: FindingCode.jump.rawValue,
      message: "this keyframe has no animation, and moves at once what \(timeline.called(running))"
        + " is moving: \(timeline.names(of: jump.views))",
      at: timeline.keyframes[jump.keyframe].location,
      labels: [
        Diagnostic.Label("still running", at: timeline.keyframes[running].location)
      ],
      help: "give it an `animation`, or a `time` when the other is over")
  }

  /// A note, not a warning: it may be what a test is about.
  private init(sudden jump: Lint.Jump, in timeline: Timeline) {
    self.init(
      .note, code: FindingCode.jump.rawValue,
      message: "\(timeline.names(of: jump.views)) \(jump.views.count == 1 ? "jumps" : "jump"): "
        + "\(timeline.called(jump.keyframe)) has no animation, and others have one",
      at: timeline.keyframes[jump.keyframe].location,
      help: "give it an `animation`; one with a duration of 0 says that the jump is meant")
  }

  private init(reversed jump: Lint.Jump, in timeline: Timeline) {
    self.init(
      .note, code: FindingCode.jump.rawValue,
      message: "\(timeline.names(of: jump.views)) \(jump.views.count == 1 ? "jumps" : "jump")"
        + " when the animation of \(timeline.called(jump.keyframe)) ends: it has played backwards,"
        + " and what it set is shown then",
      at: timeline.keyframes[jump.keyframe].location,
      help: "set the values back, without animation, in a keyframe at its end")
  }

  private init(left start: Int, _ jump: Lint.Jump, in timeline: Timeline) {
    self.init(
      .warning, code: FindingCode.jump.rawValue,
      message: "\(timeline.names(of: jump.views)) \(jump.views.count == 1 ? "jumps" : "jump") to "
        + "where constraints put \(jump.views.count == 1 ? "it" : "them"): an animator has "
        + "stopped or gone back before",
      at: timeline.keyframes[jump.keyframe].location,
      labels: [
        Diagnostic.Label("started here", at: timeline.keyframes[start].location)
      ],
      notes: [
        "an animator that does not finish at its end leaves constraints as they were changed"
      ],
      help: "set the constraints back when the animator ends, in a keyframe `after` its own")
  }

  private init(contentModeOf jump: Lint.Jump, at location: SourceLocation, in timeline: Timeline) {
    let names = timeline.names(of: jump.views)
    self.init(
      .note, code: FindingCode.jump.rawValue,
      message: "the image of \(names) jumps: `contentMode` cannot be animated", at: location,
      help: "keep `scaleAspectFill`, and animate \(names) to a size with the image's proportions")
  }

  /// A note, not a warning: many views are meant to appear at once.
  private init(
    hidden isHidden: Bool, _ jump: Lint.Jump, at location: SourceLocation, in timeline: Timeline
  ) {
    let verb = isHidden ? "vanishes" : "appears"
    self.init(
      .note, code: FindingCode.jump.rawValue,
      message: "\(timeline.names(of: jump.views)) \(verb) at once: `hidden` cannot be animated",
      at: location,
      help: isHidden
        ? "animate its `alpha` to 0, and hide it in a later keyframe"
        : "give it an `alpha` of 0 until then, and animate that to 1")
  }
}
