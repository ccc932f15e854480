extension Double {
  /// Nil for a text that is no number, or none that a timeline can have.
  init?(finite text: String) {
    guard let number = Double(text), number.isFinite, abs(number) <= 1e9 else { return nil }
    self = number
  }
}
