/// Required rows that contradict each other.
package struct Conflict: Hashable, Sendable {
  package var rows: [LinearProblem.Row]
  /// By row, up to a common factor: with these the variables cancel in the sum of the rows, a positive
  /// one for `>=` and a negative one for `<=`; nil if they are not claimed.
  package var multipliers: [Double]?

  package init(_ rows: [LinearProblem.Row], multipliers: [Double]? = nil) {
    self.rows = rows
    self.multipliers = multipliers
  }
}
