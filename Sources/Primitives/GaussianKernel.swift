/// A Gaussian sampled at whole pixels, cut off at two standard deviations, with weights that add up to 1,
/// as Core Graphics blurs shadows.
package struct GaussianKernel: Sendable {
  /// The largest distance of a pixel that counts.
  package let reach: Int
  /// Element i is the sum of the first i weights; the last one is 1.
  package let sums: [Double]

  /// The work of a pixel grows with the standard deviation.
  private static let largestSigma = 1024.0

  /// - Parameter sigma: the standard deviation in pixels; 0 leaves a mask as it is. Above 1,024 it counts as
  ///   that, below 0 as 0.
  package init(sigma: Double) {
    let sigma = sigma > 0 ? min(sigma, Self.largestSigma) : 0
    reach = Int(2 * sigma)
    var partial = [0.0]
    for distance in -reach...reach {
      let exponent = sigma > 0 ? -Double(distance * distance) / (2 * sigma * sigma) : 0
      partial.append(partial[partial.count - 1] + ElementaryFunctions.exponential(exponent))
    }
    let total = partial[partial.count - 1]
    sums = partial.map { $0 / total }
  }

  /// The sum of the weights of some pixels.
  ///
  /// - Parameters:
  ///   - pixels: along one axis.
  ///   - center: the pixel whose neighbours they are.
  package func weight(of pixels: Range<Int>, around center: Int) -> Double {
    sums[index(of: pixels.upperBound - center)] - sums[index(of: pixels.lowerBound - center)]
  }

  private func index(of distance: Int) -> Int { min(max(distance + reach, 0), 2 * reach + 1) }
}
