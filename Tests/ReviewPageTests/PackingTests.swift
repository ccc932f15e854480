import Foundation
import ImageCoding
import LayoutAnimation
import TestSupport
import Testing

@testable import ReviewPage

/// Compressed data, decoded by zlib, which Node.js has.
@Suite(.needsNodeJS) struct PackingTests {
  private static let decoding = """
    const [, folder] = process.argv
    const { readFileSync, writeFileSync } = require("node:fs")
    const { inflateRawSync } = require("node:zlib")
    for (const [index, text] of JSON.parse(readFileSync(`${folder}/packed.json`, "utf8")).entries()) {
      writeFileSync(`${folder}/${index}`, inflateRawSync(Buffer.from(text, "base64")))
    }
    """

  private static var texts: [[UInt8]] {
    var random = SeededGenerator(seed: 7)
    let noise = (0..<70_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let words = (0..<9_000).flatMap { _ in
      Array(["x", "width", "[1,2,3],", "null"].randomElement(using: &random, default: "").utf8)
    }
    let periodic = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 % 251) }
    return [
      [], [65], Array("abcabcabcabcabcabcabc".utf8), [UInt8](repeating: 0, count: 5000), noise,
      words, periodic, doubled(noise, 32_768), doubled(noise, 32_769),
    ]
  }

  private static func doubled(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
    Array(bytes[..<count]) + Array(bytes[..<count])
  }

  @Test func zlibReadsTheSameBytes() throws {
    let folder = try TemporaryFolder()
    let packed = Self.texts.map { "\"\(TextDeflater.deflated($0).base64)\"" }
    try folder.write("[\(packed.joined(separator: ","))]", to: "packed.json")
    let run = try NodeJS.run(["-e", Self.decoding, folder.url.path])
    #expect(run.status == 0, "\(run.output)")
    for (index, text) in Self.texts.enumerated() {
      let decoded = try Data(contentsOf: URL(filePath: folder.path("\(index)")))
      #expect(Array(decoded) == text, "text \(index)")
    }
  }

  @Test func whatRepeatsItselfTakesLess() {
    #expect(TextDeflater.deflated([UInt8](repeating: 7, count: 10_000)).count < 100)
    let noise = Self.texts[4]
    let isFar = TextDeflater.deflated(Self.doubled(noise, 32_769)).count > 65_000
    let isNear = TextDeflater.deflated(Self.doubled(noise, 32_768)).count < 34_000
    #expect(isFar && isNear, "at most 32,768 bytes back")
  }

  @Test func onlyTheDataOfPlayersArePacked() throws {
    let data = JSON.object(["name": JSON("</script><script class=\"data\">")])
    let page =
      Template.note("<script type=\"application/json\" class=\"data\">")
      + Template.data(data) + Template.note("end")
    let packed = page.packingData.source
    #expect(
      packed.hasPrefix(Template.note("<script type=\"application/json\" class=\"data\">").source))
    #expect(packed.hasSuffix("</script>\n" + Template.note("end").source))
    let size = data.text.escapedForScript.utf8.count
    #expect(packed.contains("<script type=\"text/plain\" class=\"data\" data-size=\"\(size)\">"))
    #expect(HTML.empty.packingData == .empty)
  }
}

extension [String] {
  fileprivate func randomElement(
    using random: inout SeededGenerator, default other: String
  ) -> String {
    randomElement(using: &random) ?? other
  }
}
