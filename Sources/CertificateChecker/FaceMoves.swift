import Certificates
import ExactArithmetic

/// The moves of the open members of an optimal face, and what keeps them from leaving it at once.
struct FaceMoves {
  /// What changes when one basic member leaves its constant by 1.
  private struct Move {
    var position: Int
    var variables: SparseForm
    /// By nonbasic row, ascending.
    var rows: [(row: Int, rate: Rational)]
  }

  private var face: OptimalFace
  private var moves: [Move] = []
  private var basis: CertifiedBasis { face.basis }

  init(_ face: OptimalFace) throws {
    self.face = face
    for position in basis.members.indices where !face.openSides[position].isEmpty {
      moves.append(try move(position))
    }
    closeForced()
  }

  private func move(_ position: Int) throws -> Move {
    var unit = Array(repeating: Rational.zero, count: basis.members.count)
    unit[position] = .one
    let values = try basis.factors.solve(unit)
    let variables = values.indices.filter { !values[$0].isZero }.map { ($0, values[$0]) }
    return Move(position: position, variables: variables, rows: try rates(variables))
  }

  private func rates(_ variables: SparseForm) throws -> [(row: Int, rate: Rational)] {
    var rates: [Int: Rational] = [:]
    for (variable, value) in variables {
      for user in basis.users[variable] {
        rates[user.row] = try (rates[user.row] ?? .zero) + user.coefficient * value
      }
    }
    return rates.filter { !$0.value.isZero }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private var openSides: [(move: Move, side: Certificate.Side)] {
    moves.flatMap { move in face.openSides[move.position].map { (move, $0) } }
  }

  /// Whether a row that is met, at a rate, goes to the side on which its error does not count.
  private func crosses(_ row: Int, _ rate: Rational, _ side: Certificate.Side) -> Bool {
    basis.isMet[row] && rate.signum * side.rawValue * basis.side(row).rawValue < 0
  }

  /// Closes the moves that a row forbids because no open move makes up for them, until there is none.
  private mutating func closeForced() {
    var forced: [Use]
    repeat {
      forced = usesOfMetRows().filter { $0.allSatisfy(\.crosses) }.flatMap(\.self)
      for use in forced { face.close(use.position, use.side) }
    } while !forced.isEmpty
  }

  private typealias Use = (position: Int, side: Certificate.Side, crosses: Bool)

  /// For each row that is met and that open moves change: these.
  private func usesOfMetRows() -> [[Use]] {
    var uses: [Int: [Use]] = [:]
    for (move, side) in openSides {
      for (row, rate) in move.rows where basis.isMet[row] {
        uses[row, default: []].append((move.position, side, crosses(row, rate, side)))
      }
    }
    return Array(uses.values)
  }

  /// The variables that single moves change, and those that only several moves together may change.
  func movedVariables() -> (surely: Set<Int>, perhaps: Set<Int>) {
    var surely: Set<Int> = []
    var perhaps: Set<Int> = []
    for (move, side) in openSides {
      let isBlocked = move.rows.contains { crosses($0.row, $0.rate, side) }
      let variables = move.variables.map(\.variable)
      if isBlocked { perhaps.formUnion(variables) } else { surely.formUnion(variables) }
    }
    return (surely, perhaps.subtracting(surely))
  }

  /// Checks the costs of the open moves by the tie rule: of each row's error, of the slack of each
  /// row that prefers equality, then of each variable's distance from zero.
  func checkTies() throws {
    for (move, side) in openSides where firstTieCost(move, side) < 0 {
      throw Refusal.improvable(member: basis.members[move.position])
    }
  }

  /// The sign of the first cost that is not zero.
  private func firstTieCost(_ move: Move, _ side: Certificate.Side) -> Int {
    var first = (level: tieLevel(basis.members[move.position], side), cost: 1)
    let rowCount = basis.problem.rows.count
    for (member, rate) in move.rows + move.variables.map({ ($0 + rowCount, $1) }) {
      let level = tieLevel(member, basis.side(member))
      guard level < first.level else { continue }
      first = (level, basis.side(member).rawValue * rate.signum * side.rawValue)
    }
    return first.level == .max ? 0 : first.cost
  }

  /// The first tie level that grows when a member goes farther to a side; the greatest number if none
  /// does.
  private func tieLevel(_ member: Int, _ side: Certificate.Side) -> Int {
    let rows = basis.problem.rows
    if member < rows.count, rows[member].relation.slope(toward: side) > 0 { return member }
    let counts = side != .basic && (member >= rows.count || rows[member].prefersEquality)
    return counts ? rows.count + member : .max
  }
}
