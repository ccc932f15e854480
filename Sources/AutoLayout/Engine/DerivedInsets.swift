import Primitives

/// Insets of a view that depend on where it lies.
struct DerivedInsets: Hashable, Sendable {
  /// `safeAreaInsets`.
  var safeArea = EdgeInsets()
  /// The effective layout margins: own, safe area, and the superview's where they are preserved.
  var margins = EdgeInsets()
  /// The margins, but centred and no further apart than 672 points (the width at the default text
  /// size).
  var readable = EdgeInsets()

  static let readableWidth = 672.0
}

extension DerivedInsets {
  func finished(_ view: LayoutView, width: Double) -> DerivedInsets {
    var derived = self
    derived.addSafeArea(view)
    return derived.withReadable(width: width)
  }

  mutating func addSafeArea(_ view: LayoutView) {
    if view.insetsLayoutMarginsFromSafeArea { margins = margins + safeArea }
  }

  func withReadable(width: Double) -> DerivedInsets {
    var derived = self
    let excess = max(0, width - margins.left - margins.right - Self.readableWidth)
    derived.readable = margins + EdgeInsets(left: excess / 2, right: excess / 2)
    return derived
  }

  func isApart(from other: DerivedInsets) -> Bool {
    safeArea.isApart(from: other.safeArea) || margins.isApart(from: other.margins)
      || readable.isApart(from: other.readable)
  }
}

extension EdgeInsets {
  /// What of a superview's insets reaches a view at these distances from its edges.
  func clipped(by distances: EdgeInsets) -> EdgeInsets {
    func clip(_ inset: Double, _ distance: Double) -> Double {
      min(inset, max(0, inset - distance))
    }
    return EdgeInsets(
      top: clip(top, distances.top), left: clip(left, distances.left),
      bottom: clip(bottom, distances.bottom), right: clip(right, distances.right))
  }

  /// Views that push each other ever further out end at the largest canvas.
  var bounded: EdgeInsets {
    let largest = 16_384.0
    return EdgeInsets(
      top: min(top, largest), left: min(left, largest), bottom: min(bottom, largest),
      right: min(right, largest))
  }

  /// The larger of each side.
  func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  func isApart(from other: EdgeInsets) -> Bool {
    let apart = LayoutTolerance.unchangedInset
    return abs(top - other.top) > apart || abs(left - other.left) > apart
      || abs(bottom - other.bottom) > apart || abs(right - other.right) > apart
  }
}
