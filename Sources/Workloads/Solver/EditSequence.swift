package import ConstraintSolver

/// The input of a solver as a value: variables 0, 1, … and constraints in the order of adding.
package struct LinearSystem: Sendable {
  package var variableCount: Int
  package var constraints: [LinearConstraint]

  package init(variableCount: Int, constraints: [LinearConstraint]) {
    self.variableCount = variableCount
    self.constraints = constraints
  }
}

/// One edit of a system in a solver. Constraints are identified by their index among the present
/// ones (modulo their number), so that any part of a sequence is a valid sequence too.
package enum Edit: Sendable {
  case addVariable
  case add(LinearConstraint)
  case remove(Int)
  case setConstant(Int, Double)
  case setPriority(Int, Float)
}

/// An initial system and batches of edits, each followed by a solve.
package struct EditSequence: Sendable {
  package var start: LinearSystem
  package var batches: [[Edit]]

  package init(start: LinearSystem, batches: [[Edit]]) {
    self.start = start
    self.batches = batches
  }
}

/// The variable that every solver gives the number `index`.
package func x(_ index: Int) -> Variable { Variable(id: index) }
