/// A copy of a solver with the rows of some of its systems alone, which have new numbers.
struct SolverPart: Sendable {
  let solver: Solver
  /// The rows of the original, ascending: their places are the new numbers.
  private let originals: [Int]

  fileprivate init(of solver: Solver, _ originals: [Int]) {
    self.solver = solver
    self.originals = originals
  }

  /// The number in the copy of a row that belongs to it.
  func row(_ original: Int) -> Int { originals.place(of: original) }
}

extension Solver {
  /// A copy with the systems of some components only, for a trial that concerns no others. A first
  /// change of a copy of everything would copy the lists of every component, and all rows that were
  /// ever removed.
  ///
  /// - Parameter kept: ascending.
  /// - Precondition: the solver is solved, and the trial uses no variable of another component.
  func restricted(to kept: [Int]) -> SolverPart {
    var part = self
    part.components = kept.map { components[$0] }
    part.unusedComponents = []
    part.startingBasis = []
    part.savedBases = SavedBases()
    part.savesBases = false
    part.undetermined = AnalysisResults()
    part.rivals = AnalysisResults()
    part.workspace.forgetRows()
    part.componentOf = Array(repeating: -1, count: componentOf.count)
    for (index, component) in part.components.enumerated() {
      for variable in component.variables { part.componentOf[variable] = index }
    }
    for variable in basis.indices where part.componentOf[variable] < 0 {
      part.basis[variable] = .stay(variable)
      part.stayPositions[variable] = variable
    }
    let originals = part.components.flatMap(\.rows).sorted()
    part.keepRows(originals)
    return SolverPart(of: part, originals)
  }

  /// A copy for trials that do not name constraints of this solver: rows that were removed are left out if they are
  /// many, since the first change of a copy would copy all of them.
  ///
  /// - Precondition: the solver is solved.
  package func withoutRemovedRows() -> Solver {
    let live = (components.flatMap(\.rows) + emptyRows).sorted()
    guard rows.count > 2 * live.count else { return self }
    var copy = self
    copy.rivals = AnalysisResults()
    copy.workspace.forgetRows()
    copy.keepRows(live)
    return copy
  }

  /// Numbers rows anew and drops all others. Their order remains, and with it every choice.
  private mutating func keepRows(_ originals: [Int]) {
    let (oldRows, oldPool) = (rows, pool)
    (rows, pool, emptyRows, removedTermCount) = ([], [], [], 0)
    columnHeads = Array(repeating: -1, count: columnHeads.count)
    for original in originals {
      var row = oldRows[original]
      let terms = row.firstTerm..<row.firstTerm + row.termCount
      row.firstTerm = pool.count
      for term in oldPool[terms] { link(term, rows.count) }
      if row.basisPosition >= 0 { basis[row.basisPosition] = .row(rows.count) }
      if row.termCount == 0 { emptyRows.append(rows.count) }
      rows.append(row)
    }
    attachedCount = rows.count
    for component in components.indices {
      components[component].renumberRows { originals.place(of: $0) }
      sortByStrength(component)
    }
  }

  private mutating func link(_ term: PooledTerm, _ row: Int) {
    var term = term
    (term.row, term.nextInColumn) = (row, columnHeads[term.variable])
    columnHeads[term.variable] = pool.count
    pool.append(term)
  }

  /// The components of a linear form, ascending.
  func components(of form: [Term]) -> [Int] {
    Set(form.map { componentIndex(ofVariable: $0.variable.id) }).sorted().filter { $0 >= 0 }
  }
}

extension Component {
  fileprivate mutating func renumberRows(_ number: (Int) -> Int) {
    rows = rows.map(number)
    for index in directions.directions.indices {
      directions.directions[index].row = number(directions.directions[index].row)
      directions.directions[index].rows = directions.directions[index].rows.map(number)
    }
  }
}

extension [Int] {
  /// The place of an element of an ascending list, by bisection.
  fileprivate func place(of element: Int) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= element { low = middle } else { high = middle }
    }
    return low
  }
}
