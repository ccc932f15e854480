/// The work of exact computations, counted, with a limit for all of them together.
///
/// No clock: the same computation ends at the same step on every machine. A sum of short numbers
/// counts 1. Fractions are reduced with common divisors, which take time with the square of the
/// length, so that long ones count more.
package final class ExactWork {
  /// A computation would exceed the limit.
  package struct LimitReached: Error {}

  package private(set) var spent = 0
  /// Whether a computation has been refused; all later ones are too.
  package private(set) var isExhausted = false
  private let limit: Int

  package init(limit: Int = .max) { self.limit = limit }

  package func spend(_ work: Int) throws(LimitReached) {
    if isExhausted || work > limit - spent {
      isExhausted = true
      throw LimitReached()
    }
    spent += work
  }

  /// `value + factor · part`.
  package func sum(
    _ value: Rational, _ factor: Rational, times part: Rational
  ) throws -> Rational {
    try spend(Self.cost(value.length + factor.length + part.length))
    return try value + factor * part
  }

  /// - Precondition: `divisor` is not zero.
  package func quotient(_ value: Rational, by divisor: Rational) throws -> Rational {
    try spend(Self.cost(value.length + divisor.length))
    return try value / divisor
  }

  /// The value of a linear form.
  package func value(of form: SparseForm, at values: [Rational]) throws -> Rational {
    try form.reduce(.zero) { try sum($0, $1.coefficient, times: values[$1.variable]) }
  }

  private static func cost(_ length: Int) -> Int { 1 + length * length / 4096 }
}
