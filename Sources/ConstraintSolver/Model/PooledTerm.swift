/// One nonzero coefficient of the constraint matrix, linked to the next one of the same column.
struct PooledTerm: Sendable {
  var variable: Int
  var coefficient: Double
  var row: Int
  /// The index in the pool of another term of the same variable, or -1.
  var nextInColumn: Int
}
