import Foundation
import TestSupport
import Testing

@testable import ReviewPage

@Suite struct EscapingTests {
  private static let pieces = [
    "</script>", "<!--", "-->", "<script>", "]]>", "\"", "'", "&amp;", "&", "<", ">", "\u{202E}",
    "\u{2066}", "\u{2028}", "\u{2029}", "\n", "\r", "\t", "\\", "\u{7F}", "\u{200F}", "é", "👩‍👩‍👧",
    " onerror=alert(1) ", "${x}", "`", "a", "/", "=",
  ]

  private static func text(_ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    return (0..<12).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  @Test func textsReadBackAsTheSame() {
    for seed in 0..<500 as Range<UInt64> {
      let (text, html) = (Self.text(seed), Self.text(seed).escapedForText)
      #expect(Self.unescaped(html) == text)
      #expect(!html.contains { "<>\r".contains($0) })
    }
  }

  @Test func attributesReadBackAsTheSameAndEndAtTheirQuote() {
    for seed in 0..<500 as Range<UInt64> {
      let (text, html) = (Self.text(seed), Self.text(seed).escapedForAttribute)
      #expect(Self.unescaped(html) == text)
      #expect(!html.unicodeScalars.contains { "<>\r\n\t\"'".unicodeScalars.contains($0) })
    }
  }

  @Test func dataReadsBackAsTheSameAndEndsNoScript() throws {
    for seed in 0..<500 as Range<UInt64> {
      let text = Self.text(seed)
      let script = JSON.object(["a": .array([JSON(text), JSON(1)])]).text.escapedForScript
      #expect(!script.contains { "<>&\u{2028}\u{2029}".contains($0) })
      let read = try JSONSerialization.jsonObject(with: Data(script.utf8)) as? [String: [Any]]
      #expect(read?["a"]?.first as? String == text)
    }
  }

  @Test func everyInterpolationEscapes() {
    let text = "<b>&\"'"
    let html: HTML = "<p title=\"\(attribute: text)\">\(text: text)</p>\(json: "[\"<\"]")"
    #expect(
      html.source
        == "<p title=\"&lt;b&gt;&amp;&quot;&#39;\">&lt;b&gt;&amp;\"'</p>[\"\\u003C\"]")
  }

  @Test func aNameInASentenceIsKeptToItself() {
    #expect(
      HTML(sentence: "view `<a>\u{202E}` is gone").source
        == "view <code><bdi>&lt;a&gt;\u{FFFD}</bdi></code> is gone")
    #expect(HTML(sentence: "`a`b`").source == "<bdi>`a`b`</bdi>")
  }

  /// Otherwise such a text would end the element that contains the file.
  @Test func thePagesOwnFilesEndNoElement() {
    for files in [PageFiles.styles, PageFiles.scripts] {
      let text = files.source.lowercased()
      for end in ["</script", "</style", "<!--", "<script"] { #expect(!text.contains(end)) }
    }
  }

  /// Resolves character references as the HTML Standard specifies.
  private static func unescaped(_ html: String) -> String {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""]
    var text = ""
    for (index, part) in html.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: ";") else {
        text += part
        continue
      }
      let name = part[..<end]
      let number = name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      text += names[String(name)] ?? number.flatMap(Unicode.Scalar.init).map(String.init) ?? "?"
      text += part[part.index(after: end)...]
    }
    return text
  }
}
