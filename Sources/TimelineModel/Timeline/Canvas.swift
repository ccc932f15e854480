package import AutoLayout
package import Primitives

/// `root`'s size and what surrounds it.
package struct Canvas: Hashable, Sendable {
  /// In points; times `scale` it is whole pixels.
  package var size: Size
  /// 1, 2 or 3 pixels a point; one for the whole run.
  package var scale: Int
  package var safeAreaInsets: LayoutInsets
  /// Nil for UIKit's: 0 at the top and bottom, 16 at the sides, 20 from a width of 400.
  package var layoutMargins: LayoutInsets?
  package var insetsLayoutMarginsFromSafeArea: Bool
  package var layoutDirection: LayoutDirection

  package init(
    size: Size, scale: Int = 1, safeAreaInsets: EdgeInsets = EdgeInsets(),
    layoutMargins: LayoutInsets? = nil, insetsLayoutMarginsFromSafeArea: Bool = true,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = LayoutInsets(safeAreaInsets)
    self.layoutMargins = layoutMargins
    self.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
    self.layoutDirection = layoutDirection
  }

  /// As the engine wants it.
  package var layout: LayoutCanvas {
    var layout = LayoutCanvas(size: size, layoutDirection: layoutDirection)
    layout.safeAreaInsets = safeAreaInsets
    return layout
  }

  /// What `root`'s margins are, before the safe area.
  package var rootMargins: LayoutInsets {
    let side: Double = size.width < 400 ? 16 : 20
    return layoutMargins ?? LayoutInsets(near: side, far: side)
  }
}
