extension Double {
  /// Nil for a text that is no number, or none that a timeline can have.
  init?(finite text: String) {
    guard let number = Double(text), number.isFinite, abs(number) <= 1e9 else { return nil }
    self = number.withoutTrace
  }

  /// Nil for a text that is no priority of a constraint or of a content size.
  init?(priority text: String) {
    guard let value = Double(finite: text), value >= 0.001, value <= 1000 else { return nil }
    self = value
  }

  /// Without what binary arithmetic has left of a calculation, as in 7.9999999999999716 and
  /// 0.33333333333331439: the nearest thousandth or third, if it is that near.
  var withoutTrace: Double {
    for unit in [1000.0, 3.0] {
      let plain = (self * unit).rounded() / unit
      if abs(self - plain) <= 1e-11 * max(1, abs(self)) { return plain }
    }
    return self
  }
}
