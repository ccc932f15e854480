/// Linear constraints with priorities, as stated: the question that a certificate answers.
package struct LinearProblem: Hashable, Sendable {
  package enum Relation: Hashable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  package struct Term: Hashable, Sendable {
    package var variable: Int
    package var coefficient: Double

    package init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// `Σ coefficient · variable  (== | <= | >=)  constant`, at a priority.
  package struct Row: Hashable, Sendable {
    /// Each variable at most once.
    package var terms: [Term]
    package var relation: Relation
    package var constant: Double
    /// 1000 is required. Only exactly equal priorities form a level.
    package var priority: Float
    /// Whether the tie rule also keeps the slack of an inequality small.
    package var prefersEquality: Bool

    package init(
      _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float,
      prefersEquality: Bool = false
    ) {
      self.terms = terms
      self.relation = relation
      self.constant = constant
      self.priority = priority
      self.prefersEquality = prefersEquality
    }

    package var isRequired: Bool { priority >= 1000 }
  }

  package var variableCount: Int
  /// In the order of the tie rule: among equally good solutions the first row has the least error,
  /// then the second, and so on; then the first row that prefers equality has the least slack, and so
  /// on; last, the first variable is nearest to zero, then the second.
  package var rows: [Row]

  package init(variableCount: Int, rows: [Row]) {
    self.variableCount = variableCount
    self.rows = rows
  }
}
