/// Required constraints that cannot hold together, and the one that was left out.
package struct LayoutConflict: Hashable, Sendable {
  package enum Member: Hashable, Sendable {
    /// By the caller's number.
    case constraint(Int)
    /// A required hugging or compression resistance.
    case contentSize(ViewIndex, LayoutAxis)
  }

  /// Minimal: without any one of them the others hold. In order of activation, system ones first.
  package var members: [Member]
  /// The caller's number of the constraint that is broken.
  package var broken: Int

  package init(members: [Member], broken: Int) {
    self.members = members
    self.broken = broken
  }
}

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
