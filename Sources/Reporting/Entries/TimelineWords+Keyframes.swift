import AutoLayout
import Primitives
import TimelineModel
import Timing

extension TimelineWords {
  /// Matched by name or time, then by what they change, and the rest by their order. The time of
  /// one that follows another is not its own.
  package var keyframes: [TimelineEntry] {
    timeline.keyframes.enumerated().map { index, keyframe in
      let quoted = keyframe.name.map { "`\($0)`" }
      let name = quoted ?? "at \(keyframe.time)"
      let changes = keyframe.changes.map { title(of: $0.operation) }.joined(separator: ", ")
      let time = followers.contains(index) ? "after: \(changes)" : keyframe.time.exactText
      return TimelineEntry(
        keys: [quoted ?? time, ""],
        title: "keyframe \(name)", place: .keyframe(index),
        line: keyframe.location.line, fields: fields(of: keyframe),
        children: keyframe.changes.indices.map {
          entry(keyframe.changes[$0], at: .change($0, ofKeyframe: index))
        })
    }
  }

  private func fields(of keyframe: Keyframe) -> [TimelineEntry.Field] {
    let layout =
      switch keyframe.layout {
      case .immediate(let index): "`\(view(index))`"
      case .deferred: "deferred"
      }
    if let event = keyframe.event {
      return [
        TimelineEntry.Field(.keyframe(.time), keyframe.time),
        TimelineEntry.Field(.keyframe(.event), event.words),
      ]
    }
    let animation = keyframe.animation
    // An inner one has these from the keyframe around it, where a difference is told once.
    let own = [
      TimelineEntry.Field(.keyframe(.time), keyframe.time),
      TimelineEntry.Field(.keyframe(.flush), "\(keyframe.flushes)"),
      TimelineEntry.Field(.keyframe(.layout), layout),
    ]
    return (keyframe.isInner ? [] : own) + [
      TimelineEntry.Field(.keyframe(.duration), animation?.duration),
      TimelineEntry.Field(.keyframe(.delay), animation?.delay ?? .zero),
      TimelineEntry.Field(.keyframe(.curve), (animation?.curve ?? .easeInOut).words),
      TimelineEntry.Field(.keyframe(.repeatCount), (animation?.repetition ?? .once).countWords),
      TimelineEntry.Field(
        .keyframe(.autoreverse), "\(animation?.repetition.autoreverses ?? false)"),
      TimelineEntry.Field(
        .keyframe(.beginsFromCurrentState), "\(animation?.beginsFromCurrentState ?? false)"),
      TimelineEntry.Field(.keyframe(.animator), animation?.animator?.words ?? "none"),
    ]
  }

  private func entry(_ change: Change, at place: TimelinePlace) -> TimelineEntry {
    let title = title(of: change.operation)
    let value = field(change.operation)
    return TimelineEntry(
      keys: ["\(title) \(value.field.words)"], title: title, place: place,
      line: change.location.line, fields: [value],
      constraint: change.operation.constraint.map(name))
  }

  private func title(of operation: Change.Operation) -> String {
    if let index = operation.constraint { return "constraint `\(name(of: index))`" }
    return operation.view.map { "view `\(view($0))`" } ?? "canvas"
  }

  private func field(_ operation: Change.Operation) -> TimelineEntry.Field {
    switch operation {
    case .setImage(_, let image): return TimelineEntry.Field(.change(.appearance(.image)), image)
    case .setGradient(_, let gradient):
      return TimelineEntry.Field(.change(.appearance(.gradient)), gradient)
    default:
      let (field, value) = words(operation)
      return TimelineEntry.Field(.change(field), value)
    }
  }

  private func words(_ operation: Change.Operation) -> (field: TimelineField.Change, value: String)
  {
    switch operation {
    case .setConstant(_, let value), .declareConstant(_, let value): (.constant, words(value))
    case .setPriority(_, let value): (.priority, value.words)
    case .activate: (.isActive, "true")
    case .deactivate, .remove: (.isActive, "false")
    case .restore: (.restoration, "as declared")
    case .setBackgroundColor(_, let value): (.appearance(.backgroundColor), value.words)
    case .setAlpha(_, let value): (.appearance(.alpha), value.exactText)
    case .setHidden(_, let value): (.appearance(.isHidden), "\(value)")
    case .setLayer(_, let property): (.appearance(.layer(property.field)), property.words)
    case .setTransform(_, let value): (.appearance(.transform), value.words)
    case .setTransformComponent(_, let value): (.transformComponent(value.field), value.words)
    case .setAnchorPoint(_, let value): (.appearance(.anchorPoint), value.words)
    case .setGradient(_, let value): (.appearance(.gradient), value.words)
    case .setShadow(_, let value): (.appearance(.shadow), value.words)
    case .setText(_, let value): (.appearance(.text), value.words)
    case .setImage(_, let value): (.appearance(.image), value.words)
    case .moveAlong(_, let value): (.path, value.words)
    case .setFrame(_, let value): (.frame, value.words)
    case .setContent(_, let value): (.content, value.words)
    case .setLayout(_, let value): (.layout, layoutFields(value).words)
    case .setCanvas(let canvas): (.canvas, canvasFields(canvas).words)
    case .addSubview(_, let place): (.addition, "\(place)")
    case .removeFromSuperview: (.removal, "from its superview")
    }
  }
}

extension MotionPath {
  /// Its points and all that shapes the motion, so that different paths have different words.
  fileprivate var words: String {
    let points = segments.map { segment in
      let inner = segment.controls.map { " \($0.first.words) \($0.second.words)" } ?? ""
      return "\(segment.from.words)\(inner)"
    }
    let timing =
      switch pacing {
      case .paced: "paced"
      case .discrete(let times): "at \(times.map(\.exactText).joined(separator: ", "))"
      case .keyTimes(let times, let curves):
        "at \(times.map(\.exactText).joined(separator: ", ")) with "
          + curves.map(\.words).joined(separator: ", ")
      }
    let last = values.last.map { [$0.words] } ?? []
    let rotation = rotationMode == .none ? "" : ", rotated \(rotationMode.rawValue)"
    return (points + last).joined(separator: " ") + " \(timing)\(rotation)"
      + (isAdditive ? ", additive" : "")
  }
}

extension AnimationRepetition {
  fileprivate var countWords: String {
    switch count {
    case .times(let count): count.exactText
    case .forever: "infinity"
    }
  }
}

extension Change.TransformComponent {
  fileprivate var field: TimelineField.TransformComponent {
    switch self {
    case .rotation: .rotation
    case .scale: .scale
    case .translation: .translation
    }
  }
}
