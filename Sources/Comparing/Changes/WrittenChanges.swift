import AutoLayout
import JSONText
import Reporting
import TimelineModel

/// Restates changes as they were written, and reports what only follows from another change once,
/// with that change.
struct WrittenChanges {
  let old: WrittenTimeline
  let new: WrittenTimeline

  init(_ old: WrittenTimeline, _ new: WrittenTimeline) { (self.old, self.new) = (old, new) }

  /// - Parameter changes: of what was read from the files.
  func restated(_ changes: [TimelineChange]) -> [TimelineChange] {
    var timing = WrittenTiming(self)
    var metrics = MetricChanges(self)
    var kept: [TimelineChange] = []
    for change in changes {
      if timing.takes(change) || metrics.takes(change) { continue }
      kept.append(restated(change))
    }
    return timing.addingFollowers(to: inherited(kept) + timing.changes + metrics.changes)
  }

  /// What both sides were read from; nil for a part that one of them does not have.
  func values(of cause: ChangeCause) -> (old: JSONValue, new: JSONValue)? {
    guard let before = cause.old.flatMap(old.value), let after = cause.new.flatMap(new.value)
    else { return nil }
    return (before, after)
  }

  private func restated(_ change: TimelineChange) -> TimelineChange {
    let cause = change.causes[0]
    guard let field = cause.field, !cause.isOfFile, let (before, after) = values(of: cause)
    else { return change }
    if let key = field.headKey { return change.placed(before.member(key), after.member(key), self) }
    var change = change.narrowed(to: field.memberKey, of: before, after, self)
      .placed(before, after, self)
    let keys = field.writtenKeys(in: after)
    let changes = after.only(keys).changes(from: before.only(keys))
    if !changes.isEmpty { change = change.stating(changes.joined(separator: ", ")) }
    return change
  }

  /// Attaches changes of keyframes that were not written to the change of the view or the canvas
  /// from which their values come.
  private func inherited(_ changes: [TimelineChange]) -> [TimelineChange] {
    let isInherited = changes.map {
      $0.causes[0].isOfChange && !$0.causes[0].isOfFile && isUnwritten($0.causes[0])
    }
    var kept = zip(changes, isInherited).filter { !$1 }.map(\.0)
    let sources = Dictionary(
      kept.enumerated().compactMap { index, change in
        subject(of: change.causes[0]).map { ($0, index) }
      }, uniquingKeysWith: { first, _ in first })
    for (change, isInherited) in zip(changes, isInherited) where isInherited {
      if let source = subject(of: change.causes[0]).flatMap({ sources[$0] }) {
        kept[source] = kept[source].causing(change)
      } else {
        kept.append(change)
      }
    }
    return kept
  }

  /// Whether both sides are written the same, so that the change follows from another.
  func isUnwritten(_ cause: ChangeCause) -> Bool {
    guard let (before, after) = values(of: cause) else { return false }
    return after.without(["subviews"]).words == before.without(["subviews"]).words
  }

  /// The view that a change is of, or -1 for the canvas; nil for another part.
  private func subject(of cause: ChangeCause) -> Int? {
    switch cause.new {
    case .view(let index): index
    case .canvas: -1
    case .change(let index, let keyframe):
      switch new.timeline.keyframes[keyframe].changes[index].operation {
      case .setCanvas: -1
      case let operation: operation.view?.rawValue
      }
    default: nil
    }
  }
}

extension ChangeCause {
  fileprivate var isOfChange: Bool {
    if case .change = new, old != nil { true } else { false }
  }
}

extension JSONValue {
  fileprivate func only(_ keys: [String]) -> JSONValue {
    without(members.map(\.name.value).filter { !keys.contains($0) })
  }
}

extension TimelineField {
  /// The key of a setting of the timeline or its canvas.
  fileprivate var headKey: String? {
    switch self {
    case .document(.framesPerSecond): "framesPerSecond"
    case .document(.duration): "duration"
    case .document(.compatibility): "compatibility"
    case .canvas(.width): "width"
    case .canvas(.height): "height"
    case .canvas(.scale): "scale"
    case .canvas(.edges): "edges"
    case .canvas(.safeAreaInsets): "safeAreaInsets"
    case .canvas(.layoutDirection): "layoutDirection"
    default: nil
    }
  }

  /// The key of a property of a view, which is what messages call it; nil for another field.
  fileprivate var memberKey: String? {
    switch self {
    case .view(.appearance), .change(.appearance): words
    default: nil
    }
  }

  /// The keys whose values are reported as they are written; empty for a field whose value is read
  /// as it is written.
  fileprivate func writtenKeys(in object: JSONValue) -> [String] {
    switch self {
    case .view(.appearance(.backgroundColor)), .change(.appearance(.backgroundColor)):
      ["backgroundColor"]
    case .view(.appearance(.transform)), .change(.appearance(.transform)): ["transform"]
    case .change(.transformComponent(let component)): [component.key]
    case .view(.layout(.stack)): ["stack"]
    case .change(.layout), .change(.content), .change(.canvas):
      object.members.map(\.name.value).flatMap { $0 == "canvas" ? [$0] : Self.layoutKeys($0) }
    default: []
    }
  }

  /// A key, unless it is of a property that has a change of its own.
  private static func layoutKeys(_ key: String) -> [String] {
    let others = [
      "view", "backgroundColor", "alpha", "hidden", "transform", "anchorPoint", "gradient",
      "shadow", "text", "image", "frame", "center", "size",
    ]
    return others.contains(key) || key.hasPrefix("transform.") ? [] : [key]
  }
}

extension TimelineField.TransformComponent {
  fileprivate var key: String {
    switch self {
    case .rotation: "transform.rotation"
    case .scale: "transform.scale"
    case .translation: "transform.translation"
    }
  }
}
