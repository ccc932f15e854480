extension Solver {
  mutating func markDirty(_ component: Int) {
    guard !components[component].isDirty else { return }
    components[component].isDirty = true
    dirtyComponents.append(component)
  }

  mutating func markStructuralChange(_ component: Int) {
    components[component].structuralChanges += 1
    components[component].directions.removeAll()
    components[component].isOptimal = false
    components[component].needsRecount = true
    markDirty(component)
  }

  /// Merges the systems of a row's variables; unused variables join as stays.
  ///
  /// - Returns: the system that holds all of them.
  mutating func joinComponents(of row: Int) -> Int {
    var target = -1
    for i in terms(of: row) {
      let component = componentOf[pool[i].variable]
      guard component >= 0, component != target else { continue }
      target = target < 0 ? component : merge(component, target)
    }
    if target < 0 { target = newComponent() }
    for i in terms(of: row) where componentOf[pool[i].variable] < 0 {
      admit(pool[i].variable, to: target)
    }
    return target
  }

  mutating func newComponent() -> Int {
    if let free = freeComponents.popLast() { return free }
    components.append(Component())
    return components.count - 1
  }

  private mutating func admit(_ variable: Int, to component: Int) {
    componentOf[variable] = component
    if let last = components[component].variables.last, last > variable {
      components[component].isUnsorted = true
    }
    components[component].variables.append(variable)
    components[component].invalidate()
  }

  /// The larger system absorbs the smaller one.
  private mutating func merge(_ a: Int, _ b: Int) -> Int {
    let aIsLarger = components[a].variables.count >= components[b].variables.count
    let (large, small) = aIsLarger ? (a, b) : (b, a)
    var absorbed = Component()
    swap(&absorbed, &components[small])
    for variable in absorbed.variables { componentOf[variable] = large }
    components[large].absorb(absorbed)
    freeComponents.append(small)
    if absorbed.isDirty { markDirty(large) }
    return large
  }

  /// Takes a removed row out of the basis. The stay row of the variable that it moved most takes
  /// its slot: that one is independent of the others for certain.
  mutating func releaseSlot(of row: Int, in component: Int) {
    let slot = rows[row].slot
    if components[component].factorization.isWorn { _ = refactor(component) }
    solveDirection(slot, sign: 1, in: component)
    var best = slot
    for variable in scratch.direction.places {
      let (reach, most) = (abs(scratch.direction[variable]), abs(scratch.direction[best]))
      if reach > most || reach == most && variable < best { best = variable }
    }
    exchange(slot, for: .stay(best), in: component)
    components[component].needsValues = true
  }
}
