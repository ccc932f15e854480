import Foundation
import Testing

@Suite struct HelpTests {
  @Test(arguments: [
    (
      "render",
      [
        "--output", "--frames", "--pattern", "--start-number", "--fps", "--scale", "--edges",
        "--jobs",
        "--loop", "--hold", ".apng", "--no-clobber", "--resume", "--hash", "--strict", "--quiet",
        "--overlay", "--encoder", "--color-type", "--shard",
      ]
    ),
    (
      "bench",
      ["--only", "--form", "--rounds", "--output", "--jobs", "--export", "--json", "--encoder"]
    ),
    (
      "still",
      [
        "--output", "--at", "--frame", "--fps", "--scale", "--strict", "--overlay", "--encoder",
        "--color-type",
      ]
    ),
    ("sheet", ["--output", "--frames", "--columns", "--width", "--fps", "--edges", "--strict"]),
    (
      "inspect",
      ["--at", "--frame", "--keyframe", "--model", "--json", "--fps", "--scale", "--strict"]
    ),
    (
      "explain",
      [
        "--view", "--edge", "--at", "--frame", "--keyframe", "--json", "--fps", "--scale",
        "--strict",
      ]
    ),
    (
      "sweep",
      [
        "--sizes", "--rtl", "--output", "--at", "--frame", "--json", "--fps", "--scale", "--jobs",
        "--no-clobber", "iphone-16",
      ]
    ),
    ("check", ["--fail-on", "--message-format"]),
    (
      "import",
      ["--list", "--scene", "--device", "--size-class", "--check", "--insets", "--output"]
    ),
    ("merge", ["--output", "--no-clobber", "--quiet"]),
    (
      "farm",
      [
        "--output", "--engine", "--job", "--chunks", "--frames-per-task", "--program", "--fps",
        "--scale", "--edges", "--variant", "--set", "--no-clobber", "openjd", "slurm", "parallel",
      ]
    ),
    ("export", ["--swift", "--output", "--no-clobber", "--set", "--allow-path"]),
    (
      "verify",
      ["--pin", "--tolerance", "--geometry-tolerance", "--message-format", "--jobs", "--quiet"]
    ),
    (
      "approve",
      ["--missing", "--changed", "--all", "--pin", "--fps", "--scale", "--edges", "--jobs"]
    ),
    (
      "diff",
      ["--output", "--all", "--no-clobber", "--tolerance", "--geometry-tolerance", "--json"]
    ),
    (
      "report",
      [
        "--against", "--output", "--no-clobber", "--tolerance", "--geometry-tolerance", "--fps",
        "--scale", "--jobs", "--quiet",
      ]
    ),
    ("schema", []),
  ])
  func everyCommandExplainsItselfWithAnExample(command: String, options: [String]) throws {
    let run = try Layoutanim().run([command, "--help"])
    #expect(run.status == 0)
    #expect(run.output.contains("\nUSAGE: layoutanim \(command)"))
    #expect(run.output.contains("Example"))
    for option in options { #expect(run.output.contains(option)) }
  }

  /// The lines of a help text that a reader pastes: indented, with the program's name or after a line
  /// that ends with a backslash.
  private func examples(_ help: String) -> [Substring] {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("Example") }) else { return [] }
    return Array(lines[(start + 1)...].prefix { $0.hasPrefix("  ") })
  }

  /// A terminal of 80 columns wraps longer lines, and a wrapped command cannot be pasted.
  @Test(arguments: [
    [], ["render"], ["still"], ["sheet"], ["check"], ["certify"], ["inspect"], ["explain"],
    ["sweep"], ["import"], ["export"], ["verify"], ["approve"], ["diff"], ["report"], ["schema"],
    ["bench"], ["merge"],
  ])
  func examplesFitATerminal(command: [String]) throws {
    let layoutanim = try Layoutanim()
    var environment = ProcessInfo.processInfo.environment
    environment["COLUMNS"] = "400"
    let wide = try layoutanim.run(command + ["--help"], environment: environment).output
    environment["COLUMNS"] = "80"
    let narrow = try layoutanim.run(command + ["--help"], environment: environment).output
    let lines = narrow.split(separator: "\n", omittingEmptySubsequences: false)
    let examples = examples(wide)
    #expect(examples.isEmpty == false)
    for example in examples { #expect(lines.contains(example), "\(example)") }
  }

  @Test func helpOnACommandThatIsMisspeltSuggestsOne() throws {
    let run = try Layoutanim().run(["help", "rendr"])
    #expect(run.status == 64)
    #expect(run.errors.contains("did you mean 'render'?"))
  }

  @Test func theVersionIsANumberOfThreePartsAlone() throws {
    let run = try Layoutanim().run(["--version"])
    let parts = run.output.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    #expect(parts.count == 3)
    #expect(parts.allSatisfy { Int($0) != nil })
  }

  @Test func theSchemaIsTheOnlyThingOnStandardOutput() throws {
    let run = try Layoutanim().run(["schema"])
    let schema = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(run.errors == "")
  }
}
