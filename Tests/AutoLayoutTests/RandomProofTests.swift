import AutoLayout
import Testing

/// Proofs of conflicts and edits that resolve them, on random layouts.
@Suite struct RandomProofTests {
  /// The needed lengths minus the available ones are the difference.
  @Test(arguments: 0..<60) func theTermsAddUp(seed: Int) throws {
    let layout = RandomLayout(seed: UInt64(seed), requiredShare: 9).layout
    var engine = layout.idle
    for conflict in engine.activate(Array(layout.constraints.indices)) {
      let proof = try #require(engine.proof(of: conflict))
      let sum = proof.neededSum - proof.availableSum
      #expect(abs(sum - proof.difference) < 1e-6 * (1 + proof.neededSum))
      #expect(proof.parts.map(\.member) == conflict.members)
      for part in proof.parts {
        switch engine.constraint(part.member).relation {
        case .equal: #expect(part.multiplier != 0)
        case .lessThanOrEqual: #expect(part.multiplier < 0)
        case .greaterThanOrEqual: #expect(part.multiplier > 0)
        }
      }
    }
  }

  /// A cure edits the declaration: a new engine with it has no conflict.
  @Test(arguments: 0..<60) func aFreshEngineWithTheCureHasNoConflict(seed: Int) throws {
    var random = RandomLayout(seed: UInt64(seed), requiredShare: 6)
    let layout = random.layout
    var engine = layout.idle
    var active: [Int] = []
    // One conflict at a time: each broken constraint is deactivated before the next.
    for index in layout.constraints.indices.rotated(by: random.index(below: 7)) {
      active.append(index)
      let conflicts = engine.activate(index)
      #expect(engine.checkInvariants() == [], "seed \(seed), constraint \(index)")
      guard let conflict = conflicts.first else { continue }
      let proof = try #require(engine.proof(of: conflict))
      for cure in engine.cures(for: conflict, proof) {
        var cured = layout
        cured.edit(cure)
        var fresh = cured.idle
        let kept = active.filter { cure != .deactivate($0) }
        #expect(fresh.activate(kept).isEmpty, "\(cure)")
        #expect(fresh.checkInvariants() == [], "\(cure)")
      }
      for case .constraint(let index) in conflicts.map(\.broken) {
        _ = engine.deactivate(index)
        active.removeAll { $0 == index }
      }
    }
  }
}

extension Range<Int> {
  /// The same numbers, starting with another one.
  fileprivate func rotated(by start: Int) -> [Int] {
    Array(dropFirst(start)) + Array(prefix(start))
  }
}

extension Layout {
  fileprivate mutating func edit(_ cure: Cure) {
    switch cure {
    case .setConstant(let index, let constant): change(index) { $0.constant = constant }
    case .setPriority(let index, let priority): change(index) { $0.priority = priority }
    case .setRelation(let index, let relation): change(index) { $0.relation = relation }
    case .deactivate: break
    }
  }
}
