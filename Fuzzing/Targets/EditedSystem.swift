import CertificateChecker
import Certification
import ConstraintSolver

/// A solver with the constraints that it holds.
struct EditedSystem {
  private(set) var solver = Solver()
  private(set) var entries: [CertifiedSystem.Entry] = []

  private static let largestVariableCount = 8
  private static let largestConstraintCount = 20

  mutating func addVariable() {
    guard solver.variableCount < Self.largestVariableCount else { return }
    _ = solver.addVariable()
  }

  mutating func add(_ constraint: LinearConstraint) {
    guard entries.count < Self.largestConstraintCount else { return }
    entries.append((solver.addConstraint(constraint), constraint))
  }

  /// - Parameter place: an index of an entry; so it is in the other functions.
  mutating func remove(at place: Int) {
    solver.removeConstraint(entries.remove(at: place).id)
  }

  mutating func setConstant(_ constant: Double, at place: Int) {
    solver.setConstant(constant, of: entries[place].id)
    entries[place].constraint.constant = constant
  }

  mutating func setPriority(_ priority: Float, at place: Int) {
    solver.setPriority(priority, of: entries[place].id)
    entries[place].constraint.priority = priority
  }

  mutating func solve() { solver.solve() }

  /// The same system in a solver without a history, solved.
  var fresh: EditedSystem {
    var fresh = EditedSystem()
    for _ in 0..<solver.variableCount { fresh.addVariable() }
    for entry in entries { fresh.add(entry.constraint) }
    fresh.solve()
    return fresh
  }
}
