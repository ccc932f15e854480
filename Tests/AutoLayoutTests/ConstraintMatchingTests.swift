import TestSupport
import Testing

@testable import AutoLayout

/// Which constraints of a stack view stay when they are replaced.
@Suite struct ConstraintMatchingTests {
  /// How many constraints have an equal one in the other list, each at most once.
  private func equalCount(_ new: [LayoutConstraint], _ old: [LayoutConstraint]) -> Int {
    Set(new).reduce(0) { sum, constraint in
      sum + min(new.count { $0 == constraint }, old.count { $0 == constraint })
    }
  }

  private func differsInConstant(_ new: LayoutConstraint, _ old: LayoutConstraint) -> Bool {
    var shifted = old
    shifted.constant = new.constant
    return new != old && new == shifted
  }

  /// Few views and constants, so that many constraints are equal or differ in the constant alone.
  @Test(arguments: 0..<200)
  func asManyAsPossibleStay(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func constraint() -> LayoutConstraint {
      LayoutConstraint(
        firstItem: .view(ViewIndex(Int.random(in: 0..<4, using: &random))),
        firstAttribute: Bool.random(using: &random) ? .width : .height,
        constant: Double(Int.random(in: 0..<3, using: &random)))
    }
    let old = (0..<Int.random(in: 0..<30, using: &random)).map { _ in constraint() }
    var new = Array(old.prefix(5))
    for _ in 0..<Int.random(in: 0..<30, using: &random) { new.append(constraint()) }
    let usable = old.map { _ in Bool.random(using: &random) }
    var matching = ConstraintMatching(of: new, with: old)
    let equal = zip(new, matching.places).filter { $1 != nil }
    #expect(equal.allSatisfy { constraint, place in place.map { old[$0] } == constraint })
    #expect(equal.count == equalCount(new, old))

    let exact = matching.places
    matching.matchShifted { usable[$0] }
    let places = matching.places.compactMap(\.self)
    #expect(Set(places).count == places.count)
    #expect(Set(matching.unmatched) == Set(old.indices).subtracting(places))
    for (index, place) in matching.places.enumerated() where place != exact[index] {
      let place = try #require(place)
      #expect(exact[index] == nil && usable[place] && differsInConstant(new[index], old[place]))
    }
    for index in new.indices where matching.places[index] == nil {
      #expect(
        !matching.unmatched.contains { usable[$0] && differsInConstant(new[index], old[$0]) })
    }
  }

  /// One replaced, one removed and one added, far apart.
  @Test func constraintsAroundADifferenceStay() {
    let old = (0..<60).map {
      LayoutConstraint(firstItem: .view(ViewIndex($0)), firstAttribute: .width)
    }
    var new = old
    new[10].multiplier = 2
    new.remove(at: 20)
    new.insert(old[0], at: 40)
    let matching = ConstraintMatching(of: new, with: old)
    #expect(matching.unmatched == [10, 20])
    #expect(matching.places[10] == nil && matching.places[40] == nil)
    #expect(matching.places[59] == 59)
  }
}
