/// The results of an analysis by component, each until its component is solved again. Most components
/// of most layouts have nothing to report, so that only the others are stored.
struct AnalysisResults<Result: Sendable>: Sendable {
  private var outdated: [Int] = []
  /// By component: whether it is in `outdated`.
  private var isOutdated: [Bool] = []
  private var results: [Int: Result] = [:]

  /// Forgets the result of a component that is solved again.
  mutating func invalidate(_ component: Int) {
    if component >= isOutdated.count {
      let missing = component + 1 - isOutdated.count
      isOutdated.append(contentsOf: repeatElement(false, count: missing))
    }
    guard !isOutdated[component] else { return }
    isOutdated[component] = true
    outdated.append(component)
  }

  /// The components that are to be analyzed, ascending. Their old results are forgotten.
  mutating func takeOutdated() -> [Int] {
    for component in outdated {
      isOutdated[component] = false
      results[component] = nil
    }
    defer { outdated.removeAll(keepingCapacity: true) }
    return outdated.sorted()
  }

  /// The components with a result, ascending.
  var components: [Int] { results.keys.sorted() }

  subscript(component: Int) -> Result? {
    get { results[component] }
    set { results[component] = newValue }
  }
}

/// The variables of a component that have different values in equally good solutions, ascending.
struct UndeterminedVariables: Sendable {
  var found: [Int]
  /// Those of which it is not known, because a search was abandoned.
  var undecided: [Int]
}
