/// The variables that basic rows move when they leave without a cost.
struct FreeMoves {
  /// Those that certainly move. By variable.
  private(set) var isUndetermined: [Bool]
  /// Those that only blocked rows moved when they were recorded, each once.
  private(set) var undecided: [Int] = []
  private var isUndecided: [Bool]
  /// Whether nothing new can be learned about a variable from another row. By variable.
  private(set) var isKnown: [Bool]
  /// Whether a form of the variables that are not known has to be made, for the first time or because one that
  /// still has known variables led to a row that taught nothing.
  private(set) var needsForm = true
  private var isFormOutdated = false
  private var hasNews = false
  /// Whether there are so many rows that choosing among them is worth a solve.
  let areMany: Bool
  /// One for each variable of the component: square roots of different primes, so that moves do not
  /// cancel (see `Solver.moved`). Empty unless there are many rows.
  var shares: ArraySlice<Double> = []
  private var blockedCount = 0

  /// - Parameter openCount: the number of rows.
  init(variableCount: Int, _ openCount: Int) {
    isUndetermined = Array(repeating: false, count: variableCount)
    isKnown = isUndetermined
    isUndecided = isUndetermined
    areMany = openCount > WorkLimit.followedMoves
  }

  /// - Parameter isBlocked: whether something keeps the variables from moving at once.
  mutating func record(_ moved: [Int], isBlocked: Bool) {
    guard isBlocked else {
      for variable in moved where !isUndetermined[variable] {
        isUndetermined[variable] = true
        learn(variable)
      }
      return
    }
    for variable in moved where !isUndecided[variable] {
      isUndecided[variable] = true
      undecided.append(variable)
    }
    blockedCount += 1
    // A row that is not blocked decides at once, so that a few more are tried.
    guard blockedCount >= WorkLimit.followedMoves else { return }
    for variable in blockedCount == WorkLimit.followedMoves ? undecided : moved {
      learn(variable)
    }
  }

  private mutating func learn(_ variable: Int) {
    guard !isKnown[variable] else { return }
    isKnown[variable] = true
    hasNews = true
  }

  /// Ends what one row moves. To make the form again costs as much as to follow a few rows, and most rows that an
  /// outdated one leads to move other variables too.
  mutating func endRow() {
    if hasNews { isFormOutdated = true } else { needsForm = isFormOutdated }
    hasNews = false
  }

  mutating func beginForm() { (needsForm, isFormOutdated, hasNews) = (false, false, false) }
}
