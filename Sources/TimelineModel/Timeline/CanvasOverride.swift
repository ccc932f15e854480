package import AutoLayout
package import Primitives

/// A size and a layout direction that replace those of the file's first canvas.
///
/// It is applied while the file is read, not afterwards, because other values derive from the
/// canvas: the margins of `root`, constants that the initial constraints compute from its size, and
/// whatever later canvases do not set.
package struct CanvasOverride: Hashable, Sendable {
  /// In points; multiplied by the file's scale it must be a whole number of pixels.
  package var size: Size
  package var layoutDirection: LayoutDirection

  package init(size: Size, layoutDirection: LayoutDirection) {
    self.size = size
    self.layoutDirection = layoutDirection
  }

  func apply(to canvas: inout Canvas) {
    canvas.size = size
    canvas.layoutDirection = layoutDirection
  }
}
