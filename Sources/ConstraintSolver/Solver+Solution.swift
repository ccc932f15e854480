extension Solver {
  /// The values of all variables by their numbers, as `value(of:)` gives them one by one: who reads
  /// a whole layout reads it here, without a call for each of its numbers.
  package var solution: [Double] { values }
}
