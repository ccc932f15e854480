/// The interval of values that a linear form takes among equally good solutions.
package struct ValueRange: Hashable, Sendable {
  /// Negative infinity if the form is unbounded below.
  package var least: Double
  /// Infinity if the form is unbounded above.
  package var greatest: Double

  package init(least: Double, greatest: Double) {
    self.least = least
    self.greatest = greatest
  }
}
