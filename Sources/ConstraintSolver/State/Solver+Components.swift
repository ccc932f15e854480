extension Solver {
  mutating func markDirty(_ component: Int) {
    guard !components[component].isDirty else { return }
    components[component].isDirty = true
    dirtyComponents.append(component)
  }

  /// Joins the sets of all existing components and new variables that new rows connect.
  ///
  /// All new rows are considered before any component changes, because merging components row by
  /// row would copy their lists once for each merge.
  mutating func unionVariables(ofAll added: [Int]) {
    for row in added {
      for i in terms(of: row) { workspace.disjointSets.makeSet(representative(pool[i].variable)) }
    }
    for row in added where rows[row].termCount > 1 {
      let terms = terms(of: row)
      var root = workspace.disjointSets.root(of: representative(pool[terms.lowerBound].variable))
      for i in terms.dropFirst() {
        let other = workspace.disjointSets.root(of: representative(pool[i].variable))
        guard other != root else { continue }
        let (upper, lower) = isLarger(other, root) ? (other, root) : (root, other)
        workspace.disjointSets.union(lower, into: upper)
        root = upper
      }
    }
  }

  /// The variable that represents a variable's component in the disjoint sets.
  @inline(__always)
  private func representative(_ variable: Int) -> Int {
    componentOf[variable] < 0 ? variable : components[componentOf[variable]].variables[0]
  }

  @inline(__always)
  private func isLarger(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (size(of: a), size(of: b))
    return first == second ? a < b : first > second
  }

  private func size(of representative: Int) -> Int {
    componentOf[representative] < 0 ? 0 : components[componentOf[representative]].variables.count
  }

  /// Merges the components of a row's variables. Variables without a component join with their
  /// stays.
  ///
  /// - Precondition: `unionVariables(ofAll:)` has seen the row.
  /// - Returns: the component that contains all of them.
  mutating func joinComponents(of row: Int) -> Int {
    let terms = terms(of: row)
    let root = workspace.disjointSets.root(of: representative(pool[terms.lowerBound].variable))
    if componentOf[root] < 0 { insert(root, to: newComponent()) }
    let target = componentOf[root]
    for i in terms {
      let component = componentOf[pool[i].variable]
      if component < 0 {
        insert(pool[i].variable, to: target)
      } else if component != target {
        merge(component, into: target)
      }
    }
    return target
  }

  mutating func newComponent() -> Int {
    if let free = unusedComponents.popLast() { return free }
    components.append(Component())
    return components.count - 1
  }

  private mutating func insert(_ variable: Int, to component: Int) {
    componentOf[variable] = component
    components[component].insert(variable)
  }

  private mutating func merge(_ small: Int, into large: Int) {
    var (variables, rows) = ([Int](), [Int]())
    swap(&variables, &components[small].variables)
    swap(&rows, &components[small].rows)
    for variable in variables { componentOf[variable] = large }
    if components[small].isDirty { markDirty(large) }
    let pending = components[small].pendingChanges
    components[large].absorb(variables, rows, pending)
    swap(&variables, &components[small].variables)
    swap(&rows, &components[small].rows)
    components[small].reset()
    unusedComponents.append(small)
  }
}
