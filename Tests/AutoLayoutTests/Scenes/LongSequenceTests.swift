import AutoLayout
import TestSupport
import Testing

/// After any sequence of edits, an engine is in the same state as a new engine with the same input.
@Suite struct LongSequenceTests {
  @Test(arguments: SceneKind.all)
  func changesDoNotDrift(_ kind: SceneKind) {
    for seed in 0..<UInt64(cases(6)) {
      var run = SceneRun(kind, seed: seed)
      for step in 0..<40 {
        let edit = run.scene.edit(of: run.engine)
        _ = run.apply(edit)
        var faults = run.missFaults()
        if step % 4 == 3 { faults += run.driftFaults() }
        guard faults.isEmpty else {
          Issue.record("seed \(seed), step \(step), \(edit): \(faults.joined(separator: "\n"))")
          break
        }
      }
    }
  }
}
