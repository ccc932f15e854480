/// The interval of values that single-variable rows leave a variable, considering the strongest
/// level first: on each level the values with the least sum of errors, which lie between two
/// weighted medians.
struct BoundedRange {
  /// A single-variable row as a bound on the variable's value.
  struct Bound {
    var row: Int
    var value: Double
    /// The growth of the row's error per unit of the value.
    var weight: Double
    var isLower: Bool
    var isUpper: Bool

    init(_ row: Int, _ relation: Relation, coefficient: Double, constant: Double) {
      self.row = row
      value = constant / coefficient
      weight = abs(coefficient)
      isUpper = relation == .equal || (relation == .lessThanOrEqual) == (coefficient > 0)
      isLower = relation == .equal || !isUpper
    }
  }

  private var least = -Double.infinity
  private var greatest = Double.infinity
  private var leastRow: Int?
  private var greatestRow: Int?

  /// Restricts the interval to the values that are best for the bounds of one level.
  mutating func narrow(to level: [Bound]) {
    guard level.count > 1 else { return level.forEach { clip($0) } }
    var slope = level.reduce(0) { $1.isLower ? $0 - $1.weight : $0 }
    for bound in level.sorted(by: { ($0.value, $0.row) < ($1.value, $1.row) }) {
      let before = slope
      slope += bound.isLower && bound.isUpper ? 2 * bound.weight : bound.weight
      if before < 0, slope >= 0 { raise(to: bound) }
      if before <= 0, slope > 0 { lower(to: bound) }
    }
  }

  /// Restricts the interval to a bound if the two intersect. Called after all levels: among equally
  /// good values, older rows decide first.
  mutating func clip(_ bound: Bound) {
    if bound.isLower { raise(to: bound) }
    if bound.isUpper { lower(to: bound) }
  }

  private mutating func raise(to bound: Bound) {
    guard bound.value > least, least < greatest else { return }
    (least, leastRow) =
      bound.value < greatest ? (bound.value, bound.row) : (greatest, greatestRow)
  }

  private mutating func lower(to bound: Bound) {
    guard bound.value < greatest, least < greatest else { return }
    (greatest, greatestRow) =
      bound.value > least ? (bound.value, bound.row) : (least, leastRow)
  }

  /// The bound closest to zero; nil if zero is within the interval.
  var nearestRow: Int? { least > 0 ? leastRow : greatest < 0 ? greatestRow : nil }
}
