import Foundation
import ImageCoding
import Raster
import TestSupport
import Testing

/// `render -o NAME.apng`, checked by its chunks, by pngcheck and by ffmpeg.
@Suite struct AnimationTests {
  /// A timeline and the options for rendering it as an animation.
  struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    let timeline: String
    var options: [String] = []

    var testDescription: String { name }
  }

  private static let pixel = """
    {
      "version": 1, "canvas": { "width": 1, "height": 1 },
      "keyframes": [
        { "time": 0, "animation": 0.1,
          "changes": [{ "view": "root", "backgroundColor": "#FF000040" }] }
      ]
    }
    """

  /// Rotated, translucent and partly outside the canvas.
  private static let turning = """
    {
      "version": 1, "canvas": { "width": 60, "height": 40, "scale": 2 },
      "views": [
        { "id": "a", "backgroundColor": "#FF2D5599" }, { "id": "b", "backgroundColor": "#34C759" }
      ],
      "constraints": [
        "a.centerX == root.centerX", "a.centerY == root.centerY", "a.width == 30", "a.height == 20",
        "x: b.leading == root.leading - 5", "b.top == root.top + 25", "b.width == 10",
        "b.height == 30"
      ],
      "keyframes": [
        { "time": 0.1, "animation": 0.3,
          "changes": [
            { "view": "a", "transform": { "rotation": 70 } },
            { "view": "root", "backgroundColor": "#FFFFFF00" }
          ] },
        { "time": 0.6, "animation": 0.2, "changes": [{ "constraint": "x", "constant": 50.3 }] }
      ]
    }
    """

  private static let samples = [
    Sample(name: "sliding", timeline: Samples.sliding),
    Sample(name: "turned, translucent, partly outside", timeline: turning),
    Sample(name: "selected", timeline: turning, options: ["--frames", "3,9-20:4,-1"]),
    Sample(name: "one frame", timeline: turning, options: ["--frames", "15"]),
    Sample(name: "one pixel", timeline: pixel),
    Sample(name: "1000 frames a second", timeline: Samples.sliding, options: ["--fps", "1000"]),
    Sample(name: "one frame a second", timeline: turning, options: ["--fps", "1"]),
    Sample(name: "several jobs", timeline: turning, options: ["--jobs", "5"]),
    Sample(
      name: "a rest longer than a delay can be", timeline: Samples.lasting,
      options: ["--frames", "0,300,90000"]),
  ]

  /// The digest of each frame's raw pixels, from `-o -`.
  private func digests(
    _ layoutanim: borrowing Layoutanim, _ options: [String], size: Int
  ) throws -> [String] {
    let raw = try layoutanim.run(["render", "a.json", "-o", "-", "--quiet"] + options).bytes
    return stride(from: 0, to: raw.count, by: size).map { start in
      var digest = PixelDigest()
      digest.append(Array(raw[start..<start + size]))
      return digest.description
    }
  }

  private func rendered(_ layoutanim: borrowing Layoutanim, _ sample: Sample) throws -> Run {
    try layoutanim.folder.write(sample.timeline, to: "a.json")
    return try layoutanim.run(["render", "a.json", "-o", "a.apng"] + sample.options)
  }

  /// Only the frames that differ from the one before are stored; ffmpeg decodes each of them
  /// exactly, as a whole picture.
  @Test(.needs(.ffmpeg), arguments: samples)
  func ffmpegDecodesEveryFrameToItsPixels(sample: Sample) throws {
    let layoutanim = try Layoutanim()
    #expect(try rendered(layoutanim, sample).status == 0)
    let file = try Array(layoutanim.folder.contents(of: "a.apng"))
    let animation = try #require(AnimatedPNGFrames(reading: file))
    let decoded = try layoutanim.shell(
      "ffmpeg -v error -i a.apng -fps_mode passthrough -pix_fmt rgba -f framecrc -")
    let shown = decoded.output.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: ",").last?.trimmingCharacters(in: .whitespaces) ?? ""
    }
    #expect(shown.count == animation.frames.count, "\(decoded.errors)")
    let size = 4 * animation.width * animation.height
    #expect(try shown.changes == digests(layoutanim, sample.options, size: size).changes)
  }

  @Test(.needs(.pngcheck), arguments: samples)
  func pngcheckFindsNoFault(sample: Sample) throws {
    let layoutanim = try Layoutanim()
    _ = try rendered(layoutanim, sample)
    let run = try layoutanim.shell("pngcheck -v a.apng")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("No errors detected"))
  }

  /// The delays add up to the duration of the timeline's frames.
  @Test(arguments: [
    ("sliding.json", [], 16), ("sliding.json", ["--hold", "0.5"], 15 + 30),
    ("lasting.json", ["--frames", "0,90000", "--hold", "80"], 90_000 + 80_000),
  ])
  func theTimesAddUp(timeline: String, options: [String], ticks: Int) throws {
    let layoutanim = try Layoutanim()
    #expect(try layoutanim.run(["render", timeline, "-o", "a.apng"] + options).status == 0)
    let file = try Array(layoutanim.folder.contents(of: "a.apng"))
    let rate = timeline == "lasting.json" ? 1000 : 60
    let shown = try #require(AnimatedPNGFrames(reading: file)).frames.map {
      // An integer, because delays are whole ticks.
      $0.delayNumerator * rate / $0.delayDenominator
    }
    #expect(shown.reduce(0, +) == ticks)
  }

  @Test func theFileIsAllThatIsWritten() throws {
    let layoutanim = try Layoutanim()
    let before = layoutanim.folder.names()
    let run = try layoutanim.run(["render", "sliding.json", "-o", "A.APNG", "--loop", "3"])
    #expect(run.errors == "rendered 16 frames to A.APNG\n")
    #expect(layoutanim.folder.names() == (before + ["A.APNG"]).sorted())
    let file = try Array(layoutanim.folder.contents(of: "A.APNG"))
    #expect(AnimatedPNGFrames(reading: file)?.plays == 3)
  }

  @Test func theFileIsTheSameForAnyNumberOfJobs() throws {
    let layoutanim = try Layoutanim()
    for jobs in ["1", "2", "7"] {
      _ = try layoutanim.run(["render", "sliding.json", "-o", "\(jobs).apng", "-j", jobs])
    }
    let file = try layoutanim.folder.contents(of: "1.apng")
    #expect(try layoutanim.folder.contents(of: "2.apng") == file)
    #expect(try layoutanim.folder.contents(of: "7.apng") == file)
  }

  /// Only the suffix `.apng` selects an animation.
  @Test(arguments: ["a", "a.apng/", "apng"])
  func anyOtherNameIsAFolders(output: String) throws {
    let layoutanim = try Layoutanim()
    #expect(try layoutanim.run(["render", "sliding.json", "-o", output]).status == 0)
    #expect(layoutanim.folder.frameNames(in: output) == RenderCommandTests.frameNames)
  }

  private static let refusals: [([String], Int32)] = [
    (["conflicting.json", "-o", "a.apng", "--strict"], 1),
    (["sliding.json", "-o", "a.apng", "--pattern", "%d.png"], 64),
    (["sliding.json", "-o", "a.apng", "--start-number", "5"], 64),
    (["sliding.json", "-o", "a.apng", "--loop", "-1"], 64),
    (["sliding.json", "-o", "a.apng", "--loop", "2147483648"], 64),
    (["sliding.json", "-o", "a.apng", "--hold", "-1"], 64),
    (["sliding.json", "-o", "a.apng", "--hold", "3601"], 64),
    (["sliding.json", "-o", "a.apng", "--hold", "soon"], 64),
    (["sliding.json", "-o", "a.apng", "--frames", "99"], 64),
    (["sliding.json", "-o", "out", "--loop", "1"], 64),
    (["sliding.json", "-o", "-", "--hold", "1"], 64),
    (["misspelt.json", "-o", "a.apng"], 65),
    (["missing.json", "-o", "a.apng"], 66),
    (["sliding.json", "-o", "misspelt.json/a.apng"], 73),
    (["sliding.json", "-o", "sliding.json/a.apng"], 73),
  ]

  @Test(arguments: refusals)
  func whatIsRefusedHasItsStatusAndWritesNothing(arguments: [String], status: Int32) throws {
    let layoutanim = try Layoutanim()
    let before = layoutanim.folder.names()
    let run = try layoutanim.run(["render"] + arguments)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.bytes.isEmpty)
    #expect(!run.errors.isEmpty)
    #expect(layoutanim.folder.names() == before)
  }

  private static let obstacles: [(String, [String], String, Int32)] = [
    ("echo kept > a.apng", ["--no-clobber"], "`a.apng` exists", 73),
    ("mkdir a.apng", [], "cannot create `a.apng`: Is a directory", 73),
    ("mkfifo a.apng", [], "cannot create `a.apng`: Not a regular file", 73),
  ]

  @Test(arguments: obstacles)
  func whatStandsInTheWayStays(
    cause: String, options: [String], message: String, status: Int32
  ) throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.shell(cause)
    let before = layoutanim.folder.names()
    let run = try layoutanim.run(["render", "sliding.json", "-o", "a.apng"] + options)
    #expect(run.status == status)
    #expect(run.errors.contains(message))
    #expect(layoutanim.folder.names() == before)
  }

  @Test func aFullDiskLeavesTheOldFile() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.shell("echo kept > a.apng")
    let before = layoutanim.folder.names()
    let run = try layoutanim.run(
      ["render", "sliding.json", "-o", "a.apng", "--overwrite"],
      through: Layoutanim.withoutRoom)
    #expect(run.status == 74)
    #expect(run.errors.contains("cannot write `a.apng`: File too large"))
    #expect(try layoutanim.folder.contents(of: "a.apng") == Data("kept\n".utf8))
    #expect(layoutanim.folder.names() == before)
  }
}

extension [String] {
  /// The elements that differ from the one before.
  fileprivate var changes: [String] {
    indices.filter { $0 == 0 || self[$0] != self[$0 - 1] }.map { self[$0] }
  }
}
