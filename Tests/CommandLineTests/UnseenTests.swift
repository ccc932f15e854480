import Foundation
import TestSupport
import Testing

/// What a comparison that finds no difference says of what it did not see.
@Suite struct UnseenTests {
  /// Two renderings of one timeline, of which the second has lost its manifest.
  private func prepared() throws -> Layoutanim {
    let layoutanim = try Layoutanim()
    for folder in ["before", "after"] {
      #expect(try layoutanim.run(["render", "sliding.json", "-o", folder]).status == 0)
    }
    try FileManager.default.removeItem(
      at: layoutanim.folder.url.appending(path: "after/manifest.json"))
    return layoutanim
  }

  @Test func framesWithoutAManifestHaveTheSamePixelsAtBest() throws {
    let layoutanim = try prepared()
    let run = try layoutanim.run(["diff", "before", "after"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("same pixels: all "))
    #expect(run.output.contains("; geometry is not known\nstructure: "))
  }

  @Test(arguments: ["0", "1"])
  func aGeometryToleranceDemandsThatGeometryIsKnown(tolerance: String) throws {
    let layoutanim = try prepared()
    let option = ["--geometry-tolerance", tolerance]
    #expect(try layoutanim.run(["diff", "before", "after"] + option).status == 1)
    #expect(try layoutanim.run(["diff", "before", "before"] + option).status == 0)
  }

  /// The last frame of both, which each manifest lists.
  @Test func framesThatAreListedAndMissingLeaveGeometryUnknown() throws {
    let layoutanim = try Layoutanim()
    for folder in ["before", "after"] {
      #expect(try layoutanim.run(["render", "sliding.json", "-o", folder]).status == 0)
    }
    try layoutanim.prepare("for f in before after; do rm $(ls $f/frame_*.png | tail -n 1); done")
    let run = try layoutanim.run(["diff", "before", "after"])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("different: structure only, no pixel\n"))
    #expect(run.output.contains("frame 15 missing on both sides, though listed in a manifest\n"))
    #expect(run.output.contains("`before/manifest.json` lists `frame_0015.png`, which is missing"))
  }

  /// The still picture of the film is the first frame. Frames that are the same are one in it.
  @Test func ofAnAnimatedFrameTheStillPictureIsCompared() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      """
      layoutanim render -q sliding.json -o a; cp -r a b
      layoutanim render -q sliding.json -o b/frame_0000.png.apng
      mv b/frame_0000.png.apng b/frame_0000.png
      """)
    let note =
      "`b/frame_0000.png` is an animated PNG of 13 frames, of which only the still picture is compared"
    let run = try layoutanim.run(["diff", "a", "b"])
    #expect(run.output.hasPrefix("same pixels: ") && run.output.contains(note), "\(run.output)")
    #expect(try layoutanim.run(["diff", "a", "b", "--json"]).output.contains(note))
    try layoutanim.prepare("cp b/frame_0000.png b/frame_0001.png")
    let both = try layoutanim.run(["diff", "sliding.json", "b"])
    #expect(both.output.contains("`b/frame_0000.png` and 1 more are animated PNGs"))
  }

  @Test func framesBesideTimelinesAreNotTheWholeComparison() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      "mkdir a b; cp sliding.json a/one.json; sed s/10/11/ sliding.json >b/one.json")
    for folder in ["a", "b"] {
      let still = ["still", "sliding.json", "-o", folder + "/frame_0000.png"]
      #expect(try layoutanim.run(still).status == 0)
    }
    let run = try layoutanim.run(["diff", "a", "b"])
    for folder in ["a", "b"] {
      let note = "`\(folder)` holds 1 timeline besides frames, and only frames are compared"
      #expect(run.output.contains(note))
    }
  }

  /// Of another pattern, or with the ending of another system.
  @Test func picturesThatAreNoFramesAreCounted() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      """
      layoutanim render -q sliding.json -o a
      cp a/frame_0000.png a/shot_1.png; cp a/frame_0001.png a/frame_0001.PNG
      layoutanim render -q sliding.json -o b
      cp a/shot_1.png b
      """)
    let run = try layoutanim.run(["diff", "a", "b"])
    #expect(run.status == 0)
    let words = [
      "`a` holds 2 PNG files not named like frames", "`b` holds 1 PNG file not named like a frame",
    ]
    for start in words {
      let note = "\(start), and only frames are compared"
      #expect(run.output.contains(note), "\(run.output)")
    }
    let clean = try layoutanim.run(["diff", "sliding.json", "sliding.json"])
    #expect(!clean.output.contains("not named like"))
  }

  /// Wherever they are, and whatever settings leave out: none of it is compared.
  @Test func timelinesBelowFramesAreCountedToo() throws {
    let layoutanim = try Layoutanim()
    #expect(try layoutanim.run(["render", "sliding.json", "-o", "out"]).status == 0)
    #expect(!(try layoutanim.run(["diff", "out", "out"]).output.contains("besides frames")))
    try layoutanim.prepare(
      """
      mkdir out/deep; cp sliding.json out/deep/a.json; mv sliding.json out/b.json
      layoutanim approve -q out/b.json; echo '{ "ignore": ["b.json"] }' >out/layoutanim.json
      """)
    let run = try layoutanim.run(["diff", "out", "out"])
    #expect(run.output.contains("`out` holds 2 timelines besides frames"))
  }

  /// Two suites are compared by their timelines.
  @Test func framesBelowSuitesAreNamed() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      "mkdir a; cp sliding.json a; layoutanim render -q sliding.json -o a/out; cp -r a b")
    let run = try layoutanim.run(["diff", "a", "b"])
    #expect(run.status == 0)
    for folder in ["a/out", "b/out"] {
      let note = "note: `\(folder)` holds frames, which are compared only if it is named\n"
      #expect(run.errors.contains(note), "\(run.errors)")
    }
  }

  @Test func framesOfAVerifiedSuiteAreNotPassedOver() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("mkdir suite; mv sliding.json suite")
    #expect(try layoutanim.run(["approve", "suite"]).status == 0)
    let still = ["still", "suite/sliding.json", "-o", "suite/frame_0000.png"]
    #expect(try layoutanim.run(still).status == 0)
    let run = try layoutanim.run(["verify", "suite"])
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "note: `suite` holds frames, but no manifest that lists them; they are not looked at"))
  }

  /// It is neither a timeline nor the file of another program.
  @Test(arguments: ["{}", "[]", "x", #"{ "manifestVersion": 9 }"#])
  func aManifestBesideFramesIsTheirs(text: String) throws {
    let layoutanim = try Layoutanim()
    #expect(try layoutanim.run(["render", "sliding.json", "-o", "suite"]).status == 0)
    try layoutanim.prepare("mv sliding.json suite")
    #expect(try layoutanim.run(["approve", "suite"]).status == 0)
    try layoutanim.folder.write(text, to: "suite/manifest.json")
    let run = try layoutanim.run(["verify", "suite"])
    #expect(run.status == 65)
    #expect(run.output.hasPrefix("error: `suite/manifest.json` cannot be used: "))
    #expect(run.errors.hasPrefix("verified 1 timeline: 1 as pinned; 1 folder of frames: 1 failed"))
  }

  /// Whoever asks for silence may not know what another one has exempted.
  @Test func exemptionsAreDisclosedQuietlyToo() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("mkdir suite; mv sliding.json suite; cp suite/sliding.json suite/b.json")
    #expect(try layoutanim.run(["approve", "suite"]).status == 0)
    try layoutanim.folder.write(
      #"{ "ignore": ["b.json"], "tolerance": { "*.json": { "channel": 2 } } }"#,
      to: "suite/layoutanim.json")
    for command in [["verify", "suite"], ["diff", "suite", "suite"]] {
      let run = try layoutanim.run(command + ["--quiet"])
      #expect(run.status == 0)
      #expect(run.errors.contains("`suite/layoutanim.json` leaves out 1 timeline"))
      #expect(run.errors.contains("`suite/layoutanim.json` tolerates "))
      #expect(!run.errors.contains("1 as pinned"))
    }
  }

  /// What is judged later is a bundle.
  @Test(arguments: [
    ("rm suite/*", "1 timeline: 1 as pinned; 1 folder: 1 failed"),
    (
      "echo '{ \"ignored\": 1 }' >suite/layoutanim.json",
      "1 timeline: 1 as pinned; 1 folder: 1 failed"
    ), ("rm -r suite; ln -s suite suite", "2 timelines: 1 as pinned, 1 failed"),
  ])
  func resultsOfAnEarlierRunDoNotStay(change: String, totals: String) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("mkdir suite; cp sliding.json other.json; mv sliding.json suite")
    #expect(try layoutanim.run(["approve", "suite", "other.json"]).status == 0)
    let verify = [
      "verify", "suite", "other.json", "--message-format", "junit=junit.xml", "--bundle",
      "run.bundle", "--report", "page.html",
    ]
    #expect(try layoutanim.run(verify).status == 0)
    let page = try layoutanim.folder.text(of: "page.html")
    try layoutanim.prepare(change)
    let run = try layoutanim.run(verify)
    #expect(run.status == 65 || run.status == 66)
    #expect(run.errors.hasSuffix("verified \(totals)\n"))
    let junit = try layoutanim.folder.text(of: "junit.xml")
    #expect(junit.contains(#"failures="0" errors="1""#), "\(junit)")
    let judgement = try layoutanim.run(["verify", "--from", "run.bundle"])
    #expect(judgement.status == run.status)
    #expect(judgement.errors.contains("run.bundle: \(totals)\n"))
    let judged = try layoutanim.folder.text(of: "page.html")
    #expect(judged.contains("<p class=\"summary\">\(totals)</p>") && !page.contains("1 failed"))
    #expect(judged.contains("could not be used</title>"))
  }

  @Test(arguments: ["rm run.bundle", "echo '{' >run.bundle"])
  func resultsOfAnEarlierBundleDoNotStay(change: String) throws {
    let layoutanim = try Layoutanim()
    #expect(try layoutanim.run(["approve", "sliding.json"]).status == 0)
    #expect(try layoutanim.run(["verify", "sliding.json", "--bundle", "run.bundle"]).status == 0)
    let judge = ["verify", "--from", "run.bundle", "--message-format", "junit=junit.xml"]
    #expect(try layoutanim.run(judge).status == 0)
    try layoutanim.prepare(change)
    #expect(try layoutanim.run(judge).status != 0)
    #expect(try layoutanim.folder.text(of: "junit.xml").contains(#"failures="0" errors="1""#))
  }

  /// Nothing of a suite that cannot be read is known, so that all of it may be read.
  @Test(arguments: [
    "json=suite/layoutanim.json", "junit=suite/sliding.json", "junit=suite/sliding.pinned",
  ])
  func aSuiteThatCannotBeReadIsNotOverwritten(output: String) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("mkdir suite; mv sliding.json suite")
    #expect(try layoutanim.run(["approve", "suite"]).status == 0)
    for settings in [#"{ "ignore""#, #"{ "ignore": ["*"] }"#, #"{ "ignore": ["sliding.json"] }"#] {
      try layoutanim.folder.write(settings, to: "suite/layoutanim.json")
      try layoutanim.prepare("cp -r suite before")
      let verify = ["verify", "suite", "--message-format", output, "--overwrite"]
      #expect(try layoutanim.run(verify).status == 73)
      try layoutanim.prepare("diff -r suite before && rm -r before")
    }
  }

  @Test func variantsArePartOfAComparison() throws {
    let layoutanim = try Layoutanim()
    let timeline = Samples.sliding.replacing("box.width == 10", with: "box.width == size")
      .replacing(
        #""version": 1,"#,
        with: #""version": 1, "metrics": { "size": 10 }, "variants": { "big": { "size": 12 } },"#)
    try layoutanim.folder.write(timeline, to: "old.json")
    try layoutanim.folder.write(timeline.replacing("12", with: "14"), to: "new.json")
    let run = try layoutanim.run(["diff", "old.json", "new.json"])
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "the variant `big` of `new.json` is not compared; name one as `new.big.json`"))
    try layoutanim.prepare("mkdir a b; cp old.json a/x.json; cp new.json b/x.json")
    let suites = try layoutanim.run(["diff", "a", "b"])
    #expect(suites.status == 1)
    #expect(suites.errors.hasSuffix("compared 2 timelines: 1 same, 1 different\n"))
  }

  /// Fewer frames may not show a difference.
  @Test func aFrameRateOfSettingsIsDisclosed() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("mkdir a b; cp sliding.json a; mv sliding.json b")
    try layoutanim.folder.write(#"{ "fps": 1, "scale": 2 }"#, to: "b/layoutanim.json")
    let run = try layoutanim.run(["diff", "a", "b", "-q"])
    #expect(run.status == 0)
    #expect(run.errors == "note: `b/layoutanim.json` sets 1 frame per second and scale 2\n")
  }

  @Test func whatCannotBeReadFailsByItself() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      "mkdir suite; mv sliding.json suite; ln -s b suite/b; layoutanim approve suite || true")
    let run = try layoutanim.run(["verify", "suite", "--message-format", "junit=junit.xml"])
    #expect(run.status == 66)
    #expect(run.errors.hasSuffix("verified 2 timelines: 1 as pinned, 1 failed\n"))
    let junit = try String(
      contentsOf: layoutanim.folder.url.appending(path: "junit.xml"), encoding: .utf8)
    #expect(junit.contains("Too many levels of symbolic links"))
  }

  @Test func aPinThatCannotBeReadIsReportedOnce() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      "mkdir suite; mv sliding.json suite; ln -s sliding.pinned suite/sliding.pinned")
    let run = try layoutanim.run(["verify", "suite"])
    #expect(run.status == 66)
    #expect(
      run.output == "error: cannot read `suite/sliding.pinned`: Too many levels of symbolic links\n"
    )
    #expect(run.errors == "verified 1 timeline: 1 failed\n")
  }

  /// `render --resume` does not remove it.
  @Test func aPipeAmongFramesIsToBeRemoved() throws {
    let layoutanim = try Layoutanim()
    #expect(try layoutanim.run(["render", "sliding.json", "-o", "out"]).status == 0)
    try layoutanim.prepare("rm out/frame_0003.png; mkfifo out/frame_0003.png")
    let run = try layoutanim.run(["verify", "out"])
    #expect(run.status == 1)
    #expect(run.output.contains("help: remove what is not a file; `layoutanim render TIMELINE"))
  }

  /// A priority that decides nothing.
  @Test func changesThatShowInNoFrameAreListed() throws {
    let layoutanim = try Layoutanim()
    #expect(try layoutanim.run(["approve", "sliding.json"]).status == 0)
    try layoutanim.folder.write(
      Samples.sliding.replacing("box.width == 10", with: "box.width == 10 @999"),
      to: "sliding.json")
    let run = try layoutanim.run(["verify", "sliding.json", "--message-format", "json"])
    #expect(run.status == 0)
    #expect(run.output.contains("\"changes\": [{"))
    #expect(run.output.contains("priority"))
  }
}
