import Foundation
import TestSupport
import Testing

@Suite struct CheckCommandTests {
  @Test func aSoundTimelineHasNothingOnStandardOutput() throws {
    let run = try Layoutanim().run(["check", "sliding.json"])
    #expect(run.output == "")
    #expect(run.errors == "checked 1 timeline: no problems found\n")
  }

  @Test func findingsGoToStandardOutputAndTheirCountToStandardError() throws {
    let run = try Layoutanim().run(["check", "conflicting.json", "misspelt.json"])
    #expect(run.output.contains("warning[conflict]: "))
    #expect(run.output.contains("--> misspelt.json:4:28\n"))
    #expect(run.errors == "checked 2 timelines: 1 error, 1 warning\n")
  }

  @Test func conciseIsALineEach() throws {
    let run = try Layoutanim().run(
      ["check", "misspelt.json", "--message-format", "concise", "-q"])
    #expect(run.output.hasPrefix("misspelt.json:4:28: error[unknown-key]: "))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.errors == "")
  }

  @Test func jsonIsAnObjectALine() throws {
    let run = try Layoutanim().run(
      ["check", "misspelt.json", "conflicting.json", "--message-format", "json"])
    let objects = try run.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["file"] as? String } == ["misspelt.json", "conflicting.json"])
    #expect(objects.map { $0["severity"] as? String } == ["error", "warning"])
    #expect(objects.first?["line"] as? Int == 4)
  }

  @Test func whatCannotBeReadIsSaidInTheChosenFormatToo() throws {
    let run = try Layoutanim().run(["check", "missing.json", "--message-format", "json", "-q"])
    let object = try JSONSerialization.jsonObject(with: Data(run.errors.utf8)) as? [String: Any]
    #expect(object?["code"] as? String == "unreadable-input")
    #expect(run.output == "")
  }

  @Test func nothingIsRendered() throws {
    let layoutanim = try Layoutanim()
    let before = layoutanim.folder.names()
    _ = try layoutanim.run(["check", "sliding.json", "conflicting.json"])
    #expect(layoutanim.folder.names() == before)
  }
}
