import Foundation
import LayoutAnimation
import Testing

/// Small timelines, each with a single subject.
@Suite struct ExplanationTextTests {
  private func planned(
    _ views: String, _ constraints: String, _ keyframes: String = "", head: String = ""
  ) throws -> PlannedTimeline {
    try PlannedTimeline(
      json: """
        { "version": 1, \(head) "canvas": { "width": 100, "height": 50 }, "views": [\(views)],
          "constraints": [\(constraints)],
          "keyframes": [\(keyframes)] }
        """, path: "t.json")
  }

  private func text(
    _ planned: PlannedTimeline, _ edge: EdgeExplanation.Edge, _ moment: InspectionMoment? = nil
  ) throws -> String {
    try planned.explain(edge, of: "a", at: moment ?? .still(.frame(-1))).text(path: "t.json")
  }

  @Test func aThirdOfAPointIsRounded() throws {
    let planned = try planned(#"{ "id": "a" }"#, #""a.width == root.width * 0.333""#)
    #expect(
      try text(planned, .width) == """
        a.width is 33 at 0 s, on whole pixels (solved: 33.3)
          a.width == root.width * 0.333  33.3 = 0.333 × 100  t.json:2:19

        """)
  }

  @Test func noSizeIsNegative() throws {
    let planned = try planned(#"{ "id": "a" }"#, #""a.width == root.width - 130""#)
    #expect(
      try text(planned, .width).hasPrefix(
        "a.width is 0 at 0 s, no size is negative (solved: -30)\n"))
  }

  @Test func aFactorIsDividedByOnTheWayBack() throws {
    let planned = try planned(
      #"{ "id": "a" }, { "id": "b" }"#, #""b.width == 90", "b.width == a.width * 2 + 10""#)
    #expect(try text(planned, .width).contains("  40 = (90 - 10) / 2  "))
  }

  @Test func theContentSizeIsNamed() throws {
    let planned = try planned(
      #"{ "id": "a", "intrinsicContentSize": { "width": 30 } }"#,
      #""a.leading == root.leading", "wide: a.width == 40 @100""#)
    let lines = try text(planned, .width).split(separator: "\n")
    #expect(lines[1].contains("30, its intrinsic content size"))
    #expect(
      lines[3...] == [
        "    a.width == 40 @100  missed by 10  wide  t.json:2:48",
        "      `a.width <= 30` @250 is stronger",
      ])
  }

  /// Two animations of one time: the second begins where the first ended.
  @Test func theLayoutBeforeIsThatBeforeTheKeyframeOfTheAnimation() throws {
    let planned = try planned(
      #"{ "id": "a" }"#, #""x: a.leading == root.leading", "a.width == 10""#,
      """
      { "time": 0.3, "animation": 0.4, "changes": [{ "constraint": "x", "constant": 60 }] },
      { "time": 0.3, "animation": { "duration": 0.5, "delay": 1.2 },
        "changes": [{ "constraint": "x", "constant": 0 }] }
      """)
    let moment = InspectionMoment.still(.time(nanoseconds: 1_000_000_000))
    let lines = try text(planned, .left, moment).split(separator: "\n")
    #expect(lines[0].hasSuffix(": 0 % of the way from 60 to 0"))
    #expect(lines.contains { $0.hasPrefix("60 before the animation") })
  }

  @Test func givenAndHiddenAndTransformedViewsAreTold() throws {
    let planned = try planned(
      """
      { "id": "a", "frame": { "x": 1, "y": 2, "width": 3, "height": 4 }, "hidden": true,
        "transform": { "rotation": 45 } }
      """, "")
    #expect(
      try text(planned, .right) == """
        a.right is 4 in `root` at 0 s
          `a` is hidden, and laid out all the same
          its transform is not part of it: rotation 45°
          its frame is given: no constraint moves it

        """)
  }

  @Test func aBrokenConstraintNamesThoseThatItContradicts() throws {
    let planned = try planned(#"{ "id": "a" }"#, #""a.width == 10", "wide: a.width == 12""#)
    #expect(
      try text(planned, .width).contains(
        "    a.width == 12  broken  wide  t.json:2:36\n      contradicts `a.width == 10`\n"))
  }

  /// The first animation has a distance of 100 pt and is halfway; the second, over 30 pt, has just
  /// started.
  @Test func animationsThatAddUpAreListed() throws {
    let planned = try planned(
      #"{ "id": "a" }"#, #""x: a.leading == root.leading""#,
      """
      { "time": 0, "animation": { "duration": 2, "curve": "linear" },
        "changes": [{ "constraint": "x", "constant": 100 }] },
      { "time": 1, "animation": { "duration": 2, "curve": "linear" },
        "changes": [{ "constraint": "x", "constant": 70 }] }
      """)
    let text = try text(planned, .leading, .still(.time(nanoseconds: 1_000_000_000)))
    #expect(
      text.hasPrefix(
        """
        a.leading is 50 in `root` at 1 s: 2 animations add up on the way to 70
          keyframe 0, 0 s … 2 s, linear: 50 % of the time, 50 % of the way from 0 to 100, -50 to go
          keyframe 1, 1 s … 3 s, linear: 0 % of the time, 0 % of the way from 100 to 70, 30 to go

        70 after the animations:
        """))
    #expect(text.contains("\n0 before the animations:\n"))
  }

  @Test func theObjectReadsAsJSON() throws {
    let planned = try planned(#"{ "id": "a" }"#, #""a.width == 10", "wide: a.width == 12 @5""#)
    let text = try planned.explain([.width, .top], of: "a", at: .still(.frame(0))).jsonText
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let edges = try #require(object["edges"] as? [[String: Any]])
    #expect(edges.map { $0["edge"] as? String } == ["width", "top"])
    let layout = try #require(edges[0]["layout"] as? [String: Any])
    let links = try #require(layout["links"] as? [[String: Any]])
    #expect(links.map { $0["equation"] as? String } == ["a.width == 10"])
    #expect(links.map { $0["sum"] as? Double } == [10])
    let rivals = try #require(layout["rivals"] as? [[String: Any]])
    #expect(rivals.map { $0["missedBy"] as? Double } == [2])
    #expect(edges[0]["earlierLayout"] is NSNull)
  }
}
