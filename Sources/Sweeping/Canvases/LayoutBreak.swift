import AutoLayout
import Primitives

/// What is at rest on one canvas and not on the timeline's own; lengths in points.
struct LayoutBreak: Hashable, Sendable {
  enum Side: String, CaseIterable, Hashable, Sendable { case left, right, top, bottom }

  enum Kind: Hashable, Sendable {
    /// Two siblings, the one behind first.
    case overlap(ViewIndex, ViewIndex)
    case outsideSuperview(ViewIndex, Side)
    /// Of a view that lies inside its superview, or whose superview is `root`.
    case outsideCanvas(ViewIndex, Side)
    case offScreen(ViewIndex)
    case zeroSize(ViewIndex, LayoutAxis)
  }

  var kind: Kind
  /// The width and height of an overlap; by how far something lies outside; of what has no size
  /// any more, what it has on the timeline's own canvas.
  var lengths: [Double]
  var rest: Rest

  /// Of two breaks of a kind the larger one is told.
  var weight: Double { lengths.reduce(1, *) }
}

extension Rect {
  /// By how much another rectangle, from 0 to a size, is exceeded; negative for what stays inside.
  func excess(_ side: LayoutBreak.Side, over size: Size) -> Double {
    switch side {
    case .left: -minX
    case .right: maxX - size.width
    case .top: -minY
    case .bottom: maxY - size.height
    }
  }

  /// Of what two rectangles have in common; negative lengths for what lies between them.
  func common(_ other: Rect) -> Size {
    Size(
      width: min(maxX, other.maxX) - max(minX, other.minX),
      height: min(maxY, other.maxY) - max(minY, other.minY))
  }

  /// How far the nearer edge lies outside of a rectangle from 0 to a size; negative if the two
  /// have an area in common.
  func distance(outside size: Size) -> Double {
    let common = common(Rect(size: size))
    return -min(common.width, common.height)
  }
}

extension LayoutBreak.Side {
  /// As a mirrored layout has it.
  var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .top, .bottom: self
    }
  }
}
