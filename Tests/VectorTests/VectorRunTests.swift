import Foundation
import TestSupport
import Testing

@Suite struct VectorRunTests {
  private func run(
    _ rows: String, count: Int = 1, notYet: [String] = [], check: @escaping VectorRun.Check
  ) -> VectorRun {
    var run = VectorRun("some.json", checks: ["sum": check], notYet: notYet)
    run.run(Data(#"{"about": "", "count": \#(count), "vectors": [\#(rows)]}"#.utf8))
    return run
  }

  private func problem(_ run: VectorRun) -> String? { run.problems.first.map { "\($0)" } }

  @Test func aRowThatIsReadWholeAndOfItsTypesPasses() {
    let row = #"{"id": "r", "kind": "sum", "note": "", "a": 1, "b": {"c": [true, null, "x"]}}"#
    let run = run(row) { row in
      let values = try row.object("b").array("c")
      #expect(try row.number("a") == 1)
      #expect(try values[0].bool() && values[1].isNull)
      #expect(try values[2].string() == "x")
    }
    #expect(run.problems.isEmpty)
    #expect(run.count.description == "VECTORS some.json ran=1 notyet=0 absent=0")
  }

  @Test func anUnknownFieldFailsWithFileAndRow() {
    let run = run(#"{"id": "r", "kind": "sum", "extra": 1}"#) { _ in }
    #expect(problem(run) == #"some.json r: unknown fields ["extra"]"#)
  }

  @Test func anUnknownFieldInsideAnObjectFails() {
    let run = run(#"{"id": "r", "kind": "sum", "a": [{"b": 1, "c": 2}]}"#) { row in
      for inner in try row.objects("a") { _ = try inner.number("b") }
    }
    #expect(problem(run) == #"some.json r, a[0]: unknown fields ["c"]"#)
  }

  @Test(arguments: [
    (#""1""#, "a number"), ("true", "a number"), ("[1]", "a number"),
  ])
  func aWrongTypeFailsWithFileAndRow(value: String, expected: String) throws {
    let run = run(#"{"id": "r", "kind": "sum", "a": \#(value)}"#) { row in
      _ = try row.number("a")
    }
    let message = try #require(problem(run))
    #expect(message.hasPrefix("some.json r, a: expected \(expected), found"))
  }

  @Test func theNumberOneIsNotTrue() {
    let run = run(#"{"id": "r", "kind": "sum", "a": 1}"#) { row in _ = try row.bool("a") }
    #expect(problem(run) == "some.json r, a: expected true or false, found 1")
  }

  @Test func aMissingFieldFailsAndAnOptionalOneMayBeAbsentOrNull() {
    let run = run(#"{"id": "r", "kind": "sum", "b": null}"#) { row in
      #expect(row.optional("a") == nil && row.optional("b") == nil)
      _ = try row.string("a")
    }
    #expect(problem(run) == "some.json r: the field 'a' is missing")
  }

  @Test func anUnknownKindFails() {
    let run = run(#"{"id": "r", "kind": "product"}, {"id": "s", "kind": "sum"}"#, count: 2) { _ in }
    #expect(problem(run) == "some.json r: unknown kind 'product'")
    #expect(run.count.ran == 1)
  }

  @Test func aKindNotYetSupportedIsCounted() {
    let rows = #"{"id": "r", "kind": "product", "a": 1}, {"id": "s", "kind": "sum"}"#
    let run = run(rows, count: 2, notYet: ["product"]) { _ in }
    #expect(run.problems.isEmpty)
    #expect(run.count.description == "VECTORS some.json ran=1 notyet=1 absent=0")
  }

  @Test func aFileOfWhichNothingRanFails() {
    let run = run(#"{"id": "r", "kind": "product"}"#, notYet: ["product"]) { _ in }
    #expect(problem(run) == "some.json: no row was run")
  }

  @Test func aCountThatDiffersFromTheRowsFails() {
    let run = run(#"{"id": "r", "kind": "sum"}"#, count: 2) { _ in }
    #expect(problem(run) == "some.json: 1 rows, but a count of 2.0")
  }

  @Test func anAbsentFileIsNoProblem() {
    var run = VectorRun("some.json", checks: [:])
    run.run(nil)
    #expect(run.problems.isEmpty)
    #expect(run.count.description == "VECTORS some.json ran=0 notyet=0 absent=1")
  }

  @Test func rowsWithoutKindHaveTheirCheck() {
    var run = VectorRun("some.json", checks: ["": { _ = try $0.number("time") }])
    run.run(Data(#"{"about": "", "count": 1, "vectors": [{"id": "r", "time": 0}]}"#.utf8))
    #expect(run.problems.isEmpty)
    #expect(run.count.ran == 1)
  }
}
