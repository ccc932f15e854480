import Foundation
import LayoutAnimation
import ResultBundles
import ReviewPage
import Testing

/// The numbers of a result agree with its own lists, and others are refused.
@Suite struct BundleNumberTests {
  private static let someSum = String(repeating: "a", count: 64)

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
  private func forged(
    _ key: String, _ value: String, in kind: String = "different"
  ) async throws -> String {
    let text = try await Self.made.value
    let start = try #require(text.range(of: "\"result\": \"\(kind)\"")).upperBound
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

  /// A member of the result or of its card as a regular expression, what is in its place, and the words of the error.
  @Test(arguments: [
    (#""message": "different: \d+ of"#, #""message": "different: 1 of"#, "has a `message` that"),
    (#"explained by [^"]*"#, "explained by nothing", "has a `message` that"),
    (#""structure": \[\]"#, #""structure": 0"#, "has a `comparison.structure` of the wrong kind"),
    (#""notes": \[\]"#, #""notes": [1]"#, "has a `comparison.notes` of the wrong kind"),
    (#""notes": \[\]"#, #""notice": []"#, "has no `comparison.notes`"),
    (#""notes": \[\]"#, #""notes": [], "more": 1"#, "has an unknown `comparison.more`"),
    (
      #""expected": "[^"]*", "actual""#, #""expected": "a", "actual""#,
      "`result.comparison.expected`"
    ),
    (#""title": ""#, #""title": "an"#, "`title` is not that of the timeline"),
    (#""line": \d+"#, #""line": 1"#, "`line` is not that of the timeline"),
    (#""approval": "layoutanim"#, #""approval": "rm -r"#, "`approval` is not that of"),
    (#"pixels: \d+ of"#, "pixels: 1 of", "`text` is not that of the `result`"),
    (#"\\n  geometry: different"#, #"\n  geometry: same"#, "`text` is not that of the `result`"),
    (#""card": \{"verdict":"different""#, #""card": {"verdict":"same""#, "`card.verdict`"),
    (#""card": \{"verdict":"different""#, #""card": {"verdict":"warned""#, "`card.verdict`"),
    (#""card": \{"verdict":"different""#, #""card": {"verdict":"unknown""#, "`card.verdict`"),
    (#""pinned":true"#, #""pinned":false"#, "`card.pinned`"),
    (#""pinned":true"#, #""pinned":true,"pinned":true"#, "`card` has a key twice"),
    (#""pinned":true"#, #""pinned":true,"frames":"listed""#, "`card.frames`"),
    (#""pinned":true"#, #""pinned":true,"status":65"#, "`card.status`"),
    (#""pinned":true"#, #""pinned":true,"message":"fine""#, "`card.message`"),
    (#""pixels":\d+"#, #""pixels":1"#, "`card.pixels`"),
    (#""structure":false"#, #""structure":true"#, "`card.structure`"),
    (#""differences":"[^"]*""#, #""differences":"""#, "`card.differences`"),
    (#""findings":\[[^\]]*\],"poster""#, #""findings":["a"],"poster""#, "`card.findings`"),
    (#"\["geometry","different"#, #"["geometry","same"#, "`card.aspects`"),
    (#""headline":"[^"]*""#, #""headline":"as pinned""#, "`card.parts`"),
    (#""command":"layoutanim [^"]*"\}"#, #""command":"rm -r"}"#, "`card.parts`"),
    (#""data":\{"path":""#, #""data":{"path":"a"#, "`card.data.path`"),
    (
      #""command":"layoutanim [^"]*","verdict""#, #""command":null,"verdict""#,
      "`card.data.command`"
    ),
    (
      #","verdict":"different","differing""#, #","verdict":"same","differing""#,
      "`card.data.verdict`"
    ),
    (
      #""differing":\{"frames":\[\d+,"#, #""differing":{"frames":["#, "`card.data.differing.frames`"
    ),
    (#""pixels":\[\d+,"#, #""pixels":[0,"#, "`card.data.differing.pixels`"),
    (#""first":\d+"#, #""first":0"#, "`card.data.differing.first`"),
    (#""worst":\d+"#, #""worst":0"#, "`card.data.differing.worst`"),
    (#""geometry":\[\d+,"#, #""geometry":["#, "`card.data.differing.geometry`"),
    (#""tolerance":0"#, #""tolerance":9"#, "`card.data.tolerance`"),
    (#""before":\{"#, #""before":null,"other":{"#, "`card.data.before`"),
  ])
  func aMemberThatTheEntryContradictsIsRefused(
    key: String, value: String, words: String
  ) async throws {
    let reason = reason(try await forged(key, value))
    #expect(reason.contains(words) && !reason.isEmpty, "\(reason)")
  }

  /// Of results that compare nothing.
  @Test(arguments: [
    (
      "not-pinned", #""comparison": null"#, #""comparison": 1"#,
      "has a `comparison` of the wrong kind"
    ),
    ("not-pinned", #""renderer": null"#, #""renderer": 1"#, "has a `renderer` of the wrong kind"),
    ("not-pinned", #""message": "not pinned"#, #""message": "as pinned"#, "has a `message` that"),
    ("not-pinned", #""pin": "[^"]*""#, #""pin": "a""#, "has a `message` that"),
    ("not-pinned", #""pin": \{"file": ""#, #""pin": {"file": "a"#, "`pin.file`"),
    (
      "not-pinned", #""contents": "#, "\"replaced\": \"\(someSum)\", \"contents\": ",
      "`pin.replaced`"
    ),
    (
      "same", #""message": "as pinned \(all \d+"#, #""message": "as pinned (all 9"#,
      "has a `message` that"
    ),
    (
      "same", #""comparedFrames": \d+"#, #""comparedFrames": 1"#,
      "`comparison.pixels.comparedFrames`"
    ),
    ("same", #""pixels":0"#, #""pixels":7"#, "`card.pixels`"),
    ("failed", #""message": "line [^"]*""#, #""message": "it is right""#, "`card.message`"),
    ("failed", #""status":65"#, #""status":66"#, "`card.status`"),
    ("abandoned", #""message": "its timeline"#, #""message": "a timeline"#, "has a `message` that"),
    ("abandoned", #""pinned":false"#, #""pinned":true"#, "`card.pinned`"),
  ])
  func aMemberOfAnotherResultIsRefused(
    kind: String, key: String, value: String, words: String
  ) async throws {
    let reason = reason(try await forged(key, value, in: kind))
    #expect(reason.contains(words) && !reason.isEmpty, "\(reason)")
  }

}
