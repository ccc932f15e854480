import Foundation
import TestSupport
import Testing

/// A command never overwrites its input files.
@Suite struct InputsTests {
  private static let namesakes: [(String, [String], Int32)] = [
    ("frame_0003.png", [], 73), ("manifest.json", [], 73), ("frames.framecrc", [], 73),
    ("frames.framehash", ["--hash", "sha256"], 73), ("frame_0003.png", ["--frames", "0-2"], 0),
    ("frame_0003.png", ["--pattern", "f%d.png"], 0),
  ]

  /// A frame, the manifest or a list of checksums may have the name of the timeline.
  @Test(arguments: namesakes)
  func aTimelineInTheFolderOfItsFramesStays(
    name: String, options: [String], status: Int32
  ) throws {
    let layoutanim = try Layoutanim(samples: false)
    try #require(try layoutanim.shell("mkdir out").status == 0)
    try layoutanim.folder.write(Samples.sliding, to: "out/\(name)")
    let run = try layoutanim.run(["render", "out/\(name)", "-o", "out"] + options)
    #expect(run.status == status)
    let refusal = "`out/\(name)`: it is an input file; refusing to overwrite it\n"
    #expect(status == 0 || run.errors.hasSuffix(refusal))
    #expect(try layoutanim.text(of: "out/\(name)") == Samples.sliding)
  }

  @Test func diffKeepsWhatItCompares() throws {
    let layoutanim = try Layoutanim()
    let other = Samples.sliding.replacingOccurrences(of: "20 }", with: "21 }")
    try layoutanim.folder.write(other, to: "frame_0015.diff.png")
    let run = try layoutanim.run(
      ["diff", "sliding.json", "frame_0015.diff.png", "-o", ".", "--all"])
    #expect(run.status == 73)
    #expect(run.errors.hasSuffix("it is an input file; refusing to overwrite it\n"))
    #expect(try layoutanim.text(of: "frame_0015.diff.png") == other)
  }

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
    #expect(run.errors.hasSuffix("it is an input file; refusing to overwrite it\n"))
    for name in names {
      let contents = try layoutanim.folder.contents(of: name)
      #expect(String(decoding: contents, as: UTF8.self) == Samples.sliding)
    }
    #expect(try layoutanim.folder.contents(of: "sliding.pinned") == pin)
  }
}
