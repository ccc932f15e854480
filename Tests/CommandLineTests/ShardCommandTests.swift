import Foundation
import TestSupport
import Testing

/// `--shard` of every command that has it: together the parts are the whole.
@Suite struct ShardCommandTests {
  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Samples.sliding, to: "sliding.json")
    try layoutanim.prepare(
      """
      mkdir suite
      for name in a b c d e; do cp sliding.json suite/$name.json; done
      layoutanim approve -q suite
      rm suite/e.json
      """)
    return layoutanim
  }

  @Test func everyPieceOfASuiteIsVerifiedOnce() throws {
    let layoutanim = try layoutanim()
    let format = ["--message-format", "concise"]
    let whole = try layoutanim.run(["verify", "suite"] + format)
    #expect(whole.status == 1)
    var lines: [String] = []
    for shard in 1...3 {
      let part = try layoutanim.run(["verify", "suite", "--shard", "\(shard)/3"] + format)
      #expect(part.errors.contains("verified shard \(shard)/3: "), "\(part.errors)")
      let own = part.output.split(separator: "\n").map(String.init)
      #expect(own.count < 5)
      lines += own
    }
    #expect(lines.sorted() == whole.output.split(separator: "\n").map(String.init).sorted())
    #expect(lines.count == 5)
  }

  /// The results of a part do not show by themselves that they are one.
  @Test(arguments: [[], ["--bundle", "part.bundle"]]) func everyResultOfAPartSaysSo(
    options: [String]
  ) throws {
    let layoutanim = try layoutanim()
    let words = "only shard 7/9 of the suite; the other shards have the rest"
    let outputs = ["markdown=part.md", "junit=part.xml"].flatMap { ["--message-format", $0] }
    let run = try layoutanim.run(
      ["verify", "suite", "--shard", "7/9", "--report", "part.html"] + options + outputs)
    #expect(run.status == 0, "\(run.errors)")
    let summary = try layoutanim.folder.text(of: "part.md")
    #expect(summary.hasPrefix("### Transitions: none verified\n"), "\(summary)")
    for file in ["part.md", "part.xml", "part.html"] {
      #expect(try layoutanim.folder.text(of: file).contains(words), "\(file)")
    }
    guard !options.isEmpty else { return }
    let judged = try layoutanim.run(
      ["verify", "--from", "part.bundle", "--report", "again.html"] + [
        "--message-format", "markdown",
      ])
    #expect(judged.output == summary)
    let page = try layoutanim.folder.text(of: "again.html")
    #expect(try layoutanim.folder.text(of: "part.html") == page && page.contains(words))
  }

  @Test func anEmptyPartSucceedsEverywhere() throws {
    let layoutanim = try layoutanim()
    for arguments in [
      ["verify", "sliding.json", "--pin", "suite/a.pinned"],
      ["sweep", "sliding.json", "--sizes", "40x30"],
      ["render", "sliding.json", "-o", "frames", "--frames", "0"],
      ["report", "sliding.json", "-o", "page.html"],
    ] {
      let run = try layoutanim.run(arguments + ["--shard", "7/9"])
      #expect(run.status == 0, "\(arguments): \(run.errors)")
      #expect(run.output == "", "\(arguments)")
    }
    #expect(!layoutanim.folder.names().contains("frames"))
    #expect(layoutanim.folder.names().contains("page.html"))
  }

  /// Nobody else would say that there is nothing to look at.
  @Test func aSuiteOfNothingFailsInEveryPart() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare("mkdir empty")
    for shard in 1...3 {
      let run = try layoutanim.run(["verify", "empty", "--shard", "\(shard)/3"])
      #expect(run.status == 66, "\(run.errors)")
      #expect(run.output.contains("there is no timeline in `empty`"), "\(run.output)")
    }
    try layoutanim.prepare(
      """
      for i in 1 2 3; do
        layoutanim verify -q empty --shard $i/3 --bundle $i.bundle > /dev/null || test $? -eq 66
      done
      layoutanim merge -q 1.bundle 2.bundle 3.bundle -o run.bundle
      """)
    #expect(try layoutanim.run(["verify", "--from", "run.bundle"]).status == 66)
  }

  /// Where the whole film would be pinned, the words say that there is only a part of it.
  @Test func aPartOfAFilmIsNotPinned() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare("layoutanim verify -q sliding.json --shard 1/2 --bundle part.bundle")
    let note = "note: this is a part of the suite; `merge` joins the bundles of all shards\n"
    let all = try layoutanim.run(["approve", "--from", "part.bundle"])
    #expect(all.status == 0 && all.errors == "pinned 0 timelines\n" + note, "\(all.errors)")
    let one = try layoutanim.run(["approve", "--from", "part.bundle", "--only", "sliding.json"])
    #expect(one.status == 64)
    #expect(
      one.errors.contains(
        "`part.bundle` is a part of the suite, and has no result of `sliding.json`; `merge` joins"),
      "\(one.errors)")
    let page = try layoutanim.run(["report", "--from", "part.bundle", "-o", "page.html"])
    #expect(page.errors.contains("; only shard 1/2 of the suite"), "\(page.errors)")
  }

  @Test func partsOfAFilmAddUpToIt() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      """
      layoutanim render -q sliding.json -o whole --hash sha256
      for i in 3 1 2; do layoutanim render -q sliding.json -o parts --hash sha256 --shard $i/3; done
      """)
    #expect(try layoutanim.folder.files(in: "whole") == layoutanim.folder.files(in: "parts"))
  }

  @Test func everyTimelineIsSweptAndReportedOnce() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      """
      for i in 1 2 3; do
        layoutanim sweep -q suite --sizes 40x30 --shard $i/3 | grep 'made for' >> swept || test $? -eq 1
        layoutanim report -q suite -o $i.html --shard $i/3
      done
      """)
    let swept = try layoutanim.folder.text(of: "swept")
    for name in ["a", "b", "c", "d"] {
      #expect(swept.components(separatedBy: "suite/\(name).json").count == 2, "\(swept)")
      let pages = try (1...3).filter {
        try layoutanim.folder.text(of: "\($0).html").contains("suite/\(name).json")
      }
      #expect(pages.count == 1, "\(name): \(pages)")
    }
  }

  @Test func oneTimelineIsSweptByItsCanvases() throws {
    let layoutanim = try layoutanim()
    let sweep = ["sweep", "sliding.json", "--sizes", "40x30,50x40,60x50,70x60,80x70"]
    let canvases = ["40x30", "50x40", "60x50", "70x60", "80x70"]
    var found: [String] = []
    for shard in 1...3 {
      let run = try layoutanim.run(sweep + ["--shard", "\(shard)/3"])
      let own = canvases.filter { run.output.contains("\n\($0) ") }
      #expect((1...2).contains(own.count), "\(run.output)")
      found += own
    }
    #expect(found == canvases)
    let empty = try layoutanim.run(sweep + ["--json", "--shard", "1/99"])
    #expect(empty.status == 0)
    #expect(empty.output == "{\"canvases\": [], \"problems\": []}\n")
    for subject in ["sliding.json", "suite"] {
      let run = try layoutanim.run(["sweep", subject, "--shard", "99/99"])
      #expect(run.status == 0 && run.errors == "this shard is empty\n", "\(run.errors)")
    }
  }

  @Test func theEnvironmentIsReadOnlyWhereAskedFor() throws {
    let layoutanim = try layoutanim()
    var environment = ProcessInfo.processInfo.environment
    environment["TEST_TOTAL_SHARDS"] = "9"
    environment["TEST_SHARD_INDEX"] = "8"
    environment["TEST_SHARD_STATUS_FILE"] = "status"
    environment["XML_OUTPUT_FILE"] = "results.xml"
    let alone = ["verify", "sliding.json", "--pin", "suite/a.pinned"]
    let unasked = try layoutanim.run(alone, environment: environment)
    #expect(unasked.errors == "verified 1 timeline: 1 as pinned\n")
    #expect(!layoutanim.folder.names().contains("status"))
    let asked = try layoutanim.run(alone + ["--shard", "auto"], environment: environment)
    #expect(asked.status == 0)
    #expect(
      asked.errors == """
        shard 9/9, from TEST_TOTAL_SHARDS=9 and TEST_SHARD_INDEX=8
        verified shard 9/9: 0 timelines

        """)
    #expect(try layoutanim.folder.contents(of: "status").isEmpty)
    // The variable may name anything, even the timeline.
    environment["TEST_SHARD_STATUS_FILE"] = "sliding.json"
    #expect(try layoutanim.run(alone + ["--shard", "auto"], environment: environment).status == 0)
    #expect(try layoutanim.folder.text(of: "sliding.json") == Samples.sliding)
    #expect(try layoutanim.folder.text(of: "results.xml").contains("tests=\"0\""))
  }

  @Test(arguments: [
    (["verify", "sliding.json", "--shard", "0/3"], "must be 1…3"),
    (["sweep", "sliding.json", "--shard", "2"], "not `i/n`"),
    (["render", "sliding.json", "-o", "a.apng", "--shard", "1/2"], "name a folder"),
    (["render", "sliding.json", "-o", "-", "--shard", "1/2"], "name a folder"),
  ])
  func aMistakeIsRefusedBeforeAnythingIsWritten(arguments: [String], words: String) throws {
    let layoutanim = try layoutanim()
    let before = layoutanim.folder.names()
    let run = try layoutanim.run(arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(layoutanim.folder.names() == before)
  }
}
