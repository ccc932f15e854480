import Foundation
import TestSupport
import Testing

@Suite struct CertifyCommandTests {
  @Test func theNumbersOfProofsAreTheOutput() throws {
    let run = try Layoutanim().run(["certify", "sliding.json", "conflicting.json"])
    #expect(run.status == 0)
    #expect(
      run.output == """
        sliding.json: certified 2 layouts
        conflicting.json: certified 2 layouts and 4 conflicts

        """)
    #expect(run.errors == "")
  }

  @Test func everyCertificateIsAnObjectOnALine() throws {
    let run = try Layoutanim().run(["certify", "conflicting.json", "--json", "-q"])
    #expect(run.errors == "")
    let objects = try run.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.allSatisfy { $0["verdict"] as? String == "certified" })
    let layout = try #require(objects.first { $0["rows"] != nil })
    let rows = try #require(layout["rows"] as? [Any])
    let values = try #require(layout["values"] as? [Double])
    let sides = try #require(layout["sides"] as? [Int])
    #expect(sides.count == rows.count + values.count)
    #expect(sides.count { $0 == 0 } == values.count)
    #expect(objects.contains { $0["multipliers"] != nil })
  }

  @Test func aFileThatCannotBeReadDoesNotStopTheOthers() throws {
    let run = try Layoutanim().run(["certify", "missing.json", "sliding.json"])
    #expect(run.status == 66)
    #expect(run.output.hasPrefix("sliding.json: certified "))
  }

  @Test func aCheckCertifiesIfAsked() throws {
    let run = try Layoutanim().run(["check", "sliding.json", "--certify"])
    #expect(run.status == 0)
    #expect(run.errors.contains("sliding.json: certified "))
  }

  /// Each view is 1.1 times as wide as the one before: 53 bits more for each.
  @Test func numbersThatAreTooLargeAreNotCertified() throws {
    let layoutanim = try Layoutanim()
    let count = 90
    let views = (0..<count).map { #"{"id": "v\#($0)"}"# }.joined(separator: ",")
    let widths = (1..<count).map { #""v\#($0).width == 1.1 * v\#($0 - 1).width""# }
    try layoutanim.folder.write(
      """
      {"version": 1, "canvas": {"width": 100, "height": 100}, "views": [\(views)],
       "constraints": ["v0.width == 0.1", \(widths.joined(separator: ","))]}
      """, to: "long.json")
    let run = try layoutanim.run(["certify", "long.json"])
    #expect(run.status == 1)
    #expect(run.output.contains("1 not certified (the layout at the start: numbers too large)"))
    let check = try layoutanim.run(["check", "long.json", "--certify", "--fail-on", "never"])
    #expect(check.status == 1)
    #expect(check.errors.hasSuffix(", and not all layouts are certified\n"))
  }
  /// A picture of 4:3 whose size nothing else gives.
  @Test func proportionsThatUndoEachOtherAreNoBug() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(
      """
      {"version": 1, "canvas": {"width": 100, "height": 100}, "views": [{"id": "a"}],
       "constraints": ["a.width == a.height * 0.75", "a.height == a.width * 1.3333333333333333",
         "a.leading == superview.leading", "a.top == superview.top"]}
      """, to: "picture.json")
    let run = try layoutanim.run(["certify", "picture.json"])
    #expect(run.status == 1)
    #expect(run.output.contains("at the start: the rounding of coefficients decides)"))
  }
}
