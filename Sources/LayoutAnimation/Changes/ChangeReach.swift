import AutoLayout
import TimelineModel
import Timing

/// How far changes between two timelines can reach, by the shape of the timelines alone.
struct ChangeReach {
  /// How a change may bear on a property of a view.
  enum Directness: Int, Comparable {
    /// It sets the property, or names the view along the edge's axis.
    case direct
    /// Through constraints, or through when and how a keyframe moves.
    case linked
    /// As everything may: the canvas, the views there are, how turns are played.
    case general

    static func < (a: Directness, b: Directness) -> Bool { a.rawValue < b.rawValue }
  }

  private let old: Timeline
  private let new: Timeline
  private let links: LayoutLinks
  private let clock: FrameClock

  init(_ old: Timeline, _ new: Timeline) {
    self.old = old
    self.new = new
    links = LayoutLinks([old, new])
    clock = new.clock(framesPerSecond: new.framesPerSecond)
  }

  /// Nil if the change cannot have made the difference.
  func directness(
    of change: TimelineChange, for difference: GeometryDifference
  ) -> Directness? {
    let field = change.cause.field
    return [(old, change.cause.old), (new, change.cause.new)].compactMap { timeline, place in
      place.flatMap { effect(of: field, at: $0, in: timeline) }
    }.compactMap { directness(of: $0, for: difference) }.min()
  }

  private func directness(
    of effect: ChangeEffect, for difference: GeometryDifference
  ) -> Directness? {
    let last = clock.time(ofFrame: difference.frames.upperBound)
    guard last.hasReached(effect.start) else { return nil }
    if effect.isGeneral { return .general }
    guard let axis = difference.property.axis else {
      let property = ViewProperty(view: difference.view, property: difference.property)
      guard effect.properties.contains(property) else { return nil }
      return effect.isIndirect ? .linked : .direct
    }
    let edges = ViewMention(view: difference.view, axis: axis)
    if effect.mentions.contains(edges) { return effect.isIndirect ? .linked : .direct }
    return links.connects(effect.mentions, with: edges) ? .linked : nil
  }

  private func effect(
    of field: String?, at place: TimelinePlace, in timeline: Timeline
  ) -> ChangeEffect? {
    let words = TimelineWords(timeline)
    switch place {
    case .timeline, .canvas: return .general
    // What lies over what moves nothing.
    case .subviews: return nil
    case .view(let index): return words.effect(ofView: index, field)
    case .constraint(let index): return ChangeEffect(mentions: words.mentions(of: index))
    case .keyframe(let index): return words.effect(ofKeyframe: index, field)
    case .change(let index, let keyframe):
      var effect = words.effect(of: timeline.keyframes[keyframe].changes[index].operation)
      effect.start = timeline.keyframes[keyframe].time
      return effect
    }
  }
}

/// A property of a view.
struct ViewProperty: Hashable {
  let view: String
  let property: GeometryDifference.Property
}

/// What a part of a timeline may do.
private struct ChangeEffect {
  var mentions: [ViewMention] = []
  var properties: [ViewProperty] = []
  /// Whether it says not what is set but how.
  var isIndirect = false
  var isGeneral = false
  var start = Nanoseconds.zero

  static let general = ChangeEffect(isGeneral: true)
}

extension TimelineWords {
  fileprivate func effect(ofView index: Int, _ field: String?) -> ChangeEffect {
    switch field {
    case nil, "superview": return .general
    case "backgroundColor", "alpha", "hidden", "transform":
      let property = field.flatMap(GeometryDifference.Property.init(rawValue:))
      return effect(on: ViewIndex(index), property: property)
    case let field? where field.hasSuffix("width"):
      return effect(on: ViewIndex(index), axes: [.horizontal])
    case let field? where field.hasSuffix("height"):
      return effect(on: ViewIndex(index), axes: [.vertical])
    default: return effect(on: ViewIndex(index))
    }
  }

  fileprivate func effect(ofKeyframe index: Int, _ field: String?) -> ChangeEffect {
    let keyframe = timeline.keyframes[index]
    // What is pending is laid out elsewhere.
    if field == "flush" || field == "layout" {
      return ChangeEffect(isGeneral: true, start: keyframe.time)
    }
    let effects = keyframe.changes.map { effect(of: $0.operation) }
    return ChangeEffect(
      mentions: effects.flatMap(\.mentions), properties: effects.flatMap(\.properties),
      isIndirect: true, start: keyframe.time)
  }

  fileprivate func effect(of operation: Change.Operation) -> ChangeEffect {
    if let index = operation.constraint { return ChangeEffect(mentions: mentions(of: index)) }
    guard let view = operation.view else { return ChangeEffect() }
    guard let property = operation.property else { return effect(on: view) }
    return effect(on: view, property: property)
  }

  private func effect(
    on index: ViewIndex, axes: [LayoutAxis] = LayoutAxis.allCases
  ) -> ChangeEffect {
    ChangeEffect(mentions: axes.map { ViewMention(view: view(index), axis: $0) })
  }

  /// On iOS 7 transforms take part in layout.
  private func effect(
    on index: ViewIndex, property: GeometryDifference.Property?
  ) -> ChangeEffect {
    guard let property else { return ChangeEffect() }
    let lays = property == .transform && timeline.compatibility == .iOS7
    var effect = lays ? effect(on: index) : ChangeEffect()
    effect.properties = [ViewProperty(view: view(index), property: property)]
    return effect
  }
}
