extension Range<Int> {
  /// The first index that satisfies a predicate, or the end, by binary search.
  ///
  /// - Precondition: all indices that do not satisfy the predicate precede those that do.
  /// - Complexity: O(log count) calls of the predicate.
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
