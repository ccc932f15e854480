import AutoLayout
import Reporting
import TimelineModel
import Timing

/// A property of a view.
struct ViewProperty: Hashable {
  let view: String
  let property: GeometryDifference.Property
}

/// What a part of a timeline may do.
struct ChangeEffect {
  var mentions: [ViewMention] = []
  var properties: [ViewProperty] = []
  /// Whether it says not what is set but how.
  var isIndirect = false
  var isGeneral = false
  var start = Nanoseconds.zero

  static let general = ChangeEffect(isGeneral: true)
}

extension TimelineWords {
  func effect(ofView index: Int, _ field: String?) -> ChangeEffect {
    switch field {
    case nil, "superview": return .general
    // What hangs on root's margins need not be linked with anything else.
    case "layout margins" where index == 0: return .general
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

  func effect(ofKeyframe index: Int, _ field: String?) -> ChangeEffect {
    let keyframe = timeline.keyframes[index]
    // What is pending is laid out elsewhere.
    if ["flush", "layout", "order"].contains(field) || laysOutEarlierChanges(index) {
      return ChangeEffect(isGeneral: true, start: keyframe.time)
    }
    let effects = keyframe.changes.map { effect(of: $0.operation) }
    return ChangeEffect(
      mentions: effects.flatMap(\.mentions), properties: effects.flatMap(\.properties),
      isIndirect: true, start: keyframe.time)
  }

  /// Whether a keyframe before it may leave something for it to lay out.
  private func laysOutEarlierChanges(_ index: Int) -> Bool {
    timeline.keyframes[..<index].contains { $0.layout != .immediate(.root) }
  }

  func effect(of operation: Change.Operation) -> ChangeEffect {
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
