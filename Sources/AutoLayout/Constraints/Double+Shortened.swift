extension Double {
  /// Rounded to three decimals if that changes only what the solver's rounding may have changed.
  var shortened: Double {
    let short = (self * 1000).rounded() / 1000
    return abs(short - self) <= LayoutTolerance.shortenedNumber * max(1, abs(self)) ? short : self
  }
}
