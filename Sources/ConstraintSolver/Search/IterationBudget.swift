/// What a search may still take, and how many pivots in succession were degenerate.
struct IterationBudget {
  private var steps: Int
  private let maximumDegenerateSteps: Int
  private var degenerateSteps = 0
  private let mostWork: Int

  /// - Parameters:
  ///   - size: the number of rows and variables of the component.
  ///   - mostWork: the work of the solve after which the search ends.
  init(size: Int, _ limit: PivotLimit, mostWork: Int) {
    self.mostWork = mostWork
    steps = limit.perMember * size + limit.constant
    maximumDegenerateSteps = limit.degeneratePivots + size / limit.membersPerDegeneratePivot
  }

  var isExhausted: Bool { steps <= 0 }
  var isStalling: Bool { degenerateSteps > maximumDegenerateSteps }

  /// - Parameter work: that of the solve so far.
  mutating func recordStep(_ stepLength: Double, work: Int) {
    steps = work > mostWork ? 0 : steps - 1
    degenerateSteps = stepLength > 0 ? 0 : degenerateSteps + 1
  }

  /// Counts degenerate pivots from the present vertex on.
  mutating func forgetStall() { degenerateSteps = 0 }

  mutating func exhaust() { steps = 0 }
}
