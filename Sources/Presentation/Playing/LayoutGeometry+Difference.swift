import AutoLayout
import Primitives

/// In points: what a solver's sums may be off by where they are not rounded to pixels, and less than
/// anyone could see.
private let rounding = 1e-6

extension LayoutGeometry {
  /// Whether a view lies elsewhere, by more than doubles are rounded.
  func isApart(from other: LayoutGeometry) -> Bool {
    center.isApart(from: other.center) || size.isApart(from: other.size)
  }
}

extension Point {
  func isApart(from other: Point) -> Bool {
    abs(x - other.x) > rounding || abs(y - other.y) > rounding
  }
}

extension Size {
  func isApart(from other: Size) -> Bool {
    abs(width - other.width) > rounding || abs(height - other.height) > rounding
  }
}
