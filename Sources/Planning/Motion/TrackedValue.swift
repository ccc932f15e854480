import Presentation
import Primitives

/// A number of a view that changes over time, named as in `NSLayoutConstraint`, UIKit and Core
/// Animation.
///
/// Edges are those of the frame in the superview's coordinates, without the transform.
public enum TrackedValue: String, CaseIterable, Hashable, Sendable {
  case leading, trailing, left, right, top, bottom, width, height, centerX, centerY
  case alpha
  /// Of the transform, in degrees. From frame to frame it turns the short way, so that full turns add
  /// up.
  case rotation
  case scaleX, scaleY, translationX, translationY
  case cornerRadius, borderWidth, zPosition
  case contentOffsetX, contentOffsetY
  case shadowOpacity, shadowRadius

  /// The unit of its numbers; nil for a number without one.
  public var unit: String? {
    switch self {
    case .alpha, .scaleX, .scaleY, .zPosition, .shadowOpacity: nil
    case .rotation: "°"
    default: "pt"
    }
  }

  /// Whether it depends on the direction of the superview's layout.
  var followsLayoutDirection: Bool { self == .leading || self == .trailing }

  func value(of shown: PresentedView) -> Double {
    switch self {
    case .alpha: shown.alpha
    case .rotation: TransformParts(shown.transform).rotation
    case .scaleX: TransformParts(shown.transform).scale.x
    case .scaleY: TransformParts(shown.transform).scale.y
    case .translationX: shown.transform.tx
    case .translationY: shown.transform.ty
    case .cornerRadius: shown.layer.cornerRadius
    case .borderWidth: shown.layer.borderWidth
    case .zPosition: shown.layer.zPosition
    case .contentOffsetX: shown.contentOffset.x
    case .contentOffsetY: shown.contentOffset.y
    case .shadowOpacity: shown.shadow?.opacity ?? 0
    case .shadowRadius: shown.shadow?.radius ?? 0
    default: edge.map { $0.attribute.value(of: shown.geometry) } ?? 0
    }
  }

  /// The edge that it is; nil for another number.
  var edge: EdgeExplanation.Edge? { EdgeExplanation.Edge(rawValue: rawValue) }
}
