package import Certificates
import ExactArithmetic

/// The exact solution that a certificate's basic members determine, compared with its values and
/// sides.
struct CertifiedBasis {
  let problem: LinearProblem
  let certificate: Certificate
  let factors: SparseFactors
  /// The basic members, in the order of the factors' equations.
  let members: [Int]
  /// By variable.
  let values: [Rational]
  /// By member: its index in `members`; nil for a nonbasic one.
  private(set) var positions: [Int?]
  /// By row: its left side.
  private let forms: [SparseForm]
  /// By row: whether it is met. The rounding of its constant counts as zero.
  private(set) var isMet: [Bool]
  /// The number of rows that are met only within rounding.
  private(set) var roundedCount = 0

  init(_ certificate: Certificate, for problem: LinearProblem, _ work: ExactWork) throws {
    self.problem = problem
    self.certificate = certificate
    try Self.checkSizes(certificate, problem)
    let forms = try problem.rows.map { try Self.form($0) }
    self.forms = forms
    members = certificate.sides.indices.filter { certificate.sides[$0] == .basic }
    factors = try SparseFactors(
      members.map { $0 < forms.count ? forms[$0] : [($0 - forms.count, .one)] },
      variableCount: problem.variableCount, work)
    values = try factors.solve(
      members.map { $0 < forms.count ? try Self.exact(problem.rows[$0].constant) : .zero })
    positions = certificate.sides.map { _ in nil }
    isMet = certificate.sides.prefix(forms.count).map { $0 == .basic }
    for (position, member) in members.enumerated() { positions[member] = position }
    try compareValues()
    try compareSides()
  }

  private static func checkSizes(_ certificate: Certificate, _ problem: LinearProblem) throws {
    let (rows, count) = (problem.rows.count, problem.variableCount)
    let named = certificate.ambiguous + problem.rows.flatMap { $0.terms.map(\.variable) }
    guard certificate.values.count == count, certificate.sides.count == rows + count,
      named.allSatisfy((0..<count).contains),
      certificate.conflict.allSatisfy((0..<rows).contains)
    else { throw Refusal.malformed }
    guard certificate.sides.count(where: { $0 == .basic }) == count else {
      throw Refusal.singularBasis
    }
  }

  static func form(_ row: LinearProblem.Row) throws -> SparseForm {
    try row.terms.map { ($0.variable, try exact($0.coefficient)) }.filter { !$0.1.isZero }
  }

  static func exact(_ value: Double) throws -> Rational {
    guard let value = Rational(value) else { throw Refusal.malformed }
    return value
  }

  /// The side of a row's or stay's constant on which its error counts.
  func side(_ member: Int) -> Certificate.Side { certificate.sides[member] }

  /// A member's left side.
  func form(_ member: Int) -> SparseForm {
    member < forms.count ? forms[member] : [(member - forms.count, .one)]
  }

  /// How fast a member's error grows with its left side, if this is its relation; 0 if it is basic.
  func gradient(_ member: Int, _ relation: LinearProblem.Relation) -> Int {
    side(member).rawValue * relation.slope(toward: side(member))
  }

  private mutating func compareValues() throws {
    for (variable, value) in values.enumerated() {
      guard isNear(certificate.values[variable], variable) else {
        throw Refusal.wrongValue(variable: variable)
      }
      try compareSide(of: problem.rows.count + variable, value, 1)
    }
  }

  /// Whether a value differs from the exact one of a variable by rounding.
  func isNear(_ value: Double, _ variable: Int) -> Bool {
    let exact = values[variable].approximation
    return abs(value - exact) <= Self.valueTolerance * max(1, abs(exact))
  }

  private mutating func compareSides() throws {
    for (row, form) in forms.enumerated() where side(row) != .basic {
      let left = try factors.work.value(of: form, at: values)
      let rest = try left - Self.exact(problem.rows[row].constant)
      isMet[row] = try compareSide(of: row, rest, magnitude(of: problem.rows[row]))
    }
  }

  /// - Returns: whether the residual is zero.
  @discardableResult
  private mutating func compareSide(
    of member: Int, _ residual: Rational, _ magnitude: Double
  ) throws -> Bool {
    if residual.isZero { return true }
    let isRounding = abs(residual.approximation) <= Self.residualTolerance * magnitude
    if isRounding { roundedCount += 1 }
    guard isRounding || residual.signum == side(member).rawValue else {
      throw Refusal.wrongSide(member: member)
    }
    return isRounding
  }

  /// The sum of the magnitudes in a row at the certificate's values.
  private func magnitude(of row: LinearProblem.Row) -> Double {
    row.terms.reduce(abs(row.constant)) {
      $0 + abs($1.coefficient) * max(1, abs(certificate.values[$1.variable]))
    }
  }

  /// The share of a value by which the certificate's may differ from the exact one.
  private static let valueTolerance = 1e-9

  /// The share of the magnitudes in a row below which its residual is due to the rounding of its
  /// constant: a constant that is a sum of doubles is off by some 10⁻¹⁶ of them.
  private static let residualTolerance = 1e-10
}

extension LinearProblem.Relation {
  /// The error per unit by which a row's left side exceeds its constant, or falls short of it.
  package func slope(toward side: Certificate.Side) -> Int {
    switch (self, side) {
    case (_, .basic), (.lessThanOrEqual, .below), (.greaterThanOrEqual, .above): 0
    case (.equal, _), (.lessThanOrEqual, .above), (.greaterThanOrEqual, .below): 1
    }
  }
}
