import Certificates
import ExactArithmetic

/// The solutions that are as good as a basis's on all levels: how each basic member may leave its
/// constant without a cost.
///
/// Proof of optimality. Let t be the residuals of the basic members in any other solution. A nonbasic
/// row's error is convex, so it grows by at least its gradient times the change of its residual;
/// summed over a level that is `Σ price · t`. With the errors of the level's own basic rows the level
/// grows by at least `Σ |t| · cost(member, side of t)`. If for each member and side the costs, from
/// the strongest level to the weakest, begin with a positive one or are all zero, no solution is
/// better, and those without growth have `t = 0` wherever a cost is positive.
struct OptimalFace {
  let basis: CertifiedBasis
  /// By position in the basis: the sides to which the member may leave.
  private(set) var openSides: [[Certificate.Side]]
  private var combinations: SparseMultipliers

  init(_ basis: CertifiedBasis) throws {
    self.basis = basis
    openSides = basis.members.map { _ in [.above, .below] }
    combinations = SparseMultipliers(basis.factors, open: basis.members.indices)
    let rows = basis.problem.rows
    let levels = Dictionary(grouping: rows.indices) { rows[$0].priority }
    for (_, level) in levels.sorted(by: { $0.key > $1.key }) {
      try price(level) { rows[$0].relation }
    }
  }

  mutating func close(_ position: Int, _ side: Certificate.Side) {
    openSides[position].removeAll { $0 == side }
    if openSides[position].isEmpty { combinations.close(position) }
  }

  /// How fast a row's left side changes with each basic member that may leave its constant, by position.
  mutating func rates(_ row: Int) throws -> [(position: Int, rate: Rational)] {
    try combinations.multipliers(of: basis.form(row)).map { ($0.equation, $0.multiplier) }
  }

  /// Prices the tie levels: each row's error, the slack of each row that prefers equality, then each
  /// variable's distance from zero.
  mutating func priceTies() throws {
    let rows = basis.problem.rows
    for row in rows.indices { try price([row]) { rows[$0].relation } }
    for row in rows.indices where rows[row].prefersEquality { try price([row]) { _ in .equal } }
    for variable in basis.values.indices { try price([rows.count + variable]) { _ in .equal } }
  }

  /// Closes the sides on which a level grows.
  private mutating func price(
    _ level: [Int], _ relation: (Int) -> LinearProblem.Relation
  ) throws {
    guard combinations.hasOpen else { return }
    let basic = level.compactMap { basis.positions[$0] }
    var prices = try combinations.multipliers(of: gradient(level, relation))
    let (own, priced) = (Set(basic), Set(prices.map(\.equation)))
    prices += basic.filter { !priced.contains($0) }.map { ($0, .zero) }
    for (position, price) in prices.sorted(by: { $0.equation < $1.equation }) {
      let relation = own.contains(position) ? relation(basis.members[position]) : nil
      try closeCostly(position, price, relation)
    }
  }

  /// - Parameter own: the relation of the member, if its error belongs to the level.
  private mutating func closeCostly(
    _ position: Int, _ price: Rational, _ own: LinearProblem.Relation?
  ) throws {
    for side in openSides[position] {
      let slope = try CertifiedBasis.exact(Double(own?.slope(toward: side) ?? 0))
      let cost = try side == .above ? slope + price : slope - price
      if cost.signum < 0 { throw Refusal.improvable(member: basis.members[position]) }
      if cost.signum > 0 { close(position, side) }
    }
  }

  /// The sum of a level's nonbasic members whose error counts, each with the sign of its side.
  private func gradient(
    _ level: [Int], _ relation: (Int) -> LinearProblem.Relation
  ) -> SparseForm {
    level.flatMap { member -> SparseForm in
      let sign = basis.gradient(member, relation(member))
      if sign == 0 { return [] }
      return basis.form(member).map { ($0.variable, sign > 0 ? $0.coefficient : -$0.coefficient) }
    }
  }
}
