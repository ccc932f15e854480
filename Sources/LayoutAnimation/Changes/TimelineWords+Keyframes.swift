import AutoLayout
import TimelineModel
import Timing

extension TimelineWords {
  /// Found again by name, else by time; those that are left in their order.
  var keyframes: [TimelineEntry] {
    timeline.keyframes.map { keyframe in
      let name = keyframe.name.map { "`\($0)`" } ?? "at \(keyframe.time)"
      return TimelineEntry(
        keys: [name, ""], title: "keyframe \(name)", line: keyframe.location.line,
        fields: fields(of: keyframe), children: keyframe.changes.map(entry))
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

  private func entry(_ change: Change) -> TimelineEntry {
    let line = change.location.line
    switch change.operation {
    case .setConstant(let index, let value), .declareConstant(let index, let value):
      return entry(index, "constant", words(value), line)
    case .setPriority(let index, let value): return entry(index, "priority", value.words, line)
    case .activate(let index): return entry(index, "active", "true", line)
    case .deactivate(let index): return entry(index, "active", "false", line)
    case .restore(let index): return entry(index, "restored", "as declared", line)
    case .setBackgroundColor(let index, let value):
      return entry(index, "backgroundColor", value.words, line)
    case .setAlpha(let index, let value): return entry(index, "alpha", value.jsonLiteral, line)
    case .setHidden(let index, let value): return entry(index, "hidden", "\(value)", line)
    case .setTransform(let index, let value): return entry(index, "transform", value.words, line)
    case .setTransformComponent(let index, let value):
      return entry(index, value.words.name, value.words.text, line)
    case .setFrame(let index, let value): return entry(index, "frame", value.words, line)
    case .setContent(let index, let value): return entry(index, "content", value.words, line)
    }
  }

  private func entry(
    _ constraint: Int, _ property: String, _ value: String, _ line: Int
  ) -> TimelineEntry {
    let title = "constraint `\(name(of: constraint))`"
    return TimelineEntry(
      keys: ["\(title) \(property)"], title: title, line: line, fields: [(property, value)],
      constraint: name(of: constraint), mentions: mentions(of: constraint))
  }

  private func entry(
    _ index: ViewIndex, _ property: String, _ value: String, _ line: Int
  ) -> TimelineEntry {
    let title = "view `\(view(index))`"
    return TimelineEntry(
      keys: ["\(title) \(property)"], title: title, line: line, fields: [(property, value)])
  }
}
