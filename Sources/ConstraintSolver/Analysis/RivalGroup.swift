/// Rows of one priority that belong to one group, and the moves by which they gain or lose.
struct RivalGroup {
  struct SignedPosition: Hashable {
    var position: Int
    var isPositive: Bool
  }

  var rows: Set<Int>
  var gains: [SignedPosition] = []
  var losses: [SignedPosition] = []

  func isRival(of other: RivalGroup) -> Bool {
    !rows.isDisjoint(with: other.rows) || gains.contains(where: other.losses.contains)
      || losses.contains(where: other.gains.contains)
  }

  mutating func formUnion(_ other: RivalGroup) {
    rows.formUnion(other.rows)
    gains += other.gains
    losses += other.losses
  }
}
