/// One of the basic rows that determine the value of a linear form; the value is the sum of all
/// contributions.
package struct SupportShare: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case constraint(ConstraintID)
    /// No constraint determines the variable; the tie rule keeps it at zero.
    case stay(Variable)
  }

  package var source: Source
  /// The change of the value per unit by which the row's constant grows.
  package var coefficient: Double
  /// The row's constant; 0 for a stay.
  package var constant: Double

  package init(source: Source, coefficient: Double, constant: Double) {
    self.source = source
    self.coefficient = coefficient
    self.constant = constant
  }

  /// The part of the value that is due to this row.
  package var contribution: Double { coefficient * constant }
}

extension SupportShare.Source {
  func precedes(_ other: Self) -> Bool {
    switch (self, other) {
    case (.constraint(let a), .constraint(let b)): a < b
    case (.constraint, .stay): true
    case (.stay, .constraint): false
    case (.stay(let a), .stay(let b)): a < b
    }
  }
}
