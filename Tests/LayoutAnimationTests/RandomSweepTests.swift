import LayoutAnimation
import TestSupport
import Testing

/// Properties of sweeps of any timeline.
@Suite struct RandomSweepTests {
  private static let notices: Set<String> = [
    "conflict", "transient-conflict", "ambiguous-position", "ambiguous-size",
  ]

  private func sweep(_ text: String, _ sizes: String, jobs: Int) async throws -> Sweep {
    try await Sweep(
      TimelineFile(contents: Array(text.utf8), path: "test.json"), at: CanvasSizes(sizes),
      bothDirections: true, jobs: JobCount(jobs))
  }

  /// Views that are outside, overlap or have no size also do so on the timeline's own canvas, and
  /// are not reported.
  @Test(arguments: 0..<20) func onItsOwnCanvasNothingDiffers(seed: Int) async throws {
    var random = RandomScreen(seed: seed)
    let text = random.timeline()
    let sweep = try await sweep(text, "320x100,321x100", jobs: 2)
    let onOwn = sweep.problems.filter { $0.occurrences.contains { $0.canvas == 0 } }
    #expect(onOwn.allSatisfy { Self.notices.contains($0.code) }, "\(sweep.text)")
  }

  @Test(arguments: 0..<5) func theResultDoesNotDependOnTheJobs(seed: Int) async throws {
    var random = RandomScreen(seed: seed)
    let text = random.timeline()
    let sizes = "200x50,320x100,150x300,1x1,100x100"
    let alone = try await sweep(text, sizes, jobs: 1)
    let together = try await sweep(text, sizes, jobs: 7)
    #expect(alone.text == together.text)
    #expect(alone.jsonText == together.jsonText)
  }

  /// Otherwise the property above would be meaningless.
  @Test func onOtherCanvasesMuchDiffers() async throws {
    var codes: Set<String> = []
    for seed in 0..<30 {
      var random = RandomScreen(seed: seed)
      codes.formUnion(try await sweep(random.timeline(), "90x30", jobs: 2).problems.map(\.code))
    }
    #expect(
      codes.isSuperset(of: ["overlap", "outside-superview", "outside-canvas", "off-screen"]),
      "\(codes.sorted())")
  }
}

/// Views attached to either edge of their superview, which move.
private struct RandomScreen {
  private var generator: SeededGenerator

  init(seed: Int) { generator = SeededGenerator(seed: UInt64(seed)) }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  mutating func timeline() -> String {
    let superviews = ["root"] + (1..<6).map { below($0) == 0 ? "root" : "v\(below($0))" }
    var constraints: [String] = []
    for (view, superview) in superviews.enumerated() {
      for (near, far, size) in [("leading", "trailing", "width"), ("top", "bottom", "height")] {
        let edge = below(2) == 0 ? near : far
        // Views attached to `root` shrink with it, those inside other views do not.
        let share = superview == "root" ? "root.\(size) / 3 + " : ""
        constraints.append("v\(view)\(size): v\(view).\(size) == \(share)\(below(120))")
        constraints.append(
          "v\(view)\(near): v\(view).\(edge) == \(superview).\(edge) + \(below(9))")
      }
    }
    let changes = (0..<4).map { time in
      let view = below(6)
      return """
        { "time": \(time), "animation": \(below(2) == 0 ? 0.5 : 1.5),
          "changes": [{ "constraint": "v\(view)width", "constant": \(below(200)) },
                      { "constraint": "v\(view)top", "constant": \(below(90) - 45) }] }
        """
    }
    return """
      { "version": 1, "canvas": { "width": 320, "height": 100 },
        "views": [\(tree(of: "root", superviews))],
        "constraints": [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))],
        "keyframes": [\(changes.joined(separator: ", "))] }
      """
  }

  private func tree(of superview: String, _ superviews: [String]) -> String {
    superviews.indices.filter { superviews[$0] == superview }.map { view in
      #"{ "id": "v\#(view)", "subviews": [\#(tree(of: "v\(view)", superviews))] }"#
    }.joined(separator: ", ")
  }
}
