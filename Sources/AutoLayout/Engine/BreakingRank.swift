/// The place of a constraint in the order in which constraints take precedence; of those that
/// contradict each other the last one is broken.
///
/// System constraints come first, by kind, view and position, so that the time of their creation
/// does not matter. The caller's follow, the oldest change first.
struct BreakingRank: Hashable, Comparable, Sendable {
  var lastModification: Int
  var breakingPrecedence = 0
  var view = 0
  var position = 0

  static func < (a: Self, b: Self) -> Bool {
    (a.lastModification, a.breakingPrecedence, a.view, a.position)
      < (b.lastModification, b.breakingPrecedence, b.view, b.position)
  }
}

extension LayoutEngine {
  /// The ranks of constraints, in their order. A closure would copy the engine, which takes longer than
  /// to rank a few.
  func breakingRanks(_ indices: [Int]) -> [BreakingRank] {
    var ranks: [BreakingRank] = []
    for index in indices { ranks.append(breakingRank(index)) }
    return ranks
  }

  func breakingRank(_ index: Int) -> BreakingRank {
    var rank = BreakingRank(lastModification: installed[index].lastModification)
    guard let system = installed[index].system else { return rank }
    rank.breakingPrecedence = system.breakingPrecedence
    rank.view = system.origin.view.rawValue
    rank.position = installed[index].position
    return rank
  }
}
