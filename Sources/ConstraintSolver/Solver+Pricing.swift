/// A tight row that could leave the basis, and the way it would go.
struct Departure: Sendable {
  var slot: Int
  /// The sign of the leaving row's residual: +1 or -1.
  var side: Double
  /// What decides that leaving pays.
  var level: Level
  /// The change of that level's error for each unit of the row's residual; negative.
  var rate: Double

  enum Level: Sendable {
    case priority(Float)
    /// The tie rule: the error of one constraint, or the distance of one variable from zero.
    case tie(Occupant)
  }
}

/// What the priorities say about the two directions of every tight row.
struct Pricing: Sendable {
  /// Bits: 1 and 2 the positive and negative direction costs nothing on any level so far;
  /// 4 the row's own error is already in the sums.
  var open: [UInt8]
  var best: Departure?
  var bestMerit = 0.0
  /// Every departure that pays, when the caller asked for all of them.
  var all: [Departure] = []

  static let positive: UInt8 = 1
  static let negative: UInt8 = 2
  static let counted: UInt8 = 4
}

extension Solver {
  /// Compares, from the strongest level to the weakest, what each departure would change.
  ///
  /// A direction that costs something on one level is out for the weaker ones; one that costs
  /// nothing is passed on. With `collectsAll` weaker levels are looked at even after a departure
  /// was found (the rule of lowest numbers needs them all).
  mutating func price(_ component: Int, collectsAll: Bool = false) -> Pricing {
    let slots = components[component].variables
    var pricing = Pricing(open: Array(repeating: 3, count: slots.count))
    for level in costlyLevels(of: component) {
      for row in level.rows {
        for i in terms(of: row) {
          scratch.gradient[pool[i].variable] += rows[row].gradient * pool[i].coefficient
        }
      }
      solveMultipliers(in: component)
      weigh(level.priority, slots, &pricing)
      if pricing.best != nil && !collectsAll { return pricing }
    }
    for (i, slot) in slots.enumerated() where pricing.open[i] & 3 != 0 {
      if pricing.open[i] & Pricing.counted == 0 { closeOwnCost(slot, &pricing.open[i]) }
    }
    return pricing
  }

  /// The levels that have an error to lose, strongest first, with the rows that carry it.
  private func costlyLevels(of component: Int) -> [(priority: Float, rows: [Int])] {
    var costly = components[component].rows.filter { rows[$0].slot < 0 && rows[$0].gradient != 0 }
    costly.sort { (rows[$1].priority, $0) < (rows[$0].priority, $1) }
    var levels: [(priority: Float, rows: [Int])] = []
    for row in costly {
      if levels.last?.priority == rows[row].priority {
        levels[levels.count - 1].rows.append(row)
      } else {
        levels.append((rows[row].priority, [row]))
      }
    }
    return levels
  }

  private func weigh(_ priority: Float, _ slots: [Int], _ pricing: inout Pricing) {
    for (i, slot) in slots.enumerated() where pricing.open[i] & 3 != 0 {
      let occupant = occupants[slot]
      var own: Row?
      if !occupant.isStay {
        let row = rows[occupant.index]
        if row.priority == priority {
          own = row
        } else if row.priority > priority && pricing.open[i] & Pricing.counted == 0 {
          closeOwnCost(slot, &pricing.open[i])
        }
      }
      weigh(i, slot, own, priority, &pricing)
    }
  }

  private func weigh(
    _ i: Int, _ slot: Int, _ own: Row?, _ priority: Float, _ pricing: inout Pricing
  ) {
    if own != nil { pricing.open[i] |= Pricing.counted }
    let norm = occupants[slot].isStay ? 1 : rows[occupants[slot].index].norm
    let tolerance = min(0.5, Self.rateTolerance / norm)
    for (bit, side) in [(Pricing.positive, 1.0), (Pricing.negative, -1.0)]
    where pricing.open[i] & bit != 0 {
      let rate = (own?.slope(toward: side) ?? 0) + side * scratch.multipliers[slot]
      if rate > tolerance {
        pricing.open[i] &= ~bit
      } else if rate < -tolerance {
        pricing.open[i] &= ~bit
        let departure = Departure(slot: slot, side: side, level: .priority(priority), rate: rate)
        pricing.all.append(departure)
        if -rate * norm > pricing.bestMerit {
          pricing.bestMerit = -rate * norm
          pricing.best = departure
        }
      }
    }
  }

  private func closeOwnCost(_ slot: Int, _ open: inout UInt8) {
    let occupant = occupants[slot]
    guard !occupant.isStay else { return }
    open |= Pricing.counted
    if rows[occupant.index].slope(toward: 1) > 0 { open &= ~Pricing.positive }
    if rows[occupant.index].slope(toward: -1) > 0 { open &= ~Pricing.negative }
  }
}
