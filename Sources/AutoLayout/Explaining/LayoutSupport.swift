/// An explanation of an attribute's value: the constraints that determine it, and those that do not.
package struct LayoutSupport: Hashable, Sendable {
  /// The origin of a link or rival.
  package enum Source: Hashable, Sendable {
    /// A constraint of the caller, by index.
    case constraint(Int)
    /// A system constraint, by its index after the caller's.
    case system(Int, SystemConstraint)
    /// The tie rule, which sets the attribute to zero because no constraint determines it.
    case tieRule(LayoutItem, LayoutAttribute)
  }

  /// A constraint that takes part in determining the value; it holds with equality.
  package struct Link: Hashable, Sendable {
    package var source: Source
    /// With its current constant and priority; nil for the tie rule.
    package var constraint: LayoutConstraint?
    /// The number of links between this one and the explained attribute.
    package var depth: Int
    /// Whether the path from the explained attribute reaches the constraint by its second item.
    package var isReversed: Bool
    /// The value of the attribute by which the constraint is reached, in the coordinates of the items'
    /// closest common ancestor.
    package var near: Double
    /// The value of the other attribute; nil if there is none. For a margin or a guide, the value of
    /// the view's own edge.
    package var far: Double?
    /// The distance from that edge to the margin or guide, positive to the right or downward.
    package var farInset: Double
    /// The change of the explained attribute per point of the constraint's constant.
    package var coefficient: Double
    /// The right-hand side of the constraint's row: its constant and the given lengths in it.
    package var rightSide: Double

    /// The part of the explained value that the constraint determines, in points.
    package var contribution: Double { coefficient * rightSide }
  }

  /// A constraint that refers to the attribute's view and axis but does not determine the attribute.
  package struct Rival: Hashable, Sendable {
    package enum State: Hashable, Sendable {
      /// Optional, and violated by so many points because of stronger constraints, or equally strong
      /// ones that the tie rule prefers: the optional ones among them, weakest first, or if there are
      /// none the required ones.
      case missed(by: Double, because: [Source])
      /// Required, and ignored because it contradicts older ones.
      case broken
      case inactive
      /// Satisfied anyway, with so many points of slack; 0 for an equation.
      case holds(spare: Double)
    }

    package var source: Source
    package var constraint: LayoutConstraint
    package var state: State
  }

  /// The solved value, in the superview's coordinates.
  package var value: Double
  /// The part of the value that comes from given rectangles, not from constraints.
  package var fixed: Double
  /// The constraints on the paths from the attribute to given rectangles. The value is the sum of `fixed`
  /// and their contributions.
  package var links: [Link]
  package var rivals: [Rival]
  /// Whether the view's rectangle is given, so that no constraint can change it.
  package var isGiven: Bool
}
