/// Variables that constraints tie together, and the basis of their system.
///
/// Systems that share no constraint never see each other: the two axes of a layout, and views
/// that only their superview holds.
struct Component: Sendable {
  /// Ascending. The same numbers name the slots of the basis.
  var variables: [Int] = []
  /// Ascending; every live row, tight or not.
  var rows: [Int] = []
  var factorization = Factorization()

  /// Values no longer follow from the basis: a constant of a tight row changed.
  var needsValues = false
  /// Rows added or removed since the last solution.
  var structuralChanges = 0
  var isDirty = false

  /// More than this many structural changes make choosing a new basis cheaper.
  static let batchThreshold = 24

  var needsRebuild: Bool { structuralChanges > Self.batchThreshold }

  mutating func insert(row: Int) {
    rows.append(row)
  }

  mutating func remove(row: Int) {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] < row { low = middle + 1 } else { high = middle }
    }
    if low < rows.count, rows[low] == row { rows.remove(at: low) }
  }

  mutating func absorb(_ other: Component) {
    variables = merged(variables, other.variables)
    rows = merged(rows, other.rows)
    factorization.append(contentsOf: other.factorization)
    needsValues = needsValues || other.needsValues
    structuralChanges += other.structuralChanges
  }

  private func merged(_ a: [Int], _ b: [Int]) -> [Int] {
    if let last = a.last, let first = b.first, last < first { return a + b }
    return (a + b).sorted()
  }
}
