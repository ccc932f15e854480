import TimelineModel
import Timing

/// How far the progress of animations leaves 0 … 1.
enum CurveExtent {
  struct Key: Hashable {
    private var curve: TimingCurve
    private var duration: Nanoseconds

    init(_ timeframe: Timeframe) { (curve, duration) = (timeframe.curve, timeframe.duration) }

    fileprivate init(_ animation: Animation) {
      (curve, duration) = (animation.curve, animation.duration)
    }

    /// 240 samples find the first swing of every spring that shows in frames.
    fileprivate var extent: ClosedRange<Double>? {
      guard curve.mayLeaveUnit else { return nil }
      let samples = (0...240).map { curve.progress(at: Double($0) / 240, of: duration) }
      guard let least = samples.min(), let greatest = samples.max(), least < 0 || greatest > 1
      else { return nil }
      return least...greatest
    }
  }

  /// The least and the greatest progress of each of a timeline's animations that leaves 0 … 1.
  static func extents(of timeline: Timeline) -> [Key: ClosedRange<Double>] {
    var keys: Set<Key> = []
    var extents: [Key: ClosedRange<Double>] = [:]
    for animation in timeline.keyframes.compactMap(\.animation) {
      let key = Key(animation)
      guard keys.insert(key).inserted, let extent = key.extent else { continue }
      extents[key] = extent
    }
    return extents
  }
}

extension TimingCurve {
  /// False only if the progress cannot leave 0 … 1: a Bézier is inside of its control points.
  fileprivate var mayLeaveUnit: Bool {
    guard case .cubic(let function) = self else { return true }
    return !(0...1).contains(function.y1) || !(0...1).contains(function.y2)
  }
}
