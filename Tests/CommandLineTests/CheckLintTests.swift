import Foundation
import TestSupport
import Testing

/// The findings of `check` on timelines that are valid but probably wrong.
@Suite struct CheckLintTests {
  private func layoutanim(_ keyframe: String, hidden: Bool = false) throws -> Layoutanim {
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(
      """
      { "version": 1, "canvas": { "width": 20, "height": 10 },
        "views": [ { "id": "box", "backgroundColor": "#F00", "hidden": \(hidden) } ],
        "constraints": [ "V:|[box]|", "H:|-4-[box]", "width: box.width == 4" ],
        "keyframes": [
          \(keyframe)
        ] }
      """, to: "box.json")
    return layoutanim
  }

  private let jump = """
    { "time": 0, "animation": 1, "layout": "deferred",
      "changes": [ { "constraint": "width", "constant": 9 } ] }
    """
  private let vanishing = """
    { "time": 0, "animation": 1, "changes": [ { "view": "box", "hidden": true } ] }
    """

  @Test func aWarningHasItsCodeAndPlaceAndGivesTheExitStatus() throws {
    let run = try layoutanim(jump).run(["check", "box.json", "--message-format", "concise"])
    #expect(run.output.hasPrefix("box.json:5:5: warning[jump]: `box` jumps: "))
    #expect(run.errors == "checked 1 timeline: 1 warning\n")
    #expect(run.status == 1)
  }

  @Test(arguments: [
    #"{ "activate": [] }"#, #"{ "add": [] }"#, #"{ "constraint": [], "constant": 9 }"#,
    #"{ "remove": [] }, { "restore": [] }, { "deactivate": [] }"#,
  ])
  func changesOfNothingHaveNoEffect(changes: String) throws {
    let keyframe = #"{ "time": 0, "animation": 1, "changes": [ \#(changes) ] }"#
    let run = try layoutanim(keyframe).run(["check", "box.json", "--message-format", "concise"])
    #expect(run.output.hasPrefix("box.json:5:5: warning[keyframe-without-effect]: "))
    let both = keyframe.replacing(
      " ] }", with: #", { "constraint": "width", "constant": 9 } ] }"#)
    #expect(try layoutanim(both).run(["check", "box.json"]).status == 0)
  }

  @Test(arguments: [("warning", Int32(0)), ("note", 1), ("never", 0), ("error", 0)])
  func aNoteGivesAnExitStatusOnlyWhereItIsAskedFor(threshold: String, status: Int32) throws {
    let run = try layoutanim(vanishing).run(["check", "box.json", "--fail-on", threshold])
    #expect(run.output.hasPrefix("note[jump]: `box` vanishes at once: "))
    #expect(run.errors == "checked 1 timeline: 1 note\n")
    #expect(run.status == status)
  }

  @Test func jsonAndGitHubHaveTheCodeToo() throws {
    let layoutanim = try layoutanim(vanishing)
    let json = try layoutanim.run(["check", "box.json", "--message-format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(object?["code"] as? String == "jump")
    #expect(object?["severity"] as? String == "note")
    let github = try layoutanim.run(["check", "box.json", "--message-format", "github"])
    #expect(github.output.hasPrefix("::notice file=box.json,line=5,col="))
  }

  @Test func renderingSaysNothingOfThem() throws {
    let run = try layoutanim(jump).run(["render", "box.json", "-o", "frames", "--strict"])
    #expect(run.status == 0)
    #expect(!run.errors.contains("jump"))
  }

  @Test func aViewThatStaysHiddenIsNone() throws {
    let run = try layoutanim(vanishing, hidden: true).run(["check", "box.json"])
    #expect(!run.output.contains("jump"))
    #expect(run.output.contains("warning[keyframe-without-effect]"))
    #expect(
      run.output.contains("warning[never-shown]: `box` is never seen: it is hidden all the time"))
    #expect(run.output.contains("help: set \"hidden\": false in a keyframe, or remove the view"))
  }

  @Test func aTextOfLowContrastIsPrintedWithItsColoursAndTheirChange() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(
      """
      { "version": 1, "canvas": { "width": 200, "height": 40, "backgroundColor": "white" },
        "views": [ { "id": "tab", "text": { "string": "Posts", "color": "black" } } ],
        "constraints": [ "V:|[tab]|", "H:|[tab]" ],
        "keyframes": [ { "time": 0,
          "changes": [ { "view": "tab", "text": { "color": "systemGray" } } ] } ] }
      """, to: "tab.json")
    let run = try layoutanim.run(["check", "tab.json"])
    #expect(run.output.contains("3.26:1 to what is below it: #8E8E93 on #FFFFFF\n --> tab.json:2:"))
    #expect(run.output.contains("- the text gets this colour here\n"), "\(run.output)")
  }

  @Test func aShadowAndCornersThatAreNotDrawnHaveACure() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(
      """
      { "version": 1, "canvas": { "width": 200, "height": 40 },
        "views": [
          { "id": "card", "backgroundColor": "white", "shadow": { "radius": 6 }, "cornerRadius": 8,
            "subviews": [ { "id": "banner", "backgroundColor": "systemBlue" } ] } ],
        "constraints": [ "V:|-4-[card]-4-|", "H:|-4-[card]-4-|", "V:|[banner(8)]", "H:|[banner]|" ] }
      """, to: "card.json")
    let run = try layoutanim.run(["check", "card.json", "--message-format", "concise"])
    #expect(
      run.output == """
        card.json:3:13: warning[invisible-shadow]: the shadow of `card` is never seen: its `opacity` is 0 all the time
        card.json:3:13: warning[square-corners]: `card` has a `cornerRadius`, but `banner` covers its corners and is square

        """)
    let full = try layoutanim.run(["check", "card.json"]).output
    #expect(full.contains("= help: add an `opacity` above 0 to the shadow, such as `0.3`"))
    #expect(
      full.contains("= help: add `\"clipsToBounds\": true` to `card` and put its shadow on a view"))
  }
}
