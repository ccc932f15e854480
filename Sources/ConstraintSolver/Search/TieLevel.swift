/// A level of the tie rule: what a row or variable keeps small among equally good solutions.
struct TieLevel: Hashable, Sendable {
  /// In the order of the tie rule.
  enum Measure: Int, CaseIterable, Sendable {
    /// The error of a row.
    case error
    /// The slack of an inequality that prefers equality.
    case slack
    /// The distance of a variable from zero.
    case distance
  }

  let measure: Measure
  /// The row's tie order; 0 for a variable.
  private let order: Int64
  let member: BasisMember

  static func error(_ row: Int, _ tieOrder: Int64) -> TieLevel {
    TieLevel(measure: .error, order: tieOrder, member: .row(row))
  }

  static func slack(_ row: Int, _ tieOrder: Int64) -> TieLevel {
    TieLevel(measure: .slack, order: tieOrder, member: .row(row))
  }

  static func distance(_ variable: Int) -> TieLevel {
    TieLevel(measure: .distance, order: 0, member: .stay(variable))
  }

  @inline(__always) func precedes(_ other: TieLevel) -> Bool {
    if measure != other.measure { return measure.rawValue < other.measure.rawValue }
    return order == other.order ? member.index < other.member.index : order < other.order
  }
}
