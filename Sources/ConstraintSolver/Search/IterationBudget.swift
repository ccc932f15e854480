/// How many steps are left, and how many in a row led nowhere.
struct IterationBudget {
  private var steps: Int
  private let maximumDegenerateSteps: Int
  private var degenerateSteps = 0

  init(steps: Int, degenerateSteps: Int) {
    (self.steps, maximumDegenerateSteps) = (steps, degenerateSteps)
  }

  var isExhausted: Bool { steps <= 0 }
  var isStalling: Bool { degenerateSteps > maximumDegenerateSteps }

  mutating func recordStep(_ stepLength: Double) {
    steps -= 1
    degenerateSteps = stepLength > 0 ? 0 : degenerateSteps + 1
  }

  mutating func exhaust() { steps = 0 }
}
