import Foundation
import TestSupport
import Testing

/// The same timeline gives the same files, whatever surrounds the program.
@Suite struct SameBytesTests {
  @Test(arguments: ["1", "2", "3", "8", "100"])
  func withAnyNumberOfJobs(jobs: String) throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "expected", "-j", "1"])
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out", "-j", jobs])
    let expected = try layoutanim.folder.files(in: "expected")
    #expect(expected.count == 16)
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
    #expect(expected.count == 16)
    #expect(try layoutanim.folder.files(in: "out") == expected)
    #expect(there.errors.replacingOccurrences(of: "out/", with: "expected/") == here.errors)
  }

  @Test func whenRenderedAgain() throws {
    let layoutanim = try Layoutanim()
    for folder in ["a", "b", "c"] {
      _ = try layoutanim.run(["render", "sliding.json", "-o", folder])
    }
    let first = try layoutanim.folder.files(in: "a")
    #expect(first.count == 16)
    #expect(try layoutanim.folder.files(in: "b") == first)
    #expect(try layoutanim.folder.files(in: "c") == first)
  }
}
