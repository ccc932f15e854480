import Foundation
import LayoutAnimation
import TestSupport
import Testing

/// Corners, borders, clipping and `zPosition` in everything that describes a timeline.
@Suite struct LayerOutputTests {
  private static let text = """
    { "version": 1, "framesPerSecond": 10,
      "canvas": { "width": 40, "height": 30 },
      "views": [
        { "id": "card", "backgroundColor": "#007AFF", "cornerRadius": 8, "borderWidth": 2,
          "borderColor": "#FF0000", "clipsToBounds": true, "zPosition": 1,
          "maskedCorners": ["topRight", "topLeft"],
          "frame": { "x": 2, "y": 3, "width": 30, "height": 20 } },
        { "id": "plain", "backgroundColor": "#34C759",
          "frame": { "x": 12, "y": 13, "width": 20, "height": 15 } }
      ],
      "keyframes": [
        { "time": 0.1, "animation": { "duration": 0.4, "curve": "linear" },
          "changes": [{ "view": "card", "cornerRadius": 0, "borderColor": "#0000FF" }] }
      ] }
    """

  private static let description = TimelineDescription(
    canvas: .init(width: 40, height: 30), framesPerSecond: 10,
    views: [
      .init(
        "card", backgroundColor: "#007AFF",
        layer: .init(
          cornerRadius: 8, maskedCorners: [.topLeft, .topRight], borderWidth: 2,
          borderColor: "#FF0000", clipsToBounds: true, zPosition: 1),
        frame: .init(x: 2, y: 3, width: 30, height: 20)),
      .init(
        "plain", backgroundColor: "#34C759", frame: .init(x: 12, y: 13, width: 20, height: 15)),
    ],
    keyframes: [
      .init(
        at: 0.1, animation: .init(duration: 0.4, curve: .linear),
        [.view("card", layer: .init(cornerRadius: 0, borderColor: "#0000FF"))])
    ])

  @Test func theBuilderHasThemAll() throws {
    let (file, built) = (
      try PlannedTimeline(json: Self.text), try PlannedTimeline(Self.description)
    )
    #expect(Array(file.frames) == Array(built.frames))
  }

  @Test func inspectionsShowWhatIsNotTheDefault() throws {
    let timeline = try PlannedTimeline(json: Self.text)
    let shown = try timeline.layout(atFrame: 3)
    #expect(shown.views[1].layer.cornerRadius == 4)
    #expect(shown.views[2].layer == .plain)
    #expect(
      shown.description.contains(
        "corner radius 4, rounded corners topLeft topRight, border 2 #800080FF, clips to bounds, "
          + "z position 1"))
    #expect(
      shown.jsonText.contains(
        #""cornerRadius": 4, "maskedCorners": ["topLeft", "topRight"], "borderWidth": 2, "#
          + ##""borderColor": "#800080FF", "clipsToBounds": true, "zPosition": 1}"##))
    #expect(shown.jsonText.components(separatedBy: "cornerRadius").count == 2)
  }

  @Test func manifestsHaveThemFromFrameToFrame() async throws {
    let folder = try TemporaryFolder()
    let timeline = try PlannedTimeline(json: Self.text, path: "t.json")
    let renderer = FrameRenderer(timeline, options: try OutputOptions())
    _ = try await renderer.render(into: FrameDirectory(path: folder.path("out")))
    let manifest = try Manifest(path: folder.path("out/manifest.json"))
    #expect(manifest.description.contains(#""layer": {"cornerRadius": 6,"#))
    let states = manifest.states()
    for (index, own) in states.enumerated() {
      #expect(own == timeline.plan.states(inFrame: index), "frame \(index)")
    }
    #expect(states[0][2].layer == .plain)
  }

  @Test func comparisonsNameThem() throws {
    let comparison = try ComparedTexts(
      Self.text,
      [
        "\"cornerRadius\": 8": "\"cornerRadius\": 12", "\"zPosition\": 1": "\"zPosition\": -1",
      ]
    ).comparison()
    #expect(
      comparison.changes.map(\.message) == [
        "view `card`: cornerRadius 8 → 12", "view `card`: zPosition 1 → -1",
      ])
    let texts = comparison.appearance.map(\.description)
    #expect(
      texts.contains {
        $0.hasPrefix("`card.cornerRadius` is 4 pt larger in frames 0–4, worst in frame 0")
          && $0.contains("cornerRadius 8 → 12")
      }, "\(texts)")
    #expect(
      texts.contains { $0.hasPrefix("`card.zPosition` is -1 instead of 1") }, "\(texts)")
  }

  @Test(arguments: [
    "\"cornerRadius\": 8", "\"borderWidth\": 2", "\"borderColor\": \"#FF0000\"",
    "\"clipsToBounds\": true", "\"zPosition\": 1",
  ])
  func theChecksumOfLayoutsHasEach(member: String) async throws {
    let start = try #require(Self.text.range(of: member))
    let without = Self.text.replacingCharacters(in: start, with: "\"note\": \"\"")
    let (own, other) = (
      try PlannedTimeline(json: Self.text), try PlannedTimeline(json: without)
    )
    let (first, second) = (try await Pin(of: own), try await Pin(of: other))
    #expect(first.layout != second.layout)
  }
}
