extension Solver {
  /// Adds an unknown; its value is zero until a constraint uses it.
  package mutating func addVariable() -> Variable {
    values.append(0)
    return Variable(id: values.count - 1)
  }

  /// Adds a constraint, which takes effect at the next `solve()`. Terms of the same variable are
  /// summed.
  ///
  /// - Precondition: coefficients, constant and priority are finite, and the variables belong to
  ///   this solver.
  package mutating func addConstraint(_ constraint: LinearConstraint) -> ConstraintID {
    let id = ConstraintID(id: rows.count)
    let row = makeRow(constraint)
    rows.append(row)
    if row.termCount == 0 { emptyRows.append(id.id) }
    return id
  }

  /// Removes a constraint; the next `solve()` gives this effect.
  ///
  /// - Precondition: the constraint was added and not removed.
  package mutating func removeConstraint(_ id: ConstraintID) {
    precondition(isLive(id), "constraint \(id.id) is not in the solver")
    let row = rows[id.id]
    rows[id.id].isLive = false
    if row.basisPosition < 0 { rows[id.id].basisPosition = -2 }
    removedTermCount += row.termCount
    if row.termCount == 0 {
      emptyRows.removeAll { $0 == id.id }
    } else if id.id < attachedCount {
      detach(id.id, row)
    }
  }

  private mutating func detach(_ index: Int, _ row: Row) {
    let component = componentOf[pool[row.firstTerm].variable]
    components[component].detach(index, row)
    markDirty(component)
  }

  /// Changes the right-hand side of a constraint; the next `solve()` gives this effect.
  ///
  /// - Precondition: the constraint is in the solver, and the constant is finite.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    precondition(isLive(id), "constraint \(id.id) is not in the solver")
    precondition(constant.isFinite, "a constant of \(constant)")
    let old = rows[id.id].constant
    guard old != constant else { return }
    rows[id.id].constant = constant
    guard id.id < attachedCount else {
      if rows[id.id].termCount == 0 { rows[id.id].residual = -constant }
      return
    }
    guard rows[id.id].termCount > 0 else {
      rows[id.id].residual = -constant
      return
    }
    let component = componentOf[pool[rows[id.id].firstTerm].variable]
    components[component].shift += abs(constant - old)
    components[component].shiftCount += 1
    if rows[id.id].basisPosition >= 0 {
      components[component].changes.append(id.id, from: old)
    } else {
      refreshNonbasic(id.id, in: component)
    }
    markDirty(component)
  }

  /// Recomputes the residual of a nonbasic row. Only a change of sign makes work for the next
  /// solve.
  mutating func refreshNonbasic(_ row: Int, in component: Int) {
    let wasViolated = rows[row].isViolated
    if refreshResidual(row) { components[component].pricingCandidates.append(.row(row)) }
    guard wasViolated != rows[row].isViolated else { return }
    components[component].violations += wasViolated ? -1 : 1
  }

  /// Moves a constraint to another level; the next `solve()` gives this effect.
  ///
  /// - Precondition: the constraint is in the solver, and the priority is finite.
  package mutating func setPriority(_ priority: Float, of id: ConstraintID) {
    precondition(isLive(id), "constraint \(id.id) is not in the solver")
    precondition(priority.isFinite, "a priority of \(priority)")
    guard rows[id.id].priority != priority else { return }
    guard rows[id.id].termCount > 0, id.id < attachedCount else {
      rows[id.id].priority = priority
      return
    }
    let component = componentOf[pool[rows[id.id].firstTerm].variable]
    let isRequired = max(rows[id.id].priority, priority) >= LinearConstraint.required
    if isRequired { components[component].needsViolationCount = true }
    changePriority(of: id.id, to: priority, in: component)
    components[component].pricingCandidates.append(.row(id.id))
    markDirty(component)
  }

  /// Changes the place of a constraint in the tie rule; the next `solve()` gives this effect.
  ///
  /// - Precondition: the constraint is in the solver.
  package mutating func setTieOrder(_ tieOrder: Int64, of id: ConstraintID) {
    precondition(isLive(id), "constraint \(id.id) is not in the solver")
    guard rows[id.id].tieOrder != tieOrder else { return }
    rows[id.id].tieOrder = tieOrder
    guard rows[id.id].termCount > 0, id.id < attachedCount else { return }
    let component = componentOf[pool[rows[id.id].firstTerm].variable]
    components[component].isOptimal = false
    markDirty(component)
  }

  private func isLive(_ id: ConstraintID) -> Bool {
    rows.indices.contains(id.id) && rows[id.id].isLive
  }
}
