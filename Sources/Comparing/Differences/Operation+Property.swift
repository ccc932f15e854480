import TimelineModel

extension Change.Operation {
  /// The property that it sets, other than edges.
  var property: GeometryDifference.Property? {
    switch self {
    case .setBackgroundColor: .backgroundColor
    case .setAlpha: .alpha
    case .setHidden: .hidden
    case .setTransform, .setTransformComponent, .setAnchorPoint: .transform
    default: nil
    }
  }
}
