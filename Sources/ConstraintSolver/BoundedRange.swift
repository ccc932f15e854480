/// The values that the rows of one variable leave it, the strongest heard first.
struct BoundedRange {
  private var least = -Double.infinity
  private var greatest = Double.infinity
  private var leastRow: Int?
  private var greatestRow: Int?

  mutating func narrow(to row: Row, _ index: Int, _ coefficient: Double) {
    let value = row.constant / coefficient
    let isUpper = (row.relation == .lessThanOrEqual) == (coefficient > 0)
    if row.relation == .equal || !isUpper { raise(to: value, index) }
    if row.relation == .equal || isUpper { lower(to: value, index) }
  }

  private mutating func raise(to value: Double, _ row: Int) {
    guard value > least, least < greatest else { return }
    (least, leastRow) = value < greatest ? (value, row) : (greatest, greatestRow)
  }

  private mutating func lower(to value: Double, _ row: Int) {
    guard value < greatest, least < greatest else { return }
    (greatest, greatestRow) = value > least ? (value, row) : (least, leastRow)
  }

  /// That of the bound closest to zero, if zero is not within.
  var nearestRow: Int? { least > 0 ? leastRow : greatest < 0 ? greatestRow : nil }
}
