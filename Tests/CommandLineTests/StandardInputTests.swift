import Foundation
import TestSupport
import Testing

/// Every command that takes a timeline takes `-`, and gives what it gives for the file.
@Suite struct StandardInputTests {
  /// `-` stands for the timeline.
  private static let commands = [
    ["render", "-", "-o", "-"], ["still", "-", "-o", "-"], ["sheet", "-", "-o", "-"],
    ["check", "-"], ["certify", "-"], ["inspect", "-"], ["explain", "-", "--view", "box"],
    ["expand", "-"], ["pitfalls", "-"], ["states", "-"], ["export", "--swift", "-"],
    ["sweep", "-", "--sizes", "40x30"], ["verify", "-", "--pin", "sliding.pinned"],
    ["verify", "-", "--pin", "sliding.pinned", "--message-format", "concise"],
    ["approve", "-", "--pin", "sliding.pinned"], ["diff", "-", "sliding.json"],
    ["diff", "sliding.pinned", "-"], ["diff", "-", "--frame", "0", "still.png"],
    ["report", "-", "--against", "sliding.pinned", "-o", "-"],
    ["report", "other.json", "--against", "-", "-o", "-"],
  ]

  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    for name in ["sliding.json", "other.json"] {
      try layoutanim.folder.write(Samples.sliding, to: name)
    }
    try layoutanim.prepare(
      "layoutanim approve -q sliding.json; layoutanim still -q sliding.json -o still.png --frame 0")
    return layoutanim
  }

  /// The name of the input in texts is the only difference.
  private func unnamed(_ bytes: Data) -> Data {
    guard let text = String(data: bytes, encoding: .utf8) else { return bytes }
    return Data(text.replacingOccurrences(of: "<stdin>", with: "sliding.json").utf8)
  }

  @Test(arguments: commands)
  func theResultIsThatOfTheFile(command: [String]) throws {
    let layoutanim = try layoutanim()
    let file = command.map { $0 == "-" ? "sliding.json" : $0 }
    // What follows `-o` is an output.
    let outputs = Set(command.indices.filter { $0 > 0 && command[$0 - 1] == "-o" })
    let named = command.indices.map { outputs.contains($0) ? command[$0] : file[$0] }
    let expected = try layoutanim.run(named)
    let run = try layoutanim.run(command, input: Samples.sliding)
    #expect(run.status == expected.status)
    #expect(expected.status == 0, "\(expected.errors)")
    // The class of exported code has its name from the file.
    if ["certify", "export", "report", "verify"].contains(command[0]) { return }
    #expect(unnamed(run.bytes) == unnamed(expected.bytes))
  }

  @Test func everyCommandIsTried() throws {
    let help = try layoutanim().run(["--help"]).output
    let listed = try #require(help.range(of: "SUBCOMMANDS:\n"))
    let names = help[listed.upperBound...].matches(of: /(?m)^  ([a-z]+)\s/).map { String($0.1) }
    // What is imported or merged is no timeline, and the machines of a farm cannot read standard input.
    let others = ["import", "merge", "farm", "schema", "bench", "help"]
    #expect(names.count > 10)
    #expect(Set(names).subtracting(others) == Set(Self.commands.map { $0[0] }))
  }

  @Test(arguments: [
    (["verify", "-"], "name the pin of standard input"),
    (["approve", "-"], "name the pin of standard input"),
    (["verify", "-", "sliding.json"], "name the pin of standard input"),
    (["diff", "-", "-"], "only one side can be standard input"),
    (["report", "-", "--against", "-", "-o", "-"], "only one side can be standard input"),
    (["schema", "-"], "'-'"), (["bench", "-"], "'-'"),
  ])
  func whereItMakesNoSenseItIsRefused(command: [String], reason: String) throws {
    let run = try layoutanim().run(command, input: Samples.sliding)
    #expect(run.status == 64)
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  @Test func aTimelineWithoutABasisIsShownAlone() throws {
    let run = try layoutanim().run(["report", "-", "-o", "-"], input: Samples.sliding)
    #expect(run.status == 0)
    #expect(run.output.contains("not compared: standard input has no pin next to it"))
  }
}
