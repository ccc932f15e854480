package import Primitives

/// Insets as declared: by left and right (`UIEdgeInsets`), or by leading and trailing
/// (`NSDirectionalEdgeInsets`). In points.
package struct LayoutInsets: Hashable, Sendable {
  package var top: Double
  package var bottom: Double
  /// Left, or leading.
  package var near: Double
  /// Right, or trailing.
  package var far: Double
  /// Whether `near` is leading rather than left.
  package var followsLayoutDirection: Bool

  package init(
    top: Double = 0, near: Double = 0, bottom: Double = 0, far: Double = 0,
    followsLayoutDirection: Bool = false
  ) {
    self.top = top
    self.near = near
    self.bottom = bottom
    self.far = far
    self.followsLayoutDirection = followsLayoutDirection
  }

  package init(_ insets: EdgeInsets) {
    self.init(top: insets.top, near: insets.left, bottom: insets.bottom, far: insets.right)
  }

  /// The insets with leading and trailing replaced by left and right.
  package func resolved(_ direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = followsLayoutDirection && direction == .rightToLeft
    return EdgeInsets(
      top: top, left: isMirrored ? far : near, bottom: bottom, right: isMirrored ? near : far)
  }
}
