import LayoutAnimation
import Testing

/// The timeline's own canvas is 320 by 100 in all of these tests.
@Suite struct SweepTests {
  private func sweep(
    _ text: String, _ sizes: String, rtl: Bool = false
  ) async throws -> Sweep {
    try await Sweep(
      TimelineFile(contents: Array(text.utf8), path: "test.json"), at: CanvasSizes(sizes),
      bothDirections: rtl, jobs: JobCount(2))
  }

  private func file(_ views: String, _ constraints: [String], keyframes: String = "") -> String {
    """
    { "version": 1, "canvas": { "width": 320, "height": 100 },
      "views": [\(views)],
      "constraints": [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))],
      "keyframes": [\(keyframes)] }
    """
  }

  private static let bar = [
    "bar.top == root.top", "bar.height == 10", "bar.leading == root.leading",
  ]

  /// 20 + 150 = 170, and 280 − 20 − 100 = 160: an overlap of 10.
  @Test func siblingsThatMeetOnASmallerCanvasOverlap() async throws {
    let text = file(
      #"{ "id": "left" }, { "id": "right" }"#,
      [
        "left.leading == root.leading + 20", "left.width == 150", "left.top == root.top",
        "left.height == 40", "right.trailing == root.trailing - 20", "right.width == 100",
        "right.top == root.top + 15", "right.height == 40",
      ])
    let sweep = try await sweep(text, "280x100,290x100,320x100,600x100")
    let problem = try #require(sweep.problems.first)
    #expect(sweep.problems.count == 1)
    #expect(problem.code == "overlap" && problem.views == ["right", "left"])
    #expect(problem.occurrences.map(\.canvas) == [0])
    #expect(problem.occurrences.map(\.lengths) == [[10, 25]])
    #expect([problem.line, problem.column] == [2, 39])
    #expect((0..<4).map(sweep.problemCount) == [1, 0, 0, 0])
    #expect(!sweep.isSound)
  }

  /// A width of 300 exceeds a canvas of 280 by 20, at the trailing edge.
  @Test func aViewReachesBeyondASmallerCanvasInEitherDirection() async throws {
    let text = file(#"{ "id": "bar" }"#, Self.bar + ["bar.width == 300"])
    let sweep = try await sweep(text, "280x100", rtl: true)
    #expect(sweep.canvases.map(\.description) == ["280x100", "280x100 rtl"])
    #expect(sweep.problems.map(\.code) == ["outside-canvas", "outside-canvas"])
    #expect(
      sweep.problems.map(\.message) == [
        "`bar` reaches beyond the canvas on the left",
        "`bar` reaches beyond the canvas on the right",
      ])
    #expect(sweep.problems.map { $0.occurrences.map(\.canvas) } == [[1], [0]])
    #expect(sweep.problems.map { $0.occurrences.map(\.lengths) } == [[[20]], [[20]]])
  }

  /// The card is 280 − 40 wide, its bar 260.
  @Test func aSubviewReachesBeyondItsSuperview() async throws {
    let text = file(
      #"{ "id": "card", "subviews": [{ "id": "bar" }] }"#,
      [
        "card.leading == root.leading + 20", "card.trailing == root.trailing - 20",
        "card.top == root.top", "card.height == 50", "bar.leading == card.leading",
        "bar.top == card.top", "bar.height == 10", "bar.width == 260",
      ])
    let sweep = try await sweep(text, "280x100")
    #expect(sweep.problems.map(\.message) == ["`bar` reaches beyond `card` on the right"])
    #expect(sweep.problems.map { $0.occurrences.map(\.lengths) } == [[[20]]])
  }

  /// If the canvas is wider than 300, a part of the bar is visible; at 250 it starts 50 beyond the
  /// edge.
  @Test func whatNoLongerShowsIsOffTheScreen() async throws {
    let text = file(
      #"{ "id": "bar" }"#,
      [
        "bar.top == root.top", "bar.height == 10", "bar.leading == root.leading + 300",
        "bar.width == 10",
      ])
    let sweep = try await sweep(text, "250x100,320x100")
    #expect(sweep.problems.map(\.code) == ["off-screen"])
    #expect(sweep.problems.map { $0.occurrences.map(\.lengths) } == [[[50]]])
  }

  @Test func whatLosesItsSizeIsTold() async throws {
    let text = file(
      #"{ "id": "bar" }"#, Self.bar + ["bar.width == root.width - 300 @750", "bar.width >= 0"])
    let sweep = try await sweep(text, "300x100,301x100")
    #expect(sweep.problems.map(\.message) == ["`bar` has no width"])
    #expect(sweep.problems.map { $0.occurrences.map(\.canvas) } == [[0]])
    #expect(sweep.problems.map { $0.occurrences.map(\.lengths) } == [[[20]]])
  }

  /// 200 and 120 fit exactly into 320.
  @Test func aConflictIsToldWhereItIs() async throws {
    let text = file(
      #"{ "id": "bar" }"#,
      Self.bar + ["fixed: bar.width == 120", "roomy: bar.trailing <= root.trailing - 200"])
    let sweep = try await sweep(text, "319x100,320x100,319x200")
    #expect(sweep.problems.map(\.code) == ["conflict"])
    #expect(sweep.problems[0].constraints.contains("fixed"))
    #expect(sweep.problems[0].constraints.contains("roomy"))
    #expect(sweep.problems[0].occurrences.map(\.canvas) == [0, 2])
  }

  @Test func aRestIsToldByItsKeyframeAndWhenItBegins() async throws {
    let text = file(
      #"{ "id": "bar" }"#, Self.bar + ["wide: bar.width == 100"],
      keyframes: """
        { "time": 1, "name": "open", "animation": { "duration": 0.5, "delay": 0.25 },
          "changes": [{ "constraint": "wide", "constant": 300 }] },
        { "time": 3, "changes": [{ "constraint": "wide", "constant": 290 }] }
        """)
    let occurrence = try #require(
      try await sweep(text, "250x100").problems.first?.occurrences.first)
    #expect(occurrence.lengths == [50])
    #expect(occurrence.keyframe?.name == "open" && occurrence.keyframe?.number == 0)
    #expect(occurrence.time == 1.75)
  }

  /// A layout that is replaced while an animation is still running is not a rest.
  @Test func aTurnThatIsInterruptedIsNoRest() async throws {
    let text = file(
      #"{ "id": "bar" }"#, Self.bar + ["wide: bar.width == 100"],
      keyframes: """
        { "time": 1, "animation": 1, "changes": [{ "constraint": "wide", "constant": 300 }] },
        { "time": 1.5, "animation": 0.1, "changes": [{ "constraint": "wide", "constant": 100 }] }
        """)
    #expect(try await sweep(text, "250x100").isSound)
  }
}
