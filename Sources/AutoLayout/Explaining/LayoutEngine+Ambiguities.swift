package import ConstraintSolver

/// An ambiguous position or size of a view: several values satisfy the constraints equally well.
package struct LayoutAmbiguity: Hashable, Comparable, Sendable {
  package enum Aspect: Hashable, Sendable { case position, size }

  package var view: ViewIndex
  package var axis: LayoutAxis
  package var aspect: Aspect

  package init(view: ViewIndex, axis: LayoutAxis, aspect: Aspect) {
    self.view = view
    self.axis = axis
    self.aspect = aspect
  }

  /// In the order of views; horizontal first, and the size first, because the position may be ambiguous only for
  /// that reason.
  package static func < (left: LayoutAmbiguity, right: LayoutAmbiguity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    view.rawValue * 4 + (axis == .vertical ? 2 : 0) + (aspect == .position ? 1 : 0)
  }
}

extension LayoutEngine {
  /// The ambiguous positions and sizes of views in the tree, ascending.
  package mutating func ambiguities() -> [LayoutAmbiguity] {
    solver.solve()
    let isFree = solver.undeterminedFlags()
    return ambiguities { isFree[$0.id] }
  }

  /// The positions and sizes of views in the tree whose variables are free, ascending.
  package func ambiguities(_ isFree: (Variable) -> Bool) -> [LayoutAmbiguity] {
    var found: [LayoutAmbiguity] = []
    for index in frames.indices where isPresent[index] {
      guard let frame = frames[index] else { continue }
      for axis in LayoutAxis.allCases {
        let view = ViewIndex(index)
        if isFree(frame.extent(axis)) {
          found.append(LayoutAmbiguity(view: view, axis: axis, aspect: .size))
        }
        if isFree(frame.origin(axis)) {
          found.append(LayoutAmbiguity(view: view, axis: axis, aspect: .position))
        }
      }
    }
    return found
  }
}
