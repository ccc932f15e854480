import AutoLayout
import TimelineModel
import Timing

extension TimelineWords {
  /// Found again by name, else by time; those that are left in their order.
  package var keyframes: [TimelineEntry] {
    timeline.keyframes.enumerated().map { index, keyframe in
      let name = keyframe.name.map { "`\($0)`" } ?? "at \(keyframe.time)"
      return TimelineEntry(
        keys: [name, ""], title: "keyframe \(name)", place: .keyframe(index),
        line: keyframe.location.line, fields: fields(of: keyframe),
        children: keyframe.changes.indices.map {
          entry(keyframe.changes[$0], at: .change($0, ofKeyframe: index))
        })
    }
  }

  private func fields(of keyframe: Keyframe) -> [(name: String, text: String)] {
    let layout =
      switch keyframe.layout {
      case .immediate(let index): "`\(view(index))`"
      case .deferred: "deferred"
      }
    return [
      ("time", "\(keyframe.time)"), ("flush", "\(keyframe.flushes)"), ("layout", layout),
      ("duration", keyframe.animation.map { "\($0.duration)" } ?? "none"),
      ("delay", "\(keyframe.animation?.delay ?? .zero)"),
      ("curve", (keyframe.animation?.curve ?? .easeInOut).words),
      ("beginFromCurrentState", "\(keyframe.animation?.beginsFromCurrentState ?? false)"),
    ]
  }

  private func entry(_ change: Change, at place: TimelinePlace) -> TimelineEntry {
    let said = words(change.operation)
    return TimelineEntry(
      keys: ["\(said.title) \(said.property)"], title: said.title, place: place,
      line: change.location.line, fields: [(said.property, said.value)],
      constraint: change.operation.constraint.map(name))
  }

  private func words(
    _ operation: Change.Operation
  ) -> (title: String, property: String, value: String) {
    switch operation {
    case .setConstant(let index, let value), .declareConstant(let index, let value):
      (title(constraint: index), "constant", words(value))
    case .setPriority(let index, let value):
      (title(constraint: index), "priority", value.words)
    case .activate(let index): (title(constraint: index), "active", "true")
    case .deactivate(let index), .remove(let index): (title(constraint: index), "active", "false")
    case .restore(let index): (title(constraint: index), "restored", "as declared")
    case .setBackgroundColor(let index, let value):
      (title(index), "backgroundColor", value.words)
    case .setAlpha(let index, let value): (title(index), "alpha", value.jsonLiteral)
    case .setHidden(let index, let value): (title(index), "hidden", "\(value)")
    case .setTransform(let index, let value): (title(index), "transform", value.words)
    case .setTransformComponent(let index, let value):
      (title(index), value.words.name, value.words.text)
    case .setFrame(let index, let value): (title(index), "frame", value.words)
    case .setContent(let index, let value): (title(index), "content", value.words)
    case .setLayout(let index, let value):
      (
        title(index), "layout",
        layoutFields(value).map { "\($0.name) \($0.text)" }.joined(separator: ", ")
      )
    case .setCanvas(let canvas): ("canvas", "canvas", words(canvas))
    case .addSubview(let index, let place): (title(index), "added at", "\(place)")
    case .removeFromSuperview(let index): (title(index), "removed", "from its superview")
    }
  }

  private func title(constraint index: Int) -> String { "constraint `\(name(of: index))`" }

  private func title(_ index: ViewIndex) -> String { "view `\(view(index))`" }

  private func words(_ canvas: Canvas) -> String {
    canvasFields(canvas).map { "\($0.name) \($0.text)" }.joined(separator: ", ")
  }
}
