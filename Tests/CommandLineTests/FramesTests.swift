import Foundation
import TestSupport
import Testing

/// `render --frames`.
@Suite struct FramesTests {
  @Test(arguments: [
    (["--frames", "7"], [7]),
    (["--frames", "-1"], [15]),
    (["--frames", "-3-"], [13, 14, 15]),
    (["--frames", "-3--2"], [13, 14]),
    (["--frames=0-9:3,12"], [0, 3, 6, 9, 12]),
    (["--frames", "14..,0..3x2"], [0, 2, 14, 15]),
    (["--frames", "0-15"], Array(0...15)),
  ])
  func exactlyTheSelectedFramesAreWrittenAsEver(arguments: [String], frames: [Int]) throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "all"])
    let run = try layoutanim.run(["render", "sliding.json", "-o", "some"] + arguments)
    #expect(run.status == 0)
    let all = try layoutanim.folder.files(in: "all")
    let names = frames.map { RenderCommandTests.frameNames[$0] }
    #expect(layoutanim.folder.frameNames(in: "some") == names)
    #expect(try layoutanim.folder.frames(in: "some") == all.filter { names.contains($0.key) })
    #expect(
      run.errors == "rendered \(frames.count) frame\(frames.count == 1 ? "" : "s") to some/\n")
  }

  @Test(arguments: ["sliding.json", "turning.json"], ["1", "2", "3", "8"])
  func partsOfATimelineAreTheWhole(timeline: String, jobs: String) throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", timeline, "-o", "all"])
    for part in ["8-", "0-7:2", "1-7:2"] {
      _ = try layoutanim.run([
        "render", timeline, "-o", "parts", "--frames", part, "-j", jobs,
      ])
    }
    let all = try layoutanim.folder.files(in: "all")
    #expect(all.count == 18)
    #expect(try layoutanim.folder.files(in: "parts") == all)
  }

  @Test(arguments: [
    ("0-20", "there is no frame 20: the timeline has the frames 0…15"),
    ("-17", "there is no frame -17: the timeline has the frames 0…15"),
    ("10--10", "the frames `10--10` run backwards, from 10 to 6;"),
    ("20-0", "at column 1, the range runs backwards; write `0-20`"),
    ("1,,2", "at column 3"),
    ("", "at column 1"),
  ])
  func whatIsNoFrameIsAMistakeOfUseAndWritesNothing(frames: String, message: String) throws {
    let layoutanim = try Layoutanim()
    let before = layoutanim.folder.names()
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "--frames", frames])
    #expect(run.status == 64)
    #expect(run.errors.contains(message))
    #expect(layoutanim.folder.names() == before)
  }

  @Test func framesCountByTheRateThatIsAskedFor() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(
      ["render", "sliding.json", "-o", "out", "--fps", "10", "--frames", "-1"])
    #expect(layoutanim.folder.frameNames(in: "out") == ["frame_0003.png"])
  }

  @Test func framesThatWereNotSelectedAreNotStale() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out"])
    let again = try layoutanim.run(["render", "sliding.json", "-o", "out", "--frames", "0-3"])
    #expect(again.errors == "rendered 4 frames to out/\n")
    try layoutanim.folder.write("", to: "out/frame_0016.png")
    let beyond = try layoutanim.run(["render", "sliding.json", "-o", "out", "--frames", "0-3"])
    #expect(beyond.errors.contains("`frame_0016.png` stayed from an earlier run"))
  }

  @Test func strictnessAllowsNoFramesOfAnEarlierRun() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out", "--frames", "0"])
    try layoutanim.folder.write("", to: "out/frame_0016.png")
    let strict = try layoutanim.run(["render", "sliding.json", "-o", "out", "--strict"])
    #expect(strict.status == 1)
    #expect(strict.errors.contains("`frame_0016.png` stayed from an earlier run"))
    #expect(layoutanim.folder.frameNames(in: "out") == ["frame_0000.png", "frame_0016.png"])
  }

  @Test func withoutClobberingOnlyTheSelectedFramesAreInTheWay() throws {
    let layoutanim = try Layoutanim()
    let arguments = ["render", "sliding.json", "-o", "out", "--no-clobber", "--frames"]
    #expect(try layoutanim.run(arguments + ["0-7"]).status == 0)
    #expect(try layoutanim.run(arguments + ["8-"]).status == 0)
    let whole = try layoutanim.folder.files(in: "out")
    let run = try layoutanim.run(arguments + ["7-8"])
    #expect(run.status == 73)
    #expect(run.errors.contains("`out/frame_0007.png` exists"))
    #expect(try layoutanim.folder.files(in: "out") == whole)
  }
}
