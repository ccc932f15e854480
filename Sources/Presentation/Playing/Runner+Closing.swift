import Timing

extension Runner {
  /// Ends the open findings of earlier turns that no longer hold.
  ///
  /// - Parameters:
  ///   - open: indices into `findings`, all of one kind.
  ///   - fact: what a finding of this kind is about.
  ///   - holds: whether it is the case at the end of this turn.
  /// - Returns: what the findings that remain open are about.
  mutating func close<Fact>(
    _ open: WritableKeyPath<Runner, [Int]>, at time: Nanoseconds,
    about fact: (Finding) -> Fact?, _ holds: (Fact) -> Bool
  ) -> [Fact] {
    var known: [Fact] = []
    var remaining: [Int] = []
    for index in self[keyPath: open] {
      if let about = fact(findings[index]), holds(about) {
        known.append(about)
        remaining.append(index)
      } else {
        findings[index].end = time
      }
    }
    self[keyPath: open] = remaining
    return known
  }
}

extension Finding {
  var conflict: Conflict? {
    if case .conflict(let conflict) = self { conflict } else { nil }
  }

  var tie: Tie? { if case .tie(let tie) = self { tie } else { nil } }

  var ambiguity: Ambiguity? {
    if case .ambiguity(let ambiguity) = self { ambiguity } else { nil }
  }

  var searchLimit: SearchLimit? {
    if case .searchLimit(let limit) = self { limit } else { nil }
  }

  /// When a turn ended without it; nil if none did.
  fileprivate var end: Nanoseconds? {
    get {
      switch self {
      case .conflict(let conflict): conflict.end
      case .ambiguity(let ambiguity): ambiguity.end
      case .tie(let tie): tie.end
      case .searchLimit(let limit): limit.end
      }
    }
    set {
      switch self {
      case .conflict(var conflict):
        conflict.end = newValue
        self = .conflict(conflict)
      case .ambiguity(var ambiguity):
        ambiguity.end = newValue
        self = .ambiguity(ambiguity)
      case .tie(var tie):
        tie.end = newValue
        self = .tie(tie)
      case .searchLimit(var limit):
        limit.end = newValue
        self = .searchLimit(limit)
      }
    }
  }
}
