import AutoLayout
import Primitives
import TestSupport
import Testing

/// Transformations of a whole scene change its layout in a known way.
@Suite struct MetamorphicTests {
  private static let kinds: [SceneKind] = [
    SceneKind(testDescription: "plain"),
    SceneKind(testDescription: "guides", roles: [.plain, .guide], hasProperties: true),
    SceneKind(testDescription: "stacks", views: 1...2, roles: [.stack, .plain], constraints: 8),
  ]

  private static let givenKinds =
    kinds + [SceneKind(testDescription: "given and masked", roles: [.plain, .given, .masked])]

  /// The frames of a scene with all its constraints, and whether there are no conflicts.
  private func solve(_ layout: Layout) -> (frames: [Rect], isWhole: Bool) {
    var engine = layout.idle
    let conflicts = engine.activate(Array(layout.constraints.indices))
    return (engine.solvedFrames(), conflicts.isEmpty)
  }

  private func expect(
    _ frames: [Rect], _ expected: [Rect], _ place: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scale = expected.reduce(400) { max($0, abs($1.maxX), abs($1.maxY)) }
    for (a, b) in zip(frames, expected) {
      let isNear = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
        .allSatisfy { abs($0) <= 1e-9 * scale }
      #expect(isNear, place, sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: givenKinds)
  func everythingOneViewDeeper(_ kind: SceneKind) {
    for seed in 0..<UInt64(cases(20)) {
      let scene = RandomScene(kind, seed: seed)
      let (plain, deeper) = (solve(scene.layout), solve(scene.layout.deeper))
      expect(Array(deeper.frames.dropFirst(2)), Array(plain.frames.dropFirst()), "seed \(seed)")
    }
  }

  @Test(arguments: givenKinds)
  func everythingTwiceAsLarge(_ kind: SceneKind) {
    for seed in 0..<UInt64(cases(20)) {
      let scene = RandomScene(kind, seed: seed)
      let doubled = solve(scene.layout).frames.map {
        Rect(origin: $0.origin * 2, size: $0.size * 2)
      }
      expect(solve(scene.layout.scaled(by: 2)).frames, doubled, "seed \(seed)")
    }
  }

  @Test(arguments: kinds)
  func everythingInAMirror(_ kind: SceneKind) {
    for seed in 0..<UInt64(cases(20)) {
      var scene = RandomScene(kind, seed: seed)
      scene.layout.makeMirrorable()
      let plain = solve(scene.layout).frames
      let mirrored = plain.enumerated().map { index, frame in
        guard let superview = scene.layout.views[index].superview else { return frame }
        let x = plain[superview.rawValue].width - frame.maxX
        return Rect(origin: Point(x: x, y: frame.minY), size: frame.size)
      }
      expect(solve(scene.layout.mirrored).frames, mirrored, "seed \(seed)")
    }
  }

  @Test(arguments: givenKinds)
  func inAnyOrderAndWithARequirementTwice(_ kind: SceneKind) {
    var compared = 0
    for seed in 0..<UInt64(cases(20)) {
      var scene = RandomScene(kind, seed: seed)
      let plain = solve(scene.layout)
      guard plain.isWhole else { continue }
      compared += 1
      var engine = scene.layout.idle
      let order = scene.layout.constraints.indices.shuffled(using: &scene.generator)
      #expect(engine.activate(order).isEmpty)
      expect(engine.solvedFrames(), plain.frames, "seed \(seed), shuffled")
      scene.layout.add(scene.layout.constraints.filter(\.priority.isRequired))
      expect(solve(scene.layout).frames, plain.frames, "seed \(seed), required twice")
    }
    #expect(compared > 0)
  }
}
