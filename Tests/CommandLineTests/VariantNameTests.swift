import Foundation
import TestSupport
import Testing

/// Variants of which there is a file too.
@Suite struct VariantNameTests {
  private static let card = """
    {"version": 1, "canvas": {"width": 40, "height": 30}, "framesPerSecond": 10,
     "metrics": {"gap": 4}, "variants": {"wide": {"gap": 12}, "tight": {"gap": 1}},
     "views": [{"id": "box", "backgroundColor": "#007AFF"}],
     "constraints": ["V:|-3-[box(10)]", "H:|-gap-[box(10)]"]}
    """

  /// `suite` has the timeline `card` with variants, pins of all, and one of a variant as a file.
  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("mkdir suite; cp sliding.json suite/other.json")
    try layoutanim.folder.write(Self.card, to: "suite/card.json")
    try layoutanim.prepare("layoutanim approve -q suite; cp sliding.json suite/card.wide.json")
    return layoutanim
  }

  private static let error =
    "error: `suite/card.wide.json` is a file, and would be the variant `wide` of "
    + "`suite/card.json` too; rename one of them\n"

  @Test(arguments: [
    ("check", "checked 3 timelines: not all could be read\n"),
    ("verify", "verified 4 timelines: 2 as pinned, 1 different, 1 failed\n"),
    ("verify --shard 1/1", ": 2 as pinned, 1 different, 1 failed\n"),
    ("report -o a.html", "wrote a.html: 4 timelines: 2 as pinned, 1 different, 1 failed\n"),
    ("certify", "suite/card.tight.json: certified 1 layout\n"),
    ("diff suite", "compared 4 timelines: 3 same, 1 failed\n"),
  ])
  func theOtherTimelinesAreLookedAt(command: String, summary: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let run = try layoutanim().run([words[0], "suite"] + words.dropFirst())
    #expect(run.status == 65)
    let text = run.output + run.errors
    #expect(text.components(separatedBy: Self.error).count == 2, "\(text)")
    #expect(text.contains(summary), "\(text)")
  }

  @Test func onlyItsOwnVariantIsNotChosen() throws {
    let layoutanim = try layoutanim()
    let own = try layoutanim.run(["verify", "suite", "--variant", "wide"])
    #expect(own.status == 65 && own.output == Self.error, "\(own.errors)")
    #expect(try layoutanim.run(["verify", "suite", "--variant", "tight"]).status == 0)
  }

  /// The pin may be that of the variant.
  @Test(arguments: [Samples.sliding, #"{"name": "of another program"}"#])
  func itsPinIsKept(text: String) throws {
    let layoutanim = try layoutanim()
    try layoutanim.folder.write(text, to: "suite/card.wide.json")
    let pin = try layoutanim.folder.text(of: "suite/card.wide.pinned")
    let run = try layoutanim.run(["approve", "suite", "--all", "--prune"])
    #expect(run.status == 65)
    #expect(try layoutanim.folder.text(of: "suite/card.wide.pinned") == pin)
  }
}
