import ConstraintSolver
import Workloads

extension LinearSystem: CustomStringConvertible {
  /// In mathematical notation, so that a failing system can be copied into a test.
  public var description: String {
    let lines = constraints.map { "  \($0.equation) [\($0.priority)]\($0.preference)" }
    return (["\(variableCount) variables"] + lines).joined(separator: "\n")
  }
}

extension LinearConstraint {
  var equation: String {
    let sum = terms.map { "\($0.coefficient)*x\($0.variable.id)" }.joined(separator: " + ")
    return "\(sum) \(relation) \(constant)"
  }

  /// What the tie rule makes of the constraint, where that is not the usual.
  fileprivate var preference: String {
    (tieOrder == 0 ? "" : " tie order \(tieOrder)") + (prefersEquality ? " prefers equality" : "")
  }

  /// The constraint's error at these values, by the definition.
  func error(at values: [Double]) -> Double {
    let residual = terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable.id] }
    switch relation {
    case .equal: return abs(residual)
    case .lessThanOrEqual: return max(0, residual)
    case .greaterThanOrEqual: return max(0, -residual)
    }
  }
}

/// A solver with its handles and the constraints that it contains.
struct LiveSystem {
  struct Entry {
    let id: ConstraintID
    var constraint: LinearConstraint
  }

  var solver = Solver()
  private(set) var variables: [Variable] = []
  var entries: [Entry] = []

  init(variableCount: Int = 0) {
    for _ in 0..<variableCount { addVariable() }
  }

  /// Adds the whole system and solves it.
  init(solving system: LinearSystem, _ limit: PivotLimit? = nil) {
    self.init(variableCount: system.variableCount)
    if let limit { solver.pivotLimit = limit }
    for constraint in system.constraints { add(constraint) }
    solver.solve()
  }

  mutating func addVariable() {
    variables.append(solver.addVariable())
  }

  /// - Parameter constraint: its variables are identified by `id` only.
  @discardableResult
  mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
    var own = constraint
    own.terms = constraint.terms.map { Term(variables[$0.variable.id], $0.coefficient) }
    let id = solver.addConstraint(own)
    entries.append(Entry(id: id, constraint: own))
    return id
  }

  /// The solver's constraints, in the order of adding.
  var system: LinearSystem {
    LinearSystem(variableCount: variables.count, constraints: entries.map(\.constraint))
  }
}
