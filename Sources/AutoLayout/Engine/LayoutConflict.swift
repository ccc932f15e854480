/// Required constraints that cannot hold together, and the one that was left out.
package struct LayoutConflict: Hashable, Sendable {
  package enum Member: Hashable, Sendable {
    /// By the caller's number.
    case constraint(Int)
    /// One that no file declares, as it is.
    case system(SystemConstraint, LayoutConstraint)
  }

  /// Minimal: without any one of them the others hold. System ones first, then in order of
  /// activation.
  package var members: [Member]
  /// The one that is broken: an application constraint wherever there is one.
  package var broken: Member

  package init(members: [Member], broken: Member) {
    self.members = members
    self.broken = broken
  }
}
