package import AutoLayout
import Primitives
package import TimelineModel
import Timing

/// A timeline as entries. Views and constraints are identified by names, because their indices
/// shift when one is added.
package struct TimelineWords {
  private typealias Field = TimelineEntry.Field

  package let timeline: Timeline
  /// The indices of the keyframes that the file times by `after` an earlier one.
  let followers: Set<Int>

  package init(_ timeline: Timeline, followers: Set<Int> = []) {
    (self.timeline, self.followers) = (timeline, followers)
  }

  /// The settings of the timeline as a whole, and the canvas.
  package var head: [TimelineEntry] {
    let canvas = timeline.canvas
    let compatibility = timeline.compatibility == .modern ? "modern" : "iOS 7"
    return [
      TimelineEntry(
        keys: ["timeline"], title: "timeline", place: .timeline, line: nil,
        fields: [
          Field(.document(.framesPerSecond), "\(timeline.framesPerSecond)"),
          Field(.document(.duration), timeline.duration),
          Field(.document(.compatibility), compatibility),
        ]),
      TimelineEntry(
        keys: ["canvas"], title: "canvas", place: .canvas, line: nil,
        fields: canvasFields(canvas) + [Field(.canvas(.edges), canvas.edges.rawValue)]),
    ]
  }

  func canvasFields(_ canvas: Canvas) -> [TimelineEntry.Field] {
    let fields: [(TimelineField.Canvas, String)] = [
      (.width, canvas.size.width.exactText), (.height, canvas.size.height.exactText),
      (.scale, "\(canvas.scale)"), (.safeAreaInsets, canvas.safeAreaInsets.words),
      (.layoutDirection, canvas.layoutDirection.rawValue),
    ]
    return fields.map { TimelineEntry.Field(.canvas($0), $1) }
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

  private func placement(_ index: Int) -> [TimelineEntry.Field] {
    let view = timeline.views[index]
    return [
      Field(.view(.superview), timeline.superviewID(of: index).map { "`\($0)`" } ?? "none"),
      Field(.view(.frame), view.frame?.words ?? "none"),
    ] + layoutFields(view.layout)
  }

  private func content(_ content: ContentSize) -> [TimelineEntry.Field] {
    LayoutAxis.allCases.flatMap { axis -> [TimelineEntry.Field] in
      let own = content[axis]
      return [
        Field(.view(.content(.intrinsicLength, axis)), own.length?.exactText ?? "none"),
        Field(.view(.content(.hugging, axis)), own.hugging.words),
        Field(.view(.content(.compressionResistance, axis)), own.compressionResistance.words),
      ]
    }
  }

  private func appearance(_ appearance: Appearance) -> [TimelineEntry.Field] {
    let fields: [(TimelineField.Appearance, String)] = [
      (.backgroundColor, appearance.backgroundColor.words),
      (.alpha, appearance.alpha.exactText), (.isHidden, "\(appearance.isHidden)"),
      (.transform, appearance.transform.words), (.anchorPoint, appearance.anchorPoint.words),
      (.shadow, appearance.shadow.words),
      (.text, appearance.text?.words ?? "none"),
      (.allowsEdgeAntialiasing, "\(appearance.allowsEdgeAntialiasing)"),
    ]
    let layer = TimelineField.Layer.allCases.map { field in
      (TimelineField.Appearance.layer(field), appearance.layer.property(field).words)
    }
    return (fields + layer).map { TimelineEntry.Field(.view(.appearance($0)), $1) } + [
      TimelineEntry.Field(.view(.appearance(.gradient)), appearance.gradient),
      TimelineEntry.Field(.view(.appearance(.image)), appearance.image),
    ]
  }

  package func view(_ index: ViewIndex) -> String { timeline.views[index.rawValue].id }
}
