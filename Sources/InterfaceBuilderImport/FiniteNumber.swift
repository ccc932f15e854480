extension Double {
  /// Nil for a text that is no number, or none that a timeline can have.
  init?(finite text: String) {
    guard let number = Double(text), number.isFinite, abs(number) <= 1e9 else { return nil }
    self = number
  }

  /// Nil for a text that is no priority of a constraint or of a content size.
  init?(priority text: String) {
    guard let value = Double(finite: text), value >= 0.001, value <= 1000 else { return nil }
    self = value
  }
}
