import ExactArithmetic

/// An exact sum together with the sum of the magnitudes of its parts.
///
/// The parts contain coefficients, which are doubles in place of the numbers that are meant. If they
/// cancel but for a tiny share, only the rounding of a coefficient may be left.
struct CancellingSum {
  private(set) var value: Rational
  private(set) var magnitude: Double

  init(_ value: Rational = .zero) {
    self.value = value
    magnitude = abs(value.approximation)
  }

  mutating func add(
    _ factor: Rational, times part: CancellingSum, _ work: ExactWork
  ) throws {
    value = try work.sum(value, factor, times: part.value)
    magnitude += abs(factor.approximation) * part.magnitude
  }

  /// The share of the magnitudes that has not cancelled, from 0 to 1.
  var share: Double { value.isZero ? 0 : abs(value.approximation) / magnitude }

  /// Whether what is left is not zero, and may be rounding.
  var mayBeRounding: Bool { !value.isZero && share <= Self.tolerance }

  /// The share up to which the solver takes a sum of rates for zero, and a little more.
  static let tolerance = 1e-8
}
