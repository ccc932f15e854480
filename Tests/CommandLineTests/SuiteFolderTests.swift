import TestSupport
import Testing

/// Which JSON files of a folder are timelines.
@Suite struct SuiteFolderTests {
  /// `suite` has a timeline and the files of other programs.
  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("mkdir -p suite/Assets.xcassets; cp sliding.json suite")
    for (name, text) in Self.foreign { try layoutanim.folder.write(text, to: "suite/" + name) }
    return layoutanim
  }

  private static let foreign: KeyValuePairs<String, String> = [
    "package.json": #"{ "name": "app", "version": "1.0.0", "scripts": { "views": "x" } }"#,
    "tsconfig.json": #"{ "compilerOptions": { "strict": true } }"#,
    "list.json": #"[{ "canvas": {} }]"#,
    "Assets.xcassets/Contents.json": #"{ "info": { "author": "xcode", "version": 1 } }"#,
  ]

  private static let skipped = """
    note: skipped `suite/Assets.xcassets/Contents.json`, which has none of `canvas`, `views`, \
    `constraints`, `keyframes` and `framesPerSecond`

    """

  @Test(arguments: [
    ["check", "suite"], ["certify", "suite"], ["approve", "suite"],
    ["sweep", "suite", "--sizes", "40x30"], ["report", "suite", "-o", "page.html"],
    ["diff", "suite", "suite"],
  ])
  func filesOfOtherProgramsAreSkippedWithANote(command: [String]) throws {
    let run = try layoutanim().run(command)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix(Self.skipped))
    let twice = command[0] == "diff" ? 2 : 1
    #expect(run.errors.split(separator: "\n").count { $0.hasPrefix("note: ") } == 4 * twice)
  }

  @Test func verifyDoesNotCountThem() throws {
    let run = try layoutanim().shell("layoutanim approve -q suite; layoutanim verify suite")
    #expect(run.status == 0)
    #expect(run.errors.hasSuffix("verified 1 timeline: 1 as pinned\n"))
    #expect(run.errors.hasPrefix(Self.skipped))
  }

  @Test func aFileToIncludeIsSkippedForWhatItHas() throws {
    let layoutanim = try layoutanim()
    try layoutanim.folder.write(#"{ "views": [], "metrics": { "gap": 8 } }"#, to: "suite/kit.json")
    let run = try layoutanim.run(["check", "suite"])
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        """
        note: skipped `suite/kit.json`, which has only what a file to include has; a timeline has \
        `version` too

        """))
  }

  @Test func quietCommandsDoNotMentionThem() throws {
    #expect(try layoutanim().run(["check", "-q", "suite"]).errors == "")
  }

  @Test func oneThatIsNamedIsNotSkipped() throws {
    let run = try layoutanim().run(["check", "suite/package.json"])
    #expect(run.status == 65)
    #expect(run.output.contains("error[wrong-type]: `version` must be a number, not a string"))
  }

  @Test(arguments: [
    #"{ "view": [], "keyframes": 3 }"#, #"{ "canvas": null }"#, #"{ "name": "app", "#, "",
  ])
  func aBrokenTimelineIsAnError(text: String) throws {
    let layoutanim = try layoutanim()
    try layoutanim.folder.write(text, to: "suite/broken.json")
    #expect(try layoutanim.run(["check", "suite"]).status == 65)
  }

  /// A timeline that lost its keys must not lose its pin.
  @Test func oneWithAPinIsAnError() throws {
    let run = try layoutanim().shell(
      "layoutanim approve -q suite; echo {} > suite/sliding.json; layoutanim verify suite")
    #expect(run.status == 65)
    #expect(run.errors.hasSuffix("verified 1 timeline: 1 failed\n"))
  }

  @Test func aFolderOfOthersHasNoTimeline() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.shell("rm suite/sliding.json; layoutanim verify suite")
    #expect(run.status == 66)
    #expect(
      run.output == "error: there is no timeline in `suite`; 4 JSON files in it without a "
        + "timeline's keys\n")
    #expect(run.errors == "verified 1 folder: 1 failed\n")
    try layoutanim.prepare("layoutanim verify -q suite --report page.html > said || test $? -eq 66")
    #expect(
      try layoutanim.folder.text(of: "page.html").contains(
        "<title>1 folder could not be used</title>"))
  }
}
