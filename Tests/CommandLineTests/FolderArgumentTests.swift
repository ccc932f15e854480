import Foundation
import TestSupport
import Testing

/// Folders and several files where timelines are taken.
@Suite struct FolderArgumentTests {
  /// `suite` has `a.json` and `deep/b.json`, both sliding.
  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      "mkdir -p suite/deep; cp sliding.json suite/a.json; cp sliding.json suite/deep/b.json")
    return layoutanim
  }

  @Test func checkTakesFolders() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run(["check", "suite", "sliding.json"])
    #expect(run.errors == "checked 3 timelines: no problems found\n")
    #expect(try layoutanim.shell("cp misspelt.json suite; layoutanim check suite").status == 65)
  }

  @Test func certifyTakesFolders() throws {
    let run = try layoutanim().run(["certify", "suite"])
    let lines = run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(lines == ["suite/deep/b.json", "suite/a.json"])
  }

  @Test(arguments: ["check", "certify", "sweep", "verify", "approve"])
  func aFolderWithoutTimelinesIsAnError(command: String) throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.shell("mkdir none; layoutanim \(command) none")
    #expect(run.status == 66)
    // An error is one of the results of `verify`.
    let text = command == "verify" ? run.output : run.errors
    #expect(text.contains("there is no timeline in `none`"))
  }

  @Test(arguments: [
    ["render", "suite", "-o", "out"], ["still", "suite", "-o", "a.png"],
    ["sheet", "suite", "-o", "a.png"], ["inspect", "suite/"],
    ["explain", "suite", "--view", "box"],
  ])
  func aFolderIsNotOneTimeline(arguments: [String]) throws {
    let run = try layoutanim().run(arguments)
    #expect(run.status == 66)
    #expect(
      run.errors
        == "error: `\(arguments[1])` is a folder; name one timeline in it, "
        + "a file such as `suite/NAME.json`\n")
  }

  @Test func sweepsOfAFolderAreAnArray() throws {
    let run = try layoutanim().run(["sweep", "suite", "--sizes", "40x30,25x30", "--json", "-q"])
    #expect(run.status == 1)
    let sweeps = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    #expect(sweeps?.map { ($0["canvases"] as? [Any])?.count } == [2, 2])
  }

  @Test func aFileOfSeveralThatCannotBeUsedDoesNotEndTheSweep() throws {
    let run = try layoutanim().run(["sweep", "missing.json", "sliding.json", "--sizes", "40x30"])
    #expect(run.status == 66)
    #expect(run.output.hasPrefix("sliding.json, made for 40x30\n"))
    #expect(run.errors.contains("sliding.json: laid out at 1 size: nothing breaks\n"))
  }

  @Test func sheetsOfAFolderAreAFolder() throws {
    let layoutanim = try layoutanim()
    let arguments = ["sweep", "suite", "--sizes", "40x30", "-q", "-o"]
    #expect(try layoutanim.run(arguments + ["new/sheets"]).status == 0)
    #expect(layoutanim.folder.names(in: "new/sheets") == ["a.png", "deep"])
    #expect(layoutanim.folder.names(in: "new/sheets/deep") == ["b.png"])
    let refused = try layoutanim.run(arguments + ["sheet.png"])
    #expect(refused.status == 64)
    #expect(refused.errors.contains("name a folder, as in -o sheets"))
  }

  @Test func timelinesThatWouldShareASheetAreRefused() throws {
    let run = try layoutanim().shell(
      "cp sliding.json suite/deep/a.json; layoutanim sweep suite/a.json suite/deep/a.json -o out")
    #expect(run.status == 64)
    #expect(run.errors.contains("would share `out/a.png`"))
  }

  @Test func foldersOfTimelinesAreComparedByName() throws {
    let run = try layoutanim().shell(
      """
      cp -r suite new; sed 's/leading + 2/leading + 4/' suite/a.json > new/a.json
      cp sliding.json new/added.json; cp sliding.json suite/gone.json
      layoutanim diff suite new -o pictures
      """)
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix("compared 4 timelines: 1 same, 1 different, 1 removed, 1 added\n"))
    #expect(run.output.contains("a: different: 15 of 16 frames"))
    #expect(run.output.contains("added: added: only `new/added.json` exists\n"))
    #expect(run.output.contains("gone: removed: only `suite/gone.json` exists\n"))
    #expect(run.errors.contains("pictures/a"))
  }

  @Test func foldersOfTheSameTimelinesAreTheSame() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.shell("cp -r suite new; layoutanim diff suite new --json")
    #expect(run.status == 0)
    let pairs = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    #expect(pairs?.map { $0["same"] as? Bool } == [true, true])
  }

  @Test func aTimelineIsComparedWithThePinOfTheOtherFolder() throws {
    let run = try layoutanim().shell(
      "layoutanim approve -q suite; mkdir pins; mv suite/a.pinned pins; rm -r suite/deep; "
        + "layoutanim diff pins suite")
    #expect(run.status == 0)
    #expect(run.errors == "compared 1 timeline: 1 same\n")
  }

  @Test func aTimelineThatCannotBeUsedDoesNotEndTheComparison() throws {
    let run = try layoutanim().shell(
      "cp -r suite new; cp misspelt.json new/a.json; layoutanim diff suite new")
    #expect(run.status == 65)
    #expect(run.errors.hasSuffix("compared 2 timelines: 1 same, 1 failed\n"))
  }

  @Test(arguments: ["still", "sheet", "sweep"])
  func missingFoldersOfAnOutputAreCreated(command: String) throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run([command, "sliding.json", "-q", "-o", "new/of/three.png"])
    #expect(layoutanim.folder.names(in: "new/of") == ["three.png"])
  }
}
