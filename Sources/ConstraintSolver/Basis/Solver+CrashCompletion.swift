extension Solver {
  /// Lets rows that found no place in the triangle of a crash basis replace stays: as many as are
  /// independent, stronger ones first. Equations come first, then required inequalities that are
  /// violated.
  ///
  /// The equal gaps of a stack view, for example, form a tridiagonal system and no triangle, so that
  /// otherwise each of them would take pivots of its own.
  mutating func completeCrashBasis(_ component: Int) {
    let equations = components[component].rowsByStrength.filter {
      rows[$0].relation == .equal && rows[$0].termCount > 1
    }
    replaceStays(by: equations, in: component)
    guard !leavesOutContradictions,
      components[component].variables.contains(where: { basis[$0].isStay })
    else { return }
    let bounds = violatedRows(of: component).filter {
      rows[$0].relation != .equal && rows[$0].termCount > 1
    }
    replaceStays(by: bounds, in: component)
  }

  /// Rows that violate nearly as many required rows as before, and not few for their number, are left out: they
  /// would leave the basis one by one. Required equations stay, since every layout without a conflict satisfies
  /// them.
  private mutating func replaceStays(by candidates: [Int], in component: Int) {
    let stays = components[component].variables.filter { basis[$0].isStay }
    let candidates = candidates.filter { rows[$0].isNonbasic }
    guard !stays.isEmpty, !candidates.isEmpty else { return }
    let exchange = blockExchange(of: candidates, at: stays, in: component)
    guard !exchange.isEmpty else { return }
    let areCertain = candidates.allSatisfy {
      rows[$0].relation == .equal && rows[$0].priority >= LinearConstraint.required
    }
    let violated = areCertain ? .max : violatedRows(of: component).count
    let triangle = components[component].factorization
    guard perform(exchange, in: component) else { return }
    let most = max(violated / 2, exchange.positions.count / WorkLimit.rowsPerViolation)
    if areCertain || violatedRows(of: component).count <= most {
      keep(exchange)
    } else {
      undo(exchange, triangle, in: component)
    }
  }

  /// The required rows that the values of the basis violate.
  private mutating func violatedRows(of component: Int) -> [Int] {
    solveForValues(of: component)
    return components[component].rowsByStrength.filter {
      rows[$0].isNonbasic && solvedRow($0).isViolated
    }
  }

  /// A row with the residual that the values in `workspace.solution` give it.
  mutating func solvedRow(_ row: Int) -> Row {
    workspace.rowCount += 1
    var solved = rows[row]
    _ = Self.refresh(&solved, pool.span, workspace.solution.span)
    return solved
  }
}
