import ConstraintSolver

/// A view whose place or size more than one answer would satisfy equally well.
package struct LayoutAmbiguity: Hashable, Sendable {
  package enum Aspect: Hashable, Sendable { case position, size }

  package var view: ViewIndex
  package var axis: LayoutAxis
  package var aspect: Aspect

  package init(view: ViewIndex, axis: LayoutAxis, aspect: Aspect) {
    self.view = view
    self.axis = axis
    self.aspect = aspect
  }
}

extension LayoutEngine {
  /// The views that the constraints do not determine, in order of the tree.
  package mutating func ambiguities() -> [LayoutAmbiguity] {
    solver.solve()
    let free = solver.undeterminedVariables()
    var isFree = Array(repeating: false, count: solver.variableCount)
    for variable in free { isFree[variable.id] = true }
    var found: [LayoutAmbiguity] = []
    for (index, frame) in frames.enumerated() {
      guard let frame, isPresent[index] else { continue }
      for axis in LayoutAxis.allCases {
        let view = ViewIndex(index)
        // The size first: where an edge is held, a place is open only because the size is.
        if isFree[frame.extent(axis).id] {
          found.append(LayoutAmbiguity(view: view, axis: axis, aspect: .size))
        }
        if isFree[frame.origin(axis).id] {
          found.append(LayoutAmbiguity(view: view, axis: axis, aspect: .position))
        }
      }
    }
    return found
  }
}
