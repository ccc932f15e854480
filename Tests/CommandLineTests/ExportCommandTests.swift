import Foundation
import TestSupport
import Testing

@Suite struct ExportCommandTests {
  @Test func aTimelineBecomesAFileOfSwift() throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(["export", "--swift", "sliding.json", "-o", "out/Sliding.swift"])
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "wrote out/Sliding.swift\n")
    let printed = try layoutanim.run(["export", "--swift", "sliding.json"])
    #expect(printed.status == 0)
    #expect(try layoutanim.folder.text(of: "out/Sliding.swift") == printed.output)
    #expect(printed.output.contains("final class TransitionSliding {"))
  }

  @Test func nothingIsReplacedThatMustStay() throws {
    let layoutanim = try Layoutanim()
    let own = try layoutanim.run(["export", "--swift", "sliding.json", "-o", "sliding.json"])
    #expect(own.status == 73)
    try layoutanim.folder.write("mine", to: "a.swift")
    let kept = try layoutanim.run(
      ["export", "--swift", "sliding.json", "-o", "a.swift", "--no-clobber"])
    #expect(kept.status == 73)
    #expect(try layoutanim.folder.text(of: "a.swift") == "mine")
    let replaced = try layoutanim.run(
      ["export", "--swift", "sliding.json", "-o", "a.swift", "--overwrite"])
    #expect(replaced.status == 0)
  }

  @Test func whatUIKitLacksIsAnErrorAndWritesNothing() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(
      #"""
      {"version": 1, "canvas": {"width": 9, "height": 9},
       "views": [{"id": "a", "firstBaselineOffset": 2}]}
      """#, to: "a.json")
    let run = try layoutanim.run(
      ["export", "--swift", "a.json", "-o", "a.swift", "--message-format", "concise"])
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("a.json:2:19: error[not-in-uikit]: "), "\(run.errors)")
    #expect(!layoutanim.folder.names().contains("a.swift"))
  }

  @Test func eventsOfAnAnimatorAreNotExported() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(
      #"""
      {"version": 1, "canvas": {"width": 9, "height": 9}, "keyframes": [
       {"time": 0, "animation": {"duration": 1, "animator": "a"}},
       {"time": 0.5, "animator": "a", "reverse": true}]}
      """#, to: "a.json")
    let run = try layoutanim.run(["export", "--swift", "a.json", "--message-format", "concise"])
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("a.json:3:2: error[not-in-uikit]: "), "\(run.errors)")
  }

  /// A keyframe that goes to a state is written as what it changes.
  @Test func aStateIsWrittenAsItsChanges() throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(
      #"""
      {"version": 1, "canvas": {"width": 40, "height": 30}, "views": [{"id": "box"}],
        "constraints": ["V:|[box]|", "box.leading == root.leading", "narrow: box.width == 10",
          {"id": "wide", "equation": "box.width == 20", "active": false}],
        "states": {"open": [{"activate": "wide"}, {"deactivate": "narrow"}]},
        "keyframes": [{"time": 0, "to": "open", "animation": 0.2}]}
      """#, to: "box.json")
    let run = try layoutanim.run(["export", "--swift", "box.json"])
    let lines = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let first = try #require(lines.firstIndex(of: "narrowConstraint.isActive = false"))
    #expect(lines[first + 1] == "wideConstraint.isActive = true")
  }

  @Test func theLanguageMustBeNamed() throws {
    let run = try Layoutanim().run(["export", "sliding.json"])
    #expect(run.status == 64)
    #expect(run.errors.contains("--swift"))
  }
}
