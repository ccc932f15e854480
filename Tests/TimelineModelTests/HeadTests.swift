import AutoLayout
import JSONText
import Primitives
import Testing
import TimelineModel
import Timing

/// The keys of the timeline itself, its canvas, margins and metrics.
@Suite struct HeadTests {
  @Test func smallestTimelineHasAllDefaults() throws {
    let timeline = try timeline(#"{"version": 1, "canvas": {"width": 10, "height": 20}}"#)
    #expect(timeline.name == nil)
    #expect(timeline.framesPerSecond == 60)
    #expect(timeline.canvas.scale == 1)
    #expect(timeline.canvas.safeAreaInsets == LayoutInsets())
    #expect(timeline.effectiveRootMargins == EdgeInsets(left: 16, right: 16))
    #expect(timeline.views.map(\.id) == ["root"])
    #expect(timeline.views.map(\.appearance.backgroundColor) == [.white])
    #expect(timeline.constraints.isEmpty && timeline.keyframes.isEmpty)
    #expect(timeline.end == .zero)
    #expect(timeline.clock(framesPerSecond: 60).frameCount == 1)
  }

  @Test(arguments: [
    (#""width": 399, "height": 10"#, EdgeInsets(left: 16, right: 16)),
    (#""width": 400, "height": 10"#, EdgeInsets(left: 20, right: 20)),
    (
      #""width": 400, "height": 10, "safeAreaInsets": {"top": 44, "left": 1, "bottom": 34, "right": 2}"#,
      EdgeInsets(top: 44, left: 21, bottom: 34, right: 22)
    ),
    (
      #""width": 400, "height": 10, "safeAreaInsets": {"top": 44}, "insetsLayoutMarginsFromSafeArea": false"#,
      EdgeInsets(left: 20, right: 20)
    ),
    (
      #""width": 400, "height": 10, "safeAreaInsets": {"top": 44}, "layoutMargins": {"leading": 5, "top": 1}"#,
      EdgeInsets(top: 45, left: 5)
    ),
    (
      #""width": 400, "height": 10, "layoutMargins": {"trailing": 5, "bottom": 3}"#,
      EdgeInsets(bottom: 3, right: 5)
    ),
  ])
  func rootMargins(_ canvas: String, expected: EdgeInsets) throws {
    #expect(try timeline(scene(canvas: canvas)).effectiveRootMargins == expected)
  }

  @Test(arguments: EdgeRasterization.allCases)
  func edgesAreThoseOfTheCanvas(edges: EdgeRasterization) throws {
    let canvas = #""width": 10, "height": 10"#
    #expect(try timeline(scene(canvas: canvas)).canvas.edges == .exact)
    let named = canvas + #", "edges": "\#(edges.rawValue)""#
    #expect(try timeline(scene(canvas: named)).canvas.edges == edges)
  }

  @Test func edgesOfAnotherNameAreRefused() {
    let text = scene(canvas: #""width": 10, "height": 10, "edges": "devise""#)
    #expect(codes(text) == ["wrong-value"])
    #expect(problems(text)[0].hasSuffix("`edges` cannot be `devise`"))
  }

  @Test func everyObjectAcceptsANote() throws {
    let text = #"""
      {"version": 1, "$schema": "x", "note": "n", "canvas": {"note": "n", "width": 10, "height": 10,
      "safeAreaInsets": {"note": "n"}}, "metrics": {"note": "n", "gap": 1},
      "views": [{"note": "n", "id": "a", "intrinsicContentSize": {"note": "n"},
        "contentHuggingPriority": {"note": "n"}}],
      "constraints": [{"note": "n", "constraints": [{"note": "n", "id": "x", "equation": "a.width == gap"}]}],
      "keyframes": [{"note": "n", "time": 0, "animation": {"note": "n", "duration": 1},
        "changes": [{"note": "n", "activate": "x"}]}]}
      """#
    #expect(problems(text) == [])
    #expect(codes(scene("", keyframes: "", #", "note": 1"#)) == ["wrong-type"])
  }

  @Test func numberNamedNoteIsAMetric() throws {
    let text = #"""
      {"version": 1, "canvas": {"width": 10, "height": 10}, "metrics": {"note": 7},
      "views": [{"id": "a"}], "constraints": ["a.width == note"]}
      """#
    #expect(try timeline(text).constraints.map(\.constraint.constant) == [7])
  }

  @Test(arguments: [
    (#"{"version": 2, "whatever": [}"#, ["syntax"]),
    (#"{"version": 2, "whatever": []}"#, ["newer-version"]),
    (#"{"canvas": {"width": 1, "height": 1}}"#, ["missing-key"]),
    (#"{"version": "1", "canvas": {"width": 1, "height": 1}}"#, ["wrong-type"]),
    (#"{"version": 0, "canvas": {"width": 1, "height": 1}}"#, ["out-of-range"]),
    (#"{"version": 1}"#, ["missing-key"]),
    (#"{"version": 1, "canvas": {}}"#, ["missing-key"]),
    (#"[]"#, ["wrong-type"]),
    ("", ["syntax"]),
  ])
  func versionAndCanvasAreRequired(_ text: String, expected: [String]) {
    #expect(codes(text) == expected)
  }

  @Test func newerVersionIsRefusedAsNeedingANewerTool() {
    #expect(
      problems(#"{"version": 2}"#) == [
        "1:13 newer-version: version 2 needs a newer layoutanim; this one reads version 1"
      ])
  }

  @Test(arguments: [
    (#", "framesPerSecond": 0"#, ["out-of-range"]), (#", "framesPerSecond": 1"#, []),
    (#", "framesPerSecond": 1000"#, []), (#", "framesPerSecond": 1001"#, ["out-of-range"]),
    (#", "framesPerSecond": 29.97"#, ["out-of-range"]), (#", "duration": -1"#, ["out-of-range"]),
    (#", "duration": 0"#, []), (#", "duration": "1""#, ["wrong-type"]),
    (#", "name": 1"#, ["wrong-type"]), (#", "compatibility": "iOS7""#, []),
    (#", "compatibility": "iOS8""#, ["wrong-value"]), (#", "nme": """#, ["unknown-key"]),
    (#", "name": "a", "name": "b""#, ["duplicate-key"]),
    (#", "duration": 1e999"#, ["out-of-range"]),
  ])
  func valuesOfTheHeadAreChecked(_ more: String, expected: [String]) {
    #expect(codes(scene("", keyframes: "", more)) == expected)
  }

  @Test(arguments: [
    (#""width": 0, "height": 1"#, ["out-of-range"]),
    (#""width": -1, "height": 1"#, ["out-of-range"]),
    (#""width": 1e999, "height": 1"#, ["not-finite"]),
    (#""width": 10.5, "height": 1"#, ["out-of-range"]),
    (#""width": 10.5, "height": 1, "scale": 2"#, []),
    (#""width": 10.25, "height": 1, "scale": 2"#, ["out-of-range"]),
    (#""width": 1, "height": 1, "scale": 4"#, ["out-of-range"]),
    (#""width": 1, "height": 1, "scale": 1.5"#, ["out-of-range"]),
    (#""width": 16383, "height": 1"#, []), (#""width": 16384, "height": 1"#, []),
    (#""width": 16385, "height": 1"#, ["limit"]),
    (#""width": 1, "height": 8192.5, "scale": 2"#, ["limit"]),
    (#""width": 1, "height": 8192, "scale": 2"#, []),
    (#""width": 1, "height": 1, "layoutDirection": "leftToRight""#, []),
    (#""width": 1, "height": 1, "layoutDirection": "rightToLeft""#, []),
    (#""width": 1, "height": 1, "layoutDirection": "up""#, ["wrong-value"]),
    (
      #""width": 1, "height": 1, "safeAreaInsets": {"left": 1, "trailing": 1}"#,
      ["contradictory-keys"]
    ),
    (#""width": 1, "height": 1, "layoutMargins": 8"#, ["wrong-type"]),
  ])
  func canvasIsChecked(_ canvas: String, expected: [String]) {
    #expect(codes(scene(canvas: canvas)) == expected)
  }

  @Test func lastFrameIsTheFirstAtOrAfterTheEnd() throws {
    // 0.1 s at 60 frames a second is frame 6; a nanosecond more needs frame 7.
    for (duration, frames) in [("0", 1), ("0.1", 7), ("0.100000001", 8), ("0.099999999", 7)] {
      let timeline = try timeline(scene("", keyframes: "", #", "duration": \#(duration)"#))
      #expect(timeline.clock(framesPerSecond: 60).frameCount == frames, "duration \(duration)")
    }
  }

  @Test func durationCutsAndHolds() throws {
    let keyframe = #"{"time": 1, "animation": {"duration": 2, "delay": 0.5}}"#
    #expect(try timeline(scene("", keyframes: keyframe)).end == Nanoseconds(3_500_000_000))
    #expect(
      try timeline(scene("", keyframes: keyframe, #", "duration": 2"#)).end
        == Nanoseconds(2_000_000_000))
    #expect(
      try timeline(scene("", keyframes: keyframe, #", "duration": 9"#)).end
        == Nanoseconds(9_000_000_000))
  }
}
