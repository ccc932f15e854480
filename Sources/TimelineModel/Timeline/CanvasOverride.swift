package import AutoLayout
package import Primitives

/// What takes the place of what a file says of its first canvas.
///
/// It is read with it rather than changed afterwards: the margins of `root`, the constants that the
/// initial constraints take from its size, and what later canvases leave unsaid all follow.
package struct CanvasOverride: Hashable, Sendable {
  /// In points; as for the file's own, times its scale it is whole pixels.
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
