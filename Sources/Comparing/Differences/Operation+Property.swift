import TimelineModel

extension Change.Operation {
  /// The property other than its edges that it sets.
  var property: GeometryDifference.Property? {
    switch self {
    case .setBackgroundColor: .backgroundColor
    case .setAlpha: .alpha
    case .setHidden: .hidden
    case .setTransform, .setTransformComponent: .transform
    default: nil
    }
  }
}
