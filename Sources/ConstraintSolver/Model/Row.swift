/// One constraint inside the solver: `residual = Σ coefficient · variable − constant`.
///
/// A row is either *tight* (its residual is zero because the basis says so) or it has a sign: the
/// sign of its residual, remembered when the residual is zero. Without that memory a layout, where
/// many rows meet in one point, makes the simplex method cycle.
///
/// What is asked for in inner loops is inlined: a call copies the whole row first, which were a
/// sixth of the instructions of an edit (by callgrind).
struct Row: Sendable {
  /// Where its terms lie in the solver's pool.
  var firstTerm: Int
  var constant: Double
  /// The largest magnitude of a coefficient; zero for a row without terms.
  var norm: Double
  /// The position that the row fills in the basis; or -1; or, for a removed row, -2.
  var basisPosition = -1
  /// +1 or -1; meaningful while the row is not tight. A row begins where it is if all variables are
  /// zero, or else on the sign that costs nothing, so that it asks for no pivot by itself.
  var sign: Double
  /// Exactly zero when it is within the row's tolerance.
  var residual: Double
  var priority: Float
  /// Of 32 bits, so that a row has 64 bytes and its place is found by a shift.
  private var storedTermCount: Int32
  var relation: Relation
  var isLive = true

  init(terms: Range<Int>, norm: Double, _ constraint: LinearConstraint) {
    firstTerm = terms.lowerBound
    constant = constraint.constant
    self.norm = norm
    residual = terms.isEmpty ? -constraint.constant : 0
    // No negative zero, which has another place in the order.
    priority = constraint.priority + 0
    storedTermCount = Int32(truncatingIfNeeded: terms.count)
    relation = constraint.relation
    sign = constant == 0 ? relation.freeSign : constant > 0 ? -1 : 1
  }

  @inline(__always) var termCount: Int { Int(storedTermCount) }

  /// Whether the row is live and not tight.
  @inline(__always) var isNonbasic: Bool { basisPosition == -1 }

  /// The cost of moving the residual away from zero: 1 where that is an error, else 0.
  @inline(__always) func slope(toward sign: Double) -> Double { relation.slope(toward: sign) }

  /// The rate at which the row's error grows with its residual, on its present sign: -1, 0 or 1.
  @inline(__always) var gradient: Double { sign * relation.slope(toward: sign) }

  /// Whether it is required and missed.
  @inline(__always) var isViolated: Bool {
    priority >= LinearConstraint.required && residual != 0 && slope(toward: residual) != 0
  }

  @inline(__always) var error: Double {
    residual == 0 ? 0 : abs(residual) * slope(toward: residual)
  }
}

extension Relation {
  /// The cost of moving a residual away from zero: 1 where that is an error, else 0.
  @inline(__always) func slope(toward sign: Double) -> Double {
    switch self {
    case .equal: 1
    case .lessThanOrEqual: sign > 0 ? 1 : 0
    case .greaterThanOrEqual: sign < 0 ? 1 : 0
    }
  }

  @inline(__always) var freeSign: Double { self == .lessThanOrEqual ? -1 : 1 }

  /// Where moving a residual away from zero costs nothing: bit 1 positive, bit 2 negative.
  @inline(__always) var freeDirections: UInt8 {
    switch self {
    case .equal: 0
    case .lessThanOrEqual: 2
    case .greaterThanOrEqual: 1
    }
  }
}
