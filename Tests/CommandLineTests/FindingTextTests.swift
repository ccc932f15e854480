import Foundation
import TestSupport
import Testing

/// The texts that describe a conflict, an ambiguity and a tie.
@Suite struct FindingTextTests {
  private func check(_ json: String, _ options: String...) throws -> String {
    let layoutanim = try Layoutanim(samples: false)
    try json.write(
      to: layoutanim.folder.url.appending(path: "t.json"), atomically: true, encoding: .utf8)
    return try layoutanim.run(["check", "t.json"] + options).output
  }

  private let row = """
    {
      "version": 1,
      "canvas": { "width": 320, "height": 200 },
      "views": [{ "id": "a" }, { "id": "b" }],
      "constraints": [
        "H:|-16-[a]-8-[b]", "V:|-20-[a(40)]", "V:|-20-[b(40)]",
        "a.width == 100",
        "second: b.width == 200",
        "end: b.trailing == root.trailing - 16"
      ],
      "keyframes": [{ "time": 2, "changes": [{ "constraint": "second", "constant": 180 }] }]
    }
    """

  @Test func aRowThatIsTooLong() throws {
    #expect(
      try check(row) == """
        warning[conflict]: Unable to simultaneously satisfy constraints.
            t.json:6:5  a.leading == root.leading + 16
            t.json:6:5  b.leading == a.trailing + 8
            t.json:7:5  a.width == 100
            t.json:8:5  second: b.width == 200
            t.json:9:5  end: b.trailing == root.trailing - 16
        Will attempt to recover by breaking constraint
            t.json:9:5  end: b.trailing == root.trailing - 16
         --> t.json:9:5
          |
        9 |     "end: b.trailing == root.trailing - 16"
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ broken
          |
          = note: the row needs 340 pt: 16 + 100 + 8 + 200 + 16; `root` is 320 wide: 20 too many
          = note: from the initial layout until 2 s
          = note: the most recently activated or changed constraint of a conflict is broken
          = help: set "constant": 180 on `second`, or set "priority": 999 on `end`


        """)
  }

  @Test func conciseTellsTheSumToo() throws {
    #expect(
      try check(row, "--message-format", "concise")
        == "t.json:9:5: warning[conflict]: required constraints cannot be satisfied together; "
        + "`end` is broken; the row needs 340 pt: 16 + 100 + 8 + 200 + 16; `root` is 320 wide: "
        + "20 too many\n")
  }

  @Test func jsonHasTheSameAsFields() throws {
    let text = try check(row, "--message-format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let facts = try #require(object?["facts"] as? [String: Any])
    #expect(facts["needed"] as? Double == 340)
    #expect(facts["available"] as? Double == 320)
    #expect(facts["difference"] as? Double == 20)
    #expect(facts["broken"] as? String == "end")
    #expect(facts["since"] as? Double == 0 && facts["until"] as? Double == 2)
    #expect((facts["members"] as? [[String: Any]])?.map { $0["line"] as? Int } == [6, 6, 7, 8, 9])
    let cures = try #require(facts["cures"] as? [[String: Any]])
    #expect(cures.map { $0["constraint"] as? String } == ["second", "end"])
    #expect(cures[0]["constant"] as? Double == 180 && cures[1]["priority"] as? Double == 999)
  }

  /// A part of a constraint without a name is identified by its text and line.
  @Test func curesOfUnnamedPartsCanBeTyped() throws {
    let parts = views(#""H:|-16-[a]-8-[b]-16-|", "a.size == b.size", "H:[a(200)]""#)
    #expect(
      try check(parts).contains(
        "= help: write `[a(130)]` in `H:[a(200)]` on line 4, "
          + "or write `[a(200@999)]` in `H:[a(200)]` on line 4\n"))
    let twice = views(#""H:|-16-[a(100)]", "b.edges == a.edges", "a.width == 120""#)
    #expect(
      try check(twice).contains(
        "= help: remove `[a(100)]` from `H:|-16-[a(100)]` on line 4, "
          + "or write `a.width == 120 @999` on line 4\n"))
  }

  /// Each piece that is proposed, put in place of the old one, cures the conflict.
  @Test(arguments: [
    ("H:|-16-[a(100)]-8-[b(300)]-16-|", "[b(300)]", "[b(160)]"),
    ("H:|-16-[a(100)]-8-[b(300)]-16-|", "-16-|", "-16@999-|"),
  ])
  func aVisualFormatIsCuredByAVisualFormat(format: String, old: String, new: String) throws {
    let piece = new.hasSuffix("|") ? "[b]" + new : new
    let text = try check(views("\"\(format)\""))
    #expect(text.contains("write `\(piece)` in `\(format)` on line 4"), "\(text)")
    let cured = format.replacing(old, with: new)
    #expect(!(try check(views("\"\(cured)\"")).contains("warning[conflict]")))
  }

  private func sliding(_ changes: String) -> String {
    """
    {
      "version": 1,
      "canvas": { "width": 200, "height": 100 },
      "views": [{ "id": "box" }],
      "constraints": [
        "V:|-[box]-|", "box.width == 20", "near: box.leading == root.leading",
        { "id": "far", "equation": "box.leading == root.leading + 50", "active": false }
      ],
      "keyframes": [{ "time": 1, "name": "open", "changes": [\(changes)] }]
    }
    """
  }

  @Test func twoOfOneEdge() throws {
    let text = try check(sliding(#"{ "activate": "far" }"#))
    #expect(text.contains("= note: `near` wants 0 pt, `far` wants 50 pt: 50 apart\n"))
    #expect(text.contains("= note: from the keyframe `open` at 1 s to the end\n"))
    #expect(
      text.contains(
        #"= help: add `{ "deactivate": "near" }` before this change, "#
          + #"or set "priority": 999 on `far`"# + "\n"))
  }

  @Test func aTransientConflictIsToldApart() throws {
    let text = try check(sliding(#"{ "activate": "far" }, { "deactivate": "near" }"#))
    #expect(text.hasPrefix("warning[transient-conflict]: Unable to simultaneously"))
    #expect(text.contains("in the keyframe `open` at 1 s, and over when the turn ends\n"))
    #expect(text.contains("= help: move the change that ends it before this one"))
  }

  private func views(_ constraints: String) -> String {
    """
    {
      "version": 1, "canvas": { "width": 300, "height": 100 },
      "views": [{ "id": "a" }, { "id": "b" }],
      "constraints": ["V:|-[a]-|", "V:|-[b]-|", \(constraints)]
    }
    """
  }

  @Test func anAmbiguityHasARangeAndAConstraintThatSettlesIt() throws {
    let text = try check(views(#""H:|-16-[a(>=20)]-8-[b(>=40)]-16-|""#))
    #expect(text.contains("= note: every width from 20 to 220 would be as good; it is 20\n"))
    #expect(text.contains("= help: add `a.width == 20`, which settles 2 others too\n"))
  }

  @Test func aTieTellsWhatEachMisses() throws {
    let text = try check(
      views(
        #""b.edges == a.edges", "a.width == 20", "low: a.leading == root.leading @500","#
          + #""high: a.leading == root.leading + 30 @500""#))
    #expect(text.contains("warning[optional-tie]: 2 constraints of priority 500 cannot be"))
    #expect(text.contains("= note: low: a.leading == root.leading @500 holds\n"))
    #expect(
      text.contains("= note: high: a.leading == root.leading + 30 @500 misses by 30 pt\n"))
  }
}
