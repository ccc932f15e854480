import CertificateChecker
package import Certificates
package import ExactArithmetic

/// Whether the rounding of coefficients may be why a certificate is refused.
///
/// The proportions 0.75 and 1.3333333333333333 undo each other but for the last digit of the second. The
/// solver takes what remains for zero, in exact arithmetic it decides. A certificate whose proof
/// depends on such a number is neither proved nor a defect.
package struct NumericalDependence {
  private let problem: LinearProblem
  private let sides: [Certificate.Side]
  /// The basic members, in the order of the factors' equations.
  private let members: [Int]
  private let factors: SparseFactors

  /// - Parameter work: that of the search is added.
  package init(
    _ sides: [Certificate.Side], in problem: LinearProblem, _ work: ExactWork = ExactWork()
  ) throws {
    self.problem = problem
    self.sides = sides
    let members = sides.indices.filter { sides[$0] == .basic }
    self.members = members
    let rows = problem.rows
    factors = try SparseFactors(
      members.map { $0 < rows.count ? rows[$0].form : [($0 - rows.count, .one)] },
      variableCount: problem.variableCount, work)
  }

  /// Whether a row has a share of a basic member, or a level a cost of one, that may be rounding.
  package func isFound() throws -> Bool {
    var levels: [Float: [CancellingSum]] = [:]
    let none = Array(repeating: CancellingSum(), count: members.count)
    var combinations = SparseMultipliers(factors, open: members.indices)
    for (index, row) in problem.rows.enumerated() where sides[index] != .basic {
      let shares = try combinations.multipliers(of: row.form)
      for (position, share) in shares where mayBeRounding(share, of: members[position], in: row) {
        return true
      }
      guard row.relation.slope(toward: sides[index]) > 0 else { continue }
      let sign = sides[index] == .above ? Rational.one : -Rational.one
      for (position, share) in shares {
        try levels[row.priority, default: none][position]
          .add(sign, times: CancellingSum(share), factors.work)
      }
    }
    return try levels.contains { try mayBeRounding($1, $0) }
  }

  /// - Parameter share: of a basic member in a row, which is not zero.
  private func mayBeRounding(
    _ share: Rational, of member: Int, in row: LinearProblem.Row
  ) -> Bool {
    let norm = member < problem.rows.count ? problem.rows[member].norm : 1
    return abs(share.approximation) * norm <= CancellingSum.tolerance * row.norm
  }

  /// - Parameter prices: of a level, by position in the basis.
  private func mayBeRounding(_ prices: [CancellingSum], _ priority: Float) throws -> Bool {
    try zip(members, prices).contains { member, price in
      if price.mayBeRounding { return true }
      guard member < problem.rows.count, problem.rows[member].priority == priority else {
        return false
      }
      return try [Rational.one, -.one].contains { slope in
        var cost = CancellingSum(slope)
        try cost.add(.one, times: price, factors.work)
        return cost.mayBeRounding
      }
    }
  }
}
