package import Primitives

extension LayoutEngine {
  package func isActive(_ index: Int) -> Bool { installed[index].isActive }

  /// Active, but left out because it cannot hold together with older ones.
  package func isBroken(_ index: Int) -> Bool { broken.contains(index) }

  /// The constraint with its present constant and priority.
  package func constraint(_ index: Int) -> LayoutConstraint { installed[index].constraint }

  /// What is active and left out, each once, in order of activation.
  package var brokenMembers: [LayoutConflict.Member] { broken.map(member) }

  /// How far a view's alignment rectangle lies inside its frame.
  package func alignmentRectInsets(of view: ViewIndex) -> EdgeInsets {
    views[view.rawValue].alignmentRectInsets.resolved(directions[view.rawValue])
  }
}

extension LayoutConflict.Member {
  /// The views that a constraint holds, or whose guides it holds; each once.
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
