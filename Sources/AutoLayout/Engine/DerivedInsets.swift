import Primitives

/// The insets of a view that depend on its position in the superview.
struct DerivedInsets: Hashable, Sendable {
  /// `UIView.safeAreaInsets`.
  var safeArea = EdgeInsets()
  /// The effective layout margins: the view's own, the safe area, and the superview's if they are
  /// preserved.
  var margins = EdgeInsets()
  /// The insets of the readable content guide: the margins, increased equally on both sides until
  /// the width is at most `readableWidth`.
  var readable = EdgeInsets()

  /// In points: the width of UIKit's readable content guide at the default text size.
  static let readableWidth = 672.0
}

extension DerivedInsets {
  /// These insets with the readable insets derived from the margins.
  ///
  /// - Parameter width: the view's width, in points.
  func addingReadableInsets(width: Double) -> DerivedInsets {
    var derived = self
    let excess = max(0, width - margins.left - margins.right - Self.readableWidth)
    derived.readable = margins + EdgeInsets(left: excess / 2, right: excess / 2)
    return derived
  }

  /// Whether any inset differs by more than rounding.
  func differs(from other: DerivedInsets) -> Bool {
    safeArea.differs(from: other.safeArea) || margins.differs(from: other.margins)
      || readable.differs(from: other.readable)
  }
}

extension EdgeInsets {
  /// The part of a superview's insets that overlaps a view at these distances from its edges.
  func clipped(by distances: EdgeInsets) -> EdgeInsets {
    func clip(_ inset: Double, _ distance: Double) -> Double {
      min(inset, max(0, inset - distance))
    }
    return EdgeInsets(
      top: clip(top, distances.top), left: clip(left, distances.left),
      bottom: clip(bottom, distances.bottom), right: clip(right, distances.right))
  }

  /// Limits each inset to the side of the largest canvas, 16,384 points, because views and margins
  /// that increase each other would otherwise grow without bound.
  var limitedToLargestCanvas: EdgeInsets {
    let largest = 16_384.0
    return EdgeInsets(
      top: min(top, largest), left: min(left, largest), bottom: min(bottom, largest),
      right: min(right, largest))
  }

  /// The larger inset on each side.
  func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// Whether any inset differs by more than rounding.
  func differs(from other: EdgeInsets) -> Bool {
    let apart = LayoutTolerance.unchangedInset
    return abs(top - other.top) > apart || abs(left - other.left) > apart
      || abs(bottom - other.bottom) > apart || abs(right - other.right) > apart
  }
}
