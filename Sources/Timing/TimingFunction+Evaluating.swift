extension TimingFunction {
  /// The progress at an elapsed fraction: y of the curve where its x is `fraction`.
  ///
  /// The curve is the cubic Bézier from (0, 0) to (1, 1). Its parameter is found by Newton's method
  /// within a shrinking bracket, to the last bits of a double, from + − × ÷ alone, so that every machine
  /// computes the same. Outside 0…1 the end tangents are extended, as in CSS (css-easing-1, section
  /// 2.3); Core Animation does not evaluate there.
  package func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return fraction == 0 ? 0 : fraction * startSlope }
    if fraction >= 1 { return fraction == 1 ? 1 : 1 + (fraction - 1) * endSlope }
    if x1 == y1 && x2 == y2 { return fraction }
    return Polynomial(y1, y2).value(at: parameter(at: fraction))
  }

  /// dy/dx at an elapsed fraction within 0…1.
  package func slope(at fraction: Double) -> Double {
    if fraction <= 0 { return startSlope }
    if fraction >= 1 { return endSlope }
    let parameter = parameter(at: fraction)
    return Polynomial(y1, y2).derivative(at: parameter)
      / Polynomial(x1, x2).derivative(at: parameter)
  }

  private func parameter(at fraction: Double) -> Double {
    let x = Polynomial(x1, x2)
    var low = 0.0
    var high = 1.0
    var guess = fraction
    for _ in 0..<TimingTolerance.newtonSteps {
      let miss = x.value(at: guess) - fraction
      if miss == 0 { return guess }
      if miss < 0 { low = guess } else { high = guess }
      let slope = x.derivative(at: guess)
      var next = slope > TimingTolerance.flattestSlope ? guess - miss / slope : (low + high) / 2
      if !(next > low && next < high) { next = (low + high) / 2 }
      if next == guess || next == low || next == high { return next }
      guess = next
    }
    return guess
  }

  /// The slope of the tangent at the start. If the first control point equals the start, the second one
  /// determines it, or else the end.
  private var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 == 0 && x2 > 0 { return y2 / x2 }
    if y1 == 0 && y2 == 0 { return 1 }
    return 0
  }

  private var endSlope: Double {
    if x2 < 1 { return (y2 - 1) / (x2 - 1) }
    if y2 == 1 && x1 < 1 { return (y1 - 1) / (x1 - 1) }
    if y2 == 1 && y1 == 1 { return 1 }
    return 0
  }
}

/// One coordinate of the curve: `3(1−s)²s·a + 3(1−s)s²·b + s³`, in Horner's form.
private struct Polynomial {
  private let c3: Double
  private let c2: Double
  private let c1: Double

  init(_ a: Double, _ b: Double) {
    c1 = 3 * a
    c2 = 3 * (b - a) - c1
    c3 = 1 - c1 - c2
  }

  func value(at s: Double) -> Double { ((c3 * s + c2) * s + c1) * s }
  func derivative(at s: Double) -> Double { (3 * c3 * s + 2 * c2) * s + c1 }
}
