/// A basic row that may leave the basis, with the sign its residual would take.
struct LeavingCandidate: Sendable {
  var position: Int
  /// The sign of the leaving row's residual: +1 or -1.
  var sign: Double
  /// The level that improves when the row leaves.
  var level: Level
  /// The change of that level's error per unit of the row's residual; negative.
  var reducedCost: Double

  enum Level: Sendable {
    case priority(Float)
    case tie(TieLevel)
  }
}
