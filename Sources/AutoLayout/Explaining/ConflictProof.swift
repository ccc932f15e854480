/// The arithmetic of a conflict: the members, each as often as its multiplier says, add up to
/// something impossible. What is left of the sum are lengths.
package struct ConflictProof: Hashable, Sendable {
  /// A member's part in the sum.
  package struct Part: Hashable, Sendable {
    package var member: LayoutConflict.Member
    /// A positive one takes the member as `>=`, a negative one as `<=`.
    package var multiplier: Double
  }

  /// A length of the sum.
  package struct Term: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
      /// The constant of a member, or the length of a content size.
      case constant(LayoutConflict.Member)
      /// The whole width or height of something given.
      case extent(LayoutItem, LayoutAxis)
      /// Where an edge of something given lies in the system of the items' common ancestor.
      case place(LayoutItem, LayoutAttribute)
      /// What several edges of something given leave between them.
      case between(LayoutItem, LayoutAxis)
    }

    package var source: Source
    /// In points.
    package var value: Double
    /// How often it counts; times `value` it is what it adds, and that is positive.
    package var factor: Double

    package var amount: Double { value * factor }

    package var isGiven: Bool {
      if case .constant = source { false } else { true }
    }
  }

  /// In the order of the conflict's members.
  package var parts: [Part]
  /// What is to find room, from the leading or top end on.
  package var needed: [Term]
  /// What there is.
  package var available: [Term]
  /// By how many points the sum of the one exceeds that of the other; positive.
  package var difference: Double
  /// Nil where members of both axes take part.
  package var axis: LayoutAxis?
  /// Whether all members are equations.
  package var isEquation: Bool

  package var neededSum: Double { needed.reduce(0) { $0 + $1.amount } }
  package var availableSum: Double { available.reduce(0) { $0 + $1.amount } }
}
