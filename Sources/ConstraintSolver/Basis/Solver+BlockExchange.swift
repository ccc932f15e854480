/// Block exchanges: many rows enter the basis at once.
extension Solver {
  /// Rows that enter the basis and the members that they replace.
  struct BlockExchange {
    var positions: [Int] = []
    var entering: [BasisMember] = []
    var leaving: [BasisMember] = []

    var isEmpty: Bool { positions.isEmpty }
  }

  /// Lets rows enter in place of the members at some positions: as many as are independent of each
  /// other and of the members at all other positions. Stronger rows are preferred, and stronger
  /// members are kept. Empty if that would fill the factors, unless they may.
  ///
  /// The rows of the new basis are found by elimination of all that come into question, group by
  /// group in that order. A row that becomes zero depends on those before it.
  ///
  /// - Parameter rows: in order of strength.
  mutating func blockExchange(
    of rows: [Int], at positions: [Int], in component: Int, mayFill: Bool = false
  ) -> BlockExchange {
    let replaceable = Set(positions)
    let kept = components[component].variables.filter { !replaceable.contains($0) }
    let yielding = positions.sorted { priority(of: basis[$0]) > priority(of: basis[$1]) }
    let members =
      kept.map { basis[$0] } + rows.map { .row($0) } + yielding.map { basis[$0] }
    guard let chosen = independent(members, after: kept.count, in: component, mayFill) else {
      return BlockExchange()
    }
    var exchange = BlockExchange()
    let candidates = kept.count..<kept.count + rows.count
    exchange.entering = candidates.filter { chosen.contains($0) }.map { members[$0] }
    exchange.positions = yielding.indices.filter { !chosen.contains(candidates.upperBound + $0) }
      .map { yielding[$0] }
    exchange.leaving = exchange.positions.map { basis[$0] }
    return exchange
  }

  /// Performs an exchange and factorizes the new basis. The values are not computed yet.
  ///
  /// - Parameter known: factors that the new basis may have.
  /// - Returns: false if nothing is exchanged, because the basis would be singular to working
  ///   precision.
  mutating func perform(
    _ exchange: BlockExchange, in component: Int, knowing known: KnownFactors? = nil
  ) -> Bool {
    put(exchange.entering, at: exchange.positions)
    if refactorize(component, knowing: known) { return true }
    put(exchange.leaving, at: exchange.positions)
    return false
  }

  /// Keeps an exchange: the basis holds the residuals of the entering rows at zero.
  mutating func keep(_ exchange: BlockExchange) {
    for member in exchange.entering where !member.isStay { rows[member.index].residual = 0 }
  }

  /// Undoes an exchange that was not kept.
  ///
  /// - Parameter factors: those before it.
  mutating func undo(
    _ exchange: BlockExchange, _ factors: Factorization, in component: Int
  ) {
    put(exchange.leaving, at: exchange.positions)
    if factors.hasUpdates, refactorize(component) { return }
    components[component].factorization = factors
    permutation.setSteps(factors.steps)
  }

  private mutating func put(_ members: [BasisMember], at positions: [Int]) {
    for position in positions {
      let member = basis[position]
      if member.isStay {
        stayPositions[member.index] = -1
      } else {
        rows[member.index].basisPosition = -1
      }
    }
    for (position, member) in zip(positions, members) {
      basis[position] = member
      if member.isStay {
        stayPositions[member.index] = position
      } else {
        rows[member.index].basisPosition = position
      }
    }
  }
}

extension Solver {
  /// The indices of as many members as are independent, earlier groups first; nil if those are not a
  /// basis to working precision, or if their elimination takes too many entries.
  ///
  /// - Parameter count: the number of members of the first group. Of the others, those of one
  ///   priority form a group.
  private mutating func independent(
    _ members: [BasisMember], after count: Int, in component: Int, _ mayFill: Bool
  ) -> Set<Int>? {
    let matrix = matrix(of: members, in: component)
    var core = CoreElimination(size: members.count)
    for index in members.indices {
      for entry in matrix.entries[matrix.row(index)] { core.add(entry, to: index) }
    }
    let most = mayFill ? .max : core.entryCount + WorkLimit.exchangeEntries * members.count
    core.eliminate(Array(0..<count), entries: most)
    var rest = count..<members.count
    while let first = rest.first {
      let strength = priority(of: members[first])
      let group = rest.prefix { priority(of: members[$0]) == strength }
      core.eliminate(Array(group), entries: most)
      rest = rest[group.endIndex...]
    }
    workspace.entryCount += core.entryCount
    let pivots = core.pivots
    let isBasis =
      pivots.count == components[component].variables.count
      && pivots.allSatisfy { abs($0.value) > Tolerance.rate * norm(of: members[$0.row]) }
    return isBasis ? Set(pivots.map(\.row)) : nil
  }

  private func priority(of member: BasisMember) -> Float {
    member.isStay ? -.infinity : rows[member.index].priority
  }
}
