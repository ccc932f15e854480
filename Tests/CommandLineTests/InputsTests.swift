import TestSupport
import Testing

/// A command never overwrites its input files.
@Suite struct InputsTests {
  @Test(arguments: [
    ["report", "sliding.json", "-o", "sliding.json"],
    ["report", "sliding.json", "-o", "./sliding.pinned"],
    ["report", "sliding.json", "--against", "other.json", "-o", "other.json"],
    ["report", ".", "-o", "link.html"],
    ["still", "sliding.json", "-o", "sliding.json"],
    ["sheet", "sliding.json", "-o", "sliding.json"],
    ["sweep", "sliding.json", "-o", "sliding.json"],
    ["render", "film.apng", "-o", "film.apng"],
  ])
  func staysAsItIs(arguments: [String]) throws {
    let layoutanim = try Layoutanim(samples: false)
    let names = ["sliding.json", "other.json", "film.apng"]
    for name in names { try layoutanim.folder.write(Samples.sliding, to: name) }
    try #require(try layoutanim.run(["approve", "sliding.json", "-q"]).status == 0)
    let pin = try layoutanim.folder.contents(of: "sliding.pinned")
    try #require(try layoutanim.shell("ln -s sliding.json link.html").status == 0)
    let run = try layoutanim.run(arguments)
    #expect(run.status == 73)
    #expect(run.errors.hasSuffix("it is read, and would be lost\n"))
    for name in names {
      let contents = try layoutanim.folder.contents(of: name)
      #expect(String(decoding: contents, as: UTF8.self) == Samples.sliding)
    }
    #expect(try layoutanim.folder.contents(of: "sliding.pinned") == pin)
  }
}
