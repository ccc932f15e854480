import Foundation
import TestSupport
import Testing

/// Variants of timelines in commands that take suites.
@Suite struct VariantCommandTests {
  private static let card = """
    {"version": 1, "canvas": {"width": 40, "height": 30}, "framesPerSecond": 10,
     "metrics": {"gap": 4}, "variants": {"wide": {"gap": 12}, "tight": {"gap": 1}},
     "views": [{"id": "box", "backgroundColor": "#007AFF"}],
     "constraints": ["V:|-3-[box(10)]", "H:[box(10)]", "x: box.leading == root.leading + gap"],
     "keyframes": [{"time": 0.1, "animation": 0.3,
       "changes": [{"constraint": "x", "constant": 20}]}]}
    """

  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    try FileManager.default.createDirectory(
      atPath: layoutanim.folder.path("suite"), withIntermediateDirectories: false)
    try layoutanim.folder.write(Self.card, to: "suite/card.json")
    return layoutanim
  }

  /// Which variants a damaged file has is not known, so that none of their pins is without a timeline.
  @Test(arguments: ["<<<<<<< HEAD", "", "{\"variants\": 1}", "{\"variants\": {\"?\": {}}}"])
  func pinsOfADamagedTimelineAreKept(_ text: String) throws {
    let layoutanim = try layoutanim()
    _ = try layoutanim.run(["approve", "suite"])
    let before = layoutanim.folder.names(in: "suite")
    try layoutanim.folder.write(text, to: "suite/card.json")
    let verified = try layoutanim.run(["verify", "suite"])
    #expect(verified.status == 65)
    let said = verified.output + verified.errors
    #expect(!said.contains("orphaned") && !said.contains("no variant"), "\(said)")
    let pruned = try layoutanim.run(["approve", "suite", "--prune"])
    #expect(pruned.status == 65)
    #expect(layoutanim.folder.names(in: "suite") == before, "\(pruned.errors)")
    try layoutanim.prepare("rm suite/card.json; ln -s nowhere suite/card.json")
    _ = try layoutanim.run(["approve", "suite", "--prune"])
    #expect(layoutanim.folder.names(in: "suite").count == before.count)
  }

  /// The timeline is there; what is missing is the variant.
  @Test func pruningSaysThatTheVariantIsMissing() throws {
    let layoutanim = try layoutanim()
    _ = try layoutanim.run(["approve", "suite"])
    try layoutanim.prepare("mv suite/card.wide.pinned suite/card.gone.pinned")
    let run = try layoutanim.run(["approve", "suite", "--prune", "--dry-run"])
    let line =
      "would remove suite/card.gone.pinned: `suite/card.json` has no variant `gone`\n"
    #expect(run.errors.contains(line), "\(run.errors)")
  }

  /// A file is not its folder, in which this pin would be orphaned.
  @Test func thePinOfARemovedVariantIsNamed() throws {
    let layoutanim = try layoutanim()
    _ = try layoutanim.run(["approve", "suite"])
    let whole = try layoutanim.run(["verify", "suite/card.json"])
    #expect(whole.status == 0 && !whole.errors.contains("note: "), "\(whole.errors)")
    try layoutanim.folder.write(
      Self.card.replacing(#""wide":"#, with: #""broad":"#), to: "suite/card.json")
    try layoutanim.prepare(
      """
      cp suite/card.tight.pinned suite/card.x.pinned
      cp suite/card.tight.pinned suite/card.tight.wide.pinned
      echo '{}' > suite/card.x.json
      """)
    let note = "is not looked at: `card.json` has no variant of its name"
    let run = try layoutanim.run(["verify", "suite/card.json"])
    let notes = run.errors.components(separatedBy: "\n").filter { $0.hasPrefix("note: ") }
    #expect(
      notes == ["note: `suite/card.wide.pinned` " + note.replacing("card", with: "suite/card")])
    try layoutanim.prepare("cd suite && layoutanim verify card.json 2> ../said || test $? -eq 1")
    #expect(try layoutanim.folder.text(of: "said").contains("note: `card.wide.pinned` \(note)\n"))
  }

  @Test func eachVariantHasAPinOfItsOwn() throws {
    let layoutanim = try layoutanim()
    let approved = try layoutanim.run(["approve", "suite"])
    #expect(approved.status == 0, "\(approved.errors)")
    #expect(
      layoutanim.folder.names(in: "suite").sorted() == [
        "card.json", "card.pinned", "card.tight.pinned", "card.wide.pinned",
      ])
    let pin = try String(
      decoding: layoutanim.folder.contents(of: "suite/card.wide.pinned"), as: UTF8.self)
    #expect(pin.contains("\n  \"variant\": \"wide\",\n"))
    let verified = try layoutanim.run(["verify", "suite"])
    #expect(verified.status == 0 && verified.errors.contains("verified 3 timelines: 3 as pinned"))
    // The pictures are those of the variant.
    let frames = { (file: String) in
      let text = try String(decoding: layoutanim.folder.contents(of: file), as: UTF8.self)
      return text.components(separatedBy: "\"frames\"").last?.prefix(200)
    }
    #expect(try frames("suite/card.wide.pinned") != frames("suite/card.pinned"))
  }

  @Test func aChangeOfOneVariantFailsItAlone() throws {
    let layoutanim = try layoutanim()
    #expect(try layoutanim.run(["approve", "suite", "-q"]).status == 0)
    try layoutanim.folder.write(
      Self.card.replacing(#""wide": {"gap": 12}"#, with: #""wide": {"gap": 13}"#),
      to: "suite/card.json")
    let verified = try layoutanim.run(["verify", "suite", "--json"])
    #expect(verified.status == 1)
    let results = try verified.output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(
      results.map { $0?["timeline"] as? String } == [
        "suite/card.json", "suite/card.wide.json", "suite/card.tight.json",
      ])
    #expect(results.map { $0?["result"] as? String } == ["same", "different", "same"])
    let only = try layoutanim.run(["approve", "suite", "--variant", "wide"])
    #expect(only.status == 0, "\(only.errors)")
    #expect(try layoutanim.run(["verify", "suite"]).status == 0)
  }

  @Test func tooManyVariantsAreOneError() throws {
    let layoutanim = try layoutanim()
    let variants = (0...1000).map { "\n  \"v\($0)\": {}" }.joined(separator: ",")
    try layoutanim.folder.write(
      Self.card.replacing(#""wide": {"gap": 12}, "tight": {"gap": 1}"#, with: variants),
      to: "suite/card.json")
    for command in ["check", "verify", "approve"] {
      let run = try layoutanim.run([command, "suite"])
      #expect(run.status == 65)
      let messages = run.output + run.errors
      #expect(
        messages.hasPrefix(
          """
          error[limit]: the timeline has more than 1000 variants
              --> suite/card.json:1003:3
               |
          1003 |   "v1000": {}},
               |   ^^^^^^^
          """), "\(messages.prefix(300))")
      #expect(messages.contains("help: divide them among several timelines"))
      #expect(messages.components(separatedBy: "error[limit]").count == 2)
    }
  }

  @Test func aVariantIsNamedAsAFile() throws {
    let layoutanim = try layoutanim()
    let named = try layoutanim.run(["still", "suite/card.wide.json", "-o", "a.png", "--at", "0"])
    #expect(named.status == 0, "\(named.errors)")
    let chosen = try layoutanim.run(
      ["still", "suite/card.json", "--variant", "wide", "-o", "b.png", "--at", "0"])
    #expect(chosen.status == 0)
    let pictures = try ["a.png", "b.png"].map { try layoutanim.folder.contents(of: $0) }
    #expect(pictures[0] == pictures[1])
    let other = try layoutanim.run(
      ["still", "suite/card.wide.json", "--variant", "tight", "-o", "c.png"])
    #expect(other.status == 64)
    #expect(other.errors.contains("is the variant `wide` of `suite/card.json`, and not `tight`"))
  }

  @Test func aVariantThatIsMissingIsNamed() throws {
    let layoutanim = try layoutanim()
    let misspelt = try layoutanim.run(["verify", "suite", "--variant", "wdie"])
    #expect(misspelt.status == 64)
    #expect(
      misspelt.errors.contains("no timeline has a variant `wdie`; did you mean `wide`?"))
    let file = try layoutanim.run(["still", "suite/card.wdie.json", "-o", "a.png"])
    #expect(file.status == 64)
    #expect(file.errors.contains("the timeline has no variant `wdie`; did you mean `wide`?"))
    try layoutanim.folder.write(
      Self.card.replacing(#""variants": {"wide": {"gap": 12}, "tight": {"gap": 1}},"#, with: ""),
      to: "suite/plain.json")
    let plain = try layoutanim.run(["still", "suite/plain.wide.json", "-o", "a.png"])
    #expect(plain.status == 66, "\(plain.errors)")
  }

  @Test func aPinOfAVariantThatIsGoneIsOrphaned() throws {
    let layoutanim = try layoutanim()
    #expect(try layoutanim.run(["approve", "suite", "-q"]).status == 0)
    try layoutanim.folder.write(
      Self.card.replacing(#", "tight": {"gap": 1}"#, with: ""), to: "suite/card.json")
    let verified = try layoutanim.run(["verify", "suite"])
    #expect(verified.status == 1)
    #expect(verified.output.contains("`suite/card.json` has no variant `tight`; rename the pin"))
  }

  @Test func annotationsNameTheFileOfTheTimeline() throws {
    let layoutanim = try layoutanim()
    #expect(try layoutanim.run(["approve", "suite", "-q"]).status == 0)
    try layoutanim.folder.write(
      Self.card.replacing(#""wide": {"gap": 12}"#, with: #""wide": {"gap": 13}"#),
      to: "suite/card.json")
    let verified = try layoutanim.run(["verify", "suite", "--message-format", "github"])
    let lines = verified.output.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(lines.count == 1 && lines[0].hasPrefix("::error file=suite/card.json,"))
  }

  @Test func checkTakesAllVariants() throws {
    let layoutanim = try layoutanim()
    try layoutanim.folder.write(
      Self.card.replacing(
        #""H:[box(10)]""#, with: #""H:[box(10)]", "box.trailing <= root.leading + 90""#),
      to: "suite/card.json")
    let all = try layoutanim.run(["check", "suite"])
    #expect(all.errors.contains("checked 3 timelines"))
    let one = try layoutanim.run(["check", "suite", "--variant", "tight"])
    #expect(one.errors.contains("checked 1 timeline"))
  }

  /// The file shows another number, or an expression.
  @Test func aNumberThatIsSetIsBlamedItself() throws {
    let layoutanim = try layoutanim()
    let large = try layoutanim.run(["inspect", "suite/card.json", "--set", "gap=1e10"])
    #expect(large.status == 64)
    #expect(
      large.errors.hasPrefix(
        "Error: --set gap=1e10: a number must be between -1000000000 and 1000000000\n"),
      "\(large.errors)")
    let note = "note: `--set` gives `gap` the value "
    try layoutanim.folder.write(
      Self.card.replacing(#""animation": 0.3"#, with: #""animation": "1 / gap""#),
      to: "suite/card.json")
    for (gap, words) in [("0", "the expression divides by zero"), ("-2", "must not be negative")] {
      let run = try layoutanim.run(["inspect", "suite/card.json", "--set", "gap=\(gap)"])
      #expect(run.status == 65)
      #expect(run.errors.contains(words) && run.errors.contains(note + gap), "\(run.errors)")
    }
    try layoutanim.folder.write(
      Self.card.replacing("views", with: "viewz"), to: "suite/card.json")
    let other = try layoutanim.run(["inspect", "suite/card.json", "--set", "gap=2"])
    #expect(other.status == 65 && !other.errors.contains(note))
  }

  @Test func aVariantThatIsComparedIsNotNamedAsLeftOut() throws {
    let layoutanim = try layoutanim()
    let diff = ["diff", "suite/card.json", "suite/card.wide.json"]
    let variant = try layoutanim.run(diff)
    #expect(
      variant.output.contains(
        "the variant `tight` of `suite/card.json` is not compared; name one as `suite/card.tight.json`"
      ), "\(variant.output)")
    try layoutanim.prepare("sed 's/, \"tight\".*1}}/}/' suite/card.json > suite/card.tight.json")
    let file = try layoutanim.run(["diff", "suite/card.json", "suite/card.tight.json"])
    #expect(
      file.output.contains(
        "the variants `wide`, `tight` of `suite/card.json` are not compared; name one as "
          + "`suite/card.wide.json`"), "\(file.output)")
    try layoutanim.prepare("cp suite/card.tight.json suite/card.wide.json")
    let files = try layoutanim.run(diff)
    #expect(files.output.contains("not compared; rename `suite/card.wide.json`, which is a file"))
  }

  @Test func whatLacksTheChosenVariantIsNamed() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      """
      sed 's/, "tight".*1}}/}/' suite/card.json > suite/only.json; cp suite/only.json plain.json
      echo 1 > suite/gone.pinned
      """)
    let note = "note: `--variant tight` leaves out what has no such variant: "
    let check = try layoutanim.run(["check", "suite", "plain.json", "--variant", "tight"])
    #expect(check.errors.hasPrefix(note + "`suite/only.json`, `plain.json`\n"), "\(check.errors)")
    let approve = try layoutanim.run(["approve", "suite", "--variant", "tight"])
    #expect(
      approve.errors.hasPrefix(note + "`suite/only.json`, `suite/gone.pinned`\n"),
      "\(approve.errors)")
    let wide = try layoutanim.run(["check", "suite", "plain.json", "--variant", "wide"])
    #expect(!wide.errors.contains("note: "))
  }

  /// It may have the variant.
  @Test(arguments: [
    ("echo '{' > suite/bad.json", Int32(65)), ("ln -s bad.json suite/bad.json", 66),
  ])
  func whatCannotBeReadFailsForEveryVariant(make: String, status: Int32) throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(make)
    for command in ["check", "approve", "verify"] {
      let run = try layoutanim.run([command, "suite", "--variant", "wide"])
      #expect(run.status == status, "\(command): \(run.output + run.errors)")
      #expect((run.output + run.errors).contains("suite/bad.json"))
    }
    #expect(try layoutanim.run(["check", "suite", "none.json", "--variant", "wide"]).status == 66)
  }

  @Test func aVariantMayHaveAPinElsewhere() throws {
    let layoutanim = try layoutanim()
    let approved = try layoutanim.run(
      ["approve", "suite/card.json", "--variant", "tight", "--pin", "tight.pinned"])
    #expect(approved.status == 0, "\(approved.errors)")
    let verified = try layoutanim.run(["verify", "suite/card.tight.json", "--pin", "tight.pinned"])
    #expect(verified.status == 0, "\(verified.errors)")
  }

  @Test(arguments: [
    ("wide", "tight", "of the variant `tight`, not of the variant `wide`"),
    ("", "wide", "of the variant `wide`, not of the timeline without a variant"),
    ("wide", "", "of the timeline without a variant, not of the variant `wide`"),
  ])
  func thePinOfAnotherVariantIsKept(variant: String, pinned: String, words: String) throws {
    let layoutanim = try layoutanim()
    #expect(try layoutanim.run(["approve", "suite", "-q"]).status == 0)
    let name = { (variant: String) in "suite/card" + (variant.isEmpty ? "" : ".\(variant)") }
    let arguments = [name(variant) + ".json", "--pin", name(pinned) + ".pinned"]
    let before = try layoutanim.folder.files(in: "suite")
    let verified = try layoutanim.run(["verify"] + arguments)
    #expect(verified.status == 1)
    #expect(verified.output.contains("help: the pin is that \(words); "), "\(verified.output)")
    let approve = "layoutanim approve \(arguments.joined(separator: " "))"
    #expect(verified.output.contains("renamed, replace it with `\(approve) --all`\n"))
    for options in [[], ["--dry-run"], ["--changed"]] {
      let approved = try layoutanim.run(["approve"] + arguments + options)
      #expect(approved.status == 64)
      #expect(approved.errors.contains("the pin is that \(words); "), "\(approved.errors)")
      #expect(try layoutanim.folder.files(in: "suite") == before)
    }
    #expect(try layoutanim.run(["approve", "--all"] + arguments).status == 0)
    #expect(try layoutanim.run(["verify"] + arguments).status == 0)
  }

  @Test func aPinIsRenamedWithItsVariant() throws {
    let layoutanim = try layoutanim()
    #expect(try layoutanim.run(["approve", "suite", "-q"]).status == 0)
    try layoutanim.folder.write(
      Self.card.replacing(#""wide": {"gap": 12}"#, with: #""broad": {"gap": 13}"#),
      to: "suite/card.json")
    try layoutanim.prepare("mv suite/card.wide.pinned suite/card.broad.pinned")
    let verified = try layoutanim.run(["verify", "suite/card.broad.json"])
    #expect(verified.output.contains("`layoutanim approve suite/card.broad.json` accepts them"))
    #expect(try layoutanim.run(["approve", "suite"]).status == 0)
    #expect(try layoutanim.run(["verify", "suite"]).status == 0)
  }

  /// Of the box, which is beyond the canvas with one gap only.
  @Test func checkNamesTheVariantThatHasAFinding() throws {
    let layoutanim = try layoutanim()
    try layoutanim.folder.write(
      Self.card.replacing(#""tight": {"gap": 1}"#, with: #""tight": {"gap": -30}"#)
        .replacing(#""constant": 20"#, with: #""constant": "gap""#),
      to: "suite/card.json")
    let run = try layoutanim.run(["check", "suite"])
    #expect(run.output.components(separatedBy: "warning[off-screen-at-rest]").count == 2)
    #expect(run.output.contains("= note: in the variant `tight`\n"))
    try layoutanim.folder.write(
      Self.card.replacing("+ gap", with: "+ gab"), to: "suite/card.json")
    let failed = try layoutanim.run(["check", "suite"])
    #expect(failed.errors.contains("checked 1 timeline: 1 error"), "\(failed.errors)")
  }
}
