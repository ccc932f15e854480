/// The number of pivots that a search may still make, and how many in succession were degenerate.
struct IterationBudget {
  private var steps: Int
  private let maximumDegenerateSteps: Int
  private var degenerateSteps = 0

  /// - Parameter size: the number of rows and variables of the component.
  init(size: Int, _ limit: PivotLimit) {
    steps = limit.perMember * size + limit.constant
    maximumDegenerateSteps = WorkLimit.degeneratePivots + size / WorkLimit.membersPerDegeneratePivot
  }

  var isExhausted: Bool { steps <= 0 }
  var isStalling: Bool { degenerateSteps > maximumDegenerateSteps }

  mutating func recordStep(_ stepLength: Double) {
    steps -= 1
    degenerateSteps = stepLength > 0 ? 0 : degenerateSteps + 1
  }

  mutating func exhaust() { steps = 0 }
}
