import Foundation
import TestSupport
import Testing
import Timing

/// Springs with all kinds of damping.
private let springs = [
  Spring(stiffness: 100, damping: 10),
  Spring(stiffness: 100, damping: 3, initialVelocity: 8),
  Spring(mass: 2, stiffness: 300, damping: 20, initialVelocity: -4),
  Spring(mass: 0.5, stiffness: 200, damping: 20),
  Spring(mass: 0.5, stiffness: 200, damping: 20, initialVelocity: 30),
  Spring(stiffness: 100, damping: 19.999_999, allowsOverdamping: true),
  Spring(stiffness: 100, damping: 20.000_001, initialVelocity: 1, allowsOverdamping: true),
  Spring(stiffness: 100, damping: 35, initialVelocity: -2, allowsOverdamping: true),
  Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true),
  Spring(stiffness: 50, damping: 0, initialVelocity: 2),
]

@Suite struct SpringMotionTests {
  /// The fourth-order method of Runge and Kutta on m·ẍ = k·(1 − x) − c·ẋ.
  @Test(arguments: springs)
  func theMotionSolvesItsEquation(spring: Spring) {
    var (x, v) = (0.0, spring.initialVelocity)
    let step = 1.0 / 8_192
    func acceleration(_ x: Double, _ v: Double) -> Double {
      (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
    }
    for count in 1...8_192 {
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + step / 2 * v1, acceleration(x + step / 2 * x1, v + step / 2 * v1))
      let (x3, v3) = (v + step / 2 * v2, acceleration(x + step / 2 * x2, v + step / 2 * v2))
      let (x4, v4) = (v + step * v3, acceleration(x + step * x3, v + step * v3))
      x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      guard count.isMultiple(of: 64) else { continue }
      let progress = spring.progress(at: Double(count) * step)
      #expect(abs(progress - x) <= 1e-8, "\(spring) at \(count)")
    }
  }

  @Test(arguments: springs)
  func itStartsAtZeroWithTheInitialVelocity(spring: Spring) {
    #expect(spring.progress(at: 0) == 0)
    let instant = 1e-8
    #expect(abs(spring.progress(at: instant) / instant - spring.initialVelocity) <= 1e-4)
  }

  /// 1 − e^(−10t)(1 + 10t) at a tenth of a second is 1 − 2/e.
  @Test func criticalDampingIsTheClosedForm() {
    let spring = Spring(stiffness: 100, damping: 20)
    #expect(spring.dampingRatio == 1)
    #expect(abs(spring.progress(at: 0.1) - (1 - 2 / M_E)) <= 1e-15)
  }

  /// Without damping it is 1 − cos ωt.
  @Test func withoutDampingItSwingsForEver() {
    let spring = Spring(mass: 4, stiffness: 4, damping: 0)
    for time in [0.5, 1, 30, 1_000] {
      #expect(abs(spring.progress(at: time) - (1 - cos(time))) <= 1e-14)
    }
    #expect(spring.settlingDuration == .infinity)
    #expect(spring.settlingTime == nil)
  }

  @Test func overdampingMustBeAllowed() {
    let stiff = Spring(mass: 3, stiffness: 1000, damping: 500)
    let critical = Spring(mass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot())
    for time in [0.01, 0.1, 0.5] {
      #expect(abs(stiff.progress(at: time) - critical.progress(at: time)) <= 1e-12)
    }
    let slow = Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true)
    #expect(slow.progress(at: 0.1) < stiff.progress(at: 0.1) - 0.3)
  }

  /// Three formulas agree near critical damping.
  @Test func theFormulasMeetWithoutAStep() {
    for time in stride(from: 0.01, to: 2, by: 0.01) {
      let critical = Spring(stiffness: 100, damping: 20, allowsOverdamping: true)
      for difference in [-1e-9, -1e-12, 1e-12, 1e-9] {
        let near = Spring(stiffness: 100, damping: 20 + difference, allowsOverdamping: true)
        #expect(abs(near.progress(at: time) - critical.progress(at: time)) <= 1e-9)
      }
    }
  }

  @Test(arguments: [
    Spring(mass: 1e-6, stiffness: 1e6, damping: 1e6, allowsOverdamping: true),
    Spring(mass: 1e6, stiffness: 1e-6, damping: 1e6, initialVelocity: 1e4, allowsOverdamping: true),
    Spring(mass: 1e-6, stiffness: 1e6, damping: 0, initialVelocity: -1e4),
    Spring(mass: 1e6, stiffness: 1e-6, damping: 0),
    Spring(bounce: (-1.0).nextUp, perceptualDuration: 1e-9),
    Spring(bounce: 1, perceptualDuration: 1e9),
  ])
  func extremesStayFinite(spring: Spring) {
    for time in [0, 1e-9, 0.1, 1, 3_600, 1e9] { #expect(spring.progress(at: time).isFinite) }
  }
}

@Suite struct SpringSettlingTests {
  @Test(arguments: springs.filter { $0.damping > 0 })
  func afterSettlingItStaysWithinAThousandth(spring: Spring) throws {
    let settled = spring.settlingDuration
    for step in 0...2_000 {
      let time = settled + Double(step) / 1_000
      #expect(abs(1 - spring.progress(at: time)) <= 0.001 * (1 + 1e-9), "\(spring) at \(time)")
    }
    let time = try #require(spring.settlingTime)
    #expect(Double(time.rawValue) >= settled * 1e9 - 1)
    #expect(Double(time.rawValue) < settled * 1e9 + 1)
  }

  /// An underdamped spring is at rest when √2/k·e^(−t·c/2m) is a thousandth: for k = 100, c = 10
  /// and v = 0 (1 + 1/√3)·e^(−5t) = 0.001.
  @Test func aSwingSettlesWithItsEnvelope() {
    let settled = Spring(stiffness: 100, damping: 10).settlingDuration
    #expect(abs(settled - log(1000 * (1 + 1 / 3.0.squareRoot())) / 5) <= 1e-14)
  }

  /// (1 + 10t)·e^(−10t) is 0.00123 at 0.9 and 0.0005 at 1.
  @Test func withoutASwingItSettlesInWholeTenths() {
    let spring = Spring(stiffness: 100, damping: 20)
    #expect(spring.settlingDuration == 1)
    #expect(spring.settlingTime == .second)
  }

  /// With a high initial velocity the spring only passes its rest position: 1 + (10 − v)·t = 0 at a
  /// tenth of a second for v = 20.
  @Test func passingTheRestPositionIsNotSettling() {
    let spring = Spring(stiffness: 100, damping: 20, initialVelocity: 20)
    #expect(abs(1 - spring.progress(at: 0.1)) <= 1e-15)
    #expect(spring.settlingDuration > 0.5)
  }

  @Test func thereIsNoSettlingTimeOverAnHour() {
    let creeping = Spring(mass: 1, stiffness: 1e-6, damping: 1e3, allowsOverdamping: true)
    #expect(creeping.settlingDuration == .infinity)
    #expect(creeping.settlingTime == nil)
    let ringing = Spring(mass: 1e6, stiffness: 1, damping: 1)
    #expect(ringing.settlingDuration.isFinite)
    #expect(ringing.settlingTime == nil)
  }
}

@Suite struct SpringParameterTests {
  /// The envelope that the mapping must bring to a thousandth, taken from its definition.
  private func envelope(_ spring: Spring, _ ratio: Double, _ velocity: Double, at time: Double)
    -> Double
  {
    let frequency = spring.stiffness.squareRoot()
    if ratio == 1 { return abs((frequency - velocity) * time + 1) * exp(-frequency * time) }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    return abs((ratio * frequency - velocity) / swing) * exp(-ratio * frequency * time)
  }

  @Test(arguments: [0.01, 0.1, 0.5, 0.9, 0.999_999, 1])
  func theEnvelopeEndsAtAThousandthAndStaysBelowForStifferSprings(ratio: Double) throws {
    for velocity in [-50.0, -3, -0.01, 0, 0.01, 1, 3, 9, 40, 2_000] {
      for time in [0.01, 0.3, 1, 7] {
        let spring = try #require(
          Spring(dampingRatio: ratio, initialVelocity: velocity, duration: time))
        #expect(spring.mass == 1 && spring.initialVelocity == velocity)
        #expect(abs(spring.dampingRatio - ratio) <= 1e-15)
        let end = envelope(spring, ratio, velocity, at: time)
        #expect(abs(end - 0.001) <= 1e-9, "\(ratio), \(velocity), \(time): \(end)")
        for factor in [1.001, 1.1, 2, 5, 20, 100] {
          var stiffer = spring
          stiffer.stiffness *= factor
          #expect(envelope(stiffer, ratio, velocity, at: time) < 0.001)
        }
      }
    }
  }

  @Test func theDurationCountsFromAHundredthToTenSeconds() throws {
    func stiffness(_ duration: Double) -> Double? {
      Spring(dampingRatio: 0.5, initialVelocity: 2, duration: duration)?.stiffness
    }
    #expect(stiffness(0) == stiffness(0.01))
    #expect(stiffness(1e9) == stiffness(10))
    #expect(stiffness(10) != stiffness(9))
  }

  @Test func aRatioBelowAThousandthHasNoSpring() {
    #expect(Spring(dampingRatio: 0.000_9, duration: 1) == nil)
    #expect(Spring(dampingRatio: 1e-300, duration: 1) == nil)
    #expect(Spring(dampingRatio: 0.001_1, duration: 1) != nil)
  }

  @Test(arguments: [(0.0, 1.0), (0.25, 0.75), (1, 0), (-0.5, 2), (-0.75, 4)])
  func bounceIsTheRestOfTheDampingRatio(bounce: Double, ratio: Double) {
    let spring = Spring(bounce: bounce, perceptualDuration: 0.5, initialVelocity: 3)
    #expect(spring.mass == 1 && spring.allowsOverdamping && spring.initialVelocity == 3)
    #expect(abs(spring.stiffness - 16 * Double.pi * .pi) <= 1e-12)
    #expect(abs(spring.dampingRatio - ratio) <= 1e-15)
  }
}
