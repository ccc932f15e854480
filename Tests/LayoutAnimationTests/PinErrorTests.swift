import Foundation
import JSONText
import LayoutAnimation
import TestSupport
import Testing
import TimelineModel

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
    #expect(error(newer)?.isOfNewerVersion(Int(version)) == true)
    #expect(error(newer)?.description.contains("use a newer layoutanim") == true)
    #expect(error(newer)?.location?.column == 17)
    let edited = Self.sound.replacingOccurrences(
      of: "\"pinVersion\": 3", with: "\"pinVersion\": \(version)")
    #expect(error(edited)?.isOfNewerVersion(Int(version)) == true)
  }

  @Test(arguments: ["0", "-1", "1.0", "1e0", "\"1\"", "null", "[1]", "99999999999999999999"])
  func aVersionIsAWholeNumber(version: String) {
    let end = 16 + version.utf8.count
    let expected = PinError.malformed(
      place: "pinVersion", problem: "is not a whole number from 1",
      at: TimelineModel.SourceLocation(line: 1, column: 17, lowerOffset: 16, upperOffset: end))
    #expect(error("{ \"pinVersion\": \(version) }") == expected)
  }

  /// Every marker of a merge conflict, also a single one that was overlooked.
  @Test(arguments: ["<<<<<<< HEAD", "||||||| 2dd0f0b", "=======", ">>>>>>> branch"])
  func aConflictMarkIsToldByItsLineWhereverItIs(mark: String) {
    let lines = Self.sound.split(separator: "\n", omittingEmptySubsequences: false)
    for line in 1..<lines.count {
      let text = (lines[..<(line - 1)] + [mark[...]] + lines[(line - 1)...]).joined(separator: "\n")
      guard case .conflictMarker(let location) = error(text) else {
        Issue.record("\(String(describing: error(text)))")
        continue
      }
      #expect(location.line == line && location.column == 1)
      #expect(location.upperOffset - location.lowerOffset == mark.utf8.count)
    }
  }

  @Test func aWholeConflictIsToldByItsFirstMark() {
    let frame = "    \"0\": \"\(SHA256Sum(of: [2]))\",\n"
    let text = Self.sound.replacingOccurrences(
      of: frame, with: "<<<<<<< HEAD\n\(frame)=======\n\(frame)>>>>>>> branch\n")
    #expect(
      error(text)?.description == "line 12, column 1: this line is the mark of a merge conflict; "
        + "resolve the conflict in the timeline, then pin it again")
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
    #expect(error(forged)?.description.hasPrefix("line 11, column 13: `frames` is empty; ") == true)
  }

  @Test func aFileIsNamedInTheError() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "a.pinned")
    let path = folder.path("a.pinned")
    let invalid = #expect(throws: LayoutAnimationError.self) { try Pin(path: path) }
    #expect(invalid?.code == .invalidTimeline)
    #expect(invalid?.message.hasPrefix("`\(path)` cannot be used: it is not a pinned") == true)
    #expect(
      invalid?.report?.description
        == """
        error[not-a-pin]: it is not a pinned transition: it has no `pinVersion`
         --> \(path)
          = help: name a pin, or, if nobody needs this file, remove it and pin again
        """)
    for unreadable in [path + "s", folder.path("")] {
      let error = #expect(throws: LayoutAnimationError.self) { try Pin(path: unreadable) }
      #expect(error?.code == .unreadableInput)
    }
  }

  /// Edits of a pin, and the report of the file `a.pinned`.
  private static let reports: [(found: String, replacement: String, report: String)] = [
    (
      "\"height\": 30", "\"height\": \"30\"",
      """
      error[malformed-pin]: `height` is not a whole number from 1…16384
       --> a.pinned:9:13
        |
      9 |   "height": "30",
        |             ^^^^
        |
        = help: restore the approved pin, or pin it again with `layoutanim approve TIMELINE --pin a.pinned --all`
      """
    ),
    (
      "  \"height\": 30,\n", "",
      """
      error[malformed-pin]: `height` is missing
       --> a.pinned:1:1
        |
      1 | {
        | ^
        |
        = help: restore the approved pin, or pin it again with `layoutanim approve TIMELINE --pin a.pinned --all`
      """
    ),
    (
      "\"width\": 40,", "\"width\": 40",
      """
      error[syntax]: missing `,` before the next member of the object
       --> a.pinned:8:14
        |
      8 |   "width": 40
        |              ^
        |
        = help: restore the approved pin, or pin it again with `layoutanim approve TIMELINE --pin a.pinned --all`
      """
    ),
    (
      "  \"height\"", "=======\n  \"height\"",
      """
      error[merge-conflict]: this line is the mark of a merge conflict
       --> a.pinned:9:1
        |
      9 | =======
        | ^^^^^^^
        |
        = help: resolve the conflict in the timeline, then pin it again with `layoutanim approve TIMELINE --pin a.pinned --all`
      """
    ),
    (
      "\"pinVersion\": 3", "\"pinVersion\": 4",
      """
      error[newer-version]: it is a pinned transition of version 4, and this release of layoutanim reads versions up to 3
       --> a.pinned:2:17
        |
      2 |   "pinVersion": 4,
        |                 ^
        |
        = help: use a newer layoutanim
      """
    ),
    (
      "\"height\": 30", "\"height\": 31",
      """
      error[edited-pin]: it was changed after it was written, by hand or by a conversion of its line ends
       --> a.pinned
        = help: restore the approved pin, or pin it again with `layoutanim approve TIMELINE --pin a.pinned --all`
      """
    ),
  ]

  @Test(arguments: reports)
  func theLineIsShownWithAdvice(found: String, replacement: String, report: String) throws {
    let folder = try TemporaryFolder()
    let edited = Self.sound.replacingOccurrences(of: found, with: replacement)
    try folder.write(edited, to: "a.pinned")
    let path = folder.path("a.pinned")
    let error = #expect(throws: LayoutAnimationError.self) { try Pin(path: path) }
    let shown = error?.report?.description.replacingOccurrences(
      of: path.shellWord, with: "a.pinned")
    #expect(shown?.replacingOccurrences(of: path, with: "a.pinned") == report)
  }
}

extension PinError {
  fileprivate func isOfNewerVersion(_ version: Int?) -> Bool {
    if case .newerVersion(let found, _) = self { found == version } else { false }
  }
}
