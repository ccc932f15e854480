import Foundation
import LayoutAnimation
import ResultBundles
import ReviewPage
import TestSupport
import Testing

/// A bundle may come from anyone: what it says is shown as text, and nothing of it becomes markup or script.
@Suite struct HostileCardTests {
  /// Made once: it does not change.
  private static let made = Task { try await BundleSuite(count: 2).bundle() }

  private static func bundle(_ card: String) async throws -> ResultBundle {
    let bundle = try await made.value
    return ResultBundle(
      bundle.header,
      bundle.entries.map {
        BundleEntry(index: $0.index, record: $0.record, proposal: $0.proposal, card: card)
      })
  }

  private static func card(_ parts: String) -> String {
    #"""
    {"verdict":"different","pinned":true,"pixels":1,"structure":false,"differences":"<u>","findings":["<s>"],"aspects":[["<i>","same","</ul>"]],
    "parts":[\#(parts)],"data":{"a":"</script><script>alert(1)</script>","b":"<!--"}}
    """#.replacing("\n", with: "")
  }

  private static let evil = #"</script></pre><img src=x onerror=alert(1)>\"'`<b>`"#

  @Test(arguments: [
    #"{"path":"E","against":"E"}"#, #"{"headline":"E"}"#, #"{"note":"E"}"#, #"{"block":"E"}"#,
    #"{"error":"E"}"#, #"{"command":"E"}"#, #"{"list":[{"text":"E"},{"explanation":"E"}]}"#,
    #"{"table":["E",""],"rows":[{"row":"worst","cells":[["code","E"],["name","E"],["sentence","E"]]}]}"#,
    #"{"table":[],"rows":[{"row":"explanation","cells":[["code","E"]]}]}"#,
    #"{"section":"E","title":"E","parts":[{"fold":"E","title":"E","parts":[]}]}"#,
    #"{"player":true}"#,
  ])
  func textsStayTexts(part: String) async throws {
    let page = try ReviewPage(
      of: try await Self.bundle(Self.card(part.replacing("E", with: Self.evil))))
    let html = page.html.source
    #expect(!html.contains("<img src=x"))
    #expect(!html.contains("<script>alert"))
    #expect(!html.contains("<b>`"))
    #expect(!html.contains("<i>"))
    // The page's own script, and one element of data for each card.
    #expect(html.split(separator: "</script>").count == 4)
  }

  @Test(arguments: [
    (#"{"html":"<b>"}"#, "there is no part `html`"), (#"[]"#, "a part is not an object"),
    (#"{"note":1}"#, "is not a string"),
    (
      #"{"figure":"sheet","caption":"c","image":{"width":1,"height":1,"png":"AAAA"}}"#,
      "`image` is not a PNG of its size"
    ),
    (
      #"{"figure":"sheet","caption":"c","image":{"width":1,"height":1,"png":"\" onload=\"x"}}"#,
      "`image` is not a PNG of its size"
    ),
    (#"{"table":["a"],"rows":[{"row":"odd","cells":[]}]}"#, "`row` is not known"),
    (#"{"table":["a"],"rows":[{"row":"plain","cells":[["html","a"]]}]}"#, "`cells`"),
    (
      #"{"section":"a","title":"a","parts":[{"section":"a","title":"a","parts":[{"section":"a","#
        + #""title":"a","parts":[{"section":"a","title":"a","parts":[]}]}]}]}"#,
      "nested too deeply"
    ),
  ])
  func whatIsNotAPartIsRefused(part: String, words: String) async throws {
    let bundle = try await Self.bundle(Self.card(part))
    let error = #expect(throws: LayoutAnimationError.self) { _ = try ReviewPage(of: bundle) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    (#""verdict":"different""#, #""verdict":"fine""#), (#""pinned":true"#, #""pinned":1"#),
    (#""pixels":1"#, #""pixels":-1"#), (#""same""#, #""red""#), (#""data":{"#, #""data":[],"x":{"#),
    (#""structure":false"#, #""structure":false,"status":0,"message":"m""#),
  ])
  func whatIsNotACardIsRefused(old: String, new: String) async throws {
    let card = Self.card(#"{"player":true}"#)
    #expect(card.contains(old))
    let bundle = try await Self.bundle(card.replacing(old, with: new))
    let error = #expect(throws: LayoutAnimationError.self) { _ = try ReviewPage(of: bundle) }
    #expect(error?.message.contains("the bundle cannot be shown") == true)
  }
}
