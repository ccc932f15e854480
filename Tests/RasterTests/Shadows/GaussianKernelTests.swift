import Primitives
import Testing

@testable import Raster

@Suite struct GaussianKernelTests {
  @Test(arguments: [0.0, 0.3, 0.5, 1, 2.5, 8, 40, 100])
  func weightsAddUpToOneAndAreSymmetric(_ sigma: Double) {
    let kernel = GaussianKernel(sigma: sigma)
    let all = kernel.weight(of: -1000..<1000, around: 3)
    #expect(all == 1)
    for distance in 0...kernel.reach {
      let (left, right) = (3 - distance, 3 + distance)
      let difference =
        kernel.weight(of: left..<left + 1, around: 3)
        - kernel.weight(of: right..<right + 1, around: 3)
      #expect(abs(difference) < 1e-15)
    }
  }

  @Test func pixelsBeyondTwoDeviationsDoNotCount() {
    let kernel = GaussianKernel(sigma: 2.25)
    #expect(kernel.reach == 4)
    #expect(kernel.weight(of: 5..<100, around: 0) == 0)
    #expect(kernel.weight(of: 4..<5, around: 0) > 0)
  }

  /// exp(−d²/2σ²) for σ² = 1/(2 ln 2) is 2^(−d²).
  @Test func neighboursHaveTheGaussiansRatio() {
    let kernel = GaussianKernel(sigma: 0.849_321_800_288_019_1)
    let (own, next) = (
      kernel.weight(of: 0..<1, around: 0), kernel.weight(of: 1..<2, around: 0)
    )
    #expect(abs(next / own - 0.5) < 1e-14)
  }

  /// What iOS 15 to 17 drew beside a straight edge with a radius of 8, from the edge outward.
  @Test func aStraightEdgeFadesAsCoreGraphicsDrawsIt() {
    let runs = [LevelRun(start: 0, end: 100, level: 255)]
    var levels: [Double] = []
    runs.appendBlurred(Array(100..<117), GaussianKernel(sigma: 8), to: &levels)
    #expect(levels == [121, 108, 95, 83, 71, 60, 50, 41, 33, 26, 20, 15, 10, 7, 4, 2, 0])
  }
}
