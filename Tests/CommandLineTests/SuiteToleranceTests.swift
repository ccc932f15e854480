import Foundation
import TestSupport
import Testing

/// Tolerances of single timelines in `layoutanim.json`. What passes by one is never counted as equal.
@Suite struct SuiteToleranceTests {
  /// Both timelines of the suite are 2 points off their pins, and every pixel may differ.
  private func layoutanim(_ tolerance: String) throws -> Layoutanim {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      """
      mkdir suite; cp sliding.json suite/a.json; cp sliding.json suite/b.json
      layoutanim approve -q suite
      for name in a b; do sed 's/leading + 2/leading + 4/' sliding.json >suite/$name.json; done
      """)
    try layoutanim.folder.write(#"{ "tolerance": \#(tolerance) }"#, to: "suite/layoutanim.json")
    return layoutanim
  }

  private static let forA = #"{ "a.json": { "channel": 255, "points": 2 } }"#

  @Test func itAppliesToTheTimelinesOfItsPattern() throws {
    let run = try layoutanim(Self.forA).run(["verify", "suite"])
    #expect(run.status == 1)
    #expect(
      run.errors == """
        note: `suite/layoutanim.json` tolerates 2 pt and 255 of 255 in 1 timeline (`a.json`)
        verified 2 timelines: 1 as pinned within the tolerance, 1 different

        """)
    #expect(run.output.hasPrefix("suite/a.json: as pinned, within the tolerance (all 16 frames)\n"))
    #expect(run.output.contains("geometry: same within 2 pt and 255 of 255 in all 16 frames"))
  }

  @Test func theLastPatternThatMatchesApplies() throws {
    let exact = #"{ "*": { "channel": 255, "points": 2 }, "b.json": { "points": 0 } }"#
    let run = try layoutanim(exact).run(["verify", "suite"])
    #expect(
      run.errors.hasSuffix(": 1 as pinned within the tolerance, 1 different\n"))
  }

  @Test func theCommandLineTakesPrecedence() throws {
    let all = #"{ "*": { "channel": 255, "points": 2 } }"#
    let layoutanim = try layoutanim(all)
    #expect(try layoutanim.run(["verify", "suite"]).status == 0)
    #expect(try layoutanim.run(["verify", "suite", "--geometry-tolerance", "1"]).status == 1)
    #expect(try layoutanim.run(["verify", "suite", "--tolerance", "0"]).status == 1)
    #expect(try layoutanim.run(["verify", "suite", "--tolerance", "255"]).status == 0)
  }

  /// Whoever changes the settings could make a difference pass.
  @Test func verifySaysWhichOfTheSettingsApplies() throws {
    let all = #"{ "*": { "channel": 3 }, "b.json": { "channel": 3, "points": 0.5 } }"#
    let layoutanim = try layoutanim(all)
    let start = "note: `suite/layoutanim.json` tolerates"
    for (options, words) in [
      ([], " 3 of 255 in 1 timeline (`a.json`); 0.5 pt and 3 of 255 in 1 timeline (`b.json`)"),
      (["--tolerance", "4"], " 0.5 pt in 1 timeline (`b.json`)"),
      (["--geometry-tolerance", "0"], " 3 of 255 in 2 timelines (`a.json`, `b.json`)"),
    ] {
      let run = try layoutanim.run(["verify", "suite"] + options)
      #expect(run.errors.hasPrefix(start + words + "\n"), "\(run.errors)")
    }
    let exact = ["verify", "suite", "--tolerance", "0", "--geometry-tolerance", "0"]
    #expect(try layoutanim.run(exact).errors.hasPrefix("verified 2 timelines"))
    let junit = try layoutanim.run(["verify", "suite", "--message-format", "junit"]).output
    #expect(junit.contains(#"<property name="settings" value="\#(start) 3 of 255 in"#))
  }

  @Test func everyFormatSaysSo() throws {
    let layoutanim = try layoutanim(Self.forA)
    try layoutanim.prepare("rm suite/b.*")
    let run = try layoutanim.run([
      "verify", "suite", "--message-format", "json", "--message-format", "junit=junit.xml",
      "--message-format", "concise=lines.txt", "--report", "page.html",
    ])
    #expect(run.status == 0)
    #expect(run.output.contains(#""result": "within-tolerance""#))
    let junit = try layoutanim.folder.text(of: "junit.xml")
    #expect(junit.contains(#"tests="1" failures="0""#))
    #expect(junit.contains("<system-out>suite/a.json: as pinned, within the tolerance"))
    let lines = try layoutanim.folder.text(of: "lines.txt")
    #expect(lines == "suite/a.json: as pinned, within the tolerance (all 16 frames)\n")
    let page = try layoutanim.folder.text(of: "page.html")
    #expect(page.contains(#"<details class="card within-tolerance""#))
    #expect(page.contains("1 as pinned within the tolerance"))
    #expect(try layoutanim.run(["report", "suite", "-o", "-"]).output == page)
  }

  @Test func foldersAreComparedWithTheActualOnes() throws {
    let run = try layoutanim(Self.forA).shell(
      "mkdir pins; mv suite/*.pinned pins; layoutanim diff pins suite")
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix(" 2 timelines: 1 same within the tolerance, 1 different\n"))
    #expect(run.output.contains("a: same within the tolerance: all 16 frames"))
  }

  /// What was forgiven is not approved in passing.
  @Test func approvingIgnoresIt() throws {
    let run = try layoutanim(Self.forA).run(["approve", "suite", "--dry-run"])
    #expect(run.errors.contains("would pin suite/a.json"))
  }
}
