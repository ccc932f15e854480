import AutoLayout
import Presentation
import TimelineModel
import Timing

/// The words for what nobody sees.
extension Diagnostic {
  init(keyframeWithoutEffect index: Int, in timeline: Timeline) {
    let keyframe = timeline.keyframes[index]
    self.init(
      .warning, code: FindingCode.keyframeWithoutEffect.rawValue,
      message: "\(timeline.called(index)) changes nothing that is seen"
        + (keyframe.isAnimated ? ", and its animation shows nothing" : ""),
      at: keyframe.location,
      notes: ["every view has the same frame and the same look before and after it"],
      help: "compare the values with those before, and see that a constraint it changes is active "
        + "and not overruled by one of higher priority")
  }

  init(_ cover: Lint.Cover, in timeline: Timeline) {
    let (view, above) = (
      timeline.views[cover.view.rawValue], timeline.views[cover.cover.rawValue]
    )
    self.init(
      .warning, code: FindingCode.coveredView.rawValue,
      message: "`\(view.id)` is never seen: it is below `\(above.id)` all the time",
      at: view.location,
      labels: above.location.map { [Diagnostic.Label("painted later, and opaque", at: $0)] } ?? [],
      help: "declare `\(view.id)` after `\(above.id)`, give it a higher `zPosition`, or remove it")
  }

  init(_ unseen: Lint.NeverShown, in timeline: Timeline) {
    let view = timeline.views[unseen.view.rawValue]
    let (state, change) =
      unseen.reason == .hidden
      ? ("is hidden", "\"hidden\": false") : ("has alpha 0", "an \"alpha\" above 0")
    self.init(
      .warning, code: FindingCode.neverShown.rawValue,
      message: "`\(view.id)` is never seen: it \(state) all the time",
      at: view.location,
      help: "set \(change) in a keyframe, or remove the view")
  }

  init(_ unsearched: Lint.Unsearched, in timeline: Timeline) {
    let (question, limit) =
      switch unsearched.search {
      case .cover: ("whether others cover", "\(CoverObserver.mostWork) pairs of views are compared")
      case .contrast: ("the contrast of", "\(LabelObserver.mostWork) views are looked at")
      }
    self.init(
      .warning, code: FindingCode.searchLimit.rawValue,
      message: "\(question) \(timeline.names(of: unsearched.views)) is not known",
      at: timeline.views[unsearched.views[0].rawValue].location,
      notes: ["not searched to the end: at most \(limit) in all layouts together"],
      help: "divide the timeline, or leave out views that are not to be seen")
    facts = .object([
      "constraints": .list([]), "keyframe": .none,
      "search": .text(unsearched.search == .cover ? "cover" : "contrast"),
      "views": .list(unsearched.views.map { .text(timeline.views[$0.rawValue].id) }),
    ])
  }
}
