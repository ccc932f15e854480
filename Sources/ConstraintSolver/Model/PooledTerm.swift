/// One term of a row, and where to find the next of the same variable.
struct PooledTerm: Sendable {
  var variable: Int
  var coefficient: Double
  var row: Int
  /// The place in the pool of another term of the variable, or -1.
  var nextInColumn: Int
}
