@testable import ConstraintSolver

extension LiveSystem {
  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// Removes the constraint that was added last of those that say the same.
  mutating func remove(_ constraint: LinearConstraint) {
    guard let index = entries.lastIndex(where: { "\($0.constraint)" == "\(constraint)" }) else {
      preconditionFailure("the system does not have \(constraint)")
    }
    solver.removeConstraint(entries.remove(at: index).id)
  }
}
