package import AutoLayout
import Primitives
package import TimelineModel
import Timing

/// A timeline as entries. Views and constraints are called by their names, because their numbers
/// shift when one is added.
package struct TimelineWords {
  package let timeline: Timeline

  package init(_ timeline: Timeline) { self.timeline = timeline }

  /// The canvas, and what the document says of itself.
  package var head: [TimelineEntry] {
    let canvas = timeline.canvas
    let compatibility = timeline.compatibility == .modern ? "modern" : "iOS 7"
    return [
      TimelineEntry(
        keys: ["timeline"], title: "timeline", place: .timeline, line: nil,
        fields: [
          ("frames a second", "\(timeline.framesPerSecond)"),
          ("duration", timeline.duration?.description ?? "none"),
          ("compatibility", compatibility),
        ]),
      TimelineEntry(
        keys: ["canvas"], title: "canvas", place: .canvas, line: nil,
        fields: canvasFields(canvas)),
    ]
  }

  func canvasFields(_ canvas: Canvas) -> [(name: String, text: String)] {
    [
      ("width", canvas.size.width.jsonLiteral), ("height", canvas.size.height.jsonLiteral),
      ("scale", "\(canvas.scale)"), ("safe area insets", canvas.safeAreaInsets.words),
      ("layout direction", canvas.layoutDirection.rawValue),
    ]
  }

  package var views: [TimelineEntry] {
    timeline.views.indices.map { index in
      let view = timeline.views[index]
      return TimelineEntry(
        keys: [view.id], title: "view `\(view.id)`", place: .view(index),
        line: view.location?.line,
        fields: placement(index) + content(view.content) + appearance(view.appearance))
    }
  }

  private func placement(_ index: Int) -> [(name: String, text: String)] {
    let view = timeline.views[index]
    return [
      ("superview", timeline.superviewID(of: index).map { "`\($0)`" } ?? "none"),
      ("frame", view.frame?.words ?? "none"),
    ] + layoutFields(view.layout)
  }

  private func content(_ content: ContentSize) -> [(name: String, text: String)] {
    let axes = [("width", content.horizontal), ("height", content.vertical)]
    return axes.flatMap { side, axis in
      [
        ("intrinsic \(side)", axis.length?.jsonLiteral ?? "none"),
        ("hugging of its \(side)", axis.hugging.words),
        ("compression resistance of its \(side)", axis.compressionResistance.words),
      ]
    }
  }

  private func appearance(_ appearance: Appearance) -> [(name: String, text: String)] {
    [
      ("backgroundColor", appearance.backgroundColor.words),
      ("alpha", appearance.alpha.jsonLiteral), ("hidden", "\(appearance.isHidden)"),
      ("transform", appearance.transform.words),
    ]
  }

  package func view(_ index: ViewIndex) -> String { timeline.views[index.rawValue].id }
}
