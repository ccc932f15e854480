/// Which members the open positions move.
struct TieMoves {
  /// The positions that move a member.
  private var positions: [BasisMember: [Int]] = [:]

  mutating func insert(_ member: BasisMember, at position: Int) {
    positions[member, default: []].append(position)
  }

  /// Whether any position that is still open moves a member.
  func includes(_ member: BasisMember, _ search: LevelSearch) -> Bool {
    positions[member]?.contains { search.open[$0] != 0 } ?? false
  }
}

extension Solver {
  /// The nonbasic members of a measure that open positions move: at the other levels none has a price.
  ///
  /// - Parameters:
  ///   - first: the index of a position before which none is open.
  ///   - directionsLeft: the directions that may still be computed; reduced by those that are.
  /// - Returns: nil if more positions are open than directions are left.
  mutating func tieMoves(
    _ measure: TieLevel.Measure, _ component: Int, from first: Int, _ directionsLeft: inout Int
  ) -> TieMoves? {
    var open: [Int] = []
    for position in components[component].variables[first...]
    where workspace.search.open[position] != 0 {
      guard open.count < directionsLeft else { return nil }
      open.append(position)
    }
    directionsLeft -= open.count
    var moves = TieMoves()
    for position in open {
      prepareDirection(position, sign: 1, in: component)
      insertMoved(measure, by: position, into: &moves)
    }
    return moves
  }

  private func insertMoved(
    _ measure: TieLevel.Measure, by position: Int, into moves: inout TieMoves
  ) {
    switch measure {
    case .error, .slack:
      for moving in workspace.movingRows where tieLevel(ofNonbasic: moving.row) != nil {
        moves.insert(.row(moving.row), at: position)
      }
    case .distance:
      for variable in workspace.direction.pattern where rate(ofVariable: variable) != 0 {
        moves.insert(.stay(variable), at: position)
      }
    }
  }
}
