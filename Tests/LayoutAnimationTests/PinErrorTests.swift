import Foundation
import JSONText
import LayoutAnimation
import TestSupport
import Testing

@testable import Comparing
@testable import FileAccess
@testable import Planning
@testable import Rendering
@testable import Reporting
@testable import Sweeping

/// Files that are not valid pins, including some that resemble one.
@Suite struct PinErrorTests {
  private static let sound = String(decoding: Pin.small().bytes, as: UTF8.self)

  private func error(_ text: String) -> PinError? {
    #expect(throws: PinError.self) { try Pin(parsing: Array(text.utf8)) }
  }

  @Test(arguments: [
    "{}", "[]", "7", "# Notes\n=======\n", "no JSON", "\u{89}PNG\r\n",
    #"{ "manifestVersion": 1, "tool": "0.1.0" }"#, #"{ "version": 1, "canvas": {} }"#,
    #"{"name": "pinVersion"}"#, #"[{"pinVersion": 1}]"#,
  ])
  func whatSomebodyElseWroteIsNoPin(text: String) {
    #expect(error(text) == .notAPin)
  }

  @Test(arguments: ["4", "5", "999999999"])
  func aNewerOneIsRefusedWithTheCureWhateverElseIsInIt(version: String) {
    let newer = "{ \"pinVersion\": \(version), \"pinVersion\": 2, \"news\": [] }"
    #expect(error(newer) == Int(version).map { .newerVersion($0) })
    #expect(error(newer)?.description.contains("use a newer layoutanim") == true)
    let edited = Self.sound.replacingOccurrences(
      of: "\"pinVersion\": 3", with: "\"pinVersion\": \(version)")
    #expect(error(edited) == Int(version).map { .newerVersion($0) })
  }

  @Test(arguments: ["0", "-1", "1.0", "1e0", "\"1\"", "null", "[1]", "99999999999999999999"])
  func aVersionIsAWholeNumber(version: String) {
    let expected = PinError.malformed(
      place: "pinVersion", problem: "is not a whole number from 1",
      at: SourcePosition(line: 1, column: 17))
    #expect(error("{ \"pinVersion\": \(version) }") == expected)
  }

  /// Every marker of a merge conflict, also a single one that was overlooked.
  @Test(arguments: ["<<<<<<< HEAD", "||||||| 2dd0f0b", "=======", ">>>>>>> branch"])
  func aConflictMarkIsToldByItsLineWhereverItIs(mark: String) {
    let lines = Self.sound.split(separator: "\n", omittingEmptySubsequences: false)
    for line in 1..<lines.count {
      let text = (lines[..<(line - 1)] + [mark[...]] + lines[(line - 1)...]).joined(separator: "\n")
      #expect(error(text) == .conflictMarker(line: line))
    }
  }

  @Test func aWholeConflictIsToldByItsFirstMark() {
    let frame = "    \"0\": \"\(SHA256Sum(of: [2]))\",\n"
    let text = Self.sound.replacingOccurrences(
      of: frame, with: "<<<<<<< HEAD\n\(frame)=======\n\(frame)>>>>>>> branch\n")
    #expect(error(text) == .conflictMarker(line: 12))
    #expect(error(text)?.description.hasPrefix("line 12 is the mark of a merge conflict") == true)
  }

  @Test func whatIsCutShortIsADamagedPin() {
    for text in ["", "{", "{\n  \"pinVers", "{\n  \"pinVersion\": 1,", "\0\0\0"] {
      guard case .notJSON = error(text) else {
        Issue.record("\(text): \(String(describing: error(text)))")
        continue
      }
    }
  }

  @Test func nothingIsTooDeepOrTooLargeForAnError() {
    let depths = [
      String(repeating: "[", count: 100_000),
      String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000),
      String(repeating: "{\"a\":", count: 100_000),
    ]
    for depth in depths {
      let text = Self.sound.replacingOccurrences(of: "\n{}\n}", with: "\n\(depth)\n}")
      guard case .notJSON = error(text) else {
        Issue.record("\(String(describing: error(text)))")
        continue
      }
    }
  }

  /// Edits that the checksum does not reveal, because it was updated with them.
  private static let forgeries: [(String, String, String)] = [
    ("\"tool\": \"0.1.0\",\n", "", "tool"), ("{\"framesPerSecond\": 10}", "7", "options"),
    ("\"width\": 40", "\"width\": 40, \"width\": 40", "width"), ("\"0.1.0\"", "1", "tool"),
    ("\"width\": 40", "\"width\": 0", "width"), ("\"height\": 30", "\"height\": 16385", "height"),
    ("\"height\": 30", "\"height\": 1e400", "height"),
    ("\"height\": 30", "\"height\": 3.5", "height"),
    ("\"width\": 40", "\"width\": 99999999999999999999", "width"),
    ("\"pixelRevision\": 1", "\"pixelRevision\": 0", "pixelRevision"),
    ("\"framesPerSecond\": 10,", "\"framesPerSecond\": 1001,", "framesPerSecond"),
    ("{\"framesPerSecond\": 10}", "{\"framesPerSecond\": 0}", "options.framesPerSecond"),
    ("{\"framesPerSecond\": 10}", "{\"scale\": 4}", "options.scale"),
    ("{\"framesPerSecond\": 10}", "[]", "options"),
    ("\"layout\": \"4", "\"layout\": \"G", "layout"), ("\"1\": \"", "\"1\": \"0", "frames.1"),
    ("\"1\": \"", "\"2\": \"", "frames.2"), ("\"1\": \"", "\"0\": \"", "frames.0"),
    ("\"0\": \"", "\"1\": \"", "frames.1"), ("\"1\": \"", "\"1-1\": \"", "frames.1-1"),
    ("\"1\": \"", "\"2-1\": \"", "frames.2-1"), ("\"1\": \"", "\"01\": \"", "frames.01"),
    ("\"1\": \"", "\"+1\": \"", "frames.+1"), ("\"1\": \"", "\"-1\": \"", "frames.-1"),
    ("\"1\": \"", "\"\": \"", "frames."), ("\"1\": \"", "\"1–2\": \"", "frames.1–2"),
    ("\"1\": \"", "\"1-2-3\": \"", "frames.1-2-3"), ("\"1\": \"", "\"0-1\": \"", "frames.0-1"),
    ("\"1\": \"", "\"1-100000\": \"", "frames.1-100000"),
    ("\"1\": \"", "\"1-9223372036854775807\": \"", "frames.1-9223372036854775807"),
    ("\"1\": \"", "\"1-99999999999999999999\": \"", "frames.1-99999999999999999999"),
    ("\"1\": \"", "\"1\": 7, \"2\": \"", "frames.1"),
    ("\"frames\": {\n", "\"frames\": 7, \"width\": {\n", "width"),
    ("  \"timeline\":", "  \"layout\":", "layout"),
  ]

  @Test(arguments: forgeries)
  func whatIsNotAsItIsWrittenIsToldByItsPlace(
    found: String, replacement: String, place: String
  ) throws {
    let forged = try ForgedPin(Self.sound, [found: replacement]).text
    guard case .malformed(let told, _, _) = error(forged) else {
      Issue.record("\(String(describing: error(forged)))")
      return
    }
    #expect(told == place)
  }

  @Test func withoutFramesThereIsNothingToCompare() throws {
    let lines = Self.sound.split(separator: "\n").filter { !$0.hasPrefix("    \"") }
    let forged = try ForgedPin(lines.joined(separator: "\n") + "\n", [:]).text
    let position = SourcePosition(line: 11, column: 13)
    #expect(error(forged) == .malformed(place: "frames", problem: "is empty", at: position))
  }

  @Test func aFileIsNamedInTheError() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "a.pinned")
    let path = folder.path("a.pinned")
    let invalid = #expect(throws: LayoutAnimationError.self) { try Pin(path: path) }
    #expect(invalid?.code == .invalidTimeline)
    #expect(invalid?.message.hasPrefix("`\(path)` cannot be used: it is not a pinned") == true)
    for unreadable in [path + "s", folder.path("")] {
      let error = #expect(throws: LayoutAnimationError.self) { try Pin(path: unreadable) }
      #expect(error?.code == .unreadableInput)
    }
  }
}
