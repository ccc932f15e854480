import AutoLayout

/// Finds places side by side for marks that would lie on one another.
struct MarkRows {
  private struct Key: Hashable {
    struct End: Hashable {
      var item: LayoutItem?
      var attribute: LayoutAttribute
    }

    /// Whichever of the items is the first.
    var ends: Set<End>

    init(_ constraint: LayoutConstraint) {
      ends = [
        End(item: constraint.firstItem, attribute: constraint.firstAttribute),
        End(item: constraint.secondItem, attribute: constraint.secondAttribute),
      ]
    }
  }

  /// More are not told apart.
  private static let mostPlaces = 9

  /// By place: the turns after which it is taken.
  private var rows: [Key: [[Range<Int>]]] = [:]

  /// - Parameter turns: those after which the mark is there.
  /// - Returns: the first place that is free in all of them.
  mutating func place(_ constraint: LayoutConstraint, turns: [Range<Int>]) -> Int {
    let key = Key(constraint)
    var row = rows[key, default: []]
    let free = row.firstIndex { taken in
      !taken.contains { range in turns.contains { $0.overlaps(range) } }
    }
    let place = Swift.min(free ?? row.count, Self.mostPlaces - 1)
    if place == row.count { row.append([]) }
    row[place] += turns
    rows[key] = row
    return place
  }

  /// How many places there are for marks of this kind.
  func count(beside constraint: LayoutConstraint) -> Int {
    rows[Key(constraint)]?.count ?? 1
  }
}
