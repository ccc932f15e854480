package import Primitives

extension LayoutEngine {
  /// Whether a constraint of the caller is active, broken or not.
  package func isActive(_ index: Int) -> Bool { installed[index].isActive }

  /// A number that changes whenever a constraint is activated or modified while it is active; nil for
  /// an inactive one.
  package func modification(of index: Int) -> Int? {
    installed[index].isActive ? installed[index].lastModification : nil
  }

  /// The constraints of the caller whose modification differs from a known one, ascending.
  ///
  /// - Parameter known: by constraint.
  package func constraintsModified(since known: [Int?]) -> [Int] {
    known.indices.filter { modification(of: $0) != known[$0] }
  }

  /// Whether a constraint is active but ignored, because it contradicts older ones.
  package func isBroken(_ index: Int) -> Bool { broken.contains(index) }

  /// A constraint with its current constant and priority.
  package func constraint(_ index: Int) -> LayoutConstraint { installed[index].constraint }

  /// The broken constraints, in the order of activation.
  package var brokenMembers: [LayoutConflict.Member] { broken.map(member) }

  /// The properties of a view.
  package func view(_ view: ViewIndex) -> LayoutView { views[view.rawValue] }

  /// The direction in which a view's content runs (`effectiveUserInterfaceLayoutDirection`).
  package func direction(of view: ViewIndex) -> LayoutDirection { directions[view.rawValue] }

  /// The distances from a view's frame to its alignment rectangle.
  package func alignmentRectInsets(of view: ViewIndex) -> EdgeInsets {
    views[view.rawValue].alignmentRectInsets.resolved(directions[view.rawValue])
  }
}

extension LayoutConflict.Member {
  /// The views that a constraint refers to, or whose guides it refers to; each once. For a system
  /// constraint, the view whose property causes it.
  package func owners(in engine: LayoutEngine) -> [ViewIndex] {
    switch self {
    case .constraint(let index):
      let constraint = engine.constraint(index)
      let first = constraint.firstItem.owner
      guard let second = constraint.secondItem?.owner, second != first else { return [first] }
      return [first, second]
    case .system(let system, _): return [system.view]
    }
  }
}
