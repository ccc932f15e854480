import Foundation
import TestSupport
import Testing

/// `verify`, its page, JUnit and JSON, and `report` have the same totals in the same words.
@Suite struct TotalsTests {
  /// One result of each kind; the timelines have names.
  private func suite() throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    for name in ["same", "different", "renderer", "unpinned", "gone", "failed"] {
      let named = "\"version\": 1, \"name\": \"The \(name) one\","
      let text = Samples.sliding.replacingOccurrences(of: "\"version\": 1,", with: named)
      try layoutanim.folder.write(text, to: "\(name).json")
    }
    try layoutanim.folder.write(Samples.conflicting, to: "warned.json")
    try layoutanim.prepare(
      """
      layoutanim approve . -q
      rm unpinned.pinned gone.json
      sed 's/#007AFF/#FF0000/' same.json > different.json
      echo '{}' > failed.json
      \(Self.forging("renderer.pinned"))
      layoutanim render same.json -o frames -q
      layoutanim render same.json -o changed -q
      rm changed/frame_0003.png
      """)
    return layoutanim
  }

  /// Gives the first frame another checksum, as another release might have drawn it.
  private static func forging(_ pin: String) -> String {
    let other = String(repeating: "ab", count: 32)
    return """
      sed -E 's/("0(-[0-9]+)?"): "[0-9a-f]{64}"/\\1: "\(other)"/; s/"sum": "[0-9a-f]*"/"sum": ""/' \
        \(pin) > forged
      sum=$(sha256sum < forged | cut -c1-64)
      sed "s/\\"sum\\": \\"\\"/\\"sum\\": \\"$sum\\"/" forged > \(pin)
      rm forged
      """
  }

  private static let timelines =
    "6 timelines: 1 as pinned, 1 with warnings, 1 different, 1 rendered differently by this "
    + "release, 1 not pinned, 1 failed; 1 orphaned pin"
  private static let folders =
    "2 folders of frames: 1 as its manifest says, 1 not as its manifest says; their "
    + "timelines were not drawn"

  @Test func everyReportOfARunHasTheSameTotals() throws {
    let layoutanim = try suite()
    let run = try layoutanim.run([
      "verify", ".", "frames", "changed", "--strict", "--report", "page.html", "--message-format",
      "junit=results.xml", "--message-format", "json=results.jsonl",
    ])
    let totals = "\(Self.timelines); \(Self.folders)"
    #expect(run.errors == "verified \(totals)\n")
    let page = String(decoding: try layoutanim.folder.contents(of: "page.html"), as: UTF8.self)
    #expect(page.contains("<p class=\"summary\">\(totals)</p>"))
    #expect(page.components(separatedBy: "<details class=\"card ").count - 1 == 9)
    let junit = String(decoding: try layoutanim.folder.contents(of: "results.xml"), as: UTF8.self)
    #expect(junit.contains("<property name=\"summary\" value=\"\(totals)\"/>"))
    #expect(junit.contains("tests=\"9\" failures=\"6\" errors=\"1\""))
    #expect(junit.components(separatedBy: "<testcase ").count - 1 == 9)
    let lines = String(decoding: try layoutanim.folder.contents(of: "results.jsonl"), as: UTF8.self)
      .split(separator: "\n")
    for kind in [
      "same", "warned", "different", "renderer-changed", "not-pinned", "failed", "abandoned",
      "listed", "not-listed",
    ] {
      #expect(lines.count { $0.contains("\"result\": \"\(kind)\"") } == 1, "\(kind)")
    }
  }

  @Test func reportHasTheTotalsOfVerify() throws {
    let layoutanim = try suite()
    try layoutanim.prepare("rm -r frames changed warned.*")
    let verified = try layoutanim.run(["verify", ".", "--message-format", "concise"])
    let reported = try layoutanim.run(["report", ".", "-o", "page.html"])
    let totals = Self.timelines.replacingOccurrences(of: "1 with warnings, ", with: "")
      .replacingOccurrences(of: "6", with: "5")
    #expect(verified.errors == "verified \(totals)\n")
    #expect(reported.errors.hasPrefix("wrote page.html: \(totals)\n"))
  }

  @Test func aTimelineIsReportedWithItsName() throws {
    let layoutanim = try suite()
    let title = "./same.json (The same one)"
    let lines = try layoutanim.run(["verify", ".", "--message-format", "concise"]).output
    #expect(lines.contains("\(title): as pinned (all 16 frames)\n"))
    #expect(try layoutanim.run(["verify", "."]).output.contains("(The same one): different: "))
    let junit = try layoutanim.run(["verify", ".", "--message-format", "junit"]).output
    #expect(junit.contains("name=\"\(title)\" file=\"./same.json\"/>"))
    let json = try layoutanim.run(["verify", ".", "--message-format", "json"]).output
    #expect(json.contains("\"timeline\": \"./same.json\", \"result\": \"same\""))
    #expect(json.contains("\"name\": \"The same one\""))
    let page = try layoutanim.run(["report", ".", "-o", "-"]).output
    #expect(page.contains("<bdi>\(title)</bdi> <span>against</span>"))
  }
}
