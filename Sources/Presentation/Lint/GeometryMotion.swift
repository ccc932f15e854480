import AutoLayout
import Primitives
import Timing

/// An animation of a view's centre and size, without the contributions of others.
struct GeometryMotion {
  var timeframe: Timeframe
  var from: LayoutGeometry
  var to: LayoutGeometry

  func geometry(at progress: Double) -> LayoutGeometry {
    LayoutGeometry(
      center: from.center + (to.center - from.center) * progress,
      size: from.size + (to.size - from.size) * progress)
  }

  /// The farthest that an edge moves, in points.
  var farthest: Double {
    let (start, end) = (from.frame, to.frame)
    return [
      end.minX - start.minX, end.maxX - start.maxX, end.minY - start.minY, end.maxY - start.maxY,
    ].map(\.magnitude).max() ?? 0
  }
}

extension ViewTracks {
  /// The animations of the geometry, in the order in which they were added. Those of one timeframe are
  /// one.
  var geometryMotions: [GeometryMotion] {
    let (centers, sizes) = (center.motions, size.motions)
    let timeframes = (centers.map(\.timeframe) + sizes.map(\.timeframe))
    var motions: [GeometryMotion] = []
    var places: [Timeframe: Int] = [:]
    for timeframe in timeframes.sorted(by: { $0.start < $1.start }) where places[timeframe] == nil {
      places[timeframe] = motions.count
      let geometry = LayoutGeometry(
        center: center.model.value(at: FrameTime(timeframe.start)),
        size: size.model.value(at: FrameTime(timeframe.start)))
      motions.append(GeometryMotion(timeframe: timeframe, from: geometry, to: geometry))
    }
    for motion in centers {
      guard let place = places[motion.timeframe] else { continue }
      motions[place].from.center = motion.from
      motions[place].to.center = motion.to
    }
    for motion in sizes {
      guard let place = places[motion.timeframe] else { continue }
      motions[place].from.size = motion.from
      motions[place].to.size = motion.to
    }
    return motions
  }
}
