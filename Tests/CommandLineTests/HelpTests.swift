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
        "--overlay", "--encoder", "--color-type",
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
