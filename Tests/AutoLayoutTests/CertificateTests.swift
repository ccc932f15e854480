import AutoLayout
import CertificateChecker
import Certificates
import Certification
import TestSupport
import Testing

/// Every layout of random sequences of edits is proved, with its conflicts and ambiguities.
@Suite struct CertificateTests {
  @Test(arguments: 0..<12, [0, 2, 8])
  func everyLayoutOfASequenceOfEditsIsCertified(seed: UInt64, requiredShare: Int) {
    var random = RandomLayout(seed: seed, requiredShare: requiredShare)
    var engine = random.layout.idle
    _ = engine.activate([])
    for step in 0..<30 {
      let place: Comment = "seed \(seed), step \(step)"
      let conflicts = engine.apply(random.edit())
      for conflict in conflicts {
        let certified = engine.certified(conflict, engine.proof(of: conflict))
        #expect(certified.verdict == .certified(roundedCount: 0), place)
      }
      let layout = engine.certified()
      #expect(layout.verdict.isCertified, "\(place) \(layout.verdict)")
      #expect(layout.system.certificate.conflict.isEmpty, place)
      #expect(layout.ambiguities == Set(engine.ambiguities()), place)
    }
  }

  /// Views with frames and masks, guides, margins, stacks and both directions.
  @Test(arguments: SceneKind.all)
  func everyLayoutOfAnEditedSceneIsCertified(_ kind: SceneKind) {
    for seed in 0..<UInt64(cases(3)) {
      var run = SceneRun(kind, seed: seed)
      for step in 0..<20 {
        let edit = run.scene.edit(of: run.engine)
        _ = run.apply(edit)
        let layout = run.engine.certified()
        let place: Comment = "seed \(seed), step \(step), \(edit)"
        #expect(layout.verdict.isCertified, "\(place) \(layout.verdict)")
        #expect(layout.misstated == [], place)
        #expect(layout.ambiguities == Set(run.engine.ambiguities()), place)
      }
    }
  }

  @Test func aConflictWithAnotherConstantIsRefused() throws {
    var random = RandomLayout(seed: 3, views: 2, constraints: 30, requiredShare: 8)
    var engine = random.layout.idle
    var found: (LayoutConflict, ConflictProof)?
    while found == nil {
      for conflict in engine.apply(random.edit()) {
        if let proof = engine.proof(of: conflict), proof.parts.count > 1 {
          found = (conflict, proof)
        }
      }
    }
    let (conflict, proof) = try #require(found)
    #expect(engine.certified(conflict, proof).verdict.isCertified)
    var smaller = conflict
    smaller.members.removeLast()
    #expect(!engine.certified(smaller, nil).verdict.isCertified)
    var other = proof
    other.parts[0].multiplier *= 3
    #expect(engine.certified(conflict, other).verdict == .refused(.wrongMultipliers))
  }
}
