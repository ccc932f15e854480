import Primitives

/// The cubic spline through values, uniform in its parameter (Catmull and Rom 1974; Kochanek and Bartels
/// 1984 with tension, continuity and bias 0).
///
/// Core Animation's tangents at the ends are not documented; these lead to the next value, so that two
/// values give a line, as for paths.
enum CubicSpline {
  /// The parts of a segment in each of which the speed is taken as constant.
  static let parts = 128

  /// - Parameters:
  ///   - parameter: in the segment, 0…1.
  ///   - segment: from the value with this index to the next.
  ///   - count: the number of segments.
  ///   - value: by index, 0…`count`.
  static func value<Value: Interpolatable>(
    at parameter: Double, segment: Int, count: Int, _ value: (Int) -> Value
  ) -> Value {
    let (from, to) = (value(segment), value(segment + 1))
    if parameter == 1 { return to }
    let weights = HermiteWeights(parameter)
    return from + (to - from) * weights.value
      + tangent(at: segment, count: count, value) * weights.start
      + tangent(at: segment + 1, count: count, value) * weights.end
  }

  /// The derivative at a value by the parameter, of which a segment has 1.
  static func tangent<Value: Interpolatable>(
    at index: Int, count: Int, _ value: (Int) -> Value
  ) -> Value {
    let (before, after) = (max(0, index - 1), min(count, index + 1))
    guard before < after else { return value(index) - value(index) }
    return (value(after) - value(before)) * (1 / Double(after - before))
  }
}

/// One segment of the spline, for many of its values.
struct CubicSegment<Value: Interpolatable> {
  private let from: Value
  private let difference: Value
  private let start: Value
  private let end: Value

  /// - Parameter index: of the segment, from 0.
  init(_ index: Int, of values: [Value]) {
    let count = values.count - 1
    from = values[index]
    difference = values[index + 1] - from
    start = CubicSpline.tangent(at: index, count: count) { values[$0] }
    end = CubicSpline.tangent(at: index + 1, count: count) { values[$0] }
  }

  /// - Parameter parameter: at least 0 and below 1.
  func value(at parameter: Double) -> Value {
    let weights = HermiteWeights(parameter)
    return from + difference * weights.value + start * weights.start + end * weights.end
  }
}

/// The cubic Hermite basis: what the difference of the values and the tangents at both ends add to the
/// first value.
private struct HermiteWeights {
  let value: Double
  let start: Double
  let end: Double

  init(_ t: Double) {
    value = t * t * (3 - 2 * t)
    start = t * (1 - t) * (1 - t)
    end = t * t * (t - 1)
  }
}
