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
  static func value<Value: Interpolatable>(
    at parameter: Double, segment: Int, _ values: [Value]
  ) -> Value {
    if parameter == 1 { return values[segment + 1] }
    let (from, to) = (values[segment], values[segment + 1])
    let start = tangent(at: segment, values)
    let end = tangent(at: segment + 1, values)
    let weights = HermiteWeights(parameter)
    return from + (to - from) * weights.value + start * weights.start + end * weights.end
  }

  private static func tangent<Value: Interpolatable>(at index: Int, _ values: [Value]) -> Value {
    let (before, after) = (max(0, index - 1), min(values.count - 1, index + 1))
    return (values[after] - values[before]) * (1 / Double(after - before))
  }

  /// The same of numbers that a function gives, without an array of them.
  ///
  /// - Parameter count: the number of segments.
  static func value(
    at parameter: Double, segment: Int, count: Int, _ value: (Int) -> Double
  ) -> Double {
    func tangent(_ index: Int) -> Double {
      let (before, after) = (max(0, index - 1), min(count, index + 1))
      return (value(after) - value(before)) / Double(after - before)
    }
    let (from, to) = (value(segment), value(segment + 1))
    let weights = HermiteWeights(parameter)
    return from + (to - from) * weights.value + tangent(segment) * weights.start
      + tangent(segment + 1) * weights.end
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
