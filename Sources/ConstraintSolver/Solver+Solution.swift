extension Solver {
  /// The values of all variables by their indexSorter, as `value(of:)` gives them one by one: who reads
  /// a whole layout reads it here, without a call for each of its indexSorter.
  package var solution: [Double] { values }
}
