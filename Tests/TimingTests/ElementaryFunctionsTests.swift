import Foundation
import Primitives
import TestSupport
import Testing

/// The platform's libm, which is correct to a little more than half a unit, is the oracle.
@Suite struct ElementaryFunctionsTests {
  private typealias Elementary = ElementaryFunctions

  @Test func exponentialIsWithinAUnitOfTheOracle() {
    for x in samples(-745.1...709.78) + samples(-1...1) {
      #expect(units(Elementary.exponential(x), exp(x)) <= 1, "\(x)")
    }
  }

  @Test func exponentialIsDefinedEverywhere() {
    #expect(Elementary.exponential(0) == 1)
    #expect(Elementary.exponential(709.8) == .infinity)
    #expect(Elementary.exponential(.greatestFiniteMagnitude) == .infinity)
    #expect(Elementary.exponential(.infinity) == .infinity)
    #expect(Elementary.exponential(-745.2) == 0)
    #expect(Elementary.exponential(-.infinity) == 0)
    #expect(Elementary.exponential(.nan).isNaN)
    #expect(Elementary.exponential(.leastNonzeroMagnitude) == 1)
  }

  @Test func logarithmIsWithinAUnitOfTheOracle() {
    let ofAnySize = samples(-1074...1023.9).map { exp2($0) }
    for x in ofAnySize + samples(0.5...2) where x > 0 {
      #expect(units(Elementary.naturalLogarithm(x), log(x)) <= 1, "\(x)")
    }
  }

  @Test func logarithmIsDefinedEverywhere() {
    #expect(Elementary.naturalLogarithm(1) == 0)
    #expect(Elementary.naturalLogarithm(0) == -.infinity)
    #expect(Elementary.naturalLogarithm(-0.0) == -.infinity)
    #expect(Elementary.naturalLogarithm(-1).isNaN)
    #expect(Elementary.naturalLogarithm(.infinity) == .infinity)
    #expect(Elementary.naturalLogarithm(-.infinity).isNaN)
    #expect(Elementary.naturalLogarithm(.nan).isNaN)
  }

  @Test(arguments: [1.0, 10, 1e3, 1e5, 1e6])
  func cosineAndSineAreWithinAUnitOfTheOracle(bound: Double) {
    for x in samples(-bound...bound) {
      let (cosine, sine) = Elementary.cosineAndSine(x)
      #expect(units(cosine, cos(x)) <= 1, "\(x)")
      #expect(units(sine, sin(x)) <= 1, "\(x)")
    }
  }

  @Test func cosineAndSineAreAccurateNearTheirZeros() {
    for count in 0..<1_000 {
      let x = Double(count * 631) * (.pi / 2)
      let (cosine, sine) = Elementary.cosineAndSine(x)
      #expect(units(cosine, cos(x)) <= 1, "\(x)")
      #expect(units(sine, sin(x)) <= 1, "\(x)")
    }
  }

  @Test(arguments: [1e7, 1e18, 1e300, -Double.greatestFiniteMagnitude])
  func anglesBeyondTheRangeAreStillDirections(radians: Double) {
    let (cosine, sine) = Elementary.cosineAndSine(radians)
    #expect(abs(cosine * cosine + sine * sine - 1) < 1e-15)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func anglesThatAreNotFiniteHaveNoCosineAndSine(angle: Double) {
    for (cosine, sine) in [
      Elementary.cosineAndSine(angle), Elementary.cosineAndSine(degrees: angle),
    ] {
      #expect(cosine.isNaN && sine.isNaN)
    }
  }

  private static let rightAngles: [(Double, Double, Double)] = [
    (0.0, 1.0, 0.0), (90, 0, 1), (180, -1, 0), (270, 0, -1), (360, 1, 0), (-90, 0, -1),
    (-180, -1, 0), (-270, 0, 1), (-360, 1, 0), (450, 0, 1), (3_600_000_000, 1, 0),
    (-3_600_000_090, 0, -1), (1e15 * 90, 1, 0), (-0.0, 1, 0),
  ]

  @Test(arguments: rightAngles)
  func multiplesOfARightAngleAreExact(degrees: Double, cosine: Double, sine: Double) {
    let direction = Elementary.cosineAndSine(degrees: degrees)
    #expect(direction == (cosine, sine))
    #expect(direction.cosine.bitPattern == cosine.bitPattern)
    #expect(direction.sine.bitPattern == sine.bitPattern)
  }

  private static let diagonals: [(Double, Double, Double)] = [
    (45.0, 1.0, 1.0), (135, -1, 1), (225, -1, -1), (315, 1, -1), (-45, 1, -1),
  ]

  @Test(arguments: diagonals)
  func diagonalsAreExact(degrees: Double, x: Double, y: Double) {
    let half = 0.5.squareRoot()
    #expect(Elementary.cosineAndSine(degrees: degrees) == (x * half, y * half))
  }

  @Test func theSineOfThirtyDegreesIsOneHalf() {
    #expect(Elementary.cosineAndSine(degrees: 30).sine == 0.5)
    #expect(Elementary.cosineAndSine(degrees: 60).cosine == 0.5)
    #expect(Elementary.cosineAndSine(degrees: -150).sine == -0.5)
    #expect(Elementary.cosineAndSine(degrees: 240).cosine == -0.5)
  }

  /// The oracle's argument is rounded, which costs it up to one more unit.
  @Test func degreesAreWithinTwoUnitsOfTheOracle() {
    for degrees in samples(-45...45) {
      let (cosine, sine) = Elementary.cosineAndSine(degrees: degrees)
      #expect(units(cosine, cos(degrees * .pi / 180)) <= 2, "\(degrees)")
      #expect(units(sine, sin(degrees * .pi / 180)) <= 2, "\(degrees)")
    }
  }

  @Test func degreesAreReducedExactly() {
    // Multiples of 2⁻²⁰, to which turns are added without rounding.
    for step in -200...200 {
      let degrees = Double(step) * 0.37.rounded(toMultipleOf: 0x1p-20)
      let (cosine, sine) = Elementary.cosineAndSine(degrees: degrees)
      #expect(Elementary.cosineAndSine(degrees: degrees + 360 * 1_000_001) == (cosine, sine))
      #expect(Elementary.cosineAndSine(degrees: degrees - 360 * 77) == (cosine, sine))
      #expect(Elementary.cosineAndSine(degrees: degrees + 90) == (0 - sine, cosine))
      #expect(Elementary.cosineAndSine(degrees: 90 - degrees) == (sine, cosine))
      #expect(Elementary.cosineAndSine(degrees: -degrees) == (cosine, 0 - sine))
    }
  }

  private static let axes: [(Double, Double, Double)] = [
    (0.0, 0.0, 0.0), (0, 1, 0), (1, 0, 90), (0, -1, 180), (-1, 0, -90), (-0.0, -1, 180),
    (-0.0, -0.0, 0), (1, 1, 45), (1, -1, 135), (-1, -1, -135), (-1, 1, -45),
    (-.leastNonzeroMagnitude, .leastNonzeroMagnitude, -45),
    (.greatestFiniteMagnitude, .greatestFiniteMagnitude, 45), (0, .infinity, 0),
    (.infinity, -.infinity, 135), (1, -.infinity, 180), (-.infinity, 1, -90),
    (.leastNonzeroMagnitude, -.greatestFiniteMagnitude, 180),
    (.greatestFiniteMagnitude, .leastNonzeroMagnitude, 90),
  ]

  @Test(arguments: axes)
  func anglesOfTheAxesAndDiagonalsAreExact(y: Double, x: Double, degrees: Double) {
    #expect(Elementary.degrees(ofY: y, x: x) == degrees)
  }

  @Test func coordinatesThatAreNotNumbersHaveNoAngle() {
    #expect(Elementary.degrees(ofY: .nan, x: 1).isNaN)
    #expect(Elementary.degrees(ofY: 0, x: .nan).isNaN)
  }

  /// The oracle multiplies a rounded arctangent by a rounded constant.
  @Test func anglesAreWithinTwoUnitsOfTheOracle() {
    let sizes = samples(-30...30).map { exp($0) }
    for (x, ratio) in zip(samples(-10...10), sizes) {
      for y in [x * ratio, 10 - abs(x), x / 7] {
        let oracle = atan2(y, x) * 180 / .pi
        #expect(units(Elementary.degrees(ofY: y, x: x), oracle) <= 2, "\(y), \(x)")
      }
    }
  }

  @Test func anglesGoBackToWhatTheyCameFrom() {
    for degrees in samples(-179.9...180) {
      let (cosine, sine) = Elementary.cosineAndSine(degrees: degrees)
      #expect(abs(Elementary.degrees(ofY: sine, x: cosine) - degrees) <= 5e-14, "\(degrees)")
    }
  }

  /// Both ends, an even grid and as many random numbers.
  private func samples(_ range: ClosedRange<Double>) -> [Double] {
    var generator = SeededGenerator(seed: 20)
    let count = 1_500
    let step = (range.upperBound - range.lowerBound) / Double(count)
    let grid = (0..<count).map { range.lowerBound + Double($0) * step }
    let random = (0..<count).map { _ in Double.random(in: range, using: &generator) }
    return grid + random + [range.upperBound]
  }

  /// The number of doubles between two numbers.
  private func units(_ left: Double, _ right: Double) -> UInt64 {
    guard (left < 0) == (right < 0) else { return left == right ? 0 : .max }
    let (a, b) = (left.magnitude.bitPattern, right.magnitude.bitPattern)
    return a > b ? a - b : b - a
  }
}

extension Double {
  fileprivate func rounded(toMultipleOf step: Double) -> Double { (self / step).rounded() * step }
}
