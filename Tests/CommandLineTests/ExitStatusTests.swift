import TestSupport
import Testing

/// The exit statuses that the README documents; `FaultTests` covers failures of the environment.
@Suite struct ExitStatusTests {
  private static let outcomes: [([String], Int32)] = [
    (["render", "sliding.json", "-o", "out"], 0),
    (["render", "conflicting.json", "-o", "out"], 0),
    (["render", "conflicting.json", "-o", "out", "--strict"], 1),
    (["still", "sliding.json", "-o", "still.png"], 0),
    (["still", "conflicting.json", "-o", "still.png", "--strict"], 1),
    (["check", "sliding.json"], 0),
    (["check", "conflicting.json"], 1),
    (["check", "conflicting.json", "--fail-on", "error"], 0),
    (["check", "misspelt.json", "--fail-on", "never"], 65),
    (["schema"], 0),
    (["--version"], 0),
    (["--help"], 0),
    ([], 64),
    (["sliding.json"], 64),
    (["render", "sliding.json"], 64),
    (["render", "sliding.json", "-o", "out", "--overwrite", "--no-clobber"], 64),
    (["render", "sliding.json", "-o", "out", "--fps", "0"], 64),
    (["render", "sliding.json", "-o", "out", "--fps", "1001"], 64),
    (["render", "sliding.json", "-o", "out", "--scale", "4"], 64),
    (["render", "sliding.json", "-o", "out", "--jobs", "0"], 64),
    (["still", "sliding.json", "-o", "still.png", "--frame", "16"], 64),
    (["still", "sliding.json", "-o", "still.png", "--frame", "-17"], 64),
    (["still", "sliding.json", "-o", "still.png", "--at", "-1"], 64),
    (["still", "sliding.json", "-o", "still.png", "--at", "soon"], 64),
    (["still", "sliding.json", "-o", "still.png", "--at", "0", "--frame", "0"], 64),
    (["render", "misspelt.json", "-o", "out"], 65),
    (["render", "missing.json", "-o", "out"], 66),
    (["render", ".", "-o", "out"], 66),
    (["check", "/dev/zero"], 66),
    (["check", "sliding.json", "misspelt.json", "missing.json"], 66),
    (["render", "sliding.json", "-o", "sliding.json"], 73),
    (["render", "sliding.json", "-o", "sliding.json/out"], 73),
    (["still", "sliding.json", "-o", "misspelt.json/still.png"], 73),
    (["still", "sliding.json", "-o", "."], 73),
  ]

  @Test(arguments: outcomes)
  func everyOutcomeHasItsExitStatus(arguments: [String], status: Int32) throws {
    let layoutanim = try Layoutanim()
    #expect(try layoutanim.run(arguments).status == status)
  }

  @Test(arguments: [
    ["render", "misspelt.json", "-o", "out"],
    ["render", "conflicting.json", "-o", "out", "--strict"],
    ["render", "missing.json", "-o", "out"],
    ["still", "misspelt.json", "-o", "out"],
    ["still", "conflicting.json", "-o", "out", "--strict"],
    ["still", "sliding.json", "-o", "out", "--frame", "99"],
  ])
  func whatIsRefusedWritesNothing(arguments: [String]) throws {
    let layoutanim = try Layoutanim()
    let before = layoutanim.folder.names()
    let run = try layoutanim.run(arguments)
    #expect(run.status != 0)
    #expect(!run.errors.isEmpty)
    #expect(layoutanim.folder.names() == before)
  }

  @Test func anUnknownCommandIsAnsweredWithTheNearestOne() throws {
    let run = try Layoutanim().run(["rendr", "sliding.json", "-o", "out"])
    #expect(run.status == 64)
    #expect(run.errors.contains("did you mean 'render'?"))
  }
}
