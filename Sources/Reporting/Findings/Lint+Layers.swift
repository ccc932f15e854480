import AutoLayout
import Presentation
import TimelineModel

/// The words for shadows and corners that only pixels show to be missing.
extension Diagnostic {
  init(_ shadow: Lint.InvisibleShadow, in timeline: Timeline) {
    let view = timeline.views[shadow.view.rawValue]
    let (reason, help) =
      switch shadow.reason {
      case .transparent:
        (
          "its `opacity` is 0 all the time",
          "add an `opacity` above 0 to the shadow, such as `0.3`: without one it is 0"
        )
      case .clipped:
        (
          "`clipsToBounds` cuts it off",
          "leave out `clipsToBounds`, or put the shadow on a view around `\(view.id)` that does not clip"
        )
      case .empty:
        (
          "the view paints nothing that could cast it",
          "give `\(view.id)` a `backgroundColor`, or put the shadow on the view that is to cast it"
        )
      }
    self.init(
      .warning, code: FindingCode.invisibleShadow.rawValue,
      message: "the shadow of `\(view.id)` is never seen: \(reason)",
      at: shadow.change ?? view.location, help: help)
  }

  init(_ corners: Lint.SquareCorners, in timeline: Timeline) {
    let view = timeline.views[corners.view.rawValue]
    let (fact, above) =
      switch corners.content {
      case .image: ("but its image covers its corners and is square", nil as TimelineView?)
      case .label: ("but in UIKit the background of a label is square without `clipsToBounds`", nil)
      case .subview(let index):
        (
          "but `\(timeline.views[index.rawValue].id)` covers its corners and is square",
          timeline.views[index.rawValue]
        )
      }
    let radius = above.map { ", or round the corners of `\($0.id)` too" } ?? ""
    // Clipping would cut the shadow off.
    let shadow =
      view.appearance.shadow == Shadow() ? "" : " and put its shadow on a view around it"
    self.init(
      .warning, code: FindingCode.squareCorners.rawValue,
      message: "`\(view.id)` has a `cornerRadius`, \(fact)",
      at: view.location,
      labels: (above?.location).map { [Diagnostic.Label("not clipped", at: $0)] } ?? [],
      notes: ["`cornerRadius` rounds the background and the border only"],
      help: "add `\"clipsToBounds\": true` to `\(view.id)`" + shadow + radius)
  }
}
