import Foundation
import TestSupport
import Testing

/// `layoutanim verify`, run by a shell. The box of `sliding.json` rests at 2 for three frames and
/// then moves to 20.
@Suite struct VerifyCommandTests {
  /// A folder in which `sliding.json` is pinned.
  private func layoutanim(_ timeline: String = Samples.sliding) throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(timeline, to: "sliding.json")
    try #require(try layoutanim.run(["approve", "sliding.json", "-q"]).status == 0)
    return layoutanim
  }

  private static let shifted = Samples.sliding.replacingOccurrences(
    of: "root.leading + 2", with: "root.leading + 4")

  @Test func whatIsAsPinnedHasNothingOnStandardOutput() throws {
    let run = try layoutanim().run(["verify", "sliding.json"])
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "verified 1 timeline: 1 as pinned\n")
  }

  @Test func whatDiffersIsOnStandardOutput() throws {
    let layoutanim = try layoutanim()
    try layoutanim.folder.write(Self.shifted, to: "sliding.json")
    let run = try layoutanim.run(["verify", "sliding.json"])
    #expect(run.status == 1)
    #expect(run.errors == "verified 1 timeline: 1 different\n")
    #expect(run.output.hasPrefix("sliding.json: different: 15 of 16 frames; explained by "))
    #expect(run.output.contains("\n    constraint `x`: constant 2 → 4 (sliding.pinned:"))
    #expect(run.output.contains(", sliding.json:6)\n"))
    #expect(run.output.contains("\n  help: `layoutanim diff sliding.pinned sliding.json -o diff"))
  }

  /// Blue instead of white differs by 255, and the box is two points off.
  @Test(arguments: [
    ("255", "2", 0), ("254", "2", 1), ("255", "1.9", 1), ("255", "0", 1), ("0", "2", 1),
  ])
  func whatIsForgivenIsToldToo(channel: String, points: String, status: Int) throws {
    let layoutanim = try layoutanim()
    try layoutanim.folder.write(Self.shifted, to: "sliding.json")
    let run = try layoutanim.run([
      "verify", "sliding.json", "--tolerance", channel, "--geometry-tolerance", points,
    ])
    #expect(Int(run.status) == status)
    #expect(run.output.contains("within"))
    guard status == 0 else { return }
    #expect(run.output.hasPrefix("sliding.json: as pinned, within the tolerance (all 16 frames)\n"))
    #expect(run.output.contains("pixels: same within 255 of 255 in all 16 frames (15 not exactly)"))
    #expect(run.output.contains("constraint `x`: constant 2 → 4"))
  }

  /// Every format of the same results is complete and identical on every run.
  @Test(arguments: ["full", "concise", "json", "junit", "github"])
  func everyFormatIsOnStandardOutputAndTheSameTwice(format: String) throws {
    let layoutanim = try layoutanim()
    try layoutanim.folder.write(Self.shifted, to: "sliding.json")
    try layoutanim.folder.write(Samples.misspelt, to: "misspelt.json")
    let arguments = ["verify", ".", "-q", "--message-format", format]
    let runs = try ["1", "2", "5", "5"].map { try layoutanim.run(arguments + ["-j", $0]) }
    for run in runs {
      #expect(run.status == 65)
      #expect(run.errors == "")
      #expect(!run.output.isEmpty)
      #expect(run.bytes == runs[0].bytes)
    }
  }

  @Test func theOthersAreVerifiedBesideOneThatCannotBe() throws {
    let layoutanim = try layoutanim()
    try layoutanim.folder.write(Samples.misspelt, to: "misspelt.json")
    try layoutanim.folder.write(Samples.conflicting, to: "unpinned.json")
    try layoutanim.folder.write("{}", to: "gone.pinned")
    let run = try layoutanim.run(["verify", ".", "--message-format", "concise"])
    #expect(run.status == 65)
    #expect(
      run.errors
        == "verified 3 timelines: 1 as pinned, 1 not pinned, 1 failed; 1 orphaned pin\n"
    )
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("./misspelt.json: line 4, column 28: "))
    #expect(lines[1] == "./sliding.json: as pinned (all 16 frames)")
    #expect(lines[2] == "./unpinned.json: not pinned: there is no `./unpinned.pinned`")
    #expect(lines[3] == "./gone.pinned: its timeline is missing; restore it, or remove the pin")
  }

  /// Shell commands that create a state, in a folder where `sliding.json` is pinned.
  private static let outcomes: [(cause: String, arguments: [String], status: Int32)] = [
    (":", [], 64), (":", ["-"], 64), (":", ["sliding.json", "--fps", "1"], 64),
    (":", ["sliding.json", "-j", "0"], 64), (":", ["sliding.json", "--message-format", "xml"], 64),
    ("mkdir s; cp sliding.json s", ["s", "--pin", "sliding.pinned"], 64),
    ("cp sliding.json b.json", ["sliding.json", "b.json", "--pin", "sliding.pinned"], 64),
    ("rm sliding.pinned", ["sliding.json"], 1), ("rm sliding.json", ["."], 1),
    (":", ["none.json"], 66), ("mkdir s", ["s"], 66), (":", ["none/"], 66),
    ("mkdir p", ["sliding.json", "--pin", "p"], 66),
    ("ln -sf . sliding.pinned", ["sliding.json"], 66),
    (":", ["sliding.json", "--pin", "sliding.json"], 65),
    (": > sliding.pinned", ["sliding.json"], 65),
    ("echo >> sliding.pinned", ["sliding.json"], 65),
    ("sed 's/$/\\r/' sliding.pinned > p", ["sliding.json", "--pin", "p"], 65),
    ("head -c 300 sliding.pinned > p", ["sliding.json", "--pin", "p"], 65),
    (
      "sed 's/inVersion\": 3/inVersion\": 4/' sliding.pinned > p", ["sliding.json", "--pin", "p"],
      65
    ),
    (":", ["sliding.json", "--pin", "sliding.pinned"], 0), (":", ["./sliding.json"], 0),
    (":", ["sliding.json", "sliding.pinned"], 0), (":", ["."], 0), (":", ["./"], 0),
  ]

  @Test(arguments: outcomes)
  func everyOutcomeHasItsExitStatus(cause: String, arguments: [String], status: Int32) throws {
    let layoutanim = try layoutanim()
    try #require(try layoutanim.shell(cause).status == 0)
    let names = layoutanim.folder.names()
    let run = try layoutanim.run(["verify"] + arguments)
    #expect(run.status == status)
    #expect(!run.errors.isEmpty)
    #expect(layoutanim.folder.names() == names)
  }

  @Test func standardInputIsVerifiedAgainstANamedPin() throws {
    let layoutanim = try layoutanim()
    let arguments = ["verify", "-", "--pin", "sliding.pinned"]
    #expect(try layoutanim.run(arguments, input: Samples.sliding).status == 0)
    let run = try layoutanim.run(arguments, input: Self.shifted)
    #expect(run.status == 1)
    #expect(run.output.contains("`layoutanim diff sliding.pinned - -o differences`"))
    #expect(run.output.contains("`layoutanim approve - --pin sliding.pinned`"))
  }

  /// As in `--pin <(git show HEAD:sliding.pinned)`, which can be read only once.
  @Test func aPinMayComeThroughAPipe() throws {
    let run = try layoutanim().run(
      ["verify", "sliding.json", "--pin", "/dev/stdin"], through: #"cat sliding.pinned | "$0" "$@""#
    )
    #expect(run.status == 0)
  }
}
