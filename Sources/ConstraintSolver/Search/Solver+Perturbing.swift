/// The way out of a vertex in which many rows meet.
///
/// Steps of length zero only exchange the rows that meet there, and thousands of them may pass before one leads
/// away. If each row is moved by a length of its own, hardly any two meet, and every step improves the level
/// (Charnes, "Optimality and Degeneracy in Linear Programming", Econometrica 20(2), 1952,
/// doi:10.2307/1907845). Back with its own constants the basis is optimal or nearly so, because the signs of
/// rows that meet again are those in which the levels were optimal.
extension Solver {
  /// Searches with perturbed constants, and then returns to the given ones with the basis that was found. What
  /// is optimal is decided with the given ones.
  mutating func optimizePerturbed(_ component: Int, _ budget: inout IterationBudget) {
    let given = perturbTightRows(of: component)
    budget.forgetStall()
    while !budget.isExhausted, !budget.isStalling {
      if minimizeLevels(component, &budget) != .restart { break }
    }
    for (row, constant) in given { rows[row].constant = constant }
    components[component].needsResiduals = true
    refreshValues(of: component)
    budget.forgetStall()
  }

  /// Moves each nonbasic row whose residual is zero to the side of its sign.
  ///
  /// - Returns: these rows, with the constants that they had.
  private mutating func perturbTightRows(of component: Int) -> [(row: Int, constant: Double)] {
    var given: [(row: Int, constant: Double)] = []
    for row in components[component].rows where rows[row].isNonbasic && rows[row].residual == 0 {
      given.append((row, rows[row].constant))
      let amount = Tolerance.perturbation * Fingerprint.factor(row) * rows[row].norm
      rows[row].constant -= amount * rows[row].sign
      _ = refreshResidual(row)
    }
    components[component].needsViolationCount = true
    return given
  }
}
