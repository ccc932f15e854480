import ExactArithmetic
import TestSupport
import Testing

@Suite struct RationalTests {
  private func number(_ value: Double) throws -> Rational { try #require(Rational(value)) }

  @Test func aDoubleIsTakenExactly() throws {
    let tenth = try number(0.1)
    let sum = try tenth + tenth + tenth
    // Three tenths are not the nearest double to 0.3, and their exact sum is neither.
    #expect(sum != (try number(0.3)))
    #expect(sum != (try number(0.1 + 0.1 + 0.1)))
    #expect((try sum - number(0.3)).approximation == 0x1p-55)
  }

  @Test func numbersThatAreNotFiniteAreNone() {
    #expect(Rational(.nan) == nil)
    #expect(Rational(.infinity) == nil)
    #expect(Rational(-.infinity) == nil)
  }

  @Test(arguments: [0, 1, -1, 0.1, -592.4, 1e300, -1e-300, .leastNonzeroMagnitude, 0x1p-1022])
  func aDoubleIsItsOwnApproximation(value: Double) throws {
    #expect(try number(value).approximation == value)
  }

  @Test func thirdsCancel() throws {
    let third = try number(1) / number(3)
    #expect(try third + third + third == .one)
    #expect(try number(-2) / number(6) == -third)
    #expect(try third * number(3) == .one)
    #expect(try (third - number(1.0 / 3)).signum == 1)
  }

  /// Sums, products and quotients of numbers of hundreds of bits obey the laws of a field.
  @Test func largeNumbersObeyTheLawsOfAField() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<cases(200) {
      let (a, b, c) = (
        try large(&generator), try large(&generator), try large(&generator)
      )
      #expect(try (a + b) * c == a * c + b * c)
      #expect(try a - b == -(b - a))
      #expect(try (a / b) * b == a)
      #expect(try (a / b) / (a / b) == .one)
      #expect(try a + b - b == a)
      let quotient = try (a / b).approximation
      #expect(abs(quotient / (a.approximation / b.approximation) - 1) < 1e-12)
    }
  }

  /// A divisor that is much shorter than the number, and that is longer than a machine value.
  @Test func commonFactorsOfAnyLengthCancel() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<cases(100) {
      var (short, long) = (try large(&generator), Rational.one)
      for _ in 0..<Int.random(in: 0...30, using: &generator) {
        long = try long * number(Double.random(in: 1...1000, using: &generator))
      }
      if Bool.random(using: &generator) { swap(&short, &long) }
      let product = try short * long
      #expect(try product / short == long)
      #expect(try product / long == short)
      #expect(try (.one / product) * long == .one / short)
    }
  }

  private func large(_ generator: inout SeededGenerator) throws -> Rational {
    var product = Rational.one
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let factor = try number(Double.random(in: -1000...1000, using: &generator))
      product = try product * factor + number(1)
    }
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      product = try product / number(Double.random(in: 1...1000, using: &generator))
    }
    return product
  }

  /// Squaring doubles the bits, so that a few steps pass the limit.
  /// 2ⁿ − 1 has n bits, and 2ⁿ + 1 has one more.
  @Test func aNumeratorHas4096Bits() throws {
    var power = Rational.one
    for _ in 0..<4095 { power = try power + power }
    #expect(throws: Never.self) { try power - .one }
    #expect(throws: Never.self) { try power + .one }
    power = try power + power
    #expect(throws: Never.self) { try power - .one }
    #expect(throws: Rational.TooLarge.self) { try power + .one }
  }

  @Test func numbersBeyondTheLimitAreAnError() throws {
    var value = try number(1.0 / 3)
    #expect(throws: Rational.TooLarge.self) {
      for _ in 0..<10 { value = try value * value }
    }
    #expect(value.approximation >= 0)
  }
}
