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
  private(set) var basis: CertifiedBasis
  /// By position in the basis: the sides to which the member may leave.
  private(set) var openSides: [[Certificate.Side]]

  init(_ basis: CertifiedBasis) throws {
    self.basis = basis
    openSides = basis.members.map { _ in [.above, .below] }
    let levels = Dictionary(grouping: basis.problem.rows.indices) {
      basis.problem.rows[$0].priority
    }
    for (priority, rows) in levels.sorted(by: { $0.key > $1.key }) {
      try price(rows, priority)
    }
  }

  mutating func close(_ position: Int, _ side: Certificate.Side) {
    openSides[position].removeAll { $0 == side }
  }

  private mutating func price(_ level: [Int], _ priority: Float) throws {
    let prices = try prices(level)
    for (position, member) in basis.members.enumerated() {
      let row = member < basis.problem.rows.count ? basis.problem.rows[member] : nil
      let price = prices?[position] ?? .zero
      let own = row?.priority == priority ? row?.relation : nil
      if own == nil && price.isZero { continue }
      for side in openSides[position] {
        let slope = try CertifiedBasis.exact(Double(own?.slope(toward: side) ?? 0))
        let cost = try side == .above ? slope + price : slope - price
        if cost.signum < 0 { throw Refusal.improvable(member: member) }
        if cost.signum > 0 { close(position, side) }
      }
    }
  }

  /// The level's gradient as a combination of the basic members; nil if it is zero.
  private func prices(_ level: [Int]) throws -> [Rational]? {
    let violated = level.filter { basis.gradient($0) != 0 }
    if violated.isEmpty { return nil }
    var gradient = Array(repeating: Rational.zero, count: basis.problem.variableCount)
    for row in violated {
      let sign = try CertifiedBasis.exact(Double(basis.gradient(row)))
      for (variable, coefficient) in try CertifiedBasis.form(basis.problem.rows[row]) {
        gradient[variable] = try gradient[variable] + sign * coefficient
      }
    }
    return try basis.factors.multipliers(of: gradient)
  }
}
