import ConstraintSolver
import Workloads

/// A workload prepared for replay: every edit refers to its constraint by id.
struct SolverReplay {
  let start: LinearSystem
  let batches: [[Step]]

  enum Step {
    case add(LinearConstraint)
    case remove(ConstraintID)
    case setConstant(ConstraintID, Double)
    case setPriority(ConstraintID, Float)
  }

  init(_ sequence: EditSequence) {
    start = sequence.start
    var live = start.constraints.indices.map { ConstraintID(id: $0) }
    var next = live.count
    batches = sequence.batches.map { batch in
      batch.compactMap { Self.step($0, &live, &next) }
    }
  }

  private static func step(
    _ edit: Edit, _ live: inout [ConstraintID], _ next: inout Int
  ) -> Step? {
    switch edit {
    case .addVariable: return nil
    case .add(let constraint):
      live.append(ConstraintID(id: next))
      next += 1
      return .add(constraint)
    case .remove(let place): return .remove(live.remove(at: place % live.count))
    case .setConstant(let place, let constant):
      return .setConstant(live[place % live.count], constant)
    case .setPriority(let place, let priority):
      return .setPriority(live[place % live.count], priority)
    }
  }

  /// A solver with the initial system, solved.
  func built() -> Solver {
    var solver = Solver()
    for _ in 0..<start.variableCount { _ = solver.addVariable() }
    for constraint in start.constraints { _ = solver.addConstraint(constraint) }
    solver.solve()
    return solver
  }

  func apply(_ batch: [Step], to solver: inout Solver) {
    for step in batch {
      switch step {
      case .add(let constraint): _ = solver.addConstraint(constraint)
      case .remove(let id): solver.removeConstraint(id)
      case .setConstant(let id, let constant): solver.setConstant(constant, of: id)
      case .setPriority(let id, let priority): solver.setPriority(priority, of: id)
      }
    }
    solver.solve()
  }
}

extension Solver {
  /// Reads every value, as a layout engine does.
  @inline(never) var sumOfValues: Double {
    (0..<variableCount).reduce(0) { $0 + value(of: Variable(id: $1)) }
  }
}
