import AutoLayout
import Reporting
import TimelineModel
import Timing

/// A property of a view.
struct ViewProperty: Hashable {
  let view: String
  let property: GeometryDifference.Property
}

/// The properties of views that a part of a timeline may affect.
struct ChangeEffect {
  var mentions: [ViewMention] = []
  var properties: [ViewProperty] = []
  /// Whether the part does not set a value but says how or when one is reached.
  var isIndirect = false
  var isGeneral = false
  var start = Nanoseconds.zero

  static let general = ChangeEffect(isGeneral: true)
}

extension TimelineWords {
  /// - Parameter field: nil for a view that was added or removed.
  func effect(ofView index: Int, _ field: TimelineField.View?) -> ChangeEffect {
    switch field {
    case nil, .superview: .general
    // Views that depend on root's margins need not be linked with anything else.
    case .layout(.layoutMargins) where index == 0: .general
    case .frame: effect(on: ViewIndex(index))
    case .layout: layoutEffect(on: ViewIndex(index))
    case .content(_, let axis): effect(on: ViewIndex(index), axes: [axis])
    case .appearance(let field):
      // Pixels without a property may be anyone's.
      field.property.map { effect(on: ViewIndex(index), property: $0) } ?? .general
    }
  }

  /// - Parameter field: nil for a keyframe that was added or removed.
  func effect(ofKeyframe index: Int, _ field: TimelineField?) -> ChangeEffect {
    let keyframe = timeline.keyframes[index]
    if let name = keyframe.event?.animator, let start = start(ofAnimator: name) {
      return effect(ofKeyframe: start, .keyframe(.animator))
    }
    // Pending changes are laid out in another turn.
    let movesLayout = [.keyframe(.flush), .keyframe(.layout), .order].contains(field)
    if movesLayout || laysOutEarlierChanges(index) {
      return ChangeEffect(isGeneral: true, start: keyframe.time)
    }
    let effects = keyframe.changes.map { effect(of: $0.operation) }
    return ChangeEffect(
      mentions: effects.flatMap(\.mentions), properties: effects.flatMap(\.properties),
      isIndirect: true, start: keyframe.time)
  }

  private func start(ofAnimator name: String) -> Int? {
    timeline.keyframes.firstIndex { $0.animation?.animator?.name == name }
  }

  /// Whether a keyframe before it may leave something for it to lay out.
  private func laysOutEarlierChanges(_ index: Int) -> Bool {
    timeline.keyframes[..<index].contains { $0.event == nil && $0.layout != .immediate(.root) }
  }

  func effect(of operation: Change.Operation) -> ChangeEffect {
    if let index = operation.constraint { return ChangeEffect(mentions: mentions(of: index)) }
    guard let view = operation.view else { return ChangeEffect() }
    guard let property = operation.property else { return layoutEffect(on: view) }
    return effect(on: view, property: property)
  }

  /// A content offset is one of the layout properties.
  private func layoutEffect(on index: ViewIndex) -> ChangeEffect {
    var effect = effect(on: index)
    effect.properties = [ViewProperty(view: view(index), property: .contentOffset)]
    return effect
  }

  private func effect(
    on index: ViewIndex, axes: [LayoutAxis] = LayoutAxis.allCases
  ) -> ChangeEffect {
    ChangeEffect(mentions: axes.map { ViewMention(view: view(index), axis: $0) })
  }

  /// A text and an image give their view a size, and on iOS 7 transforms take part in layout.
  private func effect(on index: ViewIndex, property: GeometryDifference.Property) -> ChangeEffect {
    let lays =
      property == .text || property == .image
      || property == .transform && timeline.compatibility == .iOS7
    var effect = lays ? effect(on: index) : ChangeEffect()
    effect.properties = [ViewProperty(view: view(index), property: property)]
    return effect
  }
}

extension TimelineField.Appearance {
  /// Nil for one that changes pixels only.
  fileprivate var property: GeometryDifference.Property? {
    switch self {
    case .backgroundColor: .backgroundColor
    case .alpha: .alpha
    case .isHidden: .hidden
    case .gradient: .gradient
    case .shadow: .shadow
    case .transform, .anchorPoint: .transform
    case .text: .text
    case .image: .image
    case .allowsEdgeAntialiasing: nil
    case .layer(let field): GeometryDifference.Property(field)
    }
  }
}
