import AutoLayout
import Primitives

/// In points: what a solver's sums may be off by where they are not rounded to pixels, and less than
/// anyone could see.
private let rounding = 1e-6

extension LayoutGeometry {
  /// Whether a view lies elsewhere, by more than doubles are rounded.
  func differsBeyondRounding(from other: LayoutGeometry) -> Bool {
    center.differsBeyondRounding(from: other.center) || size.differsBeyondRounding(from: other.size)
  }
}

extension Point {
  func differsBeyondRounding(from other: Point) -> Bool {
    abs(x - other.x) > rounding || abs(y - other.y) > rounding
  }
}

extension Size {
  func differsBeyondRounding(from other: Size) -> Bool {
    abs(width - other.width) > rounding || abs(height - other.height) > rounding
  }
}
