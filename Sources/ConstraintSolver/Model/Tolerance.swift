/// The numerical tolerances of the solver: below these, a computed number is considered rounding.
///
/// Layouts have coordinates up to about 10⁵ points and want them exact to 10⁻⁶. A `Double` resolves
/// 10⁻¹⁶ of its magnitude; each tolerance states how many digits its computation may lose.
enum Tolerance {
  /// The share of the magnitudes in a row below which its residual is zero. Relative, no unit. A
  /// residual is a sum of a few products: it loses two digits, and updates of the basis three.
  static let residual = 1e-11

  /// The residual up to which the rounding of values may be why a row is not met, in points.
  static let doubtfulResidual = 1e-6

  /// The magnitude below which a value is zero, in points. A constant that is a difference of lengths of
  /// 10³ is off by 10⁻¹³, and so is a value that would be zero without that: each basis has another one, so that
  /// the tie rule, which asks for the nearest to zero, would not end. Less than `residual`, so
  /// that no residual comes of it.
  static let value = 1e-12

  /// The share of the magnitudes in a sum of rates below which the sum is zero; for a single rate
  /// of a row whose largest coefficient is 1, the rate itself. Relative, no unit. Larger than the
  /// tolerance of residuals because rates contain quotients of pivots.
  static let rate = 1e-9

  /// The scaled size above which a rate is certainly not rounding, so that it need not be computed
  /// from the terms of its sum. No unit.
  static let price = 1e-6

  /// The scaled size up to which a refined price is zero. No unit. Rounding leaves about the square of
  /// 10⁻¹⁶; a sum of rates that are not rounding themselves is more than 10⁻²¹.
  static let refinedPrice = 1e-24

  /// The share of a direction's largest component below which a component is zero. Relative, no
  /// unit. Only cancellation inside the factors produces such components.
  static let direction = 1e-12

  /// The same where steepest edges are taken, with bases that are combined of any constraints: what
  /// rounding leaves in a direction would take part as a pivot, and then the basis is singular.
  static let directionOfMany = 1e-10

  /// An upper bound of the tolerance of a reduced cost, in errors per unit of a residual. Slopes are
  /// 0 or 1; a row of tiny coefficients must not turn a slope of 1 into rounding.
  static let largestReducedCost = 0.5

  /// The share of the initial reduced cost that must remain on the far side of a long step for the
  /// entering row to be considered unable to leave again. Relative, no unit. It only saves
  /// repricing that position, so that a generous value costs time and no correctness.
  static let enteringSlope = 1e-6

  /// By how much a row that meets others is moved, at least, in points, and at most twice as far. Far more than
  /// rounding, far less than the distance of rows that do not meet.
  static let perturbation = 1e-3

  /// Steps that differ by less than this share of their length (or by this length, in points) count
  /// as equal in Bland's rule, which must see all members of a tie.
  static let equalStep = 1e-12
}

/// The tolerances of the LU factorization; all relative, no unit.
extension Tolerance {
  /// The least share of its row's largest entry that a singleton must have to be a pivot. Weak,
  /// because a singleton pivot multiplies no entry.
  static let singletonPivot = 1e-3

  /// The same for pivots of the core, which do multiply entries: the usual threshold for stability
  /// (threshold pivoting:
  /// Duff, Erisman and Reid, "Direct Methods for Sparse Matrices", 1986).
  static let corePivot = 0.1

  /// The share of its row's largest entry below which a pivot has lost digits: 1 - 1.37 · 0.73 has lost four.
  static let smallPivot = 1e-3

  /// The share of its old value below which the result of an elimination is dropped as zero.
  static let cancellation = 1e-12
}

/// The tolerances of the analyses, which compare two solutions of slightly different systems and
/// therefore accept more rounding than one solution does.
extension Tolerance {
  /// The share of a trial displacement by which a variable must follow to count as undetermined.
  static let displacement = 1e-7

  /// The share of its error that a constraint must gain without its rivals to count as one of them.
  static let rivalGain = 1e-6

  /// The share of a trial distance by which an objective must fall short for its end to count as
  /// found.
  static let rangeEnd = 1e-6

  /// The largest error of a unit objective on a recession cone for which the cone is unbounded. The
  /// error is 0 or 1, so that anything in between separates the two.
  static let coneObjective = 0.5

  /// The relative difference below which a Farkas multiplier is rounded to a multiple of
  /// 1 / `multiplierDenominator`. Such multiples are so dense at 10⁵ that every number
  /// there is within 10⁻⁹ of one.
  static let multiplier = 1e-12

  /// Multipliers of layouts are quotients of small whole numbers and of view multipliers such as
  /// 0.75; a power of two keeps the rounded ones exact.
  static let multiplierDenominator = 4096.0
}

/// The tolerance of `Solver.checkInvariants()`.
extension Tolerance {
  /// The share of the magnitudes in a sum by which two ways of computing it may differ. Relative, no
  /// unit. Far above the rounding of any single computation, far below any error of the program.
  static let invariant = 1e-7
}
