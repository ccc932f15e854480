import AutoLayout
import Primitives

/// The largest difference in points that counts as rounding: more than the error of the solver's
/// sums where they are not rounded to pixels, and less than anyone can see.
private let roundingTolerance = 1e-6

extension LayoutGeometry {
  /// Whether the centres or sizes differ by more than `roundingTolerance`.
  func differsBeyondRounding(from other: LayoutGeometry) -> Bool {
    center.differsBeyondRounding(from: other.center) || size.differsBeyondRounding(from: other.size)
  }
}

extension Point {
  func differsBeyondRounding(from other: Point) -> Bool {
    abs(x - other.x) > roundingTolerance || abs(y - other.y) > roundingTolerance
  }
}

extension Size {
  func differsBeyondRounding(from other: Size) -> Bool {
    abs(width - other.width) > roundingTolerance || abs(height - other.height) > roundingTolerance
  }
}
