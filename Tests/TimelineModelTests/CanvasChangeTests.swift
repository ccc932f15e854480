import AutoLayout
import Primitives
import Testing
import TimelineModel

/// Changes of the canvas by keyframes.
@Suite struct CanvasChangeTests {
  private func text(_ canvas: String, first: String = #""width": 300, "height": 100"#) -> String {
    scene("", keyframes: #"{"time": 0, "changes": [\#(canvas)]}"#, canvas: first)
  }

  @Test func omittedPropertiesKeepTheirValues() throws {
    let first = #""width": 300, "height": 100, "scale": 2, "safeAreaInsets": {"leading": 7}"#
    let changes = #"""
      {"canvas": {"width": 400}}, {"canvas": {"height": 50.5, "layoutDirection": "rightToLeft"}},
      {"canvas": {"layoutMargins": {"trailing": 3}, "insetsLayoutMarginsFromSafeArea": false}},
      {"canvas": {"safeAreaInsets": {}, "backgroundColor": "red"}}
      """#
    let timeline = try timeline(text(changes, first: first))
    var canvas = Canvas(size: Size(width: 400, height: 100), scale: 2)
    canvas.safeAreaInsets = LayoutInsets(near: 7, followsLayoutDirection: true)
    var expected = [timeline.canvas, canvas]
    canvas.size.height = 50.5
    canvas.layoutDirection = .rightToLeft
    expected.append(canvas)
    canvas.layoutMargins = LayoutInsets(far: 3, followsLayoutDirection: true)
    canvas.insetsLayoutMarginsFromSafeArea = false
    expected.append(canvas)
    canvas.safeAreaInsets = LayoutInsets()
    expected.append(canvas)
    #expect(timeline.canvases == expected)
    #expect(
      timeline.keyframes.flatMap(\.changes).map(\.operation.words).suffix(2) == [
        "setBackgroundColor 0 255 0 0 255", "setCanvas 400.0 50.5",
      ])
  }

  /// The side margins are 16 points for a width below 400, and 20 otherwise.
  @Test func defaultMarginsFollowTheWidth() throws {
    let canvases = try timeline(text(#"{"canvas": {"width": 400}}"#)).canvases
    #expect(canvases.map(\.rootMargins.near) == [16, 20])
  }

  @Test func aColorAloneIsNoOtherCanvas() throws {
    let timeline = try timeline(text(#"{"canvas": {"backgroundColor": "red"}}"#))
    #expect(timeline.canvases.count == 1)
  }

  @Test(arguments: [
    (#"{}"#, "6:36 empty-change: this changes nothing: a key of the canvas is missing"),
    (#"1"#, "6:36 wrong-type: `canvas` must be an object, not a number"),
    (#"{"scale": 2}"#, "6:37 not-changeable: the scale of the canvas cannot be changed"),
    (
      #"{"edges": "device"}"#, "6:37 not-changeable: the edges of the canvas cannot be changed"
    ),
    (#"{"width": 0}"#, "6:46 out-of-range: `width` must be more than 0"),
    (#"{"width": 0.5}"#, "6:46 out-of-range: `width` is not a whole number of pixels at scale 1"),
    (#"{"height": 16385}"#, "6:47 limit: `height` is more than 16384 pixels at scale 1"),
    (#"{"widht": 1}"#, "6:37 unknown-key: unknown key `widht` in the canvas of a change"),
    (#"{"layoutDirection": "up"}"#, "6:56 wrong-value: `layoutDirection` cannot be `up`"),
  ])
  func mistakesAreReported(_ canvas: String, expected: String) {
    #expect(problems(text(#"{"canvas": \#(canvas)}"#)) == [expected])
  }

  @Test func theCanvasIsChangedByItself() {
    #expect(codes(text(#"{"canvas": {"width": 5}, "to": "a"}"#)) == ["unknown-key"])
    #expect(codes(text(#"{"canvas": {"width": 5}, "view": "a"}"#)) == ["contradictory-keys"])
  }
}
