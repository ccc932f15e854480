import Foundation
import JSONText
import LayoutAnimation
import TestSupport
import Testing
import TimelineModel

@testable import Comparing
@testable import Planning
@testable import Reporting

/// Timelines with repeats and templates through planning, drawing and pinning.
@Suite struct ExpandedTimelineTests {
  private static let rows = """
    {
      "version": 1,
      "canvas": { "width": 60, "height": "count * 10" },
      "metrics": { "count": 3, "half": "60 / 2" },
      "templates": {
        "row": { "parameters": { "n": 0, "color": null },
          "body": [{ "id": "row{n}", "backgroundColor": "{color}", "cornerRadius": "n + 1" }] }
      },
      "views": [{ "repeat": { "for": ["red", "#00F", "green"], "as": "color", "index": "i" },
        "body": [{ "template": "row", "n": "i", "color": "{color}" }] }],
      "constraints": [{ "repeat": { "count": "count", "as": "i" }, "body": [
        "left{i}: row{i}.leading == root.leading + 60", "row{i}.top == root.top + 10 * i",
        "H:[row{i}(half)]", "V:[row{i}(8)]" ] }],
      "keyframes": [{ "time": 0.1, "animation": 0.2, "changes": [
        { "repeat": { "count": 3, "as": "i" }, "stagger": 0.05,
          "body": [{ "constraint": "left{i}", "constant": 0 }] }] }]
    }
    """

  private static let plain = """
    { "version": 1, "canvas": { "width": 60, "height": 30 }, "metrics": { "count": 3, "half": 30 },
      "views": [
        { "id": "row0", "backgroundColor": "red", "cornerRadius": 1 },
        { "id": "row1", "backgroundColor": "#00F", "cornerRadius": 2 },
        { "id": "row2", "backgroundColor": "green", "cornerRadius": 3 }],
      "constraints": [
        "left0: row0.leading == root.leading + 60", "row0.top == root.top", "H:[row0(half)]",
        "V:[row0(8)]",
        "left1: row1.leading == root.leading + 60", "row1.top == root.top + 10", "H:[row1(half)]",
        "V:[row1(8)]",
        "left2: row2.leading == root.leading + 60", "row2.top == root.top + 20", "H:[row2(half)]",
        "V:[row2(8)]"],
      "keyframes": [
        { "time": 0.1, "animation": 0.2, "changes": [{ "constraint": "left0", "constant": 0 }] },
        { "time": 0.1, "animation": { "duration": 0.2, "delay": 0.05 },
          "changes": [{ "constraint": "left1", "constant": 0 }] },
        { "time": 0.1, "animation": { "duration": 0.2, "delay": 0.1 },
          "changes": [{ "constraint": "left2", "constant": 0 }] }] }
    """

  private func pin(_ json: String) async throws -> Pin {
    try await Pin(of: PlannedTimeline(json: json))
  }

  @Test func itHasTheLayoutsAndPixelsOfTheOneWrittenByHand() async throws {
    let (rows, plain) = try await (pin(Self.rows), pin(Self.plain))
    #expect(rows.layout == plain.layout)
    #expect(rows.frames == plain.frames)
    #expect(Set(rows.frames).count > 10)
    let expanded = try TimelineFile(contents: Array(Self.rows.utf8), path: "rows.json").text
    let again = try await pin(expanded)
    #expect(again.layout == plain.layout)
    #expect(again.frames == plain.frames)
  }

  @Test func aPinHoldsWhatWasWritten() async throws {
    let pin = try await pin(Self.rows)
    #expect(String(decoding: pin.timeline, as: UTF8.self) == Self.rows)
    let read = try Pin(parsing: pin.bytes)
    #expect(try read.plan(path: "rows.pinned", over: .none).layoutChecksum == pin.layout)
  }

  @Test func aMistakeInATemplateIsShownThereAndAtItsUse() throws {
    let text = Self.rows.replacing(#""cornerRadius": "n + 1""#, with: #""cornerRadios": 1"#)
    let error = #expect(throws: LayoutAnimationError.self) { try PlannedTimeline(json: text) }
    #expect(
      error?.report?.text(.full) == """
        error[unknown-key]: unknown key `cornerRadios` in a view
          --> timeline.json:7:64
           |
         7 | …   "body": [{ "id": "row{n}", "backgroundColor": "{color}", "cornerRadios": 1 }] }
           |                                                              ^^^^^^^^^^^^^^
        ...
         9 |   "views": [{ "repeat": { "for": ["red", "#00F", "green"], "as": "color", "index": "i" },
           |                         - with `color` = `red`
        10 |     "body": [{ "template": "row", "n": "i", "color": "{color}" }] }],
           |                            ----- used here
           |
           = note: and in 2 more repetitions
           = help: did you mean `cornerRadius`?


        """)
    #expect(
      error?.report?.text(.concise)
        == "timeline.json:7:64: error[unknown-key]: unknown key `cornerRadios` in a view\n")
    #expect(
      error?.report?.text(.json).contains(
        #""labels": [{"column": 28, "line": 10, "text": "used here"}, {"column": 25, "line": 9, "text": "with `color` = `red`"}], "line": 7"#
      ) == true)
  }

  @Test func aFindingIsShownInTheIncludedFile() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("parts"), withIntermediateDirectories: true)
    try folder.write(
      #"{ "views": [{ "id": "a", "alpha": 2 }, { "id": "b" }] }"#, to: "parts/a.json")
    try folder.write(
      #"{ "version": 1, "canvas": { "width": 1, "height": 1 }, "include": ["parts/a.json"], "views": [{ "id": "b" }] }"#,
      to: "t.json")
    let error = #expect(throws: LayoutAnimationError.self) {
      try PlannedTimeline(path: folder.path("t.json"))
    }
    let text = try #require(error?.report?.text(.full)).replacing(folder.path("") + "/", with: "")
    #expect(text.contains("--> parts/a.json:1:35\n"), "\(text)")
    #expect(text.contains("::: t.json:1:68\n"), "\(text)")
    #expect(text.contains("-------------- included here"), "\(text)")
    #expect(text.contains("--> t.json:1:103\n"), "\(text)")
    #expect(text.contains("--- first declared here"), "\(text)")
  }

  /// Texts that name no other file than the timeline give the line at which that includes it.
  @Test func aLineOfTheTimelineIsOneOfIts() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\n\n\n\"constraints\": [\"a.edges == root.edges\"] }", to: "a.json")
    try folder.write(
      """
      { "version": 1, "canvas": { "width": 9, "height": 9 }, "views": [{ "id": "a" }],
        "include": ["a.json"] }
      """, to: "t.json")
    let planned = try PlannedTimeline(path: folder.path("t.json"))
    let explained = try planned.explain([.leading], of: "a", at: .still(.frame(-1)))
    #expect(explained.first?.text(path: "t.json").contains("t.json:2:15") == true)
  }

  @Test(arguments: [
    (#"{ "views": [], "templates": {}, "note": "rows" }"#, Timeline.FileKind.toInclude),
    (#"{ "views": [] }"#, .toInclude), (#"{ "views": [], "version": 1 }"#, .timeline),
    (#"{ "views": [], "canvas": {} }"#, .timeline), (#"{ "views": [], "viewz": [] }"#, .timeline),
    (#"{ "templates": {} }"#, .toInclude), ("{", .timeline), (#"{ "name": "app" }"#, .foreign),
    (#"{ "templates": {}, "scripts": {} }"#, .foreign),
  ])
  func aFileToIncludeIsNotATimeline(text: String, kind: Timeline.FileKind) {
    #expect(Timeline.kind(of: SourceText(bytes: Array(text.utf8))) == kind)
  }

  @Test func includedFilesArePartsOfAPin() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "views": [{ "id": "a", "backgroundColor": "red" }] }"#, to: "a.json")
    try folder.write(
      #"{ "version": 1, "canvas": { "width": 9, "height": 9 }, "include": ["a.json"], "constraints": ["a.edges == root.edges"] }"#,
      to: "t.json")
    let path = folder.path("t.json")
    let recorded = try await PlannedTimeline(path: path).verify(recording: .missing)
    #expect(!recorded.isSame)
    let pin = try Pin(path: folder.path("t.pinned"))
    #expect(pin.conditions.inputs?.map(\.path) == ["a.json"])
    #expect(try await PlannedTimeline(path: path).verify().isUpToDate)
    try folder.write(#"{ "views": [{ "id": "a", "backgroundColor": "blue" }] }"#, to: "a.json")
    let changed = try await PlannedTimeline(path: path).verify()
    #expect(changed.isDifferent)
    #expect(!changed.isUpToDate)
    #expect("\(changed)".contains("backgroundColor"), "\(changed)")
  }

  @Test func whatLeavesTheFolderIsReadOnlyWhereAllowed() throws {
    let folder = try TemporaryFolder()
    for name in ["in", "out"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    try folder.write("{}", to: "out/a.json")
    try folder.write(
      #"{ "version": 1, "canvas": { "width": 9, "height": 9 }, "include": ["../out/a.json"] }"#,
      to: "in/t.json")
    let error = #expect(throws: LayoutAnimationError.self) {
      try PlannedTimeline(path: folder.path("in/t.json"))
    }
    #expect(error?.report?.text(.full).contains("--allow-path") == true)
    #expect(
      try PlannedTimeline(path: folder.path("in/t.json"), allowing: [folder.path("out")]).width == 9
    )
  }
}
