/// A single edit after which a conflict is gone and no other has come.
package enum Cure: Hashable, Sendable {
  case setConstant(Int, Double)
  /// From required to optional: an edit of the declaration, since no active constraint may change
  /// between the two.
  case setPriority(Int, LayoutPriority)
  case setRelation(Int, LayoutRelation)
  case deactivate(Int)

  /// The caller's number of the constraint that is edited.
  package var constraint: Int {
    switch self {
    case .setConstant(let index, _), .setPriority(let index, _), .setRelation(let index, _),
      .deactivate(let index):
      index
    }
  }

  /// Just below required: stronger than whatever else is optional.
  package static let almostRequired = LayoutPriority(rawValue: 999) ?? .defaultHigh
}
