import Foundation
import Testing

@Suite struct ExplainCommandTests {
  @Test func anEdgeIsExplainedAtAMoment() throws {
    let run = try Layoutanim().run(
      ["explain", "sliding.json", "--view", "box", "--edge", "leading", "--at", "0.15"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        box.leading is 11 in `root` at 0.15 s: 50 % of the way from 2 to 20
          keyframe 0, 0.05 s … 0.25 s, easeInOut: 50 % of the time

        20 after the animation:
          box.leading == root.leading + 20  20  x  sliding.json:6:5

        2 before the animation:
          box.leading == root.leading + 2  2  x  sliding.json:6:5

        """)
  }

  @Test func withoutAnEdgeItIsTheRectangleAndWithoutAMomentTheSettledLayout() throws {
    let run = try Layoutanim().run(["explain", "sliding.json", "--view", "box"])
    let headings = run.output.split(separator: "\n").filter { $0.hasPrefix("box.") }
    #expect(
      headings == [
        "box.leading is 20 in `root` at 0.25 s", "box.trailing is 30 in `root` at 0.25 s",
        "box.width is 10 at 0.25 s", "box.top is 3 in `root` at 0.25 s",
        "box.bottom is 13 in `root` at 0.25 s", "box.height is 10 at 0.25 s",
      ])
  }

  @Test func theJSONHasTheEdgesInTheOrderGiven() throws {
    let run = try Layoutanim().run(
      ["explain", "sliding.json", "--view", "box", "--edge", "top", "--edge", "left", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let edges = object?["edges"] as? [[String: Any]]
    #expect(edges?.map { $0["edge"] as? String } == ["top", "left"])
    #expect(object?["time"] as? Double == 0.25)
  }

  private static let mistakes: [([String], String)] = [
    (["--view", "bex"], "error: there is no view `bex`; did you mean `box`?\n"),
    (["--view", "box", "--edge", "tip"], "error: there is no edge `tip`; did you mean `top`?\n"),
    (
      ["--view", "box", "--frame", "16"],
      "error: there is no frame 16: the timeline has the frames 0…15\n"
    ),
  ]

  @Test(arguments: mistakes)
  func whatDoesNotExistIsAMistakeOfUse(arguments: [String], message: String) throws {
    let run = try Layoutanim().run(["explain", "sliding.json"] + arguments)
    #expect(run.status == 64)
    #expect(run.errors == message)
    #expect(run.output == "")
  }

  private static let outcomes: [([String], Int32)] = [
    (["sliding.json"], 64),
    (["sliding.json", "--view", "box", "--at", "0", "--keyframe", "0"], 64),
    (["sliding.json", "--view", "box", "--at", "-1"], 64),
    (["misspelt.json", "--view", "box"], 65),
    (["missing.json", "--view", "box"], 66),
    (["conflicting.json", "--view", "box", "--strict"], 1),
  ]

  @Test(arguments: outcomes)
  func everyOutcomeHasItsExitStatus(arguments: [String], status: Int32) throws {
    let run = try Layoutanim().run(["explain"] + arguments)
    #expect(run.status == status)
    #expect(run.output == "")
  }

  @Test func aKeyframeIsAMomentToo() throws {
    let run = try Layoutanim().run(
      ["explain", "sliding.json", "--view", "box", "--edge", "leading", "--keyframe", "0"])
    #expect(
      run.output.hasPrefix("box.leading is 2 in `root` at 0.05 s: 0 % of the way from 2 to 20\n"))
  }

  /// A pin is not a timeline, and the message names the command that takes it.
  @Test func aPinIsAnsweredWithTheCommandThatIsMeant() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("layoutanim approve sliding.json -q")
    for command in ["inspect", "still"] {
      let output = command == "still" ? ["-o", "a.png"] : []
      let run = try layoutanim.run([command, "sliding.pinned"] + output)
      #expect(run.status == 65)
      #expect(
        run.errors
          == "error: `sliding.pinned` is a pin, not a timeline; name the timeline, as "
          + "`sliding.json`, or run `layoutanim verify sliding.json` to compare it with its pin\n")
    }
    // A suite finds the timeline of a pin.
    #expect(try layoutanim.run(["check", "sliding.pinned"]).status == 0)
    let explain = try layoutanim.run(["explain", "sliding.pinned"])
    #expect(explain.status == 64)
    #expect(explain.errors.contains("'sliding.pinned' is a pin; "))
    #expect(explain.errors.contains("run 'layoutanim verify'"))
  }

  /// Their messages say what to do, as those of timelines.
  @Test(arguments: [
    "unknown-key", "edited-pin", "not-a-pin", "malformed-pin", "merge-conflict",
    "unknown-to-this-release",
  ])
  func theCodeOfAnErrorIsKnown(code: String) throws {
    let run = try Layoutanim(samples: false).run(["explain", code])
    #expect(run.status == 64)
    #expect(run.errors.contains("'\(code)' is the code of an error, whose message says"))
  }
}
