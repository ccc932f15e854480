/// A sum over the edges of views and guides in root coordinates.
struct WrittenForm {
  /// Coefficients by unknown.
  var coefficients: [Int: Double] = [:]
  var constant = 0.0

  static func unknown(_ index: Int) -> WrittenForm { WrittenForm(coefficients: [index: 1]) }

  static func + (left: WrittenForm, right: WrittenForm) -> WrittenForm {
    WrittenForm(
      coefficients: left.coefficients.merging(right.coefficients, uniquingKeysWith: +),
      constant: left.constant + right.constant)
  }

  static func - (left: WrittenForm, right: WrittenForm) -> WrittenForm { left + right * -1 }

  static func * (form: WrittenForm, factor: Double) -> WrittenForm {
    WrittenForm(
      coefficients: form.coefficients.mapValues { $0 * factor }, constant: form.constant * factor)
  }

  static func + (form: WrittenForm, constant: Double) -> WrittenForm {
    WrittenForm(coefficients: form.coefficients, constant: form.constant + constant)
  }

  /// The sum in the order of the unknowns, so that it has the same bits every time.
  func value(at values: [Double]) -> Double {
    coefficients.sorted { $0.key < $1.key }
      .reduce(constant) { $0 + $1.value * values[$1.key] }
  }
}

/// The start and end of a rectangle along one axis, in root coordinates.
struct WrittenSpan {
  var near: WrittenForm
  var far: WrittenForm

  var length: WrittenForm { far - near }
  var middle: WrittenForm { (near + far) * 0.5 }

  func inset(_ near: Double, _ far: Double) -> WrittenSpan {
    WrittenSpan(near: self.near + near, far: self.far + -far)
  }
}
