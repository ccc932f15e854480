import TestSupport
import Testing

@testable import Raster

@Suite struct AxisCoverageTests {
  private func parts(_ low: Double, _ high: Double, count: Int = 5) -> [Double] {
    let coverage = AxisCoverage.interval(from: low, to: high, count: count)
    return (0..<count).map { coverage.pixels.contains($0) ? coverage.part(of: $0) : 0 }
  }

  @Test func theEndsAreCoveredInPartAndTheMiddleWhole() {
    #expect(parts(1.25, 4.5) == [0, 0.75, 1, 1, 0.5])
  }

  @Test func wholePixelsAreCoveredWhole() {
    #expect(parts(1, 3) == [0, 1, 1, 0, 0])
  }

  @Test func anIntervalInsideOnePixelHasItsLength() {
    #expect(parts(2.25, 2.375) == [0, 0, 0.125, 0, 0])
  }

  @Test func anIntervalIsClippedToTheAxis() {
    #expect(parts(-0.5, 0.5) == [0.5, 0, 0, 0, 0])
    #expect(parts(4.75, 9) == [0, 0, 0, 0, 0.25])
    #expect(parts(-1e300, 1e300) == [1, 1, 1, 1, 1])
    #expect(parts(-.infinity, .infinity) == [1, 1, 1, 1, 1])
  }

  static let nothings: [(low: Double, high: Double)] = [
    (2, 2), (3, 1), (5, 7), (-4, 0), (-0.0, 0.0), (.nan, 3), (1, .nan), (.nan, .nan),
    (.infinity, .infinity), (-.infinity, -.infinity), (.infinity, -.infinity),
    (1e300, .infinity), (-.infinity, -1e300),
  ]

  @Test(arguments: nothings)
  func anIntervalThatIsEmptyOrOutsideOrNaNCoversNothing(low: Double, high: Double) {
    #expect(AxisCoverage.interval(from: low, to: high, count: 5).pixels.isEmpty)
  }

  @Test func theSmallestIntervalsKeepTheirLength() {
    let ulp = Double.leastNonzeroMagnitude
    #expect(parts(0, ulp) == [ulp, 0, 0, 0, 0])
    #expect(parts(3.0.nextDown, 3) == [0, 0, 3 - 3.0.nextDown, 0, 0])
    #expect(parts(3, 3.0.nextUp) == [0, 0, 0, 3.0.nextUp - 3, 0])
  }

  /// Dyadic ends make every sum exact.
  @Test func thePartsAddUpToTheClippedLength() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let ends = (0..<2).map { _ in Double(Int.random(in: -640...960, using: &generator)) / 64 }
      let (low, high) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
      let clipped = max(0, min(high, 5) - max(low, 0))
      #expect(parts(low, high).reduce(0, +) == clipped, "\(low)..<\(high)")
    }
  }
}

extension AxisCoverage {
  /// The covered part of one of `pixels`.
  fileprivate func part(of pixel: Int) -> Double {
    if pixel == pixels.lowerBound { return first }
    return pixel == pixels.upperBound - 1 ? last : 1
  }
}
