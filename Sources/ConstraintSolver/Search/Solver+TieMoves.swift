/// Which members the open positions move, as far as the directions suffice that may be computed to know it.
///
/// A pivot at a position changes the directions of that position and of those that move the entering member,
/// and no other: column *p* of the inverse basis becomes the old one minus a multiple of column *q*, by which
/// *p* moves the entering row.
///
/// Lists of what moves each member, in one array that is kept from search to search: in dictionaries they
/// were a fifth of `check` for labels that hide in a stack view (perf).
struct TieMoves: Sendable {
  /// The directions that may still be computed.
  var directionsLeft = 0
  private(set) var isKnown = false
  private var movers: [Mover] = []
  /// By row and by variable: the index of the mover that was inserted last, or -1.
  private var newestOfRow: [Int] = []
  private var newestOfVariable: [Int] = []
  /// By position: how often its direction was computed.
  private var versions: [Int] = []

  private struct Mover: Sendable {
    var member: BasisMember
    var position: Int
    var rate: Double
    var version: Int
    /// The index of the member's mover that was inserted before, or -1.
    var previous: Int
  }

  mutating func grow(rows: Int, variables: Int) {
    newestOfRow.append(contentsOf: repeatElement(-1, count: max(0, rows - newestOfRow.count)))
    let added = max(0, variables - versions.count)
    newestOfVariable.append(contentsOf: repeatElement(-1, count: added))
    versions.append(contentsOf: repeatElement(0, count: added))
  }

  /// Whether any position that is still open moves a member.
  func includes(_ member: BasisMember, _ search: LevelSearch) -> Bool {
    var index = newest(of: member)
    while index >= 0 {
      if search.open[movers[index].position] != 0, isCurrent(movers[index]) { return true }
      index = movers[index].previous
    }
    return false
  }

  /// The positions that move a member, and the change of its residual or value when the basic row there
  /// leaves.
  func rates(of member: BasisMember) -> [(position: Int, rate: Double)] {
    var found: [(position: Int, rate: Double)] = []
    var index = newest(of: member)
    while index >= 0 {
      let mover = movers[index]
      if isCurrent(mover) { found.append((mover.position, mover.rate)) }
      index = mover.previous
    }
    return found.reversed()
  }

  private func newest(of member: BasisMember) -> Int {
    member.isStay ? newestOfVariable[member.index] : newestOfRow[member.index]
  }

  private func isCurrent(_ mover: Mover) -> Bool { versions[mover.position] == mover.version }

  /// Begins what a position moves anew.
  mutating func reset(_ position: Int) { versions[position] += 1 }

  mutating func insert(_ member: BasisMember, at position: Int, rate: Double) {
    movers.append(
      Mover(
        member: member, position: position, rate: rate, version: versions[position],
        previous: newest(of: member)))
    setNewest(movers.count - 1, of: member)
  }

  private mutating func setNewest(_ index: Int, of member: BasisMember) {
    if member.isStay {
      newestOfVariable[member.index] = index
    } else {
      newestOfRow[member.index] = index
    }
  }

  /// - Returns: whether a number of directions may be computed. If not, what is moved is not known any more.
  mutating func take(_ count: Int) -> Bool {
    isKnown = count <= directionsLeft
    if isKnown { directionsLeft -= count } else { removeAll() }
    return isKnown
  }

  mutating func removeAll() {
    for mover in movers { setNewest(-1, of: mover.member) }
    movers.removeAll(keepingCapacity: true)
    isKnown = false
  }
}

extension Solver {
  /// Finds what the open positions move: at the levels of other nonbasic members none has a price.
  ///
  /// - Parameter first: the index of a position before which none is open.
  mutating func find(_ moves: inout TieMoves, _ component: Int, from first: Int) {
    var open: [Int] = []
    for position in components[component].variables[first...]
    where workspace.search.open[position] != 0 {
      guard open.count < moves.directionsLeft else { return }
      open.append(position)
    }
    insert(open, into: &moves, component)
  }

  /// Updates what the open positions move.
  ///
  /// - Parameter pivot: the position at which the last pivot was.
  mutating func update(_ moves: inout TieMoves, _ component: Int, after pivot: Int) {
    guard moves.isKnown else { return }
    let changed = moves.rates(of: basis[pivot]).map(\.position)
    moves.reset(pivot)
    for position in changed { moves.reset(position) }
    let open = changed.filter { $0 != pivot && workspace.search.open[$0] != 0 }
    insert(workspace.search.open[pivot] != 0 ? open + [pivot] : open, into: &moves, component)
  }

  private mutating func insert(_ open: [Int], into moves: inout TieMoves, _ component: Int) {
    guard moves.take(open.count) else { return }
    moves.grow(rows: rows.count, variables: values.count)
    for position in open {
      prepareDirection(position, sign: 1, in: component)
      moves.reset(position)
      for moving in workspace.movingRows {
        moves.insert(.row(moving.row), at: position, rate: moving.rate)
      }
      for variable in workspace.direction.pattern {
        let rate = rate(ofVariable: variable)
        if rate != 0 { moves.insert(.stay(variable), at: position, rate: rate) }
      }
    }
  }
}
