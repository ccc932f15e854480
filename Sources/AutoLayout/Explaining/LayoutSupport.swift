/// Why an attribute of a view has its value: the constraints that decide it, and those that do not.
package struct LayoutSupport: Hashable, Sendable {
  /// Who asks for something.
  package enum Source: Hashable, Sendable {
    /// By the caller's number.
    case constraint(Int)
    /// By the engine's number, which follows the caller's.
    case system(Int, SystemConstraint)
    /// Nothing else decides the attribute: the tie rule keeps it at zero.
    case tieRule(LayoutItem, LayoutAttribute)
  }

  /// A constraint that takes part in the decision; it holds exactly.
  package struct Link: Hashable, Sendable {
    package var source: Source
    /// As it is at present; nil for the tie rule.
    package var constraint: LayoutConstraint?
    /// How many links lead to it from the attribute that is asked for.
    package var depth: Int
    /// Whether it was reached from the constraint's second item.
    package var isReversed: Bool
    /// The attribute that it was reached from, in the coordinates of the items' closest common
    /// ancestor.
    package var near: Double
    /// The other attribute; nil if there is none. Of a margin or a guide it is the value of the
    /// view's own edge.
    package var far: Double?
    /// How far beyond that edge, rightward or downward, the margin or guide lies.
    package var farInset: Double
    /// How far the attribute moves for each point by which the constraint's constant grows.
    package var coefficient: Double
    /// What the constraint's unknowns must add up to: its constant and all that is fixed in it.
    package var rightSide: Double

    package var contribution: Double { coefficient * rightSide }
  }

  /// A constraint about the attribute's view and axis that does not decide it.
  package struct Rival: Hashable, Sendable {
    package enum State: Hashable, Sendable {
      /// Optional, and off by as many points because of stronger ones, or equally strong ones that
      /// the tie rule prefers: of those that stand against it the optional ones, weakest first, or
      /// if there are none the required ones.
      case missed(by: Double, because: [Source])
      /// Required, and left out because it contradicts older ones.
      case broken
      case inactive
      /// Holds anyway, with as many points to spare; 0 for an equation.
      case holds(spare: Double)
    }

    package var source: Source
    package var constraint: LayoutConstraint
    package var state: State
  }

  /// In the superview's coordinates, as solved.
  package var value: Double
  /// The part of the value that no constraint decides: what lies at given places.
  package var fixed: Double
  /// From the attribute outward to what is fixed. The value is `fixed` and their contributions.
  package var links: [Link]
  package var rivals: [Rival]
  /// Whether the view's rectangle is given, so that no constraint can move it.
  package var isGiven: Bool
}
