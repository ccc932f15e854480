import AutoLayout

/// What an operation on a view or the canvas sets as a whole, so that of several operations with the same
/// target only the last one counts.
struct ChangeTarget: Hashable {
  let view: ViewIndex
  let property: String
}

extension [Change] {
  /// Without changes that a later one overrides.
  var lastOfEachTarget: [Change] {
    var seen: Set<ChangeTarget> = []
    let kept = reversed().filter { change in
      change.operation.target.map { seen.insert($0).inserted } ?? true
    }
    return kept.reversed()
  }
}

extension Change.Operation {
  /// Nil for a change of a constraint or of the tree.
  fileprivate var target: ChangeTarget? {
    switch self {
    case .setConstant, .setPriority, .declareConstant, .activate, .deactivate, .remove, .restore,
      .moveAlong, .addSubview, .removeFromSuperview:
      nil
    case .setBackgroundColor(let view, _): ChangeTarget(view: view, property: "backgroundColor")
    case .setAlpha(let view, _): ChangeTarget(view: view, property: "alpha")
    case .setHidden(let view, _): ChangeTarget(view: view, property: "hidden")
    case .setLayer(let view, let property): ChangeTarget(view: view, property: property.key)
    case .setTransform(let view, _): ChangeTarget(view: view, property: "transform")
    case .setTransformComponent(let view, let component):
      ChangeTarget(view: view, property: component.key)
    case .setAnchorPoint(let view, _): ChangeTarget(view: view, property: "anchorPoint")
    case .setGradient(let view, _): ChangeTarget(view: view, property: "gradient")
    case .setShadow(let view, _): ChangeTarget(view: view, property: "shadow")
    case .setText(let view, _): ChangeTarget(view: view, property: "text")
    case .setImage(let view, _): ChangeTarget(view: view, property: "image")
    case .setFrame(let view, _): ChangeTarget(view: view, property: "frame")
    case .setContent(let view, _): ChangeTarget(view: view, property: "content")
    case .setLayout(let view, _): ChangeTarget(view: view, property: "layout")
    case .setCanvas: ChangeTarget(view: .root, property: "canvas")
    }
  }
}

extension Change.TransformComponent {
  fileprivate var key: String {
    switch self {
    case .rotation: "transform.rotation"
    case .scale: "transform.scale"
    case .translation: "transform.translation"
    }
  }
}

extension LayerProperty {
  fileprivate var key: String {
    switch self {
    case .cornerRadius: "cornerRadius"
    case .maskedCorners: "maskedCorners"
    case .borderWidth: "borderWidth"
    case .borderColor: "borderColor"
    case .clipsToBounds: "clipsToBounds"
    case .zPosition: "zPosition"
    }
  }
}
