import Foundation
import TestSupport
import Testing

/// `verify` writes several formats and the review page in one run, and may allow no warnings.
@Suite struct VerifyOutputTests {
  /// Two pinned timelines, of which `conflicting.json` has a warning.
  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Samples.sliding, to: "sliding.json")
    try layoutanim.folder.write(Samples.conflicting, to: "conflicting.json")
    try layoutanim.prepare("layoutanim approve . -q")
    return layoutanim
  }

  @Test func everyFormatIsAsIfItWereAlone() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run([
      "verify", ".", "--message-format", "junit=out/results.xml", "--message-format", "concise",
      "--message-format", "json=results.jsonl",
    ])
    #expect(run.status == 0)
    for (format, file) in [("junit", "out/results.xml"), ("json", "results.jsonl")] {
      let alone = try layoutanim.run(["verify", ".", "--message-format", format])
      #expect(try layoutanim.folder.contents(of: file) == alone.bytes)
    }
    let alone = try layoutanim.run(["verify", ".", "--message-format", "concise"])
    #expect(run.bytes == alone.bytes)
  }

  @Test(arguments: ["verify", "check"])
  func jsonIsSpelledAsInTheOtherCommands(command: String) throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run([command, "--json", "."])
    #expect(run.output.hasPrefix("{\"") && run.output.contains("conflicting.json"))
    let other = try layoutanim.run([command, ".", "--message-format", "json"])
    #expect(run.bytes == other.bytes && run.status == other.status)
    let both = [command, ".", "--json", "--message-format", "concise"]
    #expect(try layoutanim.run(both).status == 64)
  }

  @Test func withFilesAloneStandardOutputHasTheFullReport() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare("rm sliding.pinned")
    let run = try layoutanim.run(["verify", ".", "--message-format", "junit=results.xml"])
    #expect(run.output == (try layoutanim.run(["verify", "."]).output))
    #expect(run.output.contains("not pinned"))
  }

  @Test(arguments: [
    ["--message-format", "json", "--message-format", "full"], ["--message-format", "junit="],
    ["--message-format", "xml=a"], ["--message-format", "junit=a", "--message-format", "json=a"],
    ["--message-format", "junit=a", "--report", "a"], ["--report", "-"],
  ])
  func outputsThatWouldMixAreRefused(arguments: [String]) throws {
    let layoutanim = try layoutanim()
    let names = layoutanim.folder.names()
    #expect(try layoutanim.run(["verify", "."] + arguments).status == 64)
    #expect(layoutanim.folder.names() == names)
  }

  @Test func standardOutputHasItsFormatAlone() throws {
    let run = try layoutanim().run(["verify", ".", "--message-format", "junit=-"])
    #expect(run.status == 64)
    #expect(run.errors.contains("junit=FILE names a file; for standard output give junit alone"))
  }

  @Test(arguments: [["--strict", "--no-strict"], ["--no-strict", "--strict"]])
  func strictAndNotStrictContradictEachOther(arguments: [String]) throws {
    let run = try layoutanim().run(["verify", "."] + arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains("'\(arguments[0])'") && run.errors.contains("'\(arguments[1])'"))
  }

  @Test(arguments: ["sliding.json", "./sliding.pinned"])
  func whatIsReadIsNotReplaced(file: String) throws {
    let run = try layoutanim().run(["verify", ".", "--message-format", "junit=\(file)"])
    #expect(run.status == 73)
    #expect(run.errors.contains("cannot create `\(file)`"))
  }

  @Test(arguments: [
    ["--report", "other.pinned"], ["--bundle", "other.pinned"],
    ["--message-format", "junit=other.pinned"],
  ])
  func aPinIsReplacedOnlyWhenAsked(arguments: [String]) throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare("cp sliding.pinned other.pinned")
    let before = try layoutanim.folder.tree()
    let run = try layoutanim.run(["verify", "sliding.json"] + arguments)
    #expect(run.status == 73)
    #expect(run.errors.hasSuffix("it is a pin; add `--overwrite` to replace it\n"))
    #expect(try layoutanim.folder.tree() == before)
    #expect(try layoutanim.run(["verify", "sliding.json", "--overwrite"] + arguments).status == 0)
    let kept = try layoutanim.run(["verify", "sliding.json", "--no-clobber"] + arguments)
    #expect(kept.status == 73)
  }

  /// Results replace those of the run before, whatever the timelines were then.
  @Test(arguments: ["full", "concise", "json", "junit", "github", "markdown", "sarif"])
  func resultsReplaceEarlierResults(format: String) throws {
    let layoutanim = try layoutanim()
    let arguments = ["verify", ".", "--message-format", "\(format)=results", "-q"]
    for (cause, status) in [
      (":", 0), ("rm sliding.pinned", 1),
      (
        "cp conflicting.pinned sliding.pinned; sed -i.old 's/+ 2/+ 4/' sliding.json; rm *.old", 1
      ),
      ("echo broken > sliding.json", 65),
      ("rm sliding.pinned; cp conflicting.json sliding.json", 1),
    ] {
      try layoutanim.prepare(cause)
      #expect(try layoutanim.run(arguments).status == status, "\(cause)")
    }
  }

  @Test func theReportIsOfTheSameResults() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      "sed -i.old 's/leading + 2/leading + 4/' sliding.json; rm *.old; echo '{}' > gone.pinned")
    #expect(try layoutanim.run(["verify", ".", "--report", "page.html"]).status == 1)
    let page = String(decoding: try layoutanim.folder.contents(of: "page.html"), as: UTF8.self)
    #expect(try layoutanim.run(["report", ".", "-o", "-"]).output == page)
  }

  @Test func underStrictAWarningFails() throws {
    let layoutanim = try layoutanim()
    #expect(try layoutanim.run(["verify", "."]).status == 0)
    let run = try layoutanim.run(["verify", ".", "--strict"])
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix(": 1 as pinned, 1 with warnings\n"))
    #expect(run.output.hasPrefix("./conflicting.json: as pinned (all 16 frames)\n"))
    #expect(run.output.contains("warning[conflict]: "))
    let junit = try layoutanim.run(["verify", ".", "--strict", "--message-format", "junit"])
    #expect(junit.output.contains(#"tests="2" failures="1" errors="0""#))
    #expect(try layoutanim.run(["verify", "sliding.json", "--strict"]).status == 0)
  }

  @Test func aDryRunWritesNothingAndSaysWhatItWould() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare("rm sliding.pinned")
    let before = try layoutanim.folder.tree()
    let run = try layoutanim.run(["approve", ".", "--dry-run"])
    #expect(run.status == 0)
    let pinned = "would pin ./sliding.json in ./sliding.pinned: 16 frames, 0.25 s"
    #expect(run.errors.contains("\(pinned) (not pinned: "))
    #expect(!run.errors.contains("would pin ./conflicting.json"))
    let all = try layoutanim.run(["approve", ".", "--dry-run", "--all"])
    #expect(all.errors.contains("would pin ./conflicting.json"))
    #expect(try layoutanim.folder.tree() == before)
  }

  /// `approve` would not replace it either.
  @Test func aDryRunRefusesWhatIsNotReplaced() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      "sed 's/inVersion\": 3/inVersion\": 9/' sliding.pinned > p; mv p sliding.pinned")
    let arguments = ["approve", "sliding.json", "--all"]
    let dry = try layoutanim.run(arguments + ["--dry-run"])
    #expect(dry.status == 73)
    #expect(try layoutanim.run(arguments).status == 73)
  }
}
