/// The proof of a conflict: the sum of its members, each times its multiplier, is a contradiction
/// between lengths (Farkas' lemma).
package struct ConflictProof: Hashable, Sendable {
  /// A member and its multiplier in the sum.
  package struct Part: Hashable, Sendable {
    package var member: LayoutConflict.Member
    /// Positive if the sum uses the member as `>=`, negative if as `<=`.
    package var multiplier: Double
  }

  /// A length in the sum.
  package struct Term: Hashable, Sendable {
    /// The origin of a length.
    package enum Source: Hashable, Sendable {
      /// The constant of a member; for a content size, its length.
      case constant(LayoutConflict.Member)
      /// The width or height of an item with a given rectangle.
      case extent(LayoutItem, LayoutAxis)
      /// The coordinate of an edge of an item with a given rectangle, in the items' common ancestor.
      case place(LayoutItem, LayoutAttribute)
      /// The distance between several edges of an item with a given rectangle.
      case between(LayoutItem, LayoutAxis)
    }

    package var source: Source
    /// In points.
    package var value: Double
    /// The multiple of `value` in the sum; `value * factor` is positive.
    package var factor: Double

    /// In points; positive.
    package var amount: Double { value * factor }

    /// Whether the length is given, not the constant of a member.
    package var isGiven: Bool {
      if case .constant = source { false } else { true }
    }
  }

  /// In the order of the conflict's members.
  package var parts: [Part]
  /// The lengths that the members require, from the leading or top end.
  package var needed: [Term]
  /// The lengths that are available, from the leading or top end.
  package var available: [Term]
  /// `neededSum − availableSum`, in points; positive.
  package var difference: Double
  /// The axis of all members; nil if both axes occur.
  package var axis: LayoutAxis?
  /// Whether all members are equations, so that the sum is one.
  package var isEquation: Bool

  package var neededSum: Double { needed.reduce(0) { $0 + $1.amount } }
  package var availableSum: Double { available.reduce(0) { $0 + $1.amount } }
}
