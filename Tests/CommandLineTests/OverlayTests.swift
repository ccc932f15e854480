import Foundation
import ImageCoding
import TestSupport
import Testing

/// `render --overlay` and `still --overlay`.
@Suite struct OverlayTests {
  private static let timelines = ["conflicting.json", "turning.json"]

  private static func run(_ layoutanim: borrowing Layoutanim, _ arguments: String) throws -> Run {
    let run = try layoutanim.run(arguments.split(separator: " ").map(String.init))
    #expect(run.status == 0, "\(run.errors)")
    return run
  }

  @Test(arguments: timelines)
  func allOutputsAreTheSameWhateverTheJobs(timeline: String) throws {
    let layoutanim = try Layoutanim()
    for jobs in ["1", "3"] {
      _ = try Self.run(layoutanim, "render \(timeline) -o \(jobs) --overlay -j \(jobs)")
      _ = try Self.run(layoutanim, "render \(timeline) -o \(jobs).apng --overlay -j \(jobs)")
    }
    let folder = try layoutanim.folder.files(in: "1")
    #expect(folder.count == 18)
    #expect(try layoutanim.folder.files(in: "3") == folder)
    let animation = try layoutanim.folder.contents(of: "1.apng")
    #expect(try layoutanim.folder.contents(of: "3.apng") == animation)
    let raw = try Self.run(layoutanim, "render \(timeline) -o - --overlay -j 3").bytes
    let pixels = try layoutanim.folder.frameNames(in: "1").flatMap { name in
      try PNGDecoder().decode([UInt8](layoutanim.folder.contents(of: "1/\(name)"))).bytes
    }
    #expect(raw == Data(pixels))
  }

  @Test(arguments: timelines)
  func framesAreStillsWithTheOverlay(timeline: String) throws {
    let layoutanim = try Layoutanim()
    _ = try Self.run(layoutanim, "render \(timeline) -o plain")
    _ = try Self.run(layoutanim, "render \(timeline) -o marked --overlay")
    for (number, name) in layoutanim.folder.frameNames(in: "marked").enumerated() {
      _ = try Self.run(layoutanim, "still \(timeline) -o still.png --overlay --frame \(number)")
      let still = try layoutanim.folder.contents(of: "still.png")
      #expect(try layoutanim.folder.contents(of: "marked/\(name)") == still)
      #expect(try layoutanim.folder.contents(of: "plain/\(name)") != still)
    }
  }

  @Test func onlyWithItTheManifestMentionsIt() throws {
    let layoutanim = try Layoutanim()
    _ = try Self.run(layoutanim, "render sliding.json -o plain")
    _ = try Self.run(layoutanim, "render sliding.json -o marked --overlay")
    func manifest(_ folder: String) throws -> String {
      String(decoding: try layoutanim.folder.contents(of: "\(folder)/manifest.json"), as: UTF8.self)
    }
    #expect(try !manifest("plain").contains("overlay"))
    #expect(try manifest("marked").contains("\"overlay\": true"))
  }

  /// The option differs, so the existing frames do not belong to the new ones.
  @Test func framesWithItTakeThePlaceOfFramesWithout() throws {
    let layoutanim = try Layoutanim()
    _ = try Self.run(layoutanim, "render sliding.json -o out")
    _ = try Self.run(layoutanim, "render sliding.json -o out --overlay --frames 3")
    let list = try layoutanim.folder.contents(of: "out/frames.framecrc")
    #expect(
      String(decoding: list, as: UTF8.self).split(separator: "\n").last?.hasPrefix("0,") == true)
    #expect(
      String(decoding: list, as: UTF8.self).split(separator: "\n").count { !$0.hasPrefix("#") } == 1
    )
    let resumed = try Self.run(layoutanim, "render sliding.json -o out --overlay --resume")
    #expect(resumed.errors.contains("rendered 15 frames to out/; 1 were there and right"))
    _ = try Self.run(layoutanim, "render sliding.json -o expected --overlay")
    #expect(
      try layoutanim.folder.files(in: "out") == layoutanim.folder.files(in: "expected"))
  }

  @Test func aComparisonSaysWhichSideHasIt() throws {
    let layoutanim = try Layoutanim()
    _ = try Self.run(layoutanim, "render sliding.json -o plain")
    _ = try Self.run(layoutanim, "render sliding.json -o marked --overlay")
    for sides in [["plain", "marked"], ["marked", "plain"], ["sliding.json", "marked"]] {
      let run = try layoutanim.run(["diff"] + sides)
      #expect(run.status == 1)
      #expect((run.output + run.errors).contains("`marked` was rendered with `--overlay`"))
    }
    let same = try layoutanim.run(["diff", "marked", "marked"])
    #expect(same.status == 0)
    #expect(!(same.output + same.errors).contains("overlay"))
  }

  /// Of one view there is less than of all, and the manifest names it.
  @Test func oneViewMayBeMarked() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(
      """
      {"version": 1, "canvas": {"width": 90, "height": 90}, "views": [{"id": "a"}, {"id": "b"}],
       "constraints": ["a.width == 40", "a.height == 20", "b.width == 30", "b.height == 30",
         "a.left == root.left + 5", "a.top == root.top + 5", "b.left == root.left + 50",
         "b.top == root.top + 50"]}
      """, to: "pair.json")
    _ = try Self.run(layoutanim, "render pair.json -o all --overlay --frames 0")
    _ = try Self.run(layoutanim, "render pair.json -o one --overlay a --frames 0")
    let pictures = try ["all", "one"].map {
      try layoutanim.folder.contents(of: "\($0)/frame_0000.png")
    }
    #expect(pictures[0] != pictures[1])
    let manifest = String(
      decoding: try layoutanim.folder.contents(of: "one/manifest.json"), as: UTF8.self)
    #expect(manifest.contains("\"overlay\": \"a\""))
    _ = try Self.run(layoutanim, "verify one")
    let resumed = try Self.run(
      layoutanim, "render pair.json -o one --overlay a --frames 0 --resume")
    #expect(resumed.errors.contains("rendered no frames") || resumed.errors.contains("right"))
  }

  @Test func aViewThatDoesNotExistIsRefused() throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(["render", "conflicting.json", "-o", "out", "--overlay", "roof"])
    #expect(run.status == 64)
    #expect(run.errors.contains("there is no view `roof`; did you mean `root`?"))
    #expect(!layoutanim.folder.names().contains("out"))
  }
}
