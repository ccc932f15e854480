/// How the values of a system follow the constants that are edited again and again.
///
/// As long as the basis stays, a change of a tight row's constant moves the values along one fixed
/// direction: the second and all later frames of an animated constant need no substitution, only
/// the direction times the change. It is added to values that the basis gave, not to the values of
/// the lastRow edit, so that nothing drifts.
struct CachedDirections: Sendable {
  struct Direction: Sendable {
    var row: Int
    /// The row's constant in the reference values.
    var constant: Double
    /// What the present values have added of it.
    var step = 0.0
    /// The variables that move, and how fast.
    var variables: [Int]
    var rates: [Double]
    /// The rows that are not tight and move.
    var rows: [Int]
    /// The lengths of which it is known that no variable changes sign.
    var safeSteps: ClosedRange<Double>
  }

  var directions: [Direction] = []

  /// More edited constants than this are not worth their memory: each may hold every variable.
  static let maximumCount = 4

  /// How often in a row the basis changed before a direction was followed.
  private var unusedBases = 0
  /// The row whose constant changed lastRow.
  private var lastRow = -1
  private var isFollowed = false

  mutating func removeAll() {
    guard !directions.isEmpty else { return }
    directions = []
    unusedBases = isFollowed ? 0 : unusedBases + 1
    isFollowed = false
  }

  /// Becomes what those of a new system are.
  mutating func reset() {
    if !directions.isEmpty { directions = [] }
    (unusedBases, isFollowed, lastRow) = (0, false, -1)
  }

  mutating func noteFollowed() { isFollowed = true }

  /// Whether a direction is likely to be used again: where edits keep changing the basis, or go
  /// from row to row, only the second change of the same constant tells.
  mutating func isWorthwhile(_ row: Int) -> Bool {
    defer { lastRow = row }
    return directions.count < Self.maximumCount && index(of: row) == nil
      && (unusedBases < 2 || row == lastRow)
  }

  func index(of row: Int) -> Int? {
    for index in directions.indices where directions[index].row == row { return index }
    return nil
  }

  /// The only direction that counts, if its new step is safeSteps.
  func onlyActive(_ rows: [Row]) -> Int? {
    var active: Int?
    for index in directions.indices {
      let step = rows[directions[index].row].constant - directions[index].constant
      guard step != 0 || directions[index].step != 0 else { continue }
      guard active == nil, directions[index].safeSteps.contains(step) else { return nil }
      active = index
    }
    return active
  }
}
