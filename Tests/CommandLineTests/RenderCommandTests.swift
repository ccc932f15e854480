import Foundation
import TestSupport
import Testing

@Suite struct RenderCommandTests {
  /// 0.25 s at 60 frames per second: 0…15.
  static let frameNames = (0...15).map { $0 < 10 ? "frame_000\($0).png" : "frame_00\($0).png" }

  @Test func everyFrameIsWrittenUnderItsNumberWithChecksumsAndManifest() throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out"])
    #expect(run.errors == "rendered 16 frames to out/\n")
    #expect(run.output == "")
    #expect(
      layoutanim.folder.names(in: "out") == Self.frameNames + ["frames.framecrc", "manifest.json"])
  }

  /// 0.25 s at 10 frames per second: the frame at 0.3 s is the first that is not before the end.
  @Test func framesPerSecondTakeTheTimelinesPlace() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out", "--fps", "10"])
    #expect(layoutanim.folder.frameNames(in: "out") == Array(Self.frameNames[...3]))
  }

  @Test(arguments: [1, 2, 3])
  func theScaleTakesTheTimelinesPlace(scale: Int) throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["still", "sliding.json", "-o", "still.png", "--scale", "\(scale)"])
    let header = try layoutanim.folder.contents(of: "still.png").prefix(24)
    // PNG, section 11.2.2: the width and height are the first two numbers of IHDR.
    #expect(header[19] == UInt8(40 * scale))
    #expect(header[23] == UInt8(30 * scale))
  }

  @Test func foldersOnTheWayAreMade() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "a/b/c/"])
    #expect(layoutanim.folder.frameNames(in: "a/b/c") == Self.frameNames)
  }

  @Test func pathsMayHaveBlanksAndAnyLetters() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(Samples.sliding, to: "zwei Wörter 動画.json")
    let run = try layoutanim.run(["render", "zwei Wörter 動画.json", "-o", "à côté/кадры 🎞"])
    #expect(run.status == 0)
    #expect(layoutanim.folder.frameNames(in: "à côté/кадры 🎞") == Self.frameNames)
  }

  @Test func aTimelineMayComeFromStandardInput() throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(["render", "-", "-o", "out"], input: Samples.sliding)
    #expect(run.status == 0)
    #expect(layoutanim.folder.frameNames(in: "out") == Self.frameNames)
  }

  @Test func framesAreReplacedUnlessTheyMustNotBe() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out"])
    let rendered = try layoutanim.folder.files(in: "out")
    try layoutanim.folder.write("older", to: "out/frame_0007.png")
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out"])
    #expect(try layoutanim.folder.files(in: "out") == rendered)
  }

  @Test func withoutClobberingOneFrameInTheWayStopsAll() throws {
    let layoutanim = try Layoutanim()
    try FileManager.default.createDirectory(
      atPath: layoutanim.folder.path("out"), withIntermediateDirectories: true)
    try layoutanim.folder.write("older", to: "out/frame_0015.png")
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "--no-clobber"])
    #expect(run.status == 73)
    #expect(run.errors.contains("`out/frame_0015.png` exists"))
    #expect(try layoutanim.folder.files(in: "out") == ["frame_0015.png": Data("older".utf8)])
  }

  @Test func framesBeyondTheLastAreNoObstacle() throws {
    let layoutanim = try Layoutanim()
    try FileManager.default.createDirectory(
      atPath: layoutanim.folder.path("out"), withIntermediateDirectories: true)
    try layoutanim.folder.write("older", to: "out/frame_0016.png")
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "--no-clobber"])
    #expect(run.status == 0)
  }

  @Test func framesOfALongerRunAreNamedAndKept() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out"])
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "--fps", "10"])
    #expect(run.status == 0)
    #expect(run.errors.contains("`frame_0004.png` to `frame_0015.png`, 12 files,"))
    #expect(layoutanim.folder.frameNames(in: "out") == Self.frameNames)
  }

  @Test func warningsAreShownAndRenderedAllTheSame() throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(
      ["render", "conflicting.json", "-o", "out", "--message-format", "concise"])
    #expect(run.errors.hasPrefix("conflicting.json:7:"))
    #expect(run.errors.contains(": warning[conflict]: "))
    #expect(layoutanim.folder.frameNames(in: "out") == Self.frameNames)
  }

  @Test func quietMeansSilence() throws {
    let run = try Layoutanim().run(["render", "conflicting.json", "-o", "out", "--quiet"])
    #expect(run.output + run.errors == "")
  }

  @Test func noBarIsDrawnIntoAPipe() throws {
    let run = try Layoutanim().run(["render", "sliding.json", "-o", "out"])
    #expect(!run.errors.contains("\r"))
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func aStillOfTheLastFrameIsTheLastFrame() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out"])
    let last = try layoutanim.folder.contents(of: "out/frame_0015.png")
    let first = try layoutanim.folder.contents(of: "out/frame_0000.png")
    #expect(first != last)
    for moment in [[], ["--frame", "-1"], ["--frame", "15"], ["--at", "0.25"], ["--at", "9e3"]] {
      _ = try layoutanim.run(["still", "sliding.json", "-o", "still.png"] + moment)
      #expect(try layoutanim.folder.contents(of: "still.png") == last, "\(moment)")
    }
    for moment in [["--frame", "0"], ["--frame", "-16"], ["--at", "0"], ["--at", "0.05"]] {
      _ = try layoutanim.run(["still", "sliding.json", "-o", "still.png"] + moment)
      #expect(try layoutanim.folder.contents(of: "still.png") == first, "\(moment)")
    }
  }

  @Test(arguments: ["-1", "1.9s", "soon", "1e99"])
  func aMomentThatIsNotATimeIsExplained(moment: String) throws {
    let run = try Layoutanim().run(["still", "sliding.json", "-o", "still.png", "--at", moment])
    #expect(run.status == 64)
    let reason = "`\(moment)` is not a time; a time is a number of seconds from 0, as in 0.25"
    #expect(run.errors.contains(reason), "\(run.errors)")
  }
}
