import AutoLayout
package import Presentation
package import TimelineModel

extension Diagnostic {
  /// The words for likely mistakes.
  package init(_ lint: Lint, in timeline: Timeline) {
    switch lint {
    case .unflushedStart(let start): self.init(start, in: timeline)
    case .jump(let jump): self.init(jump, in: timeline)
    case .keyframeAfterEnd(let keyframe): self.init(keyframeAfterEnd: keyframe, in: timeline)
    case .keyframeWithoutEffect(let keyframe):
      self.init(keyframeWithoutEffect: keyframe, in: timeline)
    case .duplicateConstraint(let duplicate): self.init(duplicate, in: timeline)
    case .neverActiveConstraint(let index): self.init(neverActive: index, in: timeline)
    case .offScreenAtRest(let view): self.init(offScreen: view, in: timeline)
    case .offCanvasAtRest(let view): self.init(offCanvas: view, in: timeline)
    case .zeroSize(let size): self.init(size, in: timeline)
    case .negativeSize(let size): self.init(size, in: timeline)
    case .covered(let cover): self.init(cover, in: timeline)
    case .neverShown(let view): self.init(view, in: timeline)
    case .invisibleShadow(let shadow): self.init(shadow, in: timeline)
    case .squareCorners(let corners): self.init(corners, in: timeline)
    case .cutText(let text): self.init(text, in: timeline)
    case .lowContrast(let contrast): self.init(contrast, in: timeline)
    case .missingLetter(let letter): self.init(letter, in: timeline)
    case .idle(let idle): self.init(idle, in: timeline)
    case .shimmer(let shimmer): self.init(shimmer, in: timeline)
    case .fight(let fight): self.init(fight, in: timeline)
    case .overshoot(let overshoot): self.init(overshoot, in: timeline)
    case .returning(let view): self.init(returning: view, in: timeline)
    case .unsearched(let views): self.init(views, in: timeline)
    case .otherUnit(let mistakes): self.init(mistakes)
    }
  }

  private init(_ start: Lint.UnflushedStart, in timeline: Timeline) {
    let (keyframe, earlier) = (
      timeline.keyframes[start.keyframe], timeline.keyframes[start.earlier]
    )
    self.init(
      .warning, code: FindingCode.unflushedStart.rawValue,
      message: "this animation sweeps in what \(timeline.called(start.earlier)) left pending: "
        + timeline.names(of: start.views),
      at: keyframe.location,
      labels: [Diagnostic.Label("changed here, and not laid out", at: earlier.location)],
      notes: ["without `flush` nothing is laid out before the animation begins"],
      help: "leave out `\"flush\": false`, or `\"layout\": \"deferred\"` of the earlier keyframe")
  }

  private init(keyframeAfterEnd index: Int, in timeline: Timeline) {
    self.init(
      .warning, code: FindingCode.keyframeAfterEnd.rawValue,
      message: "\(timeline.called(index)) is never played: the timeline ends at \(timeline.end)",
      at: timeline.keyframes[index].location,
      help: "lengthen the `duration`, or leave it out: then the last keyframe ends the timeline")
  }

  private init(_ duplicate: Lint.DuplicateConstraint, in timeline: Timeline) {
    let constraint = timeline.constraints[duplicate.constraint]
    let original = timeline.constraints[duplicate.original]
    self.init(
      .warning, code: FindingCode.duplicateConstraint.rawValue,
      message: "`\(constraint.name)` says the same as `\(original.name)`, which is active too",
      at: constraint.location,
      labels: [Diagnostic.Label("`\(original.name)`", at: original.location)],
      notes: ["in " + timeline.moment(duplicate.keyframe)],
      help: "remove one: as soon as one of them changes, the two contradict each other")
  }

  private init(neverActive index: Int, in timeline: Timeline) {
    let constraint = timeline.constraints[index]
    self.init(
      .warning, code: FindingCode.neverActiveConstraint.rawValue,
      message: "`\(constraint.name)` is declared inactive, and no keyframe activates it",
      at: constraint.location,
      help: "activate it in a keyframe, or remove it")
  }

  private init(offScreen index: ViewIndex, in timeline: Timeline) {
    let view = timeline.views[index.rawValue]
    self.init(
      .warning, code: FindingCode.offScreenAtRest.rawValue,
      message: "`\(view.id)` is never in the picture: it is outside whenever nothing moves",
      at: view.location,
      help: "check the constants that place it, or hide it")
  }

  private init(offCanvas index: ViewIndex, in timeline: Timeline) {
    let view = timeline.views[index.rawValue]
    self.init(
      .note, code: FindingCode.offCanvasAtRest.rawValue,
      message: "`\(view.id)` is not painted while it is outside of a canvas that became smaller",
      at: view.location,
      notes: ["the picture is as large as all canvases together; beside the canvas it is empty"],
      help: "constrain it to the edges of `root`, or hide it")
  }

  private init(_ empty: Lint.ZeroSize, in timeline: Timeline) {
    let view = timeline.views[empty.view.rawValue]
    let lengths = empty.axes.map { $0 == .horizontal ? "width" : "height" }
    let lost = lengths.joined(separator: " and no ")
    self.init(
      .warning, code: FindingCode.zeroSize.rawValue,
      message: "`\(view.id)` has a colour and no \(lost) whenever nothing moves",
      at: view.location,
      help: "constrain its \(lengths.joined(separator: " and ")), or hide it")
  }

  private init(_ negative: Lint.NegativeSize, in timeline: Timeline) {
    let view = timeline.views[negative.view.rawValue]
    let (side, called) =
      negative.axis == .horizontal ? ("width", "wide") : ("height", "high")
    let length = negative.length.shortText
    let cure = "`\(view.id).\(side) >= 0`"
    self.init(
      .warning, code: FindingCode.negativeSize.rawValue,
      message: "`\(view.id)` would be \(length) points \(called), and is shown without any \(side)",
      at: view.location,
      notes: ["views constrained to it are placed as if its \(side) were \(length)"],
      help: "make room, or add \(cure): what cannot be satisfied is then broken and named")
  }
}

extension Timeline {
  /// When something is the case.
  func moment(_ keyframe: Int?) -> String {
    keyframe.map { called($0) } ?? "the initial layout"
  }

  package func called(_ keyframe: Int) -> String {
    let name = keyframes[keyframe].name.map { " `\($0)`" } ?? ""
    return "the keyframe\(name) at \(keyframes[keyframe].time)"
  }

  /// The first few and the number of the rest.
  func names(of views: [ViewIndex]) -> String {
    let shown = views.prefix(4).map { "`\(self.views[$0.rawValue].id)`" }.joined(separator: ", ")
    return views.count > 4 ? shown + " and \(views.count - 4) more" : shown
  }
}
