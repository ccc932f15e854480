/// An edit of one constraint that resolves a conflict without causing another.
package enum Cure: Hashable, Sendable {
  case setConstant(Int, Double)
  /// Makes a required constraint optional. This edits the declaration, because UIKit does not allow
  /// an active constraint to change between required and optional.
  case setPriority(Int, LayoutPriority)
  case setRelation(Int, LayoutRelation)
  case deactivate(Int)

  /// The index of the constraint that is edited.
  package var constraint: Int {
    switch self {
    case .setConstant(let index, _), .setPriority(let index, _), .setRelation(let index, _),
      .deactivate(let index):
      index
    }
  }

  /// 999: stronger than nearly all optional constraints.
  package static let almostRequired = LayoutPriority(rawValue: 999) ?? .defaultHigh
}
