import Primitives

extension [LevelRun] {
  /// Appends the coverage of pixels after blurring along the row, rounded to 8 bits.
  ///
  /// - Parameter columns: in ascending order.
  func appendBlurred(_ columns: [Int], _ kernel: GaussianKernel, to levels: inout [Double]) {
    let (runs, sums, reach) = (span, kernel.sums.span, Int32(truncatingIfNeeded: kernel.reach))
    var first = 0
    for column in columns.lazy.map({ Int32(truncatingIfNeeded: $0) }) {
      while first < runs.count, runs[first].end <= column - reach { first += 1 }
      var sum = 0.0
      var index = first
      while index < runs.count, runs[index].start <= column + reach {
        let (start, end) = (runs[index].start - column + reach, runs[index].end - column + reach)
        let weight = sums[Int(Swift.min(end, 2 * reach + 1))] - sums[Int(Swift.max(start, 0))]
        sum += Double(runs[index].level) * weight
        index += 1
      }
      levels.append(Double(sum.level))
    }
  }
}

extension Double {
  /// The nearest level of coverage, halves up, of what is not negative.
  var level: UInt8 { UInt8(Swift.min(255, self + 0.5)) }
}
