import Foundation
import LayoutAnimation
import TestSupport
import Testing

@Suite struct BenchCommandTests {
  private static func objects(_ lines: String) throws -> [[String: Any]] {
    try lines.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  /// Both write the same frames, and report the files' total size.
  @Test func framesAreWrittenFromScenesAndFromATimeline() throws {
    let layoutanim = try Layoutanim(samples: false)
    let run = try layoutanim.run(
      ["bench", "render", "--only", "a", "--rounds", "1", "-o", "out", "--json"])
    #expect(run.status == 0)
    let results = try Self.objects(run.output)
    #expect(results.map { $0["subject"] as? String } == ["scenes", "timeline"])
    for result in results {
      #expect(result["workload"] as? String == "a")
      let times = try #require(result["microseconds"] as? [String: Double])
      #expect(try #require(times["frame"]) > 0)
      let folder = "out/a-\(try #require(result["subject"] as? String))"
      let names = layoutanim.folder.frameNames(in: folder).filter { $0.hasSuffix(".png") }
      let sizes = try names.map { try layoutanim.folder.contents(of: "\(folder)/\($0)").count }
      let counts = try #require(result["counts"] as? [String: Int])
      #expect(counts["frames"] == names.count)
      #expect(counts["bytes"] == sizes.reduce(0, +))
    }
    #expect(
      try layoutanim.folder.contents(of: "out/a-scenes/frames.framecrc")
        == layoutanim.folder.contents(of: "out/a-timeline/frames.framecrc"))
  }

  @Test func theSolverTellsItsTimesCountsAndHowTheyGrow() throws {
    let arguments = ["bench", "solver", "--only", "e one", "--rounds", "1"]
    let layoutanim = try Layoutanim(samples: false)
    let results = try Self.objects(layoutanim.run(arguments + ["--json"]).output)
    let sizes = results.compactMap { $0["size"] as? Int }
    #expect(sizes == [10, 100, 300, 1000])
    for result in results.prefix(sizes.count) {
      let times = try #require(result["microseconds"] as? [String: Double])
      #expect(try #require(times["build"]) > #require(times["edit"]))
      #expect((result["counts"] as? [String: Int])?["views"] == result["size"] as? Int)
    }
    let growths = results.dropFirst(sizes.count)
    #expect(growths.contains { $0["growth"] as? String == "build work" })
    for growth in growths { #expect(growth["exponent"] is Double) }
    let table = try layoutanim.run(arguments).output
    for size in sizes { #expect(table.contains("\ne one \(size) ")) }
    #expect(layoutanim.folder.names() == [])
  }

  /// The exported timelines are valid, and show the frames of the measured scenes.
  @Test func whatIsExportedIsWhatIsMeasured() throws {
    let layoutanim = try Layoutanim(samples: false)
    let run = try layoutanim.run(["bench", "all", "--only", "a,c", "--export", "workloads"])
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(
      layoutanim.folder.names(in: "workloads").sorted() == [
        "a.json", "a.scenes", "c-10.trace", "c-20.trace", "c-32.trace", "c-4.trace", "c.json",
        "c.scenes",
      ])
    let check = try layoutanim.run(["check", "workloads/a.json", "workloads/c.json"])
    #expect(check.status == 0)
    let scenes = try String(
      decoding: layoutanim.folder.contents(of: "workloads/a.scenes"), as: UTF8.self
    ).split(separator: "\n")
    #expect(scenes[0] == "canvas 750 1334 60")
    // A line for the frame, then the canvas and two views.
    #expect(scenes.count == 1 + 60 * 4)
    let trace = try String(
      decoding: layoutanim.folder.contents(of: "workloads/c-4.trace"), as: UTF8.self
    ).split(separator: "\n")
    #expect(trace[0].hasPrefix("vars "))
    #expect(trace.last == "U")
  }

  @Test func aPhotographIsExportedBesideItsTimeline() throws {
    let layoutanim = try Layoutanim(samples: false)
    let run = try layoutanim.run(["bench", "render", "--only", "i", "--export", "workloads"])
    #expect(run.status == 0)
    let names = layoutanim.folder.names(in: "workloads").sorted()
    #expect(names == ["i.json", "i.scenes", "photograph.png"])
    #expect(try layoutanim.run(["check", "workloads/i.json"]).status == 0)
    let scenes = try String(
      decoding: layoutanim.folder.contents(of: "workloads/i.scenes"), as: UTF8.self
    ).split(separator: "\n")
    let words = scenes[2...5].map { $0.split(separator: " ")[0] }
    #expect(words == ["fill", "clip", "image", "end"])
    #expect(scenes[4].hasSuffix(" photograph.png"))
  }

  @Test(arguments: [
    ["solver", "--only", "c", "--export", "own"],
    ["render", "--only", "a", "--rounds", "1", "-o", "own"],
  ])
  func filesOfOthersAreNotReplaced(arguments: [String]) throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.prepare("mkdir own")
    try layoutanim.folder.write("mine", to: "own/c-4.trace")
    let run = try layoutanim.run(["bench"] + arguments)
    #expect(run.status == 73 && run.output == "")
    #expect(run.errors.contains("`own` has files; name an empty folder or a new one"))
    #expect(layoutanim.folder.names(in: "own") == ["c-4.trace"])
    #expect(try layoutanim.folder.text(of: "own/c-4.trace") == "mine")
    #expect(try layoutanim.run(["bench"] + arguments + ["--overwrite"]).status == 0)
    #expect(layoutanim.folder.names(in: "own").count > 1)
  }

  @Test(arguments: [
    (["solver", "--overwrite"], 64, "--overwrite needs --output or --export"),
    (["solver", "--only", "z"], 64, "no workload is called z"),
    (["solver", "--only", "b,z"], 64, "no workload is called z"),
    (["render", "--form", "form.json"], 64, "--form is a workload of the solver"),
    (["solver", "-o", "frames"], 64, "apply to frames"),
    (["solver", "--encoder", "libpng"], 64, "apply to frames"),
    (["render", "--export", "here", "-o", "there"], 64, "renders no frames"),
    (["render", "--only", "a", "-o", "-"], 64, "- is none"),
    (["solver", "--only", "a"], 64, "the constraints of workload a are given with --form"),
    (["solver", "--only", "a", "--form", "form.json"], 66, "`form.json`"),
    (["solver", "--rounds", "0"], 64, "--rounds must be 1 or more"),
    (["render", "--only", "a", "-j", "0"], 64, "number of jobs"),
    (["render", "--only", "a", "-o", "file"], 73, "`file/a-scenes`"),
    (["render", "--only", "a", "--export", "file"], 73, "`file`"),
    (["render", "--only", "c", "--rounds", "1", "--color-type", "palette"], 64, "256 colors"),
    (["render", "--only", ""], 64, "--only names no workload"),
    (["render", "--only", "a", "-o", ""], 64, "--output names no folder"),
    (["solver", "--only", "a", "--form", "file"], 65, "`file` is not JSON"),
    (["nothing"], 64, "solver"),
  ])
  func whatCannotBeMeasuredIsSaid(
    arguments: [String], status: Int32, words: String
  ) throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write("", to: "file")
    let run = try layoutanim.run(["bench"] + arguments)
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func whatIsInterruptedLeavesNoFolder() throws {
    let layoutanim = try Layoutanim(samples: false)
    let scratch = layoutanim.folder.path("scratch")
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: false)
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = scratch
    let program = try layoutanim.start(
      ["bench", "render", "--only", "c", "--rounds", "50"], environment: environment)
    let deadline = ContinuousClock.now + .seconds(30)
    while layoutanim.folder.names(in: "scratch") == [], ContinuousClock.now < deadline {
      usleep(10_000)
    }
    usleep(100_000)
    #expect(layoutanim.folder.names(in: "scratch").count == 1)
    program.signal(SIGTERM)
    #expect(program.exitStatus() == 143)
    #expect(layoutanim.folder.names(in: "scratch") == [])
  }
}
