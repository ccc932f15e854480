import Primitives

extension [LevelRun] {
  /// The coverage of one pixel after blurring along the row, rounded to 8 bits.
  ///
  /// - Parameter first: the index of the first run that may be near; it is advanced, and must belong to
  ///   the pixel before or to one further left.
  func blurred(_ column: Int, _ kernel: GaussianKernel, from first: inout Int) -> UInt8 {
    while first < count, self[first].range.upperBound <= column - kernel.reach { first += 1 }
    var sum = 0.0
    var index = first
    while index < count, self[index].range.lowerBound <= column + kernel.reach {
      let weight = kernel.weight(of: self[index].range, around: column)
      sum += Double(self[index].level) * weight
      index += 1
    }
    return sum.level
  }
}

extension Double {
  /// The nearest level of coverage, halves up.
  var level: UInt8 { UInt8(Swift.min(255, (self + 0.5).rounded(.down))) }
}
