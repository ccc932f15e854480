/// An unknown of a `Solver`, unrestricted in sign. Identifiers are consecutive, in order of
/// creation.
package struct Variable: Hashable, Comparable, Sendable {
  package let id: Int

  /// The variable that a solver creates as number `id`, counted from 0.
  package init(id: Int) { self.id = id }

  package static func < (left: Variable, right: Variable) -> Bool { left.id < right.id }
}

/// A constraint of a `Solver`. Identifiers are consecutive, in order of addition, and are never
/// reused.
package struct ConstraintID: Hashable, Comparable, Sendable {
  package let id: Int

  /// The constraint that a solver adds as number `id`, counted from 0.
  package init(id: Int) { self.id = id }

  package static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.id < right.id }
}

/// `coefficient · variable`.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The relation between a linear form and a constant.
package enum Relation: Hashable, Sendable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// A linear equation or inequality at a priority: `Σ coefficient · variable  (== | <= | >=)
/// constant`.
///
/// The priority 1000 is required by convention and is the strongest that layouts use. Any other
/// finite number is allowed; rows belong to the same level only if their priorities are exactly
/// equal.
package struct LinearConstraint: Hashable, Sendable {
  package var terms: [Term]
  package var relation: Relation
  package var constant: Double
  package var priority: Float
  /// Among equally good solutions, constraints of a lower tie order keep their errors small before
  /// those of a higher one; those of the same tie order do so in order of addition.
  package var tieOrder: Int64 = 0
  /// Whether an inequality is satisfied with equality where that costs no constraint anything: among
  /// equally good solutions its slack is small, too.
  package var prefersEquality = false

  /// The priority of constraints that must be satisfied.
  package static let required: Float = 1000

  package init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}
