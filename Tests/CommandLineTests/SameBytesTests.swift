import Foundation
import TestSupport
import Testing

/// The same timeline gives the same files in every environment.
@Suite struct SameBytesTests {
  private static let timelines = ["sliding.json", "turning.json"]

  @Test(arguments: timelines, ["1", "2", "3", "8", "100"])
  func withAnyNumberOfJobs(timeline: String, jobs: String) throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", timeline, "-o", "expected", "-j", "1"])
    _ = try layoutanim.run(["render", timeline, "-o", "out", "-j", jobs])
    let expected = try layoutanim.folder.files(in: "expected")
    #expect(expected.count == 18)
    #expect(try layoutanim.folder.files(in: "out") == expected)
  }

  @Test(arguments: [
    ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"],
    ["LC_ALL": "C"],
    ["LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"],
    ["TZ": "America/St_Johns", "HOME": "/nonexistent"],
    [:],
  ])
  func inAnyEnvironment(environment: [String: String]) throws {
    let layoutanim = try Layoutanim()
    let here = try layoutanim.run(["render", "conflicting.json", "-o", "expected"])
    let there = try layoutanim.run(
      ["render", "conflicting.json", "-o", "out"], environment: environment)
    let expected = try layoutanim.folder.files(in: "expected")
    #expect(expected.count == 18)
    #expect(try layoutanim.folder.files(in: "out") == expected)
    #expect(there.errors.replacingOccurrences(of: "out/", with: "expected/") == here.errors)
  }

  /// Addresses and hash seeds differ between processes, so any dependence on them would be visible.
  @Test(arguments: ["conflicting.json", "turning.json"])
  func inTwentyProcessesInARow(timeline: String) throws {
    let layoutanim = try Layoutanim()
    for process in 0..<20 {
      let run = try layoutanim.run(["render", timeline, "-o", "\(process)"])
      #expect(run.status == 0)
    }
    let first = try layoutanim.folder.files(in: "0")
    #expect(first.count == 18)
    for process in 1..<20 {
      #expect(try layoutanim.folder.files(in: "\(process)") == first)
    }
  }

  @Test(arguments: timelines)
  func asStillsOneByOne(timeline: String) throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", timeline, "-o", "out"])
    let names = layoutanim.folder.frameNames(in: "out")
    #expect(names.count == 16)
    for (frame, name) in names.enumerated() {
      _ = try layoutanim.run(["still", timeline, "-o", "still.png", "--frame", "\(frame)"])
      let expected = try layoutanim.folder.contents(of: "out/\(name)")
      #expect(try layoutanim.folder.contents(of: "still.png") == expected, "\(name)")
    }
  }
}
