extension Range<Int> {
  /// The first index that belongs to the second part, or the end: of indices of which some first
  /// ones do not and all others do.
  ///
  /// - Complexity: O(log count) questions.
  @inline(__always)
  func partitioningIndex(where belongsInSecond: (Int) -> Bool) -> Int {
    var (lower, upper) = (lowerBound, upperBound)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if belongsInSecond(middle) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
