import Foundation
import LayoutAnimation
import TestSupport
import Testing

@testable import Comparing
@testable import FileAccess
@testable import Planning
@testable import Rendering
@testable import Reporting
@testable import Sweeping

/// The file format of pins: every pin that is written can be read, and nothing else is accepted.
@Suite struct PinFileTests {
  @Test func itIsTextWithALineForEachPicture() throws {
    let sums = [[2], [2], [2], [3], [2]].map { SHA256Sum(of: $0) }
    let small = Pin.small(timeline: "{ \"version\": 1,\n  \"canvas\": 7 }")
    let pin = Pin(
      version: .current, tool: "0.1.0", pixelRevision: 1, chosenFramesPerSecond: 10, chosenScale: 2,
      framesPerSecond: 10, width: 40, height: 30, layout: small.layout, frames: sums,
      timeline: small.timeline)
    let empty = """
      {
        "pinVersion": 3,
        "sum": "",
        "tool": "0.1.0",
        "pixelRevision": 1,
        "options": {"framesPerSecond": 10, "scale": 2},
        "framesPerSecond": 10,
        "width": 40,
        "height": 30,
        "layout": "\(SHA256Sum(of: [1]))",
        "frames": {
          "0-2": "\(sums[0])",
          "3": "\(sums[3])",
          "4": "\(sums[0])"
        },
        "timeline":
      { "version": 1,
        "canvas": 7 }
      }

      """
    let sealed = empty.replacingOccurrences(
      of: "\"sum\": \"\"", with: "\"sum\": \"\(SHA256Sum(of: Array(empty.utf8)))\"")
    #expect(String(decoding: pin.bytes, as: UTF8.self) == sealed)
    #expect(pin.timelineLine == 17)
    #expect(sealed.split(separator: "\n")[16] == "{ \"version\": 1,")
  }

  @Test func whatIsWrittenIsRead() throws {
    var random = SeededGenerator(seed: 4)
    let timelines = [
      "{}", "[]", "7", "\"é\u{2028}\\n\"", "{ \"pinVersion\": 3,\r\n\t\"sum\": \"\" }",
      "{\"a\": [1]}",
    ]
    for _ in 0..<150 {
      var frames: [SHA256Sum] = []
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        frames.append(SHA256Sum(of: [UInt8.random(in: 0...2, using: &random)]))
      }
      let pin = Pin(
        version: Pin.Version.allCases.randomElement(using: &random) ?? .current,
        tool: ["0.1.0", "", "a \"b\"\\\n"].randomElement(using: &random) ?? "",
        pixelRevision: Int.random(in: 1 ... .max, using: &random),
        chosenFramesPerSecond: [nil, 1, 1000].randomElement(using: &random) ?? nil,
        chosenScale: [nil, 1, 3].randomElement(using: &random) ?? nil,
        framesPerSecond: Int.random(in: 1...1000, using: &random),
        width: Int.random(in: 1...16_384, using: &random), height: 1,
        layout: SHA256Sum(of: [UInt8.random(in: 0...255, using: &random)]), frames: frames,
        timeline: Array((timelines.randomElement(using: &random) ?? "").utf8))
      #expect(try Pin(parsing: pin.bytes) == pin)
      #expect(try Pin(parsing: pin.bytes).bytes == pin.bytes)
    }
  }

  @Test(arguments: [(99_999, true), (100_000, true), (100_001, false)])
  func asManyFramesAsATimelineMayHaveAreRead(count: Int, isRead: Bool) throws {
    let small = Pin.small()
    let pin = Pin(
      version: .runs, tool: small.tool, pixelRevision: 1, chosenFramesPerSecond: nil,
      chosenScale: nil, framesPerSecond: 10, width: 1, height: 1, layout: small.layout,
      frames: Array(repeating: small.layout, count: count), timeline: small.timeline)
    #expect((try? Pin(parsing: pin.bytes))?.frames.count == (isRead ? count : nil))
  }

  /// At each position: a flipped bit, a digit, a space, a quotation mark and a zero byte.
  @Test func everyEditOfASingleByteIsRefused() {
    let bytes = Pin.small().bytes
    for place in bytes.indices {
      for replacement in [bytes[place] ^ 1, UInt8(ascii: "7"), 0x20, 0x22, 0] {
        var edited = bytes
        edited[place] = replacement
        guard edited != bytes else { continue }
        #expect(throws: PinError.self, "\(place): \(replacement)") { try Pin(parsing: edited) }
      }
    }
  }

  @Test func everyByteLeftOutOrAddedIsRefused() {
    let bytes = Pin.small().bytes
    for place in bytes.indices {
      var (shorter, longer) = (bytes, bytes)
      shorter.remove(at: place)
      longer.insert(0x20, at: place)
      #expect(throws: PinError.self, "\(place)") { try Pin(parsing: shorter) }
      #expect(throws: PinError.self, "\(place)") { try Pin(parsing: longer) }
      #expect(throws: PinError.self, "\(place)") { try Pin(parsing: Array(bytes[..<place])) }
    }
  }

  private static let edits: [(found: String, replacement: String)] = [
    ("\"0\": \"\(SHA256Sum(of: [2]))", "\"0\": \"\(SHA256Sum(of: [4]))"),
    ("\(SHA256Sum(of: [1]))", "\(SHA256Sum(of: [4]))"), ("\"width\": 40", "\"width\": 41"),
    ("\"pixelRevision\": 1", "\"pixelRevision\": 2"), ("{\"framesPerSecond\": 10}", "{}"),
    ("\n{}\n}", "\n{ }\n}"), ("\n{}\n}", "\n{\"version\": 1}\n}"), ("\n}\n", "\n}"),
    ("\n}\n", "\n}\n\n"), ("{\n  \"pinVersion\"", "\u{FEFF}{\n  \"pinVersion\""), ("\n", "\r\n"),
    ("\"tool\"", "\"tools\""), ("\"sum\": \"", "\"sum\": \"A"),
    ("\"sum\": \"", "\"sum\": 1, \"sun\": \""), ("  \"sum\"", "  \"sun\""),
    ("\"tool\"", "\"edges\": \"exact\",\n  \"tool\""), ("\"tool\"", "\"news\": 1, \"tool\""),
    ("\"tool\"", "\"edges\": \"device\", \"tool\""), ("\"pinVersion\": 3", "\"pinVersion\": 2"),
  ]

  @Test(arguments: edits)
  func whatWasEditedByHandSaysSo(found: String, replacement: String) {
    let text = String(decoding: Pin.small().bytes, as: UTF8.self)
    let edited = text.replacingOccurrences(of: found, with: replacement)
    #expect(edited != text)
    let error = #expect(throws: PinError.self) { try Pin(parsing: Array(edited.utf8)) }
    #expect(error == .edited)
    #expect(error?.description.contains("restore the approved pin") == true)
  }

  /// The place is more use than the fact that the checksum is not right.
  @Test func aFieldThatAnEditDamagedIsToldByItsPlace() {
    let text = String(decoding: Pin.small().bytes, as: UTF8.self)
    let edited = text.replacingOccurrences(of: "\"height\": 30", with: "\"height\": \"30\"")
    let error = #expect(throws: PinError.self) { try Pin(parsing: Array(edited.utf8)) }
    #expect(
      error?.description == "line 9, column 13: `height` is not a whole number from 1…16384; "
        + "restore the approved pin, or pin it again")
  }
}
