/// Required constraints that cannot be satisfied together, and the one of them that is broken.
package struct LayoutConflict: Hashable, Sendable {
  package enum Member: Hashable, Sendable {
    /// A constraint of the caller, by index.
    case constraint(Int)
    /// A constraint that UIKit creates, with its current constant.
    case system(SystemConstraint, LayoutConstraint)
  }

  /// A minimal set: without any one of them the others can be satisfied. System constraints come
  /// first, then the caller's in the order of activation or modification.
  package var members: [Member]
  /// The constraint that is broken: one of the caller's if the set contains any.
  package var broken: Member

  package init(members: [Member], broken: Member) {
    self.members = members
    self.broken = broken
  }
}
