import Expansion
import Foundation
import JSONText
import TestSupport
import Testing
import TimelineModel

/// Numbers that are valid and were probably written in another unit.
@Suite struct UnitMistakeTests {
  /// The mistakes of a timeline's text, each as `unit subject place → correction`, where the place is
  /// the text at its location.
  private func mistakes(_ text: String) throws -> [String] {
    try timeline(text).unitMistakes.map { mistake in
      let range = mistake.location.lowerOffset..<mistake.location.upperOffset
      let place = String(decoding: Array(text.utf8)[range], as: UTF8.self)
      return "\(mistake.unit) \(mistake.subject) \(place) → \(mistake.correction)"
    }
  }

  private func keyframe(_ keys: String, _ more: String = "") -> String {
    scene(keyframes: "{\(keys)}", more)
  }

  @Test(arguments: [
    (#""time": 0, "animation": 300"#, "milliseconds `animation` 300 → 0.3"),
    (#""time": 0, "animation": {"duration": 1250}"#, "milliseconds `duration` 1250 → 1.25"),
    (
      #""time": 0, "animation": {"duration": 1, "delay": 250}"#, "milliseconds `delay` 250 → 0.25"
    ),
    (#""time": 450"#, "milliseconds `time` 450 → 0.45"),
    (#""after": 1e2"#, "milliseconds `after` 1e2 → 0.1"),
    (
      #""time": 0, "animation": {"spring": {"bounce": 0.2, "duration": 500}}"#,
      "milliseconds `duration` 500 → 0.5"
    ),
  ])
  func aWholeTimeOfAHundredOrMoreIsTakenForMilliseconds(keys: String, mistake: String) throws {
    #expect(try mistakes(keyframe(keys)) == [mistake])
  }

  @Test func theDurationOfTheTimelineIsATimeToo() throws {
    let text = scene("", #", "duration": 600"#)
    #expect(try mistakes(text) == ["milliseconds `duration` 600 → 0.6"])
  }

  @Test(arguments: ["60", "99", "99.5", "300.0", "120.5"])
  func aTimeThatIsShortOrHasAFractionIsMeant(time: String) throws {
    #expect(try mistakes(keyframe(#""time": 0, "animation": \#(time)"#)) == [])
  }

  @Test(arguments: [
    ("3.14159", "180"), ("3.14", "180"), ("3.141", "180"), ("3.142", "180"), ("1.57", "90"),
    ("-1.5708", "-90"), ("1.5707", "90"), ("0.785", "45"), ("0.78", "45"), ("0.79", "45"),
    ("0.524", "30"), ("1.0472", "60"), ("0.2618", "15"), ("4.712", "270"), ("6.28318", "360"),
    ("-6.283185307179586", "-360"), ("12.566", "720"),
  ])
  func anAngleThatIsAFractionOfPiIsTakenForRadians(angle: String, degrees: String) throws {
    let view = #"{"view": "a", "transform": {"rotation": \#(angle)}}"#
    let component = #"{"view": "a", "transform.rotation": \#(angle)}"#
    let text = keyframe(#""time": 0, "changes": [\#(view), \#(component)]"#)
    #expect(
      try mistakes(text) == [
        "radians `rotation` \(angle) → \(degrees)",
        "radians `transform.rotation` \(angle) → \(degrees)",
      ])
  }

  @Test(arguments: [
    "0", "3", "3.1", "3.140", "3.141590", "3.15", "1.05", "0.52", "15.708", "22.5", "90", "0.5",
    "314.159e-2",
  ])
  func anyOtherAngleIsMeant(angle: String) throws {
    let change = #"{"view": "a", "transform.rotation": \#(angle)}"#
    #expect(try mistakes(keyframe(#""time": 0, "changes": [\#(change)]"#)) == [])
  }

  @Test(arguments: [
    (#""width": 1170, "height": 2532"#, #""width": 390, "height": 844, "scale": 3"#),
    (#""width": 1170, "height": 2532, "scale": 3"#, #""width": 390, "height": 844"#),
    (#""width": 2732, "height": 2048, "scale": 1"#, #""width": 1366, "height": 1024, "scale": 2"#),
    (#""width": 750, "height": 1334, "scale": 2"#, #""width": 375, "height": 667"#),
  ])
  func aCanvasOfAsManyPointsAsAScreenHasPixelsIsTakenForPixels(
    canvas: String, correction: String
  ) throws {
    let text = scene("", canvas: canvas)
    let mistake = try #require(try timeline(text).unitMistakes.first)
    #expect(mistake.unit == .pixels)
    #expect(mistake.correction == correction)
    #expect(mistake.location.line == 1)
  }

  @Test func aChangeOfTheCanvasCannotSetTheScale() throws {
    let text = keyframe(
      #""time": 0, "changes": [{"canvas": {"width": 2532, "height": 1170}}]"#)
    #expect(
      try mistakes(text) == [
        #"pixels the canvas 2532 → "width": 844, "height": 390"#
      ])
  }

  @Test(arguments: [
    #""width": 390, "height": 844, "scale": 3"#, #""width": 768, "height": 1024"#,
    #""width": 1024, "height": 1366, "scale": 2"#, #""width": 1920, "height": 1080"#,
    #""width": 1170.0, "height": 2532"#, #""width": 1170, "height": 2000"#,
  ])
  func anyOtherCanvasIsMeant(canvas: String) throws {
    #expect(try mistakes(scene("", canvas: canvas)) == [])
  }

  @Test func theyAreInFileOrder() throws {
    let text = scene(
      keyframes: #"{"time": 300}, {"time": 200}"#, #", "duration": 900"#,
      canvas: #""width": 750, "height": 1334"#)
    #expect(
      try timeline(text).unitMistakes.map(\.written) == ["750 × 1334", "300", "200", "900"])
  }

  @Test func tooManyFramesAreExplainedByMilliseconds() throws {
    let found = diagnostics(keyframe(#""time": 0, "animation": 3000"#))
    #expect(found.map(\.code) == ["limit"])
    #expect(found.first?.help == "times are in seconds: write `3`, not `3000`")
  }

  @Test func theTimelinesOfTheRepositoryHaveNone() throws {
    for file in try Checkout.timelines() {
      let written = SourceText(bytes: [UInt8](try Data(contentsOf: file)))
      let source = try TimelineExpansion(of: written).source
      let images = ImageSource { path, _ in .success(ImageTests.image(path)) }
      let timeline = try Timeline(parsing: source, images: images)
      #expect(timeline.unitMistakes == [], "\(file.lastPathComponent)")
    }
  }
}
