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
  /// By position in the basis: whether the member may leave above, and below.
  private(set) var isOpen: [[Certificate.Side: Bool]]
  /// By position: the number of costs that count as zero because they are rounding.
  private(set) var roundedCount: Int

  static let sides = [Certificate.Side.above, .below]

  init(_ basis: CertifiedBasis) throws {
    self.basis = basis
    isOpen = basis.members.map { _ in [.above: true, .below: true] }
    roundedCount = basis.roundedCount
    let levels = Dictionary(grouping: basis.problem.rows.indices) {
      basis.problem.rows[$0].priority
    }
    for (priority, rows) in levels.sorted(by: { $0.key > $1.key }) {
      try price(rows, priority)
    }
  }

  func positions(_ side: Certificate.Side) -> [Int] {
    isOpen.indices.filter { isOpen[$0][side] == true }
  }

  mutating func close(_ position: Int, _ side: Certificate.Side) {
    isOpen[position][side] = false
  }

  private mutating func price(_ level: [Int], _ priority: Float) throws {
    let prices = try prices(level)
    for (position, member) in basis.members.enumerated() {
      let row = member < basis.problem.rows.count ? basis.problem.rows[member] : nil
      let price = prices?[position] ?? .zero
      let own = row?.priority == priority ? row?.relation : nil
      if own == nil && price.isZero { continue }
      for side in Self.sides where isOpen[position][side] == true {
        let slope = try CertifiedBasis.exact(Double(own?.slope(toward: side) ?? 0))
        let cost = try side == .above ? slope + price : slope - price
        if cost.signum < 0 { throw Refusal.improvable(member: member) }
        if cost.signum > 0 { close(position, side) }
      }
    }
  }

  /// The level's gradient as a combination of the basic members; nil if it is zero.
  private func prices(_ level: [Int]) throws -> [Rational]? {
    var gradient = Array(repeating: Rational.zero, count: basis.problem.variableCount)
    var isZero = true
    for row in level where basis.gradient(row) != 0 {
      isZero = false
      for term in try CertifiedBasis.form(basis.problem.rows[row]) {
        gradient[term.variable] =
          try basis.gradient(row) > 0
          ? gradient[term.variable] + term.coefficient
          : gradient[term.variable] - term.coefficient
      }
    }
    return isZero ? nil : try basis.factors.multipliers(of: gradient)
  }
}
