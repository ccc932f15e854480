/// A tight row that could leave the basis, and the way it would go.
struct Departure: Sendable {
  var position: Int
  /// The sign of the leavingMember row's residual: +1 or -1.
  var sign: Double
  /// What decides that leavingMember pays.
  var level: Level
  /// The change of that level's error for each unit of the row's residual; negative.
  var rate: Double

  enum Level: Sendable {
    case priority(Float)
    /// The tie rule: the error of one constraint, or the distance of one variable from zero.
    case tie(BasisMember)
  }
}

/// What the priorities say about the two directions of every tight row.
struct Pricing: Sendable {
  /// The directions that cost nothing on any level so far: bit 1 positive, bit 2 negative.
  private var open: [UInt8]
  private(set) var openCount: Int
  /// Whether the row's own error is already in the sums.
  var isCounted: [Bool]
  /// The departure that gains most on the strongest level that can gain.
  private(set) var best: Departure?
  private var bestMerit = 0.0
  /// Every departure that pays, as far as levels were looked at.
  private(set) var all: [Departure] = []

  static let signs = [1.0, -1.0]

  init(positionCount: Int) {
    open = Array(repeating: 3, count: positionCount)
    openCount = positionCount
    isCounted = Array(repeating: false, count: positionCount)
  }

  func isOpen(_ i: Int) -> Bool { open[i] != 0 }
  func isOpen(_ i: Int, _ sign: Double) -> Bool { open[i] & (sign > 0 ? 1 : 2) != 0 }

  mutating func close(_ i: Int, _ sign: Double) {
    guard open[i] != 0 else { return }
    open[i] &= sign > 0 ? 2 : 1
    if open[i] == 0 { openCount -= 1 }
  }

  mutating func note(_ departure: Departure, merit: Double) {
    all.append(departure)
    if merit > bestMerit { (best, bestMerit) = (departure, merit) }
  }
}

extension Solver {
  /// Compares, from the strongest level to the weakest, what each departure would change.
  ///
  /// A direction that costs something on one level is out for the weaker ones; one that costs
  /// nothing is passed on. With `collectsAll` weaker levels are looked at even after a departure
  /// was found (the rule of lowest numbers needs them all).
  mutating func price(_ component: Int, collectsAll: Bool = false) -> Pricing {
    let positions = components[component].variables
    var pricing = Pricing(positionCount: positions.count)
    let costly = components[component].rowsByStrength.filter {
      rows[$0].isNonbasic && rows[$0].gradient != 0
    }
    var next = 0
    while next < costly.count, pricing.openCount > 0 {
      let priority = rows[costly[next]].priority
      var scale = 0.0
      while next < costly.count, rows[costly[next]].priority == priority {
        addToGradient(costly[next], share: rows[costly[next]].gradient)
        scale = max(scale, rows[costly[next]].norm)
        next += 1
      }
      solveMultipliers(in: component)
      weigh(priority, scale, positions, &pricing)
      if pricing.best != nil && !collectsAll { return pricing }
    }
    for (i, position) in positions.enumerated() where pricing.isOpen(i) {
      closeOwnCost(i, position, &pricing)
    }
    return pricing
  }

  /// - Parameter scale: the largest coefficient of the rows that carry the level's error.
  private func weigh(
    _ priority: Float, _ scale: Double, _ positions: [Int], _ pricing: inout Pricing
  ) {
    for (i, position) in positions.enumerated() where pricing.isOpen(i) {
      var own: Row?
      if !basis[position].isStay {
        let row = rows[basis[position].index]
        if row.priority == priority { own = row }
        if row.priority > priority { closeOwnCost(i, position, &pricing) }
      }
      weigh(i, position, own, priority, scale, &pricing)
    }
  }

  private func weigh(
    _ i: Int, _ position: Int, _ own: Row?, _ priority: Float, _ scale: Double,
    _ pricing: inout Pricing
  ) {
    if own != nil { pricing.isCounted[i] = true }
    let norm = basis[position].isStay ? 1 : rows[basis[position].index].norm
    let tolerance = min(0.5, Self.rateTolerance * scale / norm)
    for sign in Pricing.signs where pricing.isOpen(i, sign) {
      let rate = (own?.slope(toward: sign) ?? 0) + sign * scratch.multipliers[position]
      if abs(rate) <= tolerance { continue }
      pricing.close(i, sign)
      guard rate < 0 else { continue }
      let departure = Departure(
        position: position, sign: sign, level: .priority(priority), rate: rate)
      pricing.note(departure, merit: -rate * norm)
    }
  }

  /// Closes the directions that a tight row's own error forbids, unless they were weighed.
  private func closeOwnCost(_ i: Int, _ position: Int, _ pricing: inout Pricing) {
    guard !pricing.isCounted[i], !basis[position].isStay else { return }
    pricing.isCounted[i] = true
    for sign in Pricing.signs where rows[basis[position].index].slope(toward: sign) > 0 {
      pricing.close(i, sign)
    }
  }
}
