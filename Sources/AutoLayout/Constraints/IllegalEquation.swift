/// Why UIKit would reject a pair of attributes (`NSInvalidArgumentException`).
///
/// The rules are those of its exceptions, as reported in public. The old API accepted `left` with
/// `top`; anchors forbid it by their types, and so does this check.
package enum IllegalEquation: Error, Hashable, Sendable {
  /// A location cannot equal a constant.
  case locationWithoutSecondItem
  case locationTimesZero
  case sizeWithLocation
  case leadingOrTrailingWithLeftOrRight
  case horizontalWithVertical
}

extension LayoutConstraint {
  /// Throws if the attributes, items and multiplier do not fit each other.
  package func checkLegality() throws(IllegalEquation) {
    guard firstAttribute.isLocation || secondAttribute.isLocation else { return }
    guard secondAttribute != .notAnAttribute else { throw .locationWithoutSecondItem }
    guard firstAttribute.isLocation, secondAttribute.isLocation else { throw .sizeWithLocation }
    guard firstAttribute.axis == secondAttribute.axis else { throw .horizontalWithVertical }
    guard !mixesDirections else { throw .leadingOrTrailingWithLeftOrRight }
    guard multiplier != 0 else { throw .locationTimesZero }
  }

  private var mixesDirections: Bool {
    firstAttribute.followsLayoutDirection && secondAttribute.isAbsoluteEdge
      || firstAttribute.isAbsoluteEdge && secondAttribute.followsLayoutDirection
  }
}
