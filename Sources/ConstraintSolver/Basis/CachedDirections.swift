/// The directions in which a component's values follow constants that are edited repeatedly.
///
/// While the basis remains optimal, a change of a basic row's constant moves the values along a
/// fixed direction. The second and all later frames of an animated constant then need no
/// substitution in the factors, only the direction times the change. The product is added to the
/// values that the basis gave (the reference), not to those of the previous edit, so that rounding
/// does not accumulate.
struct CachedDirections: Sendable {
  struct Direction: Sendable {
    var row: Int
    /// The row's constant at the reference.
    var constant: Double
    /// The multiple of the direction that the present values contain.
    var step = 0.0
    /// The variables that the direction moves, with the rate of each.
    var variables: [Int]
    var rates: [Double]
    /// The nonbasic rows that the direction moves.
    var rows: [Int]
    /// Multiples of the direction, from the reference, for which no variable changes sign. Nil if one
    /// has changed since: it changes back on the way to the reference.
    var safeSteps: ClosedRange<Double>?
  }

  var directions: [Direction] = []

  /// The number of successive bases whose directions were discarded before any was followed.
  private var unusedBases = 0
  /// The row whose constant changed last.
  private var lastRow = -1
  private var isFollowed = false

  mutating func removeAll() {
    guard !directions.isEmpty else { return }
    directions = []
    unusedBases = isFollowed ? 0 : unusedBases + 1
    isFollowed = false
  }

  /// Returns to the state of a new component.
  mutating func reset() {
    if !directions.isEmpty { directions = [] }
    (unusedBases, isFollowed, lastRow) = (0, false, -1)
  }

  mutating func noteFollowed() { isFollowed = true }

  /// Whether a direction is likely to be reused. If edits keep changing the basis, or move from row
  /// to row, only a second change of the same constant indicates that.
  mutating func isWorthwhile(_ row: Int) -> Bool {
    defer { lastRow = row }
    return directions.count < WorkLimit.cachedDirections && index(of: row) == nil
      && (unusedBases < WorkLimit.unusedDirectionSets || row == lastRow)
  }

  func index(of row: Int) -> Int? {
    for index in directions.indices where directions[index].row == row { return index }
    return nil
  }

  /// The only direction that contributes to the values, if its new step is safe.
  func onlyActive(_ rows: [Row]) -> Int? {
    var active: Int?
    for index in directions.indices {
      let step = rows[directions[index].row].constant - directions[index].constant
      guard step != 0 || directions[index].step != 0 else { continue }
      guard active == nil, directions[index].safeSteps?.contains(step) == true else { return nil }
      active = index
    }
    return active
  }
}
