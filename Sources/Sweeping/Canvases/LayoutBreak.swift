import AutoLayout
import Primitives

/// A layout problem at rest that occurs on one canvas and not on the timeline's own. Lengths are in
/// points.
struct LayoutBreak: Hashable, Sendable {
  enum Side: String, CaseIterable, Hashable, Sendable { case left, right, top, bottom }

  enum Kind: Hashable, Sendable {
    /// Two siblings, back to front.
    case overlap(ViewIndex, ViewIndex)
    case outsideSuperview(ViewIndex, Side)
    /// The view is inside its superview, or its superview is `root`.
    case outsideCanvas(ViewIndex, Side)
    case offScreen(ViewIndex)
    case zeroSize(ViewIndex, LayoutAxis)
  }

  var kind: Kind
  /// For an overlap, its width and height; for a view that is outside, its distance; for a view
  /// without a size, its length on the timeline's own canvas.
  var lengths: [Double]
  var rest: Rest

  /// Of two breaks of the same kind, the one with the larger weight is reported.
  var weight: Double { lengths.reduce(1, *) }
}

extension Rect {
  /// How far this rectangle exceeds another one, which extends from 0 to a size; negative if it
  /// stays inside.
  func excess(_ side: LayoutBreak.Side, over size: Size) -> Double {
    switch side {
    case .left: -minX
    case .right: maxX - size.width
    case .top: -minY
    case .bottom: maxY - size.height
    }
  }

  /// The size of the intersection of two rectangles; a negative length is a gap between them.
  func common(_ other: Rect) -> Size {
    Size(
      width: min(maxX, other.maxX) - max(minX, other.minX),
      height: min(maxY, other.maxY) - max(minY, other.minY))
  }

  /// How far the nearer edge is outside a rectangle that extends from 0 to a size; negative if the
  /// two intersect.
  func distance(outside size: Size) -> Double {
    let common = common(Rect(size: size))
    return -min(common.width, common.height)
  }
}

extension LayoutBreak.Side {
  /// The corresponding side of a mirrored layout.
  var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .top, .bottom: self
    }
  }
}
