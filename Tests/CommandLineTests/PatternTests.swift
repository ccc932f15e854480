import Foundation
import TestSupport
import Testing

/// `render --pattern` and `--start-number`.
@Suite struct PatternTests {
  @Test(arguments: [
    (["--pattern", "shot_####.png"], ["shot_0000.png", "shot_0002.png"]),
    (["--pattern", "%d"], ["0", "2"]),
    (["--pattern", "%%%02d é.png"], ["%00 é.png", "%02 é.png"]),
    (["--start-number", "1001"], ["frame_1001.png", "frame_1003.png"]),
    (["--pattern", "%d.png", "--start-number=8"], ["10.png", "8.png"]),
    (["--pattern=-%d", "--start-number", "999999999"], ["-1000000001", "-999999999"]),
  ])
  func framesHaveTheNamesOfChoiceAndTheSameBytes(arguments: [String], names: [String]) throws {
    let layoutanim = try Layoutanim()
    let frames = ["--frames", "0,2"]
    _ = try layoutanim.run(["render", "sliding.json", "-o", "plain"] + frames)
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out"] + frames + arguments)
    #expect(run.status == 0)
    #expect(layoutanim.folder.frameNames(in: "out") == names)
    let plain = try layoutanim.folder.frames(in: "plain")
    #expect(try Set(layoutanim.folder.frames(in: "out").values) == Set(plain.values))
  }

  @Test(arguments: [
    ["--pattern", "frame.png"], ["--pattern", "%6d.png"], ["--pattern", "%d_%d.png"],
    ["--pattern", "a/%d.png"], ["--pattern", ""], ["--pattern", ".layoutanim-%d.tmp"],
    ["--start-number", "-1"], ["--start-number", "1000000000"],
    ["--start-number", "99999999999999999999"], ["--start-number", "one"],
  ])
  func whatCannotNameFramesIsAMistakeOfUseAndWritesNothing(arguments: [String]) throws {
    let layoutanim = try Layoutanim()
    let before = layoutanim.folder.names()
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out"] + arguments)
    #expect(run.status == 64)
    #expect(!run.errors.isEmpty)
    #expect(layoutanim.folder.names() == before)
  }

  /// 252 letters and four digits: one byte more than the 255 that file systems allow.
  @Test func aNameTooLongForTheFileSystemCannotBeCreated() throws {
    let layoutanim = try Layoutanim()
    let pattern = String(repeating: "n", count: 252) + "%04d"
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "--pattern", pattern])
    #expect(run.status == 73)
    #expect(run.errors.contains("out/nnn"))
    #expect(layoutanim.folder.names(in: "out") == [])
  }

  @Test func framesInTheWayAndFramesBeyondAreFoundByThePattern() throws {
    let layoutanim = try Layoutanim()
    let arguments = [
      "render", "sliding.json", "-o", "out", "--pattern", "%d.png", "--start-number", "100",
    ]
    try FileManager.default.createDirectory(
      atPath: layoutanim.folder.path("out"), withIntermediateDirectories: false)
    for name in RenderCommandTests.frameNames { try layoutanim.folder.write("", to: "out/\(name)") }
    #expect(try layoutanim.run(arguments + ["--no-clobber"]).status == 0)
    for name in ["99.png", "116.png", "0116.png"] {
      try layoutanim.folder.write("", to: "out/\(name)")
    }
    let again = try layoutanim.run(arguments)
    #expect(again.errors.contains("`116.png` stayed from an earlier run"))
    let refused = try layoutanim.run(arguments + ["--no-clobber"])
    #expect(refused.status == 73)
    #expect(refused.errors.contains("`out/100.png` exists"))
  }
}
