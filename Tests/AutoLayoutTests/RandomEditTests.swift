import AutoLayout
import Primitives
import Testing

/// After any number of edits, an engine agrees with a new one in the same state.
@Suite struct RandomEditTests {
  /// The history that the tie rule depends on: the active constraints in the order of activation.
  private struct History {
    var active: [Int] = []

    mutating func note(_ edit: Edit) {
      switch edit {
      case .activate(let index): if !active.contains(index) { active.append(index) }
      case .deactivate(let index): active.removeAll { $0 == index }
      case .setContent, .setConstant, .setPriority: break
      }
    }
  }

  /// A new engine in the state of `engine`, built in the order of its history.
  private func rebuilt(_ engine: LayoutEngine, _ history: History) -> LayoutEngine {
    let all = history.active
    return LayoutEngine(
      views: engine.views, canvas: engine.canvas,
      constraints: all.map { engine.constraint($0) })
  }

  private func areClose(_ a: [Rect], _ b: [Rect]) -> Bool {
    zip(a, b).allSatisfy { a, b in
      [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
        .allSatisfy { abs($0) <= 1e-6 }
    }
  }

  @Test(arguments: 0..<12)
  func editsAreTheSameAsAFreshStart(seed: UInt64) {
    var random = RandomLayout(seed: seed, requiredShare: 2)
    var engine = random.layout.idle
    _ = engine.activate([])
    var history = History()
    var compared = 0
    for step in 0..<60 {
      let edit = random.edit()
      _ = engine.apply(edit)
      history.note(edit)
      var fresh = rebuilt(engine, history)
      let conflicts = fresh.activate(Array(history.active.indices))
      let isWhole = history.active.allSatisfy { !engine.isBroken($0) }
      #expect(conflicts.isEmpty == isWhole, "seed \(seed), step \(step)")
      guard isWhole, conflicts.isEmpty else { continue }
      compared += 1
      #expect(
        areClose(engine.solvedFrames(), fresh.solvedFrames()), "seed \(seed), step \(step)")
      #expect(engine.ambiguities() == fresh.ambiguities(), "seed \(seed), step \(step)")
    }
    #expect(compared > 0)
  }

  @Test(arguments: 100..<130)
  func theOrderOfActivationDecidesOnlyTies(seed: UInt64) {
    var random = RandomLayout(seed: seed, requiredShare: 0)
    var forward = random.layout.idle
    var backward = random.layout.idle
    let indices = Array(random.layout.constraints.indices).filter { _ in
      random.index(below: 3) > 0
    }
    let conflicts = forward.activate(indices) + backward.activate(indices.reversed())
    #expect(conflicts.isEmpty)
    #expect(forward.checkInvariants() == [] && backward.checkInvariants() == [])
    let ambiguities = forward.ambiguities()
    #expect(ambiguities == backward.ambiguities())
    for (index, (a, b)) in zip(forward.solvedFrames(), backward.solvedFrames()).enumerated() {
      let view = ViewIndex(index)
      func isFixed(_ axis: LayoutAxis, _ aspect: LayoutAmbiguity.Aspect) -> Bool {
        !ambiguities.contains(LayoutAmbiguity(view: view, axis: axis, aspect: aspect))
      }
      #expect(!isFixed(.horizontal, .position) || abs(a.minX - b.minX) <= 1e-6, "seed \(seed)")
      #expect(!isFixed(.vertical, .position) || abs(a.minY - b.minY) <= 1e-6, "seed \(seed)")
      #expect(!isFixed(.horizontal, .size) || abs(a.width - b.width) <= 1e-6, "seed \(seed)")
      #expect(!isFixed(.vertical, .size) || abs(a.height - b.height) <= 1e-6, "seed \(seed)")
    }
  }
}
