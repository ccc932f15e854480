import Workloads

@testable import ConstraintSolver

/// A solve in single steps, each described as text, as shown in `Documentation/Solver.md`.
///
/// The steps call the same functions as `solve()`, in the same order, but price all positions for
/// every pivot.
struct SolverTrace {
  private(set) var solver: Solver
  /// The text of each step by its name, in order.
  private(set) var steps: [(name: String, text: String)] = []

  /// - Parameter constraints: of a single component, over variables 0, 1, …
  init(variableCount: Int, _ constraints: [LinearConstraint]) {
    solver = Solver()
    for _ in 0..<variableCount { _ = solver.addVariable() }
    for constraint in constraints { _ = solver.addConstraint(constraint) }
    solver.attachChanges()
    _ = solver.rebuild(0)
    solver.components[0].structuralChanges = 0
    record("crash", solver.workspace.crash.pivots.map(line).joined(separator: "\n"))
    record("factors", "\(solver.components[0].factorization)")
    solver.refreshValues(of: 0)
    record("values", "\(solver)")
    search("")
  }

  /// Changes a constant and solves again.
  mutating func setConstant(_ constant: Double, of id: Int) {
    solver.setConstant(constant, of: ConstraintID(id: id))
    solver.applyChangedConstants(0)
    record("edited", "\(solver)")
    solver.components[0].pricingCandidates = []
    solver.components[0].isOptimal = false
    search("edited-")
  }

  private mutating func record(_ name: String, _ text: String) {
    steps.append((name, text + "\n"))
  }

  private func line(_ pivot: CrashPivot) -> String {
    "\(BasisMember.row(pivot.row)) determines x\(pivot.variable)"
  }
}

extension SolverTrace {
  private mutating func search(_ prefix: String) {
    var pivots = 0
    while let leaving = candidate() {
      pivots += 1
      record("\(prefix)prices-\(pivots)", prices())
      record("\(prefix)ratio-\(pivots)", breakpoints(leaving))
      _ = solver.pivot(leaving, in: 0, usesBlandRule: false)
      record("\(prefix)pivot-\(pivots)", "\(solver.components[0].factorization)\n\n\(solver)")
    }
    record("\(prefix)optimum", prices())
    solver.components[0].pricingCandidates = []
    solver.components[0].isOptimal = true
    record("\(prefix)solution", "\(solver)")
  }

  /// The best candidate on the strongest level that can improve; failing that, by the tie rule.
  private func candidate() -> LeavingCandidate? {
    var copy = solver
    let pricing = copy.price(0)
    return pricing.best ?? copy.allTieCandidates(0, pricing).first
  }

  /// For each level with a nonzero cost, up to the first that can improve: the price of every
  /// position and the reduced cost of each sign still open.
  private func prices() -> String {
    var pricing = OpenSigns(solver)
    var text: [String] = []
    for priority in levels where !pricing.canImprove {
      text.append(pricing.price(priority))
    }
    return text.joined(separator: "\n")
  }

  /// The priorities of nonbasic rows with a nonzero gradient, strongest first.
  private var levels: [Float] {
    let rows = solver.components[0].rows.filter {
      solver.rows[$0].isNonbasic && solver.rows[$0].gradient != 0
    }
    return Set(rows.map { solver.rows[$0].priority }).sorted(by: >)
  }

  /// The leaving candidate, and the rows that its direction moves to zero, ordered by step length.
  private func breakpoints(_ leaving: LeavingCandidate) -> String {
    var copy = solver
    copy.prepareDirection(leaving.position, sign: leaving.sign, in: 0)
    let direction = WrittenSum(
      copy.workspace.direction.pattern.sorted().map { (copy.workspace.direction[$0], "x\($0)") })
    var found: [Breakpoint] = []
    copy.forEachBreakpoint { found.append($0) }
    found.sort { ($0.stepLength, $0.member.precedes($1.member) ? 0 : 1) < ($1.stepLength, 0) }
    let entering = copy.ratioTest(leaving)
    let lines = found.map { breakpoint in
      let mark = breakpoint.member == entering?.member ? ", enters" : ""
      return "  \(breakpoint.member) at step \(breakpoint.stepLength.shortDescription)\(mark)"
    }
    let first =
      "\(copy.basis[leaving.position]) leaves with sign \(leaving.sign > 0 ? "+" : "-") along \(direction)"
    return ([first] + lines).joined(separator: "\n")
  }
}

/// The directions that the levels so far leave open, with a description of each level.
private struct OpenSigns {
  private var solver: Solver
  private var open: Set<[Int]> = []
  private(set) var canImprove = false

  init(_ solver: Solver) {
    self.solver = solver
    for position in solver.components[0].variables {
      open.formUnion([[position, 1], [position, -1]])
    }
  }

  mutating func price(_ priority: Float) -> String {
    let rows = solver.components[0].rows.filter {
      solver.rows[$0].priority == priority && solver.rows[$0].isNonbasic
    }
    for row in rows { solver.addToGradient(row, share: solver.rows[row].gradient) }
    solver.solveMultipliers(in: 0)
    let error = rows.reduce(0) { $0 + solver.rows[$1].error }
    let lines = solver.components[0].variables.map { line($0, priority) }
    return (["level \(Double(priority).shortDescription), error \(error.shortDescription)"] + lines)
      .joined(separator: "\n")
  }

  private mutating func line(_ position: Int, _ priority: Float) -> String {
    let price = solver.workspace.multipliers[position] + 0
    let costs = [1, -1].map { cost(position, $0, priority) }
    return "  \(solver.basis[position]): price \(price.shortDescription), "
      + costs.joined(separator: ", ")
  }

  private mutating func cost(_ position: Int, _ sign: Int, _ priority: Float) -> String {
    let name = sign > 0 ? "+" : "-"
    var slope = 0.0
    if !solver.basis[position].isStay {
      let row = solver.rows[solver.basis[position].index]
      slope = row.priority == priority ? row.slope(toward: Double(sign)) : 0
      if row.priority > priority, row.slope(toward: Double(sign)) > 0 {
        open.remove([position, sign])
      }
    }
    guard open.contains([position, sign]) else { return "\(name) closed" }
    let cost = slope + Double(sign) * solver.workspace.multipliers[position] + 0
    if cost < 0 { canImprove = true }
    if cost > 0 { open.remove([position, sign]) }
    return "\(name) costs \(cost.shortDescription)"
  }
}
