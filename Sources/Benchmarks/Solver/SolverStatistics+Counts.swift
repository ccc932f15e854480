import ConstraintSolver

extension SolverStatistics {
  /// The work done since an earlier moment, or in total.
  ///
  /// - Parameter phase: the first word of the names.
  func counts(_ phase: String, since earlier: SolverStatistics? = nil) -> [BenchmarkResult.Count] {
    let before = earlier?.named ?? named.map { ($0.name, 0) }
    return zip(named, before).map { now, before in
      BenchmarkResult.Count("\(phase) \(now.name)", now.value - before.value)
    }
  }

  private var named: [(name: String, value: Int)] {
    [
      ("rebuilds", rebuilds), ("pivots", pivots), ("refactorizations", refactorizations),
      ("stalls", stalls), ("entries", entries), ("row visits", rowVisits), ("pricings", pricings),
      ("work", work),
    ]
  }
}
