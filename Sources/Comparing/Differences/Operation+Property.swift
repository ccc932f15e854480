import Reporting
import TimelineModel

extension Change.Operation {
  /// The property that it sets, other than edges.
  var property: GeometryDifference.Property? {
    switch self {
    case .setBackgroundColor: .backgroundColor
    case .setAlpha: .alpha
    case .setHidden: .hidden
    case .setGradient: .gradient
    case .setShadow: .shadow
    case .setLayer(_, let property): GeometryDifference.Property(property.field)
    case .setTransform, .setTransformComponent, .setAnchorPoint: .transform
    case .setText: .text
    case .setImage: .image
    default: nil
    }
  }
}

extension GeometryDifference.Property {
  init(_ field: TimelineField.Layer) {
    self =
      switch field {
      case .cornerRadius: .cornerRadius
      case .maskedCorners: .maskedCorners
      case .borderWidth: .borderWidth
      case .borderColor: .borderColor
      case .clipsToBounds: .clipsToBounds
      case .zPosition: .zPosition
      }
  }
}
