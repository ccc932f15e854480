package import AutoLayout
package import Primitives

/// The canvas: the size of `root`, its scale, insets, margins and layout direction.
package struct Canvas: Hashable, Sendable {
  /// In points; multiplied by `scale` it is a whole number of pixels.
  package var size: Size
  /// Pixels per point: 1, 2 or 3, the same for the whole run.
  package var scale: Int
  package var safeAreaInsets: LayoutInsets
  /// Nil means UIKit's: 0 at the top and bottom, 16 at the sides, 20 if the width is 400 or more.
  package var layoutMargins: LayoutInsets?
  package var insetsLayoutMarginsFromSafeArea: Bool
  package var layoutDirection: LayoutDirection
  /// How edges between pixels are drawn, the same for the whole run.
  package var edges: EdgeRasterization

  package init(
    size: Size, scale: Int = 1, safeAreaInsets: EdgeInsets = EdgeInsets(),
    layoutMargins: LayoutInsets? = nil, insetsLayoutMarginsFromSafeArea: Bool = true,
    layoutDirection: LayoutDirection = .leftToRight, edges: EdgeRasterization = .exact
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = LayoutInsets(safeAreaInsets)
    self.layoutMargins = layoutMargins
    self.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
    self.layoutDirection = layoutDirection
    self.edges = edges
  }

  /// The canvas in the form that `LayoutEngine` takes.
  package var layout: LayoutCanvas {
    var layout = LayoutCanvas(size: size, layoutDirection: layoutDirection)
    layout.safeAreaInsets = safeAreaInsets
    return layout
  }

  /// The margins of `root` without the safe area.
  package var rootMargins: LayoutInsets {
    let side: Double = size.width < 400 ? 16 : 20
    return layoutMargins ?? LayoutInsets(near: side, far: side)
  }
}
