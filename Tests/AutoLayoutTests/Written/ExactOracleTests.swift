import AutoLayout
import Primitives
import TestSupport
import Testing

/// Compares layouts of small scenes with a second implementation that is exact: the same layout if
/// it is unambiguous, and the same errors on every level otherwise.
@Suite struct ExactOracleTests {
  private static let kinds: [SceneKind] = [
    SceneKind(testDescription: "plain", views: 1...2, constraints: 10, isUnique: false),
    SceneKind(
      testDescription: "required", views: 1...2, constraints: 14, requiredShare: 8,
      isUnique: false),
    SceneKind(
      testDescription: "properties", views: 1...2, roles: [.plain, .guide], constraints: 10,
      hasProperties: true, isUnique: false),
    SceneKind(
      testDescription: "margins", views: 1...2, roles: [.plain, .given, .masked], constraints: 10,
      hasProperties: true, insets: .ofSteadyViews, isUnique: false),
    SceneKind(
      testDescription: "stacks", views: 1...1, roles: [.stack], constraints: 4, isUnique: false),
  ]

  @Test(arguments: kinds)
  func theLayoutIsTheBestThereIs(_ kind: SceneKind) throws {
    var judged = 0
    let count = cases(40)
    for seed in 0..<UInt64(count) {
      var run = SceneRun(kind, seed: seed)
      for _ in 0..<3 { _ = run.apply(run.scene.edit(of: run.engine)) }
      guard let faults = try faults(of: run) else { continue }
      judged += 1
      #expect(faults.isEmpty, "seed \(seed)")
    }
    #expect(judged * 2 > count, "the oracle gave up on \(count - judged) of \(count)")
  }

  /// Nil if numbers are too large for the oracle, or not whole.
  private func faults(of run: SceneRun) throws -> [String]? {
    do {
      return try TranslatedRun(run).faults()
    } catch is ExactTableau.Overflow {
      return nil
    } catch is ExactLayout.NotWhole {
      return nil
    }
  }
}

/// A run with a second implementation of its constraints.
private struct TranslatedRun {
  let run: SceneRun
  let written: WrittenLayout
  /// The rows of system constraints.
  let system: [WrittenLayout.Row]
  let hasStacks: Bool

  init(_ run: SceneRun) {
    self.run = run
    let engine = run.engine
    var guides = run.scene.layout.guides
    var byHand: [LayoutConstraint] = []
    for (index, view) in engine.views.enumerated() where engine.isPresent[index] {
      guard var stack = view.stack else { continue }
      stack.arrangedSubviews.removeAll { !engine.isPresent[$0.rawValue] }
      let own = (0..<StackByHand.guideCount(stack)).map { _ in
        guides.append(ViewIndex(index))
        return LayoutItem.guide(GuideIndex(guides.count - 1), of: ViewIndex(index))
      }
      byHand +=
        StackByHand(
          stack: ViewIndex(index), own: stack, views: engine.views, guides: own
        ).constraints
    }
    hasStacks = !byHand.isEmpty
    written = WrittenLayout(
      views: engine.views, guides: guides, canvas: engine.canvas, frames: engine.solvedFrames())
    system =
      written.systemRows(isPresent: engine.isPresent, superviewSizes: run.superviewSizes)
      + byHand.map(written.row)
  }

  func faults() throws -> [String] {
    let holding = run.order.filter { !run.engine.isBroken($0) }
    let rows = system + holding.map { written.row(run.engine.constraint($0)) }
    let exact = try ExactLayout(rows, unknownCount: written.unknownCount)
    let isPossible = exact.levels.allSatisfy { !$0.priority.isRequired || $0.error == 0 }
    // The constraints of a stack can contradict each other; the engine does not report which of
    // them it breaks.
    guard isPossible else { return hasStacks ? [] : ["what holds is impossible"] }
    return try misplaced(exact) + (hasStacks ? [] : levelFaults(exact, rows)) + needlesslyBroken()
  }

  private var values: [Double] {
    written.values(
      frames: run.engine.solvedFrames(),
      guides: run.scene.layout.guides.indices.map { run.engine.solvedFrame(of: GuideIndex($0)) },
      contents: [:])
  }

  /// Only of views with variables, because the guides of stack views are not accessible.
  private func misplaced(_ exact: ExactLayout) throws -> [String] {
    let values = values
    let places = run.engine.views.indices.dropFirst().filter { run.engine.isPresent[$0] }
      .flatMap { index in
        let isGiven =
          run.engine.views[index].frame != nil && run.engine.views[index].autoresizingMask.isEmpty
        return isGiven ? [] : Array(6 * index..<6 * index + 4)
      }
    return try places.compactMap { place in
      guard let value = try exact.value(of: place), abs(value - values[place]) > 1e-7 else {
        return nil
      }
      return "edge \(place % 6) of view \(place / 6) at \(values[place]), not \(value)"
    }
  }

  private func levelFaults(_ exact: ExactLayout, _ rows: [WrittenLayout.Row]) -> [String] {
    exact.levels.compactMap { level in
      let error = rows.filter { $0.priority == level.priority }
        .reduce(0) { $0 + $1.error(at: values) }
      return abs(error - level.error) <= 1e-6 * max(1, level.error)
        ? nil : "errs by \(error) at \(level.priority.rawValue), not by \(level.error)"
    }
  }

  /// A broken constraint contradicts older ones that are not broken.
  private func needlesslyBroken() throws -> [String] {
    try run.order.indices.filter { run.engine.isBroken(run.order[$0]) }.compactMap { position in
      let older = run.order[..<position].filter { !run.engine.isBroken($0) }
      let rows = (older + [run.order[position]]).map { written.row(run.engine.constraint($0)) }
      let exact = try ExactLayout(
        (system + rows).filter(\.priority.isRequired), unknownCount: written.unknownCount)
      return exact.levels.contains { $0.error > 0 } ? nil : "\(run.order[position]) could hold"
    }
  }
}
