import Certificates
import ExactArithmetic

/// The moves of the open members of an optimal face, and what keeps them from leaving it at once.
///
/// A move is the change of all values when one basic member leaves its constant. None is computed on its
/// own, since all moves together may have as many numbers as the square of the number of variables.
struct FaceMoves {
  /// A move that changes a nonbasic row that is met.
  private struct Use {
    var row: Int
    var position: Int
    /// The member's side from which the row goes to the side on which its error does not count.
    var crossing: Certificate.Side
  }

  /// Open are only the moves that no row forbids.
  private(set) var face: OptimalFace
  private var basis: CertifiedBasis { face.basis }
  private var usesOfRows: [[Use]]
  private var usesOfPositions: [[Use]]

  init(_ face: OptimalFace) throws {
    self.face = face
    usesOfRows = face.basis.problem.rows.map { _ in [] }
    usesOfPositions = face.basis.members.map { _ in [] }
    for row in usesOfRows.indices where basis.isMet[row] && basis.side(row) != .basic {
      try addUses(row)
    }
    closeForced()
  }

  private mutating func addUses(_ row: Int) throws {
    for (position, rate) in try face.rates(row) {
      let crosses = rate.signum * basis.side(row).rawValue < 0
      let use = Use(row: row, position: position, crossing: crosses ? .above : .below)
      usesOfRows[row].append(use)
      usesOfPositions[position].append(use)
    }
  }

  /// Closes the moves that a row forbids because no open move makes up for them, until there is none.
  private mutating func closeForced() {
    var balancing = usesOfRows.map { $0.reduce(0) { $0 + balancingCount($1) } }
    var forcing = balancing.indices.filter { balancing[$0] == 0 }
    while let row = forcing.popLast() {
      for use in usesOfRows[row] where face.openSides[use.position].contains(use.crossing) {
        face.close(use.position, use.crossing)
        for other in usesOfPositions[use.position] where other.crossing != use.crossing {
          balancing[other.row] -= 1
          if balancing[other.row] == 0 { forcing.append(other.row) }
        }
      }
    }
  }

  /// The number of open sides, 0 or 1, from which the row does not cross.
  private func balancingCount(_ use: Use) -> Int {
    face.openSides[use.position].count { $0 != use.crossing }
  }

  /// The variables that single moves change, and those that only several moves together may change.
  func movedVariables() throws -> (surely: Set<Int>, perhaps: Set<Int>) {
    var (free, blocked): ([Int], [Int]) = ([], [])
    for (position, sides) in face.openSides.enumerated() where !sides.isEmpty {
      let crossing = Set(usesOfPositions[position].map(\.crossing))
      if !crossing.isSuperset(of: sides) { free.append(position) }
      if !crossing.isDisjoint(with: sides) { blocked.append(position) }
    }
    let surely = try variables(movedBy: free)
    return (surely, try variables(movedBy: blocked).subtracting(surely))
  }

  /// The variables that at least one of the moves changes.
  ///
  /// What a weighted sum of the moves changes, one of them changes. The weights are arbitrary, so that
  /// parts of a sum hardly ever cancel. A variable that the sum does not change is compared with each
  /// member.
  private func variables(movedBy positions: [Int]) throws -> Set<Int> {
    if positions.isEmpty { return [] }
    var weights = basis.members.map { _ in Rational.zero }
    for position in positions {
      weights[position] = try CertifiedBasis.exact(Double(1 + position * 7919 % 65_521))
    }
    let sum = try basis.factors.solve(weights)
    var combinations = SparseMultipliers(basis.factors, open: positions)
    return Set(
      try sum.indices.filter {
        try !sum[$0].isZero || !combinations.multipliers(of: [($0, .one)]).isEmpty
      })
  }
}
