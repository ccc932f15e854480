import Foundation
import LayoutAnimation
import ResultBundles
import ReviewPage
import Testing

/// The numbers of a result agree with its own lists, and others are refused.
@Suite struct BundleNumberTests {
  /// Made once: it does not change.
  private static let made = Task {
    let suite = try BundleSuite()
    try await suite.change()
    return String(decoding: try await suite.bundle().bytes, as: UTF8.self)
  }

  private func reason(_ text: String) -> String {
    do {
      _ = try ResultBundle(BundleFileTests.signed(text), path: "a.bundle")
      return ""
    } catch {
      return error.message
    }
  }

  /// The first result that is different, of which 40 frames and more differ.
  private func forged(_ key: String, _ value: String) async throws -> String {
    let text = try await Self.made.value
    let start = try #require(text.range(of: #""result": "different""#)).upperBound
    let member = try Regex(key)
    let range = try #require(text[start...].firstRange(of: member), "\(key)")
    return text.replacingCharacters(in: range, with: value)
  }

  /// A member as a regular expression, what it is in its place, and the path that the error names.
  @Test(arguments: [
    (#""frameCount": \d+, "renderer""#, #""frameCount": 0, "renderer""#, "frameCount"),
    (#""frameCount": \d+, "renderer""#, #""frameCount": -1, "renderer""#, "frameCount"),
    (#""frameCount": \d+, "renderer""#, #""frameCount": 1.5, "renderer""#, "frameCount"),
    (#""frameCount": \d+, "renderer""#, #""frameCount": 9, "renderer""#, "comparison.geometry"),
    (#""channel": 0"#, #""channel": 256"#, "comparison.tolerance"),
    (#""channel": 0"#, #""channel": 0.5"#, "comparison.tolerance"),
    (#""points": 0"#, #""points": -1"#, "comparison.tolerance"),
    (#""firstFrame": 1"#, #""firstFrame": 99"#, "comparison.geometry"),
    (#""lastFrame": \d+"#, #""lastFrame": 1000"#, "comparison.geometry"),
    (
      #""lastFrame": \d+, "frameCount": \d+"#, #""lastFrame": 60, "frameCount": 61"#,
      "comparison.geometry"
    ),
    (
      #""lastFrame": \d+, "frameCount": \d+"#, #""lastFrame": 60, "frameCount": 1"#,
      "comparison.geometry"
    ),
    (#""worstFrame": \d+, "worstD"#, #""worstFrame": 0, "worstD"#, "comparison.geometry"),
    (#""worstDifference": 1"#, #""worstDifference": 0"#, "comparison.geometry"),
    (#""property": "left""#, #""property": "alpha""#, "comparison.geometry"),
    (#""property": "left""#, #""property": "middle""#, "comparison.geometry"),
    (#""constraint": "x""#, #""constraint": "y""#, "comparison.geometry"),
    (#""explanations": \[[^\]]*\]"#, #""explanations": []"#, "comparison.geometry"),
    (#""furtherExplanations": 0"#, #""furtherExplanations": 1"#, "comparison.geometry"),
    (
      #""forgivenGeometryFrames": 0"#, #""forgivenGeometryFrames": 1"#,
      "comparison.forgivenGeometryFrames"
    ),
    (#""geometryKnown": true"#, #""geometryKnown": false"#, "comparison.forgivenGeometryFrames"),
    (#""comparedFrames": \d+"#, #""comparedFrames": 1"#, "comparison.pixels.comparedFrames"),
    (#""comparedFrames": \d+"#, #""comparedFrames": 1000"#, "comparison.pixels.comparedFrames"),
    (
      #""differingPixels": \d+, "firstFrame""#, #""differingPixels": 1, "firstFrame""#,
      "comparison.pixels.differingPixels"
    ),
    (
      #""firstFrame": \d+, "worstFrame": (\d+), "forg"#,
      #""firstFrame": 0, "worstFrame": 60, "forg"#, "comparison.pixels.firstFrame"
    ),
    (
      #""firstFrame": \d+, "worstFrame": (\d+), "forg"#,
      #""firstFrame": null, "worstFrame": 60, "forg"#, "comparison.pixels.firstFrame"
    ),
    (#""worstFrame": \d+, "forg"#, #""worstFrame": 0, "forg"#, "comparison.pixels.worstFrame"),
    (#""worstFrame": \d+, "forg"#, #""worstFrame": null, "forg"#, "comparison.pixels.worstFrame"),
    (#""forgivenFrames": 0"#, #""forgivenFrames": 1"#, "comparison.pixels.forgivenFrames"),
    (#""forgivenPixels": 0"#, #""forgivenPixels": 1"#, "comparison.pixels.forgivenPixels"),
    (#""frames": \[\{"frame": \d+"#, #""frames": [{"frame": 1000"#, "comparison.pixels.frames"),
    (#""frames": \[\{"frame": \d+"#, #""frames": [{"frame": 60"#, "comparison.pixels.frames"),
    (#""frames": \[\{[^\}]*\}, "#, #""frames": ["#, "comparison.pixels.differingPixels"),
    (
      #""differingPixels": \d+, "pixelC"#, #""differingPixels": 0, "pixelC"#,
      "comparison.pixels.frames"
    ),
    (
      #""differingPixels": \d+, "pixelC"#, #""differingPixels": 9, "pixelC"#,
      "comparison.pixels.differingPixels"
    ),
    (#""pixelCount": \d+"#, #""pixelCount": 1"#, "comparison.pixels.frames"),
    (#""pixelCount": \d+"#, #""pixelCount": 9223372036854775807"#, "comparison.pixels.frames"),
    (#""largestDifference": \d+"#, #""largestDifference": 0"#, "comparison.pixels.frames"),
    (#""largestDifference": \d+"#, #""largestDifference": 256"#, "comparison.pixels.frames"),
    (
      #""pixelExplanations": \[\]"#, #""pixelExplanations": [{"message": "x"}]"#,
      "comparison.pixelExplanations"
    ),
  ])
  func aNumberThatTheListsContradictIsRefused(
    key: String, value: String, path: String
  ) async throws {
    let words = "has a `\(path)` that the rest of it contradicts"
    let reason = reason(try await forged(key, value))
    #expect(reason.contains(words), "\(reason)")
  }

  /// Programs differ in which of them they read.
  @Test func aKeyThatIsThereTwiceIsRefused() async throws {
    for key in [#""differingPixels": \d+, "#, #""channel": 0"#] {
      let text = try await Self.made.value
      let start = try #require(text.range(of: #""result": "different""#)).upperBound
      let range = try #require(text[start...].firstRange(of: try Regex(key)))
      let separator = key.hasSuffix(" ") ? "" : ", "
      let member = String(text[range])
      let twice = text.replacingCharacters(in: range, with: member + separator + member)
      #expect(reason(twice).contains("`result` has a key twice"), "\(reason(twice))")
    }
  }

  /// The page would say "as pinned".
  @Test(arguments: ["same", "within-tolerance", "warned", "unknown"])
  func aCardWithAnotherVerdictThanItsResultIsRefused(verdict: String) async throws {
    let text = try await forged(
      #""card": \{"verdict":"different""#, #""card": {"verdict":"\#(verdict)""#)
    #expect(reason(text).contains("another verdict than the `result`"))
  }
}
