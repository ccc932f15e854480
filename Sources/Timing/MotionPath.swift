package import Primitives

/// A position over the progress of an animation, as a `CAKeyframeAnimation` of `position` has it.
///
/// Between two values the position follows a line or a cubic Bézier. The eased time is the parameter of
/// the curve, not the length travelled, unless the mode is paced: measured in pictures of Core Animation.
package struct MotionPath: Hashable, Sendable {
  package enum RotationMode: String, CaseIterable, Sendable {
    case none, auto, autoReverse
  }

  /// How progress is divided among the values.
  package enum Pacing: Hashable, Sendable {
    /// The progress at each value, ascending from 0 to 1, and the curve of each segment.
    case keyTimes([Double], [TimingCurve])
    /// The progress at which each value replaces the one before, and 1: one more than there are values.
    case discrete([Double])
    /// Constant speed.
    case paced
  }

  /// The points that the path leads through: two or more, or one if it is discrete.
  package let values: [Point]
  /// Between each two values.
  package let segments: [MotionSegment]
  package let pacing: Pacing
  package let rotationMode: RotationMode
  /// Whether the points are relative to the position that is shown without the path.
  package let isAdditive: Bool
  /// The lengths up to the end of each segment; empty unless the path is paced.
  private let lengths: [Double]

  package init(
    values: [Point], segments: [MotionSegment], pacing: Pacing,
    rotationMode: RotationMode = .none, isAdditive: Bool = false
  ) {
    precondition(segments.count == values.count - 1, "\(segments.count) of \(values.count) values")
    self.values = values
    self.segments = segments
    self.pacing = pacing
    self.rotationMode = rotationMode
    self.isAdditive = isAdditive
    var length = 0.0
    lengths =
      pacing == .paced
      ? segments.map { segment in
        length += segment.length
        return length
      } : []
  }

  /// - Parameter progress: of the animation; beyond 0…1, where springs overshoot, the ends are shown.
  package func place(at progress: Double) -> PathPlace {
    let progress = min(1, max(0, progress))
    switch pacing {
    case .discrete(let times):
      let next = times.dropLast().firstIndex { $0 > progress } ?? values.count
      return PathPlace(position: values[max(0, next - 1)], turn: nil)
    case .keyTimes(let times, let curves):
      let index = (1..<segments.count).last { times[$0] <= progress } ?? 0
      let span = times[index + 1] - times[index]
      let fraction = span > 0 ? min(1, (progress - times[index]) / span) : 1
      return place(
        segment: index, curves[index].progress(at: fraction, of: .second))
    case .paced: return pacedPlace(at: progress)
    }
  }

  private func pacedPlace(at progress: Double) -> PathPlace {
    guard let total = lengths.last, total > 0 else { return place(segment: 0, 0) }
    let wanted = total * progress
    let index = lengths.firstIndex { $0 >= wanted } ?? segments.count - 1
    let before = index == 0 ? 0 : lengths[index - 1]
    return place(segment: index, segments[index].parameter(atLength: wanted - before))
  }

  private func place(segment index: Int, _ parameter: Double) -> PathPlace {
    PathPlace(
      position: segments[index].position(at: parameter),
      turn: rotationMode == .none ? nil : turn(segment: index, parameter))
  }

  /// Where a segment has no length, the direction is that of the one before, or else of the next.
  private func turn(segment index: Int, _ parameter: Double) -> AffineTransform? {
    let direction =
      segments[index].direction(at: parameter)
      ?? segments[..<index].lazy.reversed().compactMap { $0.direction(at: 1) }.first
      ?? segments[index...].lazy.compactMap { $0.direction(at: 0) }.first
    guard let direction else { return nil }
    let sign = rotationMode == .autoReverse ? -1.0 : 1
    let (cosine, sine) = (direction.x * sign, direction.y * sign)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine)
  }
}

/// Where a path is at a time.
package struct PathPlace: Hashable, Sendable {
  /// Of the anchor point, in the superview's coordinates, in points.
  package var position: Point
  /// The rotation that aligns the x axis with the path; nil if it does not rotate.
  package var turn: AffineTransform?
}
