/// Transcendental functions from + − × ÷ and square roots alone, so that every machine computes the
/// same bits.
///
/// Each is within 1 unit in the last place of the exact value in the range that it states. The argument
/// is reduced with a constant in several parts (Cody and Waite, "Software Manual for the Elementary
/// Functions", 1980); then the Taylor series, truncated where its remainder is below 2⁻⁵⁷ of the
/// result, is summed from its smallest term.
package enum ElementaryFunctions {
  /// e to the power x.
  ///
  /// Infinite above about 709.78, subnormal below about −708.4, where it is within 1 unit of the last
  /// remaining place, and 0 below about −745.13; NaN for NaN.
  package static func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > overflowingExponent { return .infinity }
    if x < vanishingExponent { return 0 }
    let power = (x * 0x1.71547652b82fep+0).rounded()
    let reduced = DoubleDouble(
      sumOf: x - power * ln2.head, -(power * ln2.tail))
    let r = reduced.head
    let rest = reduced.tail + r * r * sum(exponentialSeries, at: r)
    let sum = DoubleDouble(sumOf: 1, r)
    return scaled(sum.head + (sum.tail + rest), byTwoTo: Int(power))
  }

  /// The logarithm to the base e of any positive x.
  ///
  /// −∞ for 0, NaN for negative x, ∞ for ∞; NaN for NaN.
  package static func naturalLogarithm(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
    var power = Double(x.exponent)
    var mantissa = x.significand
    if mantissa > 0x1.6a09e667f3bcdp+0 {
      mantissa /= 2
      power += 1
    }
    // ln(1 + f) = 2·artanh(s) with s = f / (2 + f), which is mostly f − f²/2.
    let f = mantissa - 1
    let s = f / (2 + f)
    let halfSquare = f * f / 2
    let rest = s * (halfSquare + s * s * sum(logarithmSeries, at: s * s))
    return power * ln2.head - ((halfSquare - (rest + power * ln2.tail)) - f)
  }

  /// Cosine and sine of an angle in radians, up to a magnitude of a million.
  ///
  /// Larger angles are first reduced by a rounded 2π: the results are within −1…1 and the same on every
  /// machine, but not accurate. NaN for angles that are not finite.
  package static func cosineAndSine(_ radians: Double) -> (cosine: Double, sine: Double) {
    guard radians.isFinite else { return (.nan, .nan) }
    var angle = radians
    if angle.magnitude > largestReducedAngle {
      angle = angle.truncatingRemainder(dividingBy: 0x1.921fb54442d18p+2)
    }
    let turns = (angle * 0x1.45f306dc9c883p-1).rounded()
    var rest = DoubleDouble(head: angle, tail: 0)
    // Three parts of 33 bits, whose products with 20 bits are exact, and a last one of 53.
    for part in [0x1.921fb544p+0, 0x1.0b4611a6p-34, 0x1.3198a2e0p-69, 0x1.b839a252049c1p-104] {
      rest = rest + -(turns * part)
    }
    return turned(cosineAndSine(reduced: rest), byRightAngles: Int(turns))
  }

  /// Cosine and sine of any finite angle in degrees, which is reduced exactly.
  ///
  /// Exactly 0 and ±1 at multiples of 90°, and equal at 45°; NaN for angles that are not finite.
  package static func cosineAndSine(degrees: Double) -> (cosine: Double, sine: Double) {
    guard degrees.isFinite else { return (.nan, .nan) }
    let angle = degrees.truncatingRemainder(dividingBy: 360)
    let turns = (angle / 90).rounded()
    let rest = angle - 90 * turns
    if rest.magnitude == 45 {
      let half = 0.5.squareRoot()
      return turned((half, rest < 0 ? -half : half), byRightAngles: Int(turns))
    }
    return turned(cosineAndSine(reduced: radiansPerDegree * rest), byRightAngles: Int(turns))
  }

  /// The angle from the x axis to (x, y), in degrees, within (−180, 180].
  ///
  /// Exact on the axes and diagonals, also for infinite coordinates; 0 for (0, 0); the sign of zero is
  /// ignored. NaN for NaN. Angles below 1e-290° may be less precise.
  package static func degrees(ofY y: Double, x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    var angle = firstOctant(x.magnitude, y.magnitude)
    if y.magnitude > x.magnitude { angle = DoubleDouble(head: -angle.head, tail: -angle.tail) + 90 }
    if x < 0 { angle = DoubleDouble(head: -angle.head, tail: -angle.tail) + 180 }
    return y < 0 ? -angle.value : angle.value
  }

  /// The arctangent of the quotient of two magnitudes, the smaller over the larger, in degrees.
  private static func firstOctant(_ a: Double, _ b: Double) -> DoubleDouble {
    if a == b { return DoubleDouble(head: a == 0 ? 0 : 45, tail: 0) }
    if a.isInfinite || b.isInfinite || a == 0 || b == 0 { return DoubleDouble(head: 0, tail: 0) }
    let exponent = Int(max(a, b).exponent)
    let near = scaled(max(a, b), byTwoTo: -exponent)
    let far = scaled(min(a, b), byTwoTo: -exponent)
    // arctan t = arctan c + arctan((t − c) / (1 + t·c)) with c the nearest eighth.
    let eighth = (far / near * 8).rounded()
    let c = eighth / 8
    let dividend = DoubleDouble(productOf: near, -c) + far
    let divisor = DoubleDouble(productOf: far, c) + near
    let u = dividend / divisor
    let square = u.head * u.head
    let arc = DoubleDouble(sumOf: u.head, u.tail + u.head * square * sum(arcSeries, at: square))
    let degrees = degreesPerRadian * arc.head + degreesPerRadian.head * arc.tail
    return degrees + arctangentsOfEighths[Int(eighth)]
  }

  /// Cosine and sine of an angle within ±π/4, or slightly more.
  private static func cosineAndSine(
    reduced angle: DoubleDouble
  ) -> (cosine: Double, sine: Double) {
    let x = angle.head
    let square = x * x
    let half = square / 2
    let nearOne = 1 - half
    let rest = square * square * sum(cosineSeries, at: square) - x * angle.tail
    let cosine = nearOne + (((1 - nearOne) - half) + rest)
    let sine = x + (angle.tail * nearOne + x * square * sum(sineSeries, at: square))
    return (cosine, sine)
  }

  private static func turned(
    _ direction: (cosine: Double, sine: Double), byRightAngles count: Int
  ) -> (cosine: Double, sine: Double) {
    let (cosine, sine) = direction
    // 0 ± x, because a negative zero has different bits and is printed differently.
    switch count & 3 {
    case 0: return (cosine, 0 + sine)
    case 1: return (0 - sine, cosine)
    case 2: return (0 - cosine, 0 - sine)
    default: return (0 + sine, 0 - cosine)
    }
  }

  /// `number · 2^power`, in two steps, because the power alone may be out of range.
  private static func scaled(_ number: Double, byTwoTo power: Int) -> Double {
    let half = power / 2
    return number * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: power - half, significand: 1)
  }

  /// Σ coefficient · xⁿ by Horner's rule.
  private static func sum(_ coefficients: [Double], at x: Double) -> Double {
    coefficients.reversed().reduce(0) { $0 * x + $1 }
  }

  /// Above 709.78 the exponential is infinite, below −745.13 it is zero; a whole number beyond each
  /// keeps the power of two within the range of `scaled`.
  private static let overflowingExponent = 710.0
  private static let vanishingExponent = -746.0

  /// In radians. Up to here the number of right angles has at most 20 bits, so that its products
  /// with the parts of π/2 are exact.
  private static let largestReducedAngle = 1e6

  /// The head has 42 bits, so that its product with an exponent is exact.
  private static let ln2 = (head: 0x1.62e42fefa38p-1, tail: 0x1.ef35793c7673p-45)
  private static let radiansPerDegree = DoubleDouble(
    head: 0x1.1df46a2529d39p-6, tail: 0x1.5c1d8becdd291p-62)
  private static let degreesPerRadian = DoubleDouble(
    head: 0x1.ca5dc1a63c1f8p+5, tail: -0x1.1e7ab456405f9p-49)

  /// The arctangents of 0, ⅛ … 1, in degrees.
  private static let arctangentsOfEighths = [
    DoubleDouble(head: 0, tail: 0),
    DoubleDouble(head: 0x1.c80044927fe83p+2, tail: -0x1.2a9346eb4b87bp-53),
    DoubleDouble(head: 0x1.c128e80fae02ep+3, tail: -0x1.0fc10e257c651p-53),
    DoubleDouble(head: 0x1.48e58fac13547p+4, tail: 0x1.bdef92fae944fp-51),
    DoubleDouble(head: 0x1.a90a731a61dc4p+4, tail: -0x1.80b27b26e182bp-51),
    DoubleDouble(head: 0x1.000b0659f5545p+5, tail: 0x1.0e62435c62f2fp-49),
    DoubleDouble(head: 0x1.26f58ce59e23cp+5, tail: 0x1.80b27b26e182bp-50),
    DoubleDouble(head: 0x1.497cc65551cf8p+5, tail: -0x1.2dd089737cc28p-49),
    DoubleDouble(head: 45, tail: 0),
  ]

  /// (eˣ − 1 − x) / x²: 1/2!, 1/3! … 1/14!.
  private static let exponentialSeries: [Double] = [
    1.0 / 2, 1.0 / 6, 1.0 / 24, 1.0 / 120, 1.0 / 720, 1.0 / 5_040, 1.0 / 40_320, 1.0 / 362_880,
    1.0 / 3_628_800, 1.0 / 39_916_800, 1.0 / 479_001_600, 1.0 / 6_227_020_800,
    1.0 / 87_178_291_200,
  ]

  /// (2·artanh s − 2s) / s³ in powers of s².
  private static let logarithmSeries: [Double] = [
    2.0 / 3, 2.0 / 5, 2.0 / 7, 2.0 / 9, 2.0 / 11, 2.0 / 13, 2.0 / 15, 2.0 / 17, 2.0 / 19, 2.0 / 21,
    2.0 / 23,
  ]

  /// (sin x − x) / x³ in powers of x².
  private static let sineSeries: [Double] = [
    -1.0 / 6, 1.0 / 120, -1.0 / 5_040, 1.0 / 362_880, -1.0 / 39_916_800, 1.0 / 6_227_020_800,
    -1.0 / 1_307_674_368_000, 1.0 / 355_687_428_096_000,
  ]

  /// (cos x − 1 + x²/2) / x⁴ in powers of x².
  private static let cosineSeries: [Double] = [
    1.0 / 24, -1.0 / 720, 1.0 / 40_320, -1.0 / 3_628_800, 1.0 / 479_001_600,
    -1.0 / 87_178_291_200, 1.0 / 20_922_789_888_000, -1.0 / 6_402_373_705_728_000,
  ]

  /// (arctan u − u) / u³ in powers of u².
  private static let arcSeries: [Double] = [
    -1.0 / 3, 1.0 / 5, -1.0 / 7, 1.0 / 9, -1.0 / 11, 1.0 / 13, -1.0 / 15,
  ]
}
