/// Which constraints of one list are in another, each at most once. Constraints are looked up, because
/// a stack view may have thousands.
struct ConstraintMatching {
  private let old: [LayoutConstraint]
  private let new: [LayoutConstraint]
  /// By new constraint: the place of the old one that it matches.
  private(set) var places: [Int?]
  private var isMatched: [Bool]

  /// Matches each new constraint with the first equal one that is not matched yet.
  init(of new: [LayoutConstraint], with old: [LayoutConstraint]) {
    (self.new, self.old) = (new, old)
    places = Array(repeating: nil, count: new.count)
    isMatched = Array(repeating: false, count: old.count)
    let common = zip(new, old).prefix { $0 == $1 }.count
    for place in 0..<common { match(place, with: place) }
    matchRemaining { _ in true }
  }

  /// Matches the others with the first one that differs in the constant alone.
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
      keys: keys, waiting.map { (old[$0].firstItem.number % keys, $0) })
    for index in remaining {
      var wanted = new[index]
      let found = lists[wanted.firstItem.number % keys].first { place in
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

extension LayoutItem {
  /// Tells most items of one stack view apart.
  fileprivate var number: Int {
    if case .guide(let guide, _) = self { guide.rawValue } else { owner.rawValue }
  }
}
