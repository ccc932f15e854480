/// Why UIKit would refuse a pair of attributes (`NSInvalidArgumentException`).
///
/// The rules are those of its exceptions, as reported in public. `left` with `top` was accepted by
/// the old API; anchors forbid it by type, and so do we.
package enum IllegalEquation: Error, Hashable, Sendable {
  /// A location cannot equal a constant.
  case locationWithoutSecondItem
  case locationTimesZero
  case sizeWithLocation
  case leadingOrTrailingWithLeftOrRight
  case horizontalWithVertical
}

extension LayoutConstraint {
  /// Checks the attributes, items and multiplier against each other.
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
