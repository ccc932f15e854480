package import Primitives

/// A line, or a cubic Bézier, between two values of a path.
package struct MotionSegment: Hashable, Sendable {
  package let from: Point
  package let to: Point
  /// The inner control points; nil for a line.
  package let controls: Controls?

  package struct Controls: Hashable, Sendable {
    package let first: Point
    package let second: Point

    package init(_ first: Point, _ second: Point) {
      self.first = first
      self.second = second
    }
  }

  package init(from: Point, to: Point, _ controls: Controls? = nil) {
    self.from = from
    self.to = to
    self.controls = controls
  }

  /// The segments of a cubic spline through points: see `CubicSpline`.
  package static func spline(through points: [Point]) -> [MotionSegment] {
    let tangents = points.indices.map { index in
      CubicSpline.tangent(at: index, count: points.count - 1) { points[$0] }
    }
    return points.indices.dropLast().map { index in
      MotionSegment(
        from: points[index], to: points[index + 1],
        Controls(
          points[index] + tangents[index] * (1.0 / 3),
          points[index + 1] - tangents[index + 1] * (1.0 / 3)))
    }
  }

  /// - Parameter parameter: 0…1; a curve that overshoots continues beyond.
  package func position(at parameter: Double) -> Point {
    if parameter == 0 { return from }
    if parameter == 1 { return to }
    let rest = 1 - parameter
    guard let controls else { return from * rest + to * parameter }
    return from * (rest * rest * rest) + controls.first * (3 * rest * rest * parameter)
      + controls.second * (3 * rest * parameter * parameter)
      + to * (parameter * parameter * parameter)
  }

  /// The derivative by the parameter.
  private func velocity(at parameter: Double) -> Point {
    guard let controls else { return to - from }
    let rest = 1 - parameter
    return (controls.first - from) * (3 * rest * rest)
      + (controls.second - controls.first) * (6 * rest * parameter)
      + (to - controls.second) * (3 * parameter * parameter)
  }

  /// The unit vector along the path; nil if it does not move. Where the velocity is zero, as at an end
  /// with which its control point coincides, it is the limit.
  package func direction(at parameter: Double) -> Point? {
    if let direction = velocity(at: parameter).unit { return direction }
    guard let controls else { return nil }
    let chords =
      parameter < 0.5
      ? [controls.second - from, to - from] : [to - controls.first, to - from]
    return chords.lazy.compactMap(\.unit).first
  }
}

extension MotionSegment {
  /// The number of parts whose lengths are summed. Within one the speed is nearly a parabola, which
  /// Simpson's rule integrates.
  private static var parts: Int { 64 }

  /// In points.
  package var length: Double { length(upTo: 1) }

  /// The parameter at which the length travelled is that given.
  func parameter(atLength wanted: Double) -> Double {
    var traveled = 0.0
    for part in 0..<Self.parts {
      let start = Double(part) / Double(Self.parts)
      let next = length(from: start, to: Double(part + 1) / Double(Self.parts))
      if traveled + next >= wanted { return parameter(after: start, wanted - traveled) }
      traveled += next
    }
    return 1
  }

  /// By bisection, which needs no more than a growing length.
  private func parameter(after start: Double, _ wanted: Double) -> Double {
    var (low, high) = (start, start + 1 / Double(Self.parts))
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return high }
      if length(from: start, to: middle) < wanted { low = middle } else { high = middle }
    }
  }

  private func length(upTo end: Double) -> Double {
    (0..<Self.parts).reduce(0) { sum, part in
      sum
        + length(
          from: end * Double(part) / Double(Self.parts),
          to: end * Double(part + 1) / Double(Self.parts))
    }
  }

  /// By Simpson's rule.
  private func length(from start: Double, to end: Double) -> Double {
    let middle = velocity(at: (start + end) / 2).magnitude
    return (end - start) / 6
      * (velocity(at: start).magnitude + 4 * middle + velocity(at: end).magnitude)
  }
}

extension Point {
  /// Nil for the zero vector.
  fileprivate var unit: Point? {
    let length = magnitude
    return length > 0 ? self * (1 / length) : nil
  }
}
