/// An answer to a `LinearProblem`, with what is needed to check it.
///
/// Members are the rows, then for each variable its *stay*, the row "variable equals zero".
package struct Certificate: Hashable, Sendable {
  package enum Side: Int, Hashable, Sendable {
    case below = -1
    /// Exactly met; the basic members together determine all values.
    case basic
    case above
  }

  /// A solution of the same problem with one more row, the weakest: `variable == constant`.
  package struct Probe: Hashable, Sendable {
    package var variable: Int
    package var constant: Double
    package var values: [Double]
    /// By member; the last row is the additional one.
    package var sides: [Side]

    package init(variable: Int, constant: Double, values: [Double], sides: [Side]) {
      self.variable = variable
      self.constant = constant
      self.values = values
      self.sides = sides
    }
  }

  /// By variable.
  package var values: [Double]
  /// By member: where its left side is, compared with its constant. For a member that is met
  /// although it is not basic, the side on which its error counts.
  package var sides: [Side]
  /// The variables that have other values in equally good solutions, ascending; the tie rule is
  /// ignored.
  package var ambiguous: [Int]
  /// How far variables can go in equally good solutions, where that takes a search.
  package var probes: [Probe]
  /// Required rows that contradict each other, all of which are needed for it; empty if all required
  /// rows are met.
  package var conflict: [Int]

  package init(
    values: [Double], sides: [Side], ambiguous: [Int], probes: [Probe] = [], conflict: [Int] = []
  ) {
    self.values = values
    self.sides = sides
    self.ambiguous = ambiguous
    self.probes = probes
    self.conflict = conflict
  }
}

extension LinearProblem {
  /// The problem that a probe solves: its row is the last and the weakest.
  package func probed(_ variable: Int, at constant: Double) -> LinearProblem {
    var probed = self
    let weakest = rows.map(\.priority).min() ?? 0
    probed.rows.append(Row([Term(variable, 1)], .equal, constant, priority: min(weakest, 0) - 1))
    return probed
  }
}
