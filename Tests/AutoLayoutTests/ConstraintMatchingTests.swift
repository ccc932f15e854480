import TestSupport
import Testing

@testable import AutoLayout

/// Which constraints of a stack view stay when they are replaced.
@Suite struct ConstraintMatchingTests {
  /// What it computes, by comparing every constraint with every other.
  private func places(
    of new: [LayoutConstraint], with old: [LayoutConstraint], where isUsable: (Int) -> Bool
  ) -> [Int?] {
    var left = Array(old.indices)
    var places = new.map { constraint in
      left.firstIndex { old[$0] == constraint }.map { left.remove(at: $0) }
    }
    for (index, constraint) in new.enumerated() where places[index] == nil {
      places[index] = left.firstIndex { place in
        var shifted = old[place]
        shifted.constant = constraint.constant
        return isUsable(place) && shifted == constraint
      }.map { left.remove(at: $0) }
    }
    return places
  }

  /// Few views and constants, so that many constraints are equal or differ in the constant alone.
  @Test(arguments: 0..<200)
  func theFirstThatFitsIsTaken(seed: UInt64) {
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
    matching.matchShifted { usable[$0] }
    let expected = places(of: new, with: old) { usable[$0] }
    #expect(matching.places == expected)
    #expect(Set(matching.unmatched) == Set(old.indices).subtracting(expected.compactMap(\.self)))
  }
}
