import Foundation
import TestSupport
import Testing

/// A team's way: shards, one bundle, one page, decisions, and pins without drawing again.
@Suite struct BundleCommandTests {
  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Samples.sliding, to: "sliding.json")
    try layoutanim.prepare(
      """
      mkdir suite
      for name in a b c d; do cp sliding.json suite/$name.json; done
      layoutanim approve -q suite
      sed 's/"constant": 20/"constant": 12/' sliding.json > suite/b.json
      cp suite/b.json suite/c.json
      cp sliding.json suite/new.json
      rm suite/d.json
      """)
    return layoutanim
  }

  @Test func shardsMergedAreOneRun() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      """
      layoutanim verify -q suite --bundle whole.bundle --report whole.html > whole.txt || test $? -eq 1
      for i in 3 1 2; do
        layoutanim verify -q suite --shard $i/3 --bundle shard-$i.bundle > /dev/null || test $? -eq 1
      done
      layoutanim merge -q shard-*.bundle -o run.bundle
      layoutanim verify -q --from run.bundle > run.txt || test $? -eq 1
      layoutanim report -q --from run.bundle -o run.html
      for name in bundle html txt; do cmp whole.$name run.$name; done
      """)
    let judged = try layoutanim.run([
      "verify", "--from", "run.bundle", "--message-format", "concise",
    ])
    #expect(judged.status == 1)
    #expect(judged.output.split(separator: "\n").count == 5)
    #expect(
      judged.errors
        == "run.bundle: 4 timelines: 1 as pinned, 2 different, 1 not pinned; 1 orphaned pin\n")
    let missing = try layoutanim.run([
      "merge", "shard-1.bundle", "shard-3.bundle", "-o", "x.bundle",
    ])
    #expect(missing.status == 65)
    #expect(missing.errors.contains("the bundle of shard 2/3 is missing"), "\(missing.errors)")
    #expect(!layoutanim.folder.names().contains("x.bundle"))
  }

  @Test func fromRedToGreenWithoutDrawing() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      "layoutanim verify -q suite --bundle run.bundle > /dev/null || test $? -eq 1")
    let sum = try layoutanim.shell("sha256sum run.bundle | cut -c-64").output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try layoutanim.folder.write(
      """
      { "version": 1, "bundle": "\(sum)", "accept": ["suite/b.json", "suite/new.json"],
        "reject": [{ "path": "suite/c.json", "note": "too fast" }] }
      """, to: "decisions.json")
    let run = try layoutanim.run(
      ["approve", "--from", "run.bundle", "--decisions", "decisions.json", "--prune"])
    #expect(run.status == 0)
    #expect(
      run.errors == """
        pinned suite/b.json in suite/b.pinned, replacing a pin
        pinned suite/new.json in suite/new.pinned
        rejected suite/c.json: too fast
        pinned 2 timelines
        removed suite/d.pinned: its timeline is missing

        """)
    let verdicts = try layoutanim.run(["verify", "suite", "--message-format", "concise"])
    #expect(verdicts.errors.contains("3 as pinned, 1 different\n"), "\(verdicts.errors)")
  }

  /// Later runs keep it, so that whoever approves a bundle of others should know.
  @Test func whatAPinStatesIsTold() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      """
      layoutanim approve -q --scale 2 --fps 30 --edges device suite/a.json
      cp suite/b.json suite/a.json
      layoutanim verify -q suite/a.json --bundle run.bundle > /dev/null || test $? -eq 1
      """)
    #expect(
      try layoutanim.run(["approve", "--from", "run.bundle"]).errors == """
        pinned suite/a.json in suite/a.pinned, replacing a pin; it states 30 frames per second, scale 2, edges device
        pinned 1 timeline

        """)
  }

  /// A bundle of timelines that cannot be read pins nothing, and that is no success.
  @Test func whatCouldNotBeVerifiedIsNamed() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      """
      mkdir broken; echo "{" > broken/a.json; cp sliding.json broken/b.json
      layoutanim verify -q broken --bundle run.bundle > /dev/null || test $? -eq 65
      """)
    let run = try layoutanim.run(["approve", "--from", "run.bundle"])
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("cannot be approved: broken/a.json: line 1"), "\(run.errors)")
    #expect(run.errors.hasSuffix("pinned 1 timeline; 1 cannot be approved\n"), "\(run.errors)")
    let quiet = try layoutanim.run(["approve", "-q", "--from", "run.bundle"])
    #expect(quiet.status == 65)
    #expect(quiet.errors.hasPrefix("cannot be approved: broken/a.json"), "\(quiet.errors)")
    let chosen = try layoutanim.run(
      ["approve", "--from", "run.bundle", "--only", "broken/b.json"])
    #expect(chosen.status == 0, "\(chosen.errors)")
  }

  @Test func theWritersOfPinsAgree() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      """
      cp -r suite other
      layoutanim verify -q suite --bundle run.bundle > /dev/null || test $? -eq 1
      layoutanim approve -q --from run.bundle
      (cd other && layoutanim approve -q . 2> /dev/null)
      """)
    #expect(try layoutanim.folder.files(in: "suite") == layoutanim.folder.files(in: "other"))
  }

  @Test func nothingOutsideTheFolderIsPinned() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      """
      mkdir inner; cd inner
      layoutanim verify -q ../suite --bundle run.bundle > /dev/null || test $? -eq 1
      """)
    let before = try layoutanim.folder.files(in: "suite")
    let refused = try layoutanim.shell("cd inner; layoutanim approve --from run.bundle").errors
    #expect(refused.contains("is not in this folder; name its suite too"), "\(refused)")
    #expect(try layoutanim.folder.files(in: "suite") == before)
    try layoutanim.prepare("cd inner; layoutanim approve -q --from run.bundle ../suite")
    #expect(try layoutanim.folder.files(in: "suite") != before)
  }

  @Test func orphanedPinsAreRemovedOnlyWhenAsked() throws {
    let layoutanim = try layoutanim()
    let kept = try layoutanim.run(["approve", "suite", "--prune", "--dry-run"])
    #expect(kept.errors.contains("would remove suite/d.pinned"), "\(kept.errors)")
    _ = try layoutanim.run(["approve", "suite"])
    #expect(layoutanim.folder.names(in: "suite").contains("d.pinned"))
    try layoutanim.folder.write("mine", to: "suite/e.pinned")
    let pruned = try layoutanim.run(["approve", "suite", "--prune"])
    #expect(pruned.status == 65)
    #expect(pruned.errors.contains("--> suite/e.pinned"), "\(pruned.errors)")
    let names = layoutanim.folder.names(in: "suite")
    #expect(!names.contains("d.pinned"))
    #expect(names.contains("e.pinned"))
  }

  @Test(arguments: ["--strict", "--no-strict"])
  func anOptionOfTheOtherRunIsNamedAsItWasGiven(option: String) throws {
    let run = try layoutanim().run(["verify", "--from", "run.bundle", option])
    #expect(run.errors.contains("; give \(option) to the run that writes"), "\(run.errors)")
  }

  @Test(arguments: [
    ["verify", "--from", "run.bundle", "suite"], ["verify", "--from", "run.bundle", "--strict"],
    ["verify", "--from", "run.bundle", "--shard", "1/2"], ["verify"],
    ["verify", "suite", "--bundle", "a", "--report", "a"], ["verify", "suite", "--bundle", "-"],
    ["report", "--from", "run.bundle", "suite", "-o", "p.html"], ["report", "-o", "p.html"],
    ["approve", "--from", "run.bundle", "--all"], ["approve", "suite", "--only", "suite/a.json"],
    ["approve", "--decisions", "d.json"], ["approve"],
    ["approve", "--from", "run.bundle", "--only", "suite/a.json", "--decisions", "d.json"],
    ["schema", "--bundle", "--suite"],
  ])
  func contradictoryArgumentsAreRefused(arguments: [String]) throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      "layoutanim verify -q suite/a.json --bundle run.bundle")
    let names = layoutanim.folder.names()
    let run = try layoutanim.run(arguments)
    #expect(run.status == 64, "\(run.errors)")
    #expect(layoutanim.folder.names() == names)
  }

  @Test func aBundleIsNotWrittenOverWhatIsRead() throws {
    let layoutanim = try layoutanim()
    for file in ["suite/a.json", "suite/a.pinned", "suite/layoutanim.json"] {
      try layoutanim.prepare("echo '{}' > suite/layoutanim.json")
      let before = try layoutanim.folder.files(in: "suite")
      let run = try layoutanim.run(["verify", "suite", "--bundle", file])
      #expect(run.status == 73, "\(file): \(run.errors)")
      #expect(try layoutanim.folder.files(in: "suite") == before)
    }
    try layoutanim.prepare("layoutanim verify -q suite/a.json --bundle run.bundle")
    let bytes = try layoutanim.folder.contents(of: "run.bundle")
    #expect(try layoutanim.run(["report", "--from", "run.bundle", "-o", "run.bundle"]).status != 0)
    #expect(try layoutanim.run(["merge", "run.bundle", "-o", "run.bundle"]).status == 73)
    #expect(try layoutanim.folder.contents(of: "run.bundle") == bytes)
  }

  @Test func aTimelineIsTheSameHoweverItIsNamed() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      """
      layoutanim verify -q "$PWD/suite" --bundle absolute.bundle > /dev/null || test $? -eq 1
      layoutanim verify -q suite --bundle run.bundle > /dev/null || test $? -eq 1
      """)
    for (arguments, count) in [
      (["absolute.bundle"], 3), (["absolute.bundle", "suite"], 3), (["run.bundle", "./suite"], 3),
      (["run.bundle", "--only", "./suite/b.json"], 1), (["run.bundle", "."], 3),
    ] {
      let run = try layoutanim.run(["approve", "--dry-run", "--from"] + arguments)
      #expect(run.status == 0, "\(arguments): \(run.errors)")
      #expect(run.errors.contains("would pin \(counted(count))\n"), "\(arguments): \(run.errors)")
    }
    try layoutanim.prepare("mkdir elsewhere; cp sliding.json elsewhere/b.json")
    let nothing = try layoutanim.run(["approve", "--from", "run.bundle", "elsewhere"])
    #expect(nothing.status == 64)
    #expect(nothing.errors.contains("has nothing of what is named"), "\(nothing.errors)")
  }

  private func counted(_ count: Int) -> String { count == 1 ? "1 timeline" : "\(count) timelines" }

  @Test func aPinWhoseTimelineIsBackIsKept() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      """
      layoutanim verify -q suite --bundle run.bundle > /dev/null || test $? -eq 1
      cp sliding.json suite/d.json
      layoutanim approve -q --from run.bundle --prune
      """)
    #expect(layoutanim.folder.names(in: "suite").contains("d.pinned"))
  }

  @Test func aShardOfAnotherCommitIsRefused() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      """
      layoutanim verify -q suite --shard 1/2 --bundle 1.bundle > /dev/null || test $? -eq 1
      sed 's/"constant": 20/"constant": 9/' sliding.json > suite/c.json
      layoutanim verify -q suite --shard 2/2 --bundle 2.bundle > /dev/null || test $? -eq 1
      """)
    let run = try layoutanim.run(["merge", "1.bundle", "2.bundle", "-o", "run.bundle"])
    #expect(run.status == 65)
    #expect(
      run.errors.contains("`2.bundle` is not a part of the suite of `1.bundle`"), "\(run.errors)")
    for file in ["nope.bundle", "sliding.json"] {
      let run = try layoutanim.run(["merge", file, "-o", "run.bundle"])
      #expect(run.status != 0)
      #expect(!run.errors.contains("manifest"), "\(run.errors)")
    }
  }
}
