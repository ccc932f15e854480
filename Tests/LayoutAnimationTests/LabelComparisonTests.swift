import LayoutAnimation
import TestSupport
import Testing

/// Texts in comparisons, inspections, manifests and pins.
@Suite struct LabelComparisonTests {
  private static let text = """
    { "version": 1, "framesPerSecond": 10,
      "canvas": { "width": 120, "height": 60 },
      "views": [
        { "id": "title", "text": "Old" }, { "id": "rule", "backgroundColor": "#007AFF" }
      ],
      "constraints": [
        "H:|-4-[title]", "V:|-4-[title]-4-[rule(2)]", "rule.left == title.left",
        "rule.right == title.right"
      ],
      "keyframes": [
        { "time": 0.1, "animation": 0.2, "changes": [{ "view": "title", "text": { "size": 20 } }] }
      ] }
    """

  @Test func anotherTextIsNamedAndExplainsTheEdges() throws {
    let found = try ComparedTexts(Self.text, ["\"Old\"": "\"Older\""]).comparison()
    #expect(found.changes.map(\.message) == ["view `title`: text \"Old\" → \"Older\""])
    let properties = found.appearance.map { "\($0.view).\($0.property.rawValue)" }
    #expect(properties == ["title.text"])
    #expect(
      Set(found.geometry.map { "\($0.view).\($0.property.rawValue)" })
        == ["title.right", "rule.right"])
    #expect((found.geometry + found.appearance).allSatisfy { $0.isExplained })
  }

  @Test func anotherLookIsADifferenceOfTheText() throws {
    let edits: KeyValuePairs = [
      "\"Old\"": "{ \"string\": \"Old\", \"color\": \"#F00\", \"alignment\": \"right\" }"
    ]
    let found = try ComparedTexts(Self.text, edits).comparison()
    #expect(
      found.changes.map(\.message).first?.contains("\"Old\" → \"Old\", #FF0000FF, right") == true)
    #expect(found.geometry.isEmpty && found.appearance.map(\.property) == [.text])
  }

  @Test func anotherChangeOfTheTextIsNamed() throws {
    let found = try ComparedTexts(Self.text, ["\"size\": 20": "\"size\": 22"]).comparison()
    let messages = found.changes.map(\.message)
    #expect(messages.count == 1 && messages[0].contains("\"Old\", 20 pt → \"Old\", 22 pt"))
    #expect(found.pixels.frames.isEmpty == false)
  }

  private func planned() throws -> PlannedTimeline { try PlannedTimeline(json: Self.text) }

  @Test func theTextIsInspected() throws {
    let inspection = try planned().inspect(.still(.frame(0)), .presentation)
    let text = try #require(inspection.views.first { $0.id == "title" }?.text)
    #expect(text.string == "Old" && text.size == 17 && text.lines == ["Old"])
    #expect(inspection.views.first { $0.id == "rule" }?.text == nil)
    #expect(inspection.text.contains("text \"Old\"\n"))
    #expect(
      inspection.jsonText.contains(
        ##""text": {"string": "Old", "size": 17, "weight": "regular", "color": "#000000FF", "##
          + ##""alignment": "natural", "lines": 1, "shownLines": ["Old"]}"##))
  }

  @Test func theManifestHasTheTextOnceAndItsChanges() async throws {
    let folder = try TemporaryFolder()
    let renderer = FrameRenderer(try planned(), frames: nil, options: try OutputOptions())
    _ = try await renderer.render(into: FrameDirectory(path: folder.path("out")))
    let manifest = try Manifest(path: folder.path("out/manifest.json"))
    let texts = manifest.layout.compactMap { change in
      change.text.map { "\(change.frame) \(change.view) \($0)" }
    }
    #expect(texts == [#"0 title "Old""#, #"1 title "Old", 20 pt"#])
    let states = manifest.states()
    #expect(states.last?[1].text == #""Old", 20 pt"#)
    #expect(states.allSatisfy { $0[2].text == nil })
  }

  @Test func aDescriptionSpellsTextsAsTheFormatDoes() throws {
    let timeline = TimelineDescription(
      canvas: .init(width: 100, height: 50),
      views: [.init("a", text: "one"), .init("b", text: .init("two", size: 20, weight: .bold))],
      keyframes: [
        .init(at: 1, [.view("a", text: .init(color: "red", alignment: .center, lines: 0))])
      ])
    let text = timeline.json.filter { !$0.isWhitespace }
    #expect(text.contains(#"{"id":"a","text":"one"}"#))
    #expect(text.contains(#""text":{"string":"two","size":20,"weight":"bold"}"#))
    #expect(
      text.contains(#"{"view":"a","text":{"color":"red","alignment":"center","lines":0}}"#))
    _ = try PlannedTimeline(timeline)
  }
}
