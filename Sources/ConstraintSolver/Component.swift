/// Variables that constraints tie together, and the basis of their system.
///
/// Systems that share no constraint never see each other: the two axes of a layout, and views
/// that only their superview holds.
struct Component: Sendable {
  /// Ascending. The same numbers name the slots of the basis.
  var variables: [Int] = []
  /// Ascending; every live row, tight or not.
  var rows: [Int] = []
  /// The same rows, strongest first, then ascending.
  var rowsByStrength: [Int] = []
  var factorization = Factorization()

  /// Values no longer follow from the basis: a constant of a tight row changed.
  var needsValues = false
  /// Rows added or removed since the last solution.
  var structuralChanges = 0
  /// A row that held it together is gone: it may have fallen apart.
  var isLoose = false
  var isDirty = false

  /// More than this many structural changes make choosing a new basis cheaper.
  static let batchThreshold = 24

  var needsRebuild: Bool { structuralChanges > Self.batchThreshold }

  /// Required rows that the last solution misses.
  var violations = 0

  /// Takes over another system. Order is kept only if no rebuild is to come, which sorts anyway.
  mutating func absorb(_ other: Component) {
    structuralChanges += other.structuralChanges
    if needsRebuild {
      variables += other.variables
      rows += other.rows
    } else {
      variables = merged(variables, other.variables)
      rows = merged(rows, other.rows)
    }
    rowsByStrength += other.rowsByStrength
    violations += other.violations
    factorization.append(contentsOf: other.factorization)
    needsValues = needsValues || other.needsValues
    isLoose = isLoose || other.isLoose
  }

  private func merged(_ a: [Int], _ b: [Int]) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(a.count + b.count)
    var j = 0
    for element in a {
      while j < b.count, b[j] < element {
        result.append(b[j])
        j += 1
      }
      result.append(element)
    }
    return result + b[j...]
  }
}
