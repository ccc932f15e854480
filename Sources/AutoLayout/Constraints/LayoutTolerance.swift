/// The differences that layout treats as rounding. The solver has tolerances of its own, which are
/// far smaller: it treats a residual as zero below 10⁻¹¹ of its row's numbers.
enum LayoutTolerance {
  /// In points. A length below this counts as zero: an autoresizing mask divides by lengths, and a
  /// length that should be zero is off by the solver's rounding, so a share of it would be arbitrary.
  static let emptyLength = 1e-6

  /// In points. An optional constraint that is off by less counts as satisfied.
  static let satisfiedError = 1e-6

  /// In points. A value that can change by less than this counts as determined.
  static let determinedRange = 1e-6

  /// In pixels. Added before edges are rounded, because half a pixel may come out of the solver a
  /// little too small, and halves are rounded up.
  static let halfPixel = 1e-6

  /// In points. Insets that change by less are not changed, so that rounding does not keep margins
  /// and views updating each other.
  static let unchangedInset = 1e-9

  /// In points, each times its multiplier. What constraints contradict each other by, from which known
  /// multipliers prove it without another solution.
  static let certainExcess = 1.0

  /// A share of the value, or a number of points for values below 1. A value that differs by less
  /// from one with three decimals is printed as that one.
  static let shortenedNumber = 1e-9
}
