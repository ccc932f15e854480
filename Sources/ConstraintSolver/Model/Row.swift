/// One constraint in the form that the solver works with: `residual = Σ coefficient · variable −
/// constant`.
///
/// A row is either *basic*, and then the basis keeps its residual at zero, or *nonbasic*. A
/// nonbasic row has a sign: that of its residual, or the last one it had before the residual became
/// zero. Layouts are degenerate, many rows meet in one point, and without this memory the simplex
/// method cycles there.
///
/// Members used in inner loops are always inlined: a call would first copy the whole row, which was
/// a sixth of the instructions of an edit (callgrind).
struct Row: Sendable {
  var constant: Double
  /// The largest magnitude of a coefficient; zero for a row without terms.
  var norm: Double
  /// The basis position that the row holds; -1 for a nonbasic row, and -2 for one that was
  /// removed, is left out or waits for its level.
  var basisPosition = -1
  /// +1 or -1; meaningful only for a nonbasic row. The initial sign is that of the residual where
  /// all variables are zero; where that residual is zero too, it is the sign that costs nothing, so
  /// that the row does not cause a pivot by itself.
  var sign: Double
  /// Exactly zero if its magnitude is within the row's tolerance.
  var residual: Double
  /// See `LinearConstraint.tieOrder`.
  var tieOrder: Int64
  var priority: Float
  /// These are 32 bits wide, so that a row occupies 64 bytes and its address is found by a shift.
  private var storedFirstTerm: Int32
  private var storedTermCount: Int32
  var relation: Relation
  var isLive = true
  var prefersEquality: Bool

  init(terms: Range<Int>, norm: Double, _ constraint: LinearConstraint) {
    constant = constraint.constant
    self.norm = norm
    residual = terms.isEmpty ? -constraint.constant : 0
    // Adding zero turns -0 into 0; the bit pattern of -0 would sort differently.
    priority = constraint.priority + 0
    storedFirstTerm = Int32(truncatingIfNeeded: terms.lowerBound)
    storedTermCount = Int32(truncatingIfNeeded: terms.count)
    relation = constraint.relation
    prefersEquality = constraint.prefersEquality && relation != .equal
    tieOrder = constraint.tieOrder
    sign = constant == 0 ? relation.freeSign : constant > 0 ? -1 : 1
  }

  /// The index of its first term in the solver's pool.
  @inline(__always) var firstTerm: Int {
    get { Int(storedFirstTerm) }
    set { storedFirstTerm = Int32(truncatingIfNeeded: newValue) }
  }

  @inline(__always) var termCount: Int { Int(storedTermCount) }

  /// Whether the row is live and not in the basis.
  @inline(__always) var isNonbasic: Bool { basisPosition == -1 }

  /// The error per unit by which the residual moves away from zero to that side: 1 or 0.
  @inline(__always) func slope(toward sign: Double) -> Double { relation.slope(toward: sign) }

  /// The rate at which the row's error grows with its residual, at its present sign: -1, 0 or 1.
  @inline(__always) var gradient: Double { sign * relation.slope(toward: sign) }

  /// Whether the row is required and not satisfied.
  @inline(__always) var isViolated: Bool {
    priority >= LinearConstraint.required && residual != 0 && slope(toward: residual) != 0
  }

  @inline(__always) var error: Double {
    residual == 0 ? 0 : abs(residual) * slope(toward: residual)
  }
}

extension Relation {
  /// The error per unit by which a residual moves away from zero to that side: 1 or 0.
  @inline(__always) func slope(toward sign: Double) -> Double {
    switch self {
    case .equal: 1
    case .lessThanOrEqual: sign > 0 ? 1 : 0
    case .greaterThanOrEqual: sign < 0 ? 1 : 0
    }
  }

  @inline(__always) var freeSign: Double { self == .lessThanOrEqual ? -1 : 1 }

  /// The sides to which a residual may leave zero without an error: bit 0 positive, bit 1 negative.
  @inline(__always) var freeDirections: UInt8 {
    switch self {
    case .equal: 0
    case .lessThanOrEqual: 2
    case .greaterThanOrEqual: 1
    }
  }
}
