/// The values that a sum of variables takes among equally good answers.
package struct ValueRange: Hashable, Sendable {
  /// Negative infinity where nothing bounds it from below.
  package var least: Double
  /// Infinity where nothing bounds it from above.
  package var greatest: Double

  package init(least: Double, greatest: Double) {
    self.least = least
    self.greatest = greatest
  }
}
