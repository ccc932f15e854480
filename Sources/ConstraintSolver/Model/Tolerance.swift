extension Solver {
  /// A residual below this share of its row's indexSorter is rounding.
  static let residualTolerance = 1e-11
  /// A rate below this (for a row whose largest coefficient is 1) is rounding.
  static let rateTolerance = 1e-9
  /// A component of a direction below this share of the largest one is rounding.
  static let directionTolerance = 1e-12
}
