/// A tight row that could leave the basis, and the way it would go.
struct LeavingCandidate: Sendable {
  var position: Int
  /// The sign of the leavingMember row's residual: +1 or -1.
  var sign: Double
  /// What decides that leavingMember pays.
  var level: Level
  /// The change of that level's error for each unit of the row's residual; negative.
  var reducedCost: Double

  enum Level: Sendable {
    case priority(Float)
    /// The tie rule: the error of one constraint, or the distance of one variable from zero.
    case tie(BasisMember)
  }
}
