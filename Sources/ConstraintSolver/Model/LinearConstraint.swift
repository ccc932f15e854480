/// An unknown of a `Solver`, free in sign. Identifiers are dense, in order of creation.
package struct Variable: Hashable, Comparable, Sendable {
  package let id: Int

  /// The variable that a solver creates as the `id`-th, counted from 0.
  package init(id: Int) { self.id = id }

  package static func < (left: Variable, right: Variable) -> Bool { left.id < right.id }
}

/// A constraint of a `Solver`. Identifiers are dense, in order of adding, and never reused.
package struct ConstraintID: Hashable, Comparable, Sendable {
  package let id: Int

  /// The constraint that is added as the `id`-th, counted from 0.
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

package enum Relation: Hashable, Sendable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// `Σ coefficient · variable  (== | <= | >=)  constant`, at a priority.
///
/// 1000 is required by convention, and the strongest level in use; any other finite number is a
/// legal priority, and only exactly equal priorities form one level.
package struct LinearConstraint: Hashable, Sendable {
  package var terms: [Term]
  package var relation: Relation
  package var constant: Double
  package var priority: Float

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
