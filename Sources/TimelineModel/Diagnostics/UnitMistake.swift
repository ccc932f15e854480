/// A valid number that was probably written in another unit than the format's.
package struct UnitMistake: Hashable, Sendable {
  package enum Unit: CaseIterable, Hashable, Sendable {
    /// In place of seconds.
    case milliseconds
    /// In place of degrees.
    case radians
    /// In place of points.
    case pixels
  }

  /// The unit in which it was probably written.
  package var unit: Unit
  /// What the number is of, for messages: the key in backticks, or `the canvas`.
  package var subject: String
  /// The number as written; of a canvas the width and height.
  package var written: String
  /// What to write instead.
  package var correction: String
  /// What to write if the number is correct as it is.
  package var confirmation: String
  package var location: SourceLocation

  package init(
    _ unit: Unit, of subject: String, written: String, correction: String, confirmation: String,
    at location: SourceLocation
  ) {
    self.unit = unit
    self.subject = subject
    self.written = written
    self.correction = correction
    self.confirmation = confirmation
    self.location = location
  }
}
