package import ConstraintSolver

/// Variables 0, 1, … and constraints in the order of adding: the input of a solver as a value.
package struct LinearSystem: Sendable {
  package var variableCount: Int
  package var constraints: [LinearConstraint]

  package init(variableCount: Int, constraints: [LinearConstraint]) {
    self.variableCount = variableCount
    self.constraints = constraints
  }
}

/// One change of a live system. Constraints are named by their place among the live ones (modulo
/// their number), so that any part of a sequence is a sequence too.
package enum Edit: Sendable {
  case addVariable
  case add(LinearConstraint)
  case remove(Int)
  case setConstant(Int, Double)
  case setPriority(Int, Float)
}

/// A first system and batches of edits, with a solve after each.
package struct EditSequence: Sendable {
  package var start: LinearSystem
  package var batches: [[Edit]]

  package init(start: LinearSystem, batches: [[Edit]]) {
    self.start = start
    self.batches = batches
  }
}

/// The variable that every solver numbers `index`.
package func x(_ index: Int) -> Variable { Variable(id: index) }
