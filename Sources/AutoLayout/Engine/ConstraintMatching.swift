/// Which constraints of one list are in another, each at most once. Constraints are looked up, because
/// a stack view may have thousands.
struct ConstraintMatching {
  private let old: [LayoutConstraint]
  private let new: [LayoutConstraint]
  /// By new constraint: the place of the old one that it matches.
  private(set) var places: [Int?]
  private var isMatched: [Bool]

  /// Matches as many constraints as possible with equal ones.
  init(of new: [LayoutConstraint], with old: [LayoutConstraint]) {
    (self.new, self.old) = (new, old)
    places = Array(repeating: nil, count: new.count)
    isMatched = Array(repeating: false, count: old.count)
    matchNeighbors()
    matchRemaining { _ in true }
  }

  /// Goes through both lists side by side: mostly only a few constraints were added, removed or replaced.
  private mutating func matchNeighbors() {
    var next = 0
    for index in new.indices {
      let place = [next, next + 1, next - 1].first { place in
        old.indices.contains(place) && !isMatched[place] && old[place] == new[index]
      }
      if let place { match(index, with: place) }
      next = (place ?? next) + 1
    }
  }

  /// Matches the others with those that differ in the constant alone.
  ///
  /// - Parameter isUsable: whether the old constraint at a place may be matched.
  mutating func matchShifted(where isUsable: (Int) -> Bool) {
    matchRemaining(shiftsConstants: true, where: isUsable)
  }

  /// The places of the old constraints that match none, ascending.
  var unmatched: [Int] { isMatched.indices.filter { !isMatched[$0] } }

  private mutating func matchRemaining(
    shiftsConstants: Bool = false, where isUsable: (Int) -> Bool
  ) {
    let remaining = new.indices.filter { places[$0] == nil }
    guard !remaining.isEmpty else { return }
    let waiting = old.indices.filter { !isMatched[$0] && isUsable($0) }
    let keys = waiting.count + 1
    let lists = AdjacencyLists(
      keys: keys, waiting.map { (old[$0].number % keys, $0) })
    for index in remaining {
      var wanted = new[index]
      let found = lists[wanted.number % keys].first { place in
        if shiftsConstants { wanted.constant = old[place].constant }
        return !isMatched[place] && old[place] == wanted
      }
      if let found { match(index, with: found) }
    }
  }

  private mutating func match(_ index: Int, with place: Int) {
    places[index] = place
    isMatched[place] = true
  }
}

extension LayoutConstraint {
  /// Tells the items of most constraints of one stack view apart: a guide may span all views.
  fileprivate var number: Int { firstItem.number + 31 * (secondItem?.number ?? 0) }
}

extension LayoutItem {
  fileprivate var number: Int {
    if case .guide(let guide, _) = self { guide.rawValue } else { owner.rawValue }
  }
}
