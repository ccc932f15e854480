import Timing

/// A finding that has not ended.
struct OpenFinding<Fact: Sendable>: Sendable {
  /// In the runner's findings.
  var index: Int
  /// What it is about: of many open findings, it alone is compared after every turn.
  var fact: Fact
}

extension Runner {
  /// Ends the open findings of earlier turns that no longer hold.
  ///
  /// - Parameters:
  ///   - open: those of one kind.
  ///   - holds: whether it is the case at the end of this turn.
  /// - Returns: what the findings that remain open are about.
  mutating func close<Fact: Sendable>(
    _ open: WritableKeyPath<Runner, [OpenFinding<Fact>]>, at time: Nanoseconds,
    _ holds: (Fact) -> Bool
  ) -> [Fact] {
    var remaining: [OpenFinding<Fact>] = []
    for finding in self[keyPath: open] {
      if holds(finding.fact) {
        remaining.append(finding)
      } else {
        findings[finding.index].end = time
      }
    }
    self[keyPath: open] = remaining
    return remaining.map(\.fact)
  }
}

/// Whether an ascending list has elements that are asked for in ascending order. Thousands may be open, which
/// are compared after every turn.
struct AscendingSearch<Element: Comparable> {
  private var rest: ArraySlice<Element>

  init(_ elements: [Element]) { rest = elements[...] }

  mutating func contains(_ element: Element) -> Bool {
    while let first = rest.first, first < element { rest.removeFirst() }
    return rest.first == element
  }
}

extension Finding {
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
