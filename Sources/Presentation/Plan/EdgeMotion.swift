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
      let center = centers.filter { $0.timeframe == timeframe }
      let size = sizes.filter { $0.timeframe == timeframe }
      let atRest = track.geometry(at: FrameTime(timeframe.start))
      let motion = EdgeMotion(
        timeframe: timeframe,
        from: attribute.value(
          of: .init(
            center: center.first?.from ?? atRest.center, size: size.first?.from ?? atRest.size)),
        to: attribute.value(of: atRest),
        remaining: attribute.value(
          of: .init(
            center: center.reduce(Point()) { $0 + $1.remaining },
            size: size.reduce(Size()) { $0 + $1.remaining })))
      return motion.from == motion.to && motion.remaining == 0 ? nil : motion
    }
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
