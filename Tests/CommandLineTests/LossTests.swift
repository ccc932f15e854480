import Foundation
import TestSupport
import Testing

/// Nothing that somebody approved or is writing is lost.
@Suite struct LossTests {
  @Test(arguments: [
    ["still", "sliding.json", "-o", "a.pinned"], ["sheet", "sliding.json", "-o", "a.pinned"],
    ["sweep", "sliding.json", "-o", "a.pinned"], ["report", "sliding.json", "-o", "a.pinned"],
    ["still", "sliding.json", "-o", "renamed"], ["report", "sliding.json", "-o", "renamed"],
    ["render", "sliding.json", "-o", "a.apng"],
    ["render", "sliding.json", "-o", ".", "--pattern", "a%d"],
  ])
  func onlyOverwriteReplacesAPin(arguments: [String]) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      """
      layoutanim approve sliding.json --pin a.pinned
      cp a.pinned renamed; cp a.pinned a.apng; cp a.pinned a3
      """)
    let before = try layoutanim.folder.tree()
    let run = try layoutanim.run(arguments)
    #expect(run.status == 73)
    #expect(run.errors.hasSuffix("it is a pin; add `--overwrite` to replace it\n"))
    #expect(try layoutanim.folder.tree() == before)
    #expect(try layoutanim.run(arguments + ["--overwrite"]).status == 0)
  }

  @Test(arguments: [
    (["still", "sliding.json", "-o", "turning.json"], "a PNG picture"),
    (["sheet", "sliding.json", "-o", "turning.json"], "a PNG picture"),
    (["render", "sliding.json", "-o", "notes.apng"], "a PNG picture"),
    (["report", "sliding.json", "-o", "turning.json"], "a page"),
    (["export", "--swift", "sliding.json", "-o", "turning.json"], "an exported view"),
    (["merge", "a.bundle", "-o", "turning.json"], "a bundle"),
    (["render", "sliding.json", "-o", ".", "--pattern", "a%d"], "a PNG picture"),
    (["verify", "sliding.json", "--report", "turning.json"], "a page"),
    (["verify", "sliding.json", "--bundle", "turning.json"], "a bundle"),
    (["verify", "--from", "a.bundle", "--report", "turning.json"], "a page"),
    (["verify", "sliding.json", "--message-format", "full=turning.json"], "a report of `verify`"),
    (["verify", "sliding.json", "--message-format", "concise=a.swift"], "a report of `verify`"),
    (
      ["verify", "sliding.json", "--message-format", "json=turning.json"], "a file of JSON results"
    ),
    (["verify", "sliding.json", "--message-format", "junit=turning.json"], "a JUnit file"),
    (
      ["verify", "sliding.json", "--message-format", "github=a.swift"],
      "a file of workflow commands"
    ),
    (
      ["verify", "sliding.json", "--message-format", "markdown=a.swift"], "a summary of transitions"
    ),
    (["verify", "sliding.json", "--message-format", "sarif=turning.json"], "a SARIF file"),
  ])
  func onlyOverwriteReplacesAFileOfAnotherKind(arguments: [String], kind: String) throws {
    let layoutanim = try Layoutanim()
    for name in ["notes.apng", "a3", "a.swift"] {
      try layoutanim.folder.write("mine", to: name)
    }
    try layoutanim.prepare(
      "layoutanim approve sliding.json -q; layoutanim verify sliding.json --bundle a.bundle -q")
    let before = try layoutanim.folder.tree()
    let run = try layoutanim.run(arguments)
    #expect(run.status == 73)
    #expect(run.errors.hasSuffix("it is not \(kind); add `--overwrite` to replace it\n"))
    #expect(try layoutanim.folder.tree() == before)
    #expect(try layoutanim.run(arguments + ["--overwrite"]).status == 0)
    #expect(try layoutanim.run(arguments).status == 0)
  }

  /// A frame that was damaged is not somebody's file.
  @Test(arguments: ["mine", ""])
  func aFrameReplacesWhatTheManifestLists(contents: String) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("layoutanim render sliding.json -o out -q --pattern a%d")
    let frame = try layoutanim.folder.contents(of: "out/a3")
    try layoutanim.folder.write(contents, to: "out/a3")
    let arguments = ["render", "sliding.json", "-o", "out", "--pattern", "a%d", "-q"]
    #expect(try layoutanim.run(arguments).status == 0)
    #expect(try layoutanim.folder.contents(of: "out/a3") == frame)
  }

  /// Nothing may be written, so that a program that would replace the link fails in another way.
  @Test func theLinkToStandardOutputIsKept() throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(
      ["still", "sliding.json", "-o", "/dev/stdout"],
      through: Layoutanim.withoutRoom + " >out.txt")
    #expect(run.status == 73)
    #expect(run.errors == "error: cannot create `/dev/stdout`: Not a regular file\n")
  }

  @Test func twoOutputsAreNotWrittenToOneFile() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      "mkdir pages; touch page; ln -s page link; layoutanim approve sliding.json -q")
    let before = try layoutanim.folder.tree()
    for (report, bundle) in [
      ("a", "a"), ("a", "./a"), ("a", "pages/../a"),
      ("page", "link"), ("new/a", "new/../new/a"), ("a", "new/../a"),
    ] {
      let run = try layoutanim.run(
        ["verify", "sliding.json", "--report", report, "--bundle", bundle])
      #expect(run.status == 64)
      #expect(run.errors.contains("need a file of their own"))
    }
    #expect(try layoutanim.folder.tree() == before)
  }

  @Test func aPinBehindALinkIsReplacedThereAndKeepsItsMode() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      """
      mkdir pins; layoutanim approve turning.json --pin pins/real
      chmod 640 pins/real; ln -s pins/real link; ln -s link sliding.pinned
      """)
    #expect(try layoutanim.run(["approve", "sliding.json", "-q"]).status == 0)
    #expect(try layoutanim.run(["verify", "sliding.json", "--pin", "pins/real"]).status == 0)
    let manager = FileManager.default
    let pin = layoutanim.folder.path("pins/real")
    #expect(try manager.attributesOfItem(atPath: pin)[.posixPermissions] as? Int == 0o640)
    #expect(
      try manager.destinationOfSymbolicLink(atPath: layoutanim.folder.path("sliding.pinned"))
        == "link")
    #expect(layoutanim.folder.names(in: "pins") == ["real"])
  }

  private static let named: [[String]] = [
    ["still", "sliding.json", "-o", "link.png"], ["sheet", "sliding.json", "-o", "link.png"],
    ["render", "sliding.json", "-o", "link.apng"], ["report", "sliding.json", "-o", "link.html"],
    ["export", "--swift", "sliding.json", "-o", "link.swift"],
    ["merge", "a.bundle", "-o", "link.bundle"],
    ["verify", "sliding.json", "--report", "link.html"],
    ["verify", "sliding.json", "--bundle", "link.bundle"],
    ["verify", "sliding.json", "--message-format", "junit=link.xml"],
  ]

  private func layoutanimWithBundle() throws -> Layoutanim {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      "layoutanim approve sliding.json -q; layoutanim verify sliding.json --bundle a.bundle -q")
    return layoutanim
  }

  @Test(arguments: named)
  func whatANamedLinkLeadsToIsReplacedAndKeepsItsMode(arguments: [String]) throws {
    let layoutanim = try layoutanimWithBundle()
    let name = String((arguments.last ?? "").split(separator: "=").last ?? "")
    try layoutanim.prepare(
      "mkdir there; : > there/real; chmod 640 there/real; ln -s there/real inner; ln -s inner \(name)"
    )
    let run = try layoutanim.run(arguments)
    #expect(run.status == 0, "\(run.errors)")
    let manager = FileManager.default
    let path = layoutanim.folder.path(name)
    #expect(try manager.destinationOfSymbolicLink(atPath: path) == "inner")
    #expect(try !layoutanim.folder.contents(of: "there/real").isEmpty)
    let real = layoutanim.folder.path("there/real")
    #expect(try manager.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o640)
    #expect(layoutanim.folder.names(in: "there") == ["real"])
  }

  @Test(arguments: named)
  func aNamedLinkThatLeadsNowhereIsRefused(arguments: [String]) throws {
    let layoutanim = try layoutanimWithBundle()
    let name = String((arguments.last ?? "").split(separator: "=").last ?? "")
    try layoutanim.prepare("ln -s nowhere \(name)")
    let names = layoutanim.folder.names()
    let run = try layoutanim.run(arguments)
    #expect(run.status == 73)
    let reason = "it is a link that leads nowhere; remove it, or create what it leads to"
    #expect(run.errors.hasSuffix("cannot create `\(name)`: \(reason)\n"))
    #expect(layoutanim.folder.names() == names)
  }

  /// A name that is not UTF-8 cannot be written to, and the link must not be replaced instead.
  @Test func aLinkToANameThatIsNotUTF8IsRefused() throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.shell(
      #"""
      name=$(printf 'caf\351.pinned')
      layoutanim approve turning.json -q
      cp turning.pinned "$name" && ln -s "$name" sliding.pinned || exit 99
      layoutanim approve sliding.json
      """#)
    // APFS refuses such a name itself.
    if run.status == 99 { return }
    #expect(run.status == 73)
    #expect(run.errors.contains("cannot create `sliding.pinned`: it is a link to `"))
    #expect(run.errors.contains(#"/caf\xE9.pinned`, which is not UTF-8"#))
    let pin = layoutanim.folder.path("sliding.pinned")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: pin).hasPrefix("caf"))
  }

  @Test func aFileOnStandardInputIsNotReplaced() throws {
    let layoutanim = try Layoutanim()
    let before = try layoutanim.folder.tree()
    for command in ["still", "sheet", "report"] {
      let run = try layoutanim.run(
        [command, "-", "-o", "sliding.json", "--overwrite"],
        through: #"exec "$0" "$@" < sliding.json"#)
      #expect(run.status == 73)
      #expect(run.errors.hasPrefix("error: cannot create `sliding.json`: it is an input file"))
      #expect(try layoutanim.folder.tree() == before)
    }
  }

  @Test(arguments: [
    ["verify", "out", "--report", "out/manifest.json"],
    ["verify", "out", "--message-format", "junit=out/frame_3"],
    ["report", "sliding.json", "--against", "out", "-o", "out/manifest.json"],
    ["report", "sliding.json", "--against", "out", "-o", "out/frame_3", "--overwrite"],
  ])
  func filesOfAFolderOfFramesThatIsReadAreNotReplaced(arguments: [String]) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("layoutanim render sliding.json -o out --pattern frame_%d -q")
    let before = try layoutanim.folder.tree()
    let run = try layoutanim.run(arguments)
    #expect(run.status == 73)
    #expect(run.errors.contains("it is an input file; refusing to overwrite it"))
    #expect(try layoutanim.folder.tree() == before)
  }

  @Test func twoRunsDoNotWriteIntoOneFolder() throws {
    let layoutanim = try Layoutanim()
    let arguments = ["render", "sliding.json", "-o", "out"]
    #expect(try layoutanim.run(["render", "turning.json", "-o", "out"]).status == 0)
    let before = try layoutanim.folder.files(in: "out")
    let folder = open(layoutanim.folder.path("out"), O_RDONLY | O_CLOEXEC)
    #expect(flock(folder, LOCK_EX | LOCK_NB) == 0)
    let run = try layoutanim.run(arguments)
    #expect(run.status == 73)
    #expect(run.errors.hasPrefix("error: cannot write into `out`: another run does so"))
    #expect(try layoutanim.folder.files(in: "out") == before)
    close(folder)
    #expect(try layoutanim.run(arguments).status == 0)
  }

  /// As two runs leave it that were not kept apart.
  @Test func aFolderOfTwoTimelinesIsNotTakenForOne() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      """
      for name in sliding turning; do layoutanim render $name.json --scale 1 -o $name -q; done
      cp turning/frame_0003.png sliding
      """)
    #expect(try layoutanim.run(["diff", "sliding", "sliding.json"]).status == 1)
    let verify = try layoutanim.run(["verify", "sliding"])
    #expect(verify.status == 1)
    #expect(verify.output.contains("`frame_0003.png` is another file than was written"))
    let resume = try layoutanim.run(["render", "sliding.json", "-o", "sliding", "--resume"])
    #expect(resume.errors == "rendered 1 frame to sliding/; 15 were there and right\n")
  }

  /// What is locked has an owner; what looks otherwise was not written by us.
  @Test func filesThatNobodyFinishesAreRemoved() throws {
    let layoutanim = try Layoutanim()
    let (abandoned, owned) = (".layoutanim-dead.tmp", ".layoutanim-abcd.tmp")
    let others = [".layoutanim-notes.tmp", ".layoutanim-.tmp", ".layoutanim-abcd", "abcd.tmp"]
    try layoutanim.prepare("mkdir out")
    for name in [abandoned, owned] + others { try layoutanim.folder.write("x", to: "out/\(name)") }
    let owner = open(layoutanim.folder.path("out/\(owned)"), O_RDONLY | O_CLOEXEC)
    #expect(flock(owner, LOCK_EX | LOCK_NB) == 0)
    #expect(try layoutanim.run(["still", "sliding.json", "-o", "out/a.png"]).status == 0)
    close(owner)
    #expect(Set(layoutanim.folder.names(in: "out")) == Set(others + [owned, "a.png"]))
  }

  /// What it wrote is in the pipe; opening that again would wait for another writer.
  @Test func aWriterWhoHasFinishedIsNotWaitedFor() throws {
    let run = try Layoutanim().shell(
      """
      mkfifo pipe; cat sliding.json > pipe & exec < pipe; wait
      layoutanim check /dev/stdin && cat
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("checked 1 timeline: no problems found"))
  }

  private static let readings: [([String], Int32)] = [
    (["render", "pipe", "-o", "out"], 66), (["check", "pipe"], 66), (["verify", "pipe"], 66),
    (["check", "suite"], 66), (["verify", "suite"], 66), (["approve", "suite"], 66),
    (["verify", "sliding.json", "--pin", "pipe"], 66),
    (["approve", "sliding.json", "--pin", "pipe"], 66),
    (["approve", "sliding.json", "--pin", "pipe", "--all"], 73),
    (["diff", "sliding.json", "pipe"], 66), (["diff", "sliding.json", "frames"], 66),
    (["diff", "sliding.json", "manifest"], 66),
    (["report", "sliding.json", "--against", "pipe", "-o", "page.html"], 66),
    (["report", "sliding.json", "--against", "frames", "-o", "page.html"], 66),
  ]

  /// Opening a pipe without a writer would wait for ever.
  @Test(arguments: readings)
  func nothingWaitsForAPipe(arguments: [String], status: Int32) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      """
      mkfifo pipe; mkdir frames manifest suite
      mkfifo frames/frame_0000.png manifest/manifest.json suite/a.json
      """)
    let run = try layoutanim.run(arguments)
    #expect(run.status == status)
    let messages = run.output + run.errors
    #expect(messages.contains("Not a regular file"))
  }
}
