package import AutoLayout
import Primitives
package import Timing

/// A running animation of a view's edge, middle or size.
package struct EdgeMotion: Hashable, Sendable {
  package var timeframe: Timeframe
  /// The coordinates at which the animation began and ends, in the superview's coordinates, in
  /// points.
  package var from: Double
  package var to: Double
  /// The animation's contribution to the difference between the edge shown and the model's, in
  /// points.
  package var remaining: Double
}

extension AnimationPlan {
  /// The animations that move an edge, middle or size of a view at a time, in order of their start.
  ///
  /// - Parameter attribute: an edge, middle or size.
  package func motions(
    of attribute: LayoutAttribute, of view: ViewIndex, at time: FrameTime
  ) -> [EdgeMotion] {
    let track = tracks[view.rawValue]
    let centers = track.center.motions(at: time)
    let sizes = track.size.motions(at: time)
    var timeframes: [Timeframe] = []
    for timeframe in centers.map(\.timeframe) + sizes.map(\.timeframe)
    where !timeframes.contains(timeframe) {
      timeframes.append(timeframe)
    }
    return timeframes.sorted { $0.start < $1.start }.compactMap { timeframe in
      let motion = EdgeMotion(
        of: attribute, during: timeframe, to: track.geometry(at: FrameTime(timeframe.start)),
        centers.filter { $0.timeframe == timeframe }, sizes.filter { $0.timeframe == timeframe })
      return motion.from == motion.to && motion.remaining == 0 ? nil : motion
    }
  }
}

extension EdgeMotion {
  /// Combines the animations of a view's centre and size that share a timeframe.
  ///
  /// - Parameter model: the model geometry when they were added; what none of them changes.
  fileprivate init(
    of attribute: LayoutAttribute, during timeframe: Timeframe, to model: LayoutGeometry,
    _ centers: [TrackMotion<Point>], _ sizes: [TrackMotion<Size>]
  ) {
    let start = LayoutGeometry(
      center: centers.first?.from ?? model.center, size: sizes.first?.from ?? model.size)
    let end = LayoutGeometry(
      center: centers.first?.to ?? model.center, size: sizes.first?.to ?? model.size)
    let remaining = LayoutGeometry(
      center: centers.reduce(Point()) { $0 + $1.remaining },
      size: sizes.reduce(Size()) { $0 + $1.remaining })
    self.init(
      timeframe: timeframe, from: attribute.value(of: start), to: attribute.value(of: end),
      remaining: attribute.value(of: remaining))
  }
}

extension ViewTracks {
  fileprivate func geometry(at time: FrameTime) -> LayoutGeometry {
    LayoutGeometry(center: center.model.value(at: time), size: size.model.value(at: time))
  }
}

extension LayoutAttribute {
  /// The value of the attribute for a rectangle in its superview's coordinates, in a left-to-right
  /// layout.
  package func value(of geometry: LayoutGeometry) -> Double {
    let (center, size) = (geometry.center, geometry.size)
    return switch self {
    case .left, .leading, .leftMargin, .leadingMargin: center.x - size.width / 2
    case .right, .trailing, .rightMargin, .trailingMargin: center.x + size.width / 2
    case .top, .topMargin, .firstBaseline: center.y - size.height / 2
    case .bottom, .bottomMargin, .lastBaseline: center.y + size.height / 2
    case .centerX, .centerXWithinMargins: center.x
    case .centerY, .centerYWithinMargins: center.y
    case .width: size.width
    case .height: size.height
    case .notAnAttribute: 0
    }
  }
}
