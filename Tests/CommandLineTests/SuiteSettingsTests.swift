import Foundation
import TestSupport
import Testing

/// `layoutanim.json` of a folder of timelines.
@Suite struct SuiteSettingsTests {
  /// `suite` has `a.json` and `deep/b.json`, and the settings.
  private func layoutanim(_ settings: String) throws -> Layoutanim {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      "mkdir -p suite/deep; cp sliding.json suite/a.json; cp sliding.json suite/deep/b.json")
    try layoutanim.folder.write(settings, to: "suite/layoutanim.json")
    return layoutanim
  }

  @Test(arguments: [
    ["check", "suite"], ["certify", "suite"], ["approve", "suite"],
    ["sweep", "suite", "--sizes", "40x30"], ["report", "suite", "-o", "page.html"],
    ["diff", "suite", "suite"],
  ])
  func everyCommandIgnoresWhatItSays(command: [String]) throws {
    let layoutanim = try layoutanim(#"{ "ignore": ["deep"] }"#)
    try layoutanim.folder.write("broken", to: "suite/deep/c.json")
    let run = try layoutanim.run(command)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("`suite/layoutanim.json` leaves out 1 folder: `deep/`"))
    #expect(!run.errors.contains("matches no file"))
  }

  @Test func anIgnoredTimelineTakesItsPinAlong() throws {
    let layoutanim = try layoutanim(#"{ "ignore": ["b.json", "gone.json"] }"#)
    let run = try layoutanim.shell(
      "layoutanim approve -q suite; cp suite/a.pinned suite/deep/b.pinned; "
        + "cp suite/a.pinned suite/gone.pinned; layoutanim verify suite")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        note: `suite/layoutanim.json` leaves out 1 timeline and 1 orphaned pin: `deep/b.json`, `gone.pinned`
        verified 1 timeline: 1 as pinned

        """)
  }

  /// Whatever their paths are, the settings of the named folder apply.
  @Test(arguments: [
    ["suite", "./suite/", "suite/a.json"], ["./suite/a.json", "suite//deep/./b.json", "suite"],
    ["suite/a.json", "suite"],
  ])
  func aFileThatIsNamedTwiceIsTakenOnce(paths: [String]) throws {
    let layoutanim = try layoutanim(#"{ "fps": 10 }"#)
    #expect(try layoutanim.run(["approve"] + paths).errors.hasSuffix("2 timelines: 2 pinned now\n"))
    for pin in ["suite/a.pinned", "suite/deep/b.pinned"] {
      #expect(try layoutanim.folder.text(of: pin).contains("\"framesPerSecond\": 10,"))
    }
  }

  /// A link to a file has a pin of its own, and a link to a folder has not.
  @Test(arguments: [
    "suite \"$PWD/suite\"", "\"$PWD/suite/a.json\" suite", "suite linked", "suite linked/a.json",
    "linked/deep/b.json \"$PWD/suite\"", "suite \"$PWD/linked/deep/../a.json\"",
  ])
  func aFileOfALinkedFolderIsTakenOnce(paths: String) throws {
    let layoutanim = try layoutanim(#"{ "fps": 10 }"#)
    try layoutanim.prepare("ln -s suite linked; ln -s a.json suite/other.json")
    let run = try layoutanim.shell("layoutanim approve \(paths)")
    #expect(run.errors.hasSuffix("3 timelines: 3 pinned now\n"), "\(run.errors)")
    for pin in ["suite/a.pinned", "suite/other.pinned", "suite/deep/b.pinned"] {
      #expect(try layoutanim.folder.text(of: pin).contains("\"framesPerSecond\": 10,"))
    }
  }

  /// A pull request could take a transition out of its check.
  @Test func verifySaysWhatIsLeftOut() throws {
    let layoutanim = try layoutanim(#"{ "ignore": ["deep", "c*.json", "package.json"] }"#)
    try layoutanim.prepare(
      """
      for n in 1 2 3 4 5 6 7; do cp sliding.json suite/c$n.json; done
      echo '{ "private": true }' > suite/package.json; layoutanim approve -q suite
      """)
    let note =
      "`suite/layoutanim.json` leaves out 7 timelines and 1 folder: `c1.json`, `c2.json`, `c3.json`, "
      + "`c4.json`, `c5.json` and 3 more"
    let run = try layoutanim.run([
      "verify", "suite", "--message-format", "junit=junit.xml", "--message-format", "markdown",
    ])
    #expect(run.status == 0)
    #expect(run.errors == "note: \(note)\nverified 1 timeline: 1 as pinned\n")
    #expect(
      try layoutanim.folder.text(of: "junit.xml").contains(
        #"<property name="settings" value="note: \#(note)"/>"#))
    #expect(run.output.contains("leaves out 7 timelines and 1 folder"))
    #expect(try layoutanim.run(["verify", "suite", "-q"]).errors == "note: \(note)\n")
  }

  @Test func whatIsNamedIsNotLeftOut() throws {
    let layoutanim = try layoutanim(#"{ "ignore": ["b.json"] }"#)
    try layoutanim.prepare("layoutanim approve -q suite suite/deep/b.json")
    let run = try layoutanim.run(["verify", "suite", "suite/deep/b.json"])
    #expect(run.errors == "verified 2 timelines: 2 as pinned\n")
  }

  @Test func patternsThatMatchNothingAreNoted() throws {
    let run = try layoutanim(
      #"{ "ignore": ["draft"], "tolerance": { "menu/*": { "points": 1 }, "a.*": { "channel": 1 } } }"#
    ).run(["check", "suite"])
    #expect(run.status == 0)
    #expect(
      run.errors == """
        note: `draft` of `suite/layoutanim.json` matches no file
        note: `menu/*` of `suite/layoutanim.json` matches no file
        checked 2 timelines: no problems found

        """)
  }

  @Test func onlyTheNamedFolderHasSettings() throws {
    let layoutanim = try layoutanim("{}")
    try layoutanim.folder.write("not JSON", to: "suite/deep/layoutanim.json")
    let run = try layoutanim.run(["check", "suite"])
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix(
        "note: skipped `suite/deep/layoutanim.json`: only `suite/layoutanim.json` is read\n"))
    #expect(try layoutanim.run(["check", "suite/deep"]).status == 65)
  }

  @Test func itIsNotATimeline() throws {
    let run = try layoutanim("{}").shell("layoutanim check suite/*.json")
    #expect(run.status == 64)
    #expect(
      run.errors == "error: `suite/layoutanim.json` has the settings of a suite and is not a "
        + "timeline; name its folder\n")
  }

  @Test func mistakesAreShownWithTheirPlace() throws {
    let layoutanim = try layoutanim(
      """
      {
        "version": 1,
        "ignore": ["../a", 3],
        "scal": 2, "fps": 0,
        "tolerance": { "*": {}, "[ab]": { "points": -1 } }
      }
      """)
    let run = try layoutanim.run(["verify", "suite"])
    #expect(run.status == 65)
    #expect(
      run.output.hasPrefix(
        """
        error[wrong-value]: `../a` is not a pattern for paths in the folder of this file
         --> suite/layoutanim.json:3:14
          |
        3 |   "ignore": ["../a", 3],
          |              ^^^^^^
        """))
    let errors = run.output.split(separator: "\n").filter { $0.hasPrefix("error") }
    #expect(
      errors.dropFirst() == [
        "error[wrong-type]: an element of `ignore` must be a string, not a number",
        "error[unknown-key]: unknown key `scal` in the settings of a suite",
        "error[out-of-range]: `fps` must be a whole number from 1 to 1000",
        "error[missing-key]: a tolerance needs `channel`, `points` or both",
        "error[wrong-value]: `[ab]` has `[`, which patterns here do not support",
        "error[out-of-range]: `points` must be 0 or more",
      ])
    #expect(run.output.contains("help: did you mean `scale`?"))
  }

  @Test(arguments: ["concise", "json", "github", "junit", "markdown"])
  func everyFormatNamesTheFirstMistake(format: String) throws {
    let layoutanim = try layoutanim("{ \"version\": 1,\n  \"scal\": 2 }")
    let run = try layoutanim.run(["verify", "suite", "--message-format", format])
    #expect(run.status == 65)
    let words = "line 2, column 3: unknown key `scal` in the settings of a suite"
    let output = run.output.replacing("<code>", with: "`").replacing("</code>", with: "`")
      .replacing("%2C", with: ",").replacing("%3A", with: ":")
    #expect(output.contains("suite/layoutanim.json` is not valid: \(words)"), "\(run.output)")
  }

  @Test func anAnnotationHasThePlaceOfTheMistake() throws {
    let layoutanim = try layoutanim("{ \"version\": 1,\n  \"scal\": 2 }")
    let run = try layoutanim.run(["verify", "suite", "--message-format", "github"])
    #expect(run.output.hasPrefix("::error file=suite/layoutanim.json,line=2,col=3,title="))
  }

  @Test func rateAndScaleAreThoseOfTheSuite() throws {
    let layoutanim = try layoutanim(#"{ "fps": 20, "scale": 3 }"#)
    try layoutanim.prepare("layoutanim approve -q suite")
    let pin = try layoutanim.folder.text(of: "suite/a.pinned")
    #expect(pin.contains(#""framesPerSecond": 20"#) && pin.contains(#""width": 120"#))
    #expect(try layoutanim.run(["verify", "suite", "suite/a.json"]).status == 0)
  }

  @Test func theCommandLineTakesPrecedence() throws {
    let layoutanim = try layoutanim(#"{ "fps": 20, "scale": 3 }"#)
    try layoutanim.prepare("layoutanim approve -q suite --scale 2")
    let pin = try layoutanim.folder.text(of: "suite/a.pinned")
    #expect(pin.contains(#""framesPerSecond": 20"#) && pin.contains(#""width": 80"#))
  }

  /// A pin of other settings is out of date, and the advice mends it.
  @Test func aPinOfAnotherScaleDiffers() throws {
    let layoutanim = try layoutanim("{}")
    try layoutanim.prepare("layoutanim approve -q suite; layoutanim verify -q suite")
    try layoutanim.folder.write(#"{ "scale": 2 }"#, to: "suite/layoutanim.json")
    let run = try layoutanim.run(["verify", "suite"])
    #expect(run.status == 1)
    #expect(run.output.contains("`layoutanim approve suite/a.json --scale 2` accepts them"))
    let report = try layoutanim.run(["report", "suite", "-o", "page.html"])
    #expect(report.errors.contains("2 timelines: 2 different"))
    try layoutanim.prepare(
      "layoutanim approve -q suite/a.json --scale 2; layoutanim approve -q suite")
    #expect(try layoutanim.run(["verify", "suite"]).status == 0)
  }

  @Test(arguments: [
    ["verify", "suite", "--report", "suite/layoutanim.json"],
    ["verify", "suite", "--message-format", "json=suite/layoutanim.json"],
    ["report", "suite", "-o", "suite/layoutanim.json"],
  ])
  func theyAreNotReplaced(command: [String]) throws {
    let run = try layoutanim("{}").run(command)
    #expect(run.status == 73)
    #expect(run.errors.contains("cannot create `suite/layoutanim.json`: it is an input file"))
  }

  @Test(arguments: [(0, 0), (1, 65)])
  func aLongerFileIsRefused(excess: Int, status: Int32) throws {
    let blanks = String(repeating: " ", count: (1 << 20) - 2 + excess)
    let run = try layoutanim("{" + blanks + "}").run(["check", "suite"])
    #expect(run.status == status)
    #expect(run.errors.contains("`suite/layoutanim.json` is larger than 1 MB") == (status != 0))
  }

  @Test func strictnessIsThatOfTheSuite() throws {
    let layoutanim = try layoutanim(#"{ "strict": true }"#)
    try layoutanim.prepare("cp conflicting.json suite; layoutanim approve -q suite 2>warnings")
    #expect(try layoutanim.run(["verify", "suite"]).status == 1)
    #expect(try layoutanim.run(["verify", "suite", "--no-strict"]).status == 0)
  }
}
