import AutoLayout
import Primitives
import TimelineModel
import Timing

extension MotionLints {
  /// What is wrong with the way of a view from one place to another.
  func geometryLints(of view: ViewIndex) -> [Lint] {
    guard view != .root else { return [] }
    return tracks[view.rawValue].geometryMotions.flatMap { motion -> [Lint] in
      guard motion.timeframe.duration > .zero, isDrawn(view, at: motion.timeframe.begin),
        let keyframe = starts.keyframe(of: motion.timeframe)
      else { return [] }
      return [shimmer(view, motion, keyframe), overshoot(view, motion, keyframe)].compactMap { $0 }
    }
  }

  /// A motion of at most a pixel that takes more than two frames, of a view whose superview does not
  /// move at that time.
  private func shimmer(_ view: ViewIndex, _ motion: GeometryMotion, _ keyframe: Int) -> Lint? {
    let pixels = motion.farthest * Double(timeline.canvas.scale)
    let frame = Nanoseconds(1_000_000_000 / Int64(timeline.framesPerSecond))
    guard pixels > 0.01, pixels <= 1, motion.timeframe.duration > frame + frame,
      !isCarried(view, during: motion.timeframe)
    else { return nil }
    return .shimmer(.init(view: view, keyframe: keyframe, pixels: pixels))
  }

  private func isCarried(_ view: ViewIndex, during timeframe: Timeframe) -> Bool {
    ancestors(of: view).contains { ancestor in
      carrying[ancestor]?.overlaps(timeframe.begin, timeframe.end) ?? false
    }
  }

  /// From the superview outward.
  private func ancestors(of view: ViewIndex) -> [ViewIndex] {
    Array(sequence(first: view) { timeline.views[$0.rawValue].superview }.dropFirst())
  }
}

extension MotionLints {
  private func overshoot(_ view: ViewIndex, _ motion: GeometryMotion, _ keyframe: Int) -> Lint? {
    guard let extent = extents[CurveExtent.Key(motion.timeframe)],
      let origin = origin(of: view, at: motion.timeframe.end)
    else { return nil }
    let canvas = Rect(size: tracks[0].size.model.value(at: FrameTime(motion.timeframe.end)))
    let rests = [0, 1].map { motion.geometry(at: $0).frame.moved(by: origin) }
    guard rests.allSatisfy({ $0.isInside(canvas) }) else { return nil }
    let worst = [extent.lowerBound, extent.upperBound]
      .map { motion.geometry(at: $0).frame.moved(by: origin).farthestBeyond(canvas) }
      .max { $0.distance < $1.distance }
    guard let worst, worst.distance * Double(timeline.canvas.scale) > 1 else { return nil }
    return .overshoot(
      .init(view: view, keyframe: keyframe, side: worst.side, distance: worst.distance))
  }

  /// Where a superview's coordinates begin on the canvas; nil if it is not known, because one is
  /// transformed.
  private func origin(of view: ViewIndex, at time: Nanoseconds) -> Point? {
    guard tracks[view.rawValue].transform == nil else { return nil }
    var origin = Point()
    for ancestor in ancestors(of: view).dropLast() {
      let shown = tracks[ancestor.rawValue].model(at: FrameTime(time))
      guard shown.transform == .identity else { return nil }
      origin = origin + shown.geometry.frame.origin - shown.contentOffset
    }
    return origin
  }
}

extension Rect {
  fileprivate func moved(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }

  fileprivate func isInside(_ other: Rect) -> Bool {
    farthestBeyond(other).distance <= 1e-6
  }

  fileprivate func farthestBeyond(
    _ other: Rect
  ) -> (side: Lint.Overshoot.Side, distance: Double) {
    let sides: [(side: Lint.Overshoot.Side, distance: Double)] = [
      (.left, other.minX - minX), (.top, other.minY - minY), (.right, maxX - other.maxX),
      (.bottom, maxY - other.maxY),
    ]
    return sides.max { $0.distance < $1.distance } ?? (.left, 0)
  }
}
