import Foundation
import TestSupport
import Testing

/// `layoutanim states`.
@Suite struct StatesCommandTests {
  private func layoutanim(_ states: String) throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(
      #"""
      {"version": 1, "canvas": {"width": 40, "height": 30}, "views": [{"id": "box"}],
        "constraints": ["V:|[box]|", "box.leading == root.leading", "narrow: box.width == 10",
          {"id": "wide", "equation": "box.width == 20", "active": false}],
        "states": {\#(states)}}
      """#, to: "box.json")
    return layoutanim
  }

  private let sound = #""wide": [{"activate": "wide"}, {"deactivate": "narrow"}], "narrow": []"#

  @Test func soundTransitionsAreATable() throws {
    let run = try layoutanim(sound).run(["states", "box.json"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("box.json\n2 states, 4 transitions of 0.3 s each\n\nfrom"))
  }

  @Test func aConflictGivesTheStatus1() throws {
    let run = try layoutanim(#""wide": [{"activate": "wide"}]"#).run(["states", "box.json"])
    #expect(run.status == 1)
    #expect(run.output.contains("declared → wide\n  conflict: "))
    #expect(run.output.contains("box.json:4:"))
  }

  @Test func picturesAreWritten() throws {
    let layoutanim = try layoutanim(sound)
    #expect(try layoutanim.run(["states", "box.json", "-o", "a.png"]).status == 0)
    #expect(try layoutanim.folder.contents(of: "a.png").starts(with: [0x89, 0x50]))
    #expect(try layoutanim.run(["states", "box.json", "-o", "a.html", "-q"]).status == 0)
    let page = String(decoding: try layoutanim.folder.contents(of: "a.html"), as: UTF8.self)
    for name in ["declared → wide", "wide → narrow"] { #expect(page.contains(name)) }
  }

  @Test func aTextIsNotReplacedByAPicture() throws {
    let layoutanim = try layoutanim(sound)
    try layoutanim.folder.write("mine", to: "a.png")
    let run = try layoutanim.run(["states", "box.json", "-o", "a.png"])
    #expect(run.status == 73)
    #expect(run.errors.contains("it is not a PNG picture; add `--overwrite` to replace it"))
    #expect(try layoutanim.folder.text(of: "a.png") == "mine")
  }

  @Test func anotherKindOfFileIsRefused() throws {
    let run = try layoutanim(sound).run(["states", "box.json", "-o", "a.gif"])
    #expect(run.status == 64)
    #expect(run.errors.contains("-o names a PNG or HTML file, as in -o states.png"))
  }

  @Test func allTransitionsArePinnedTogether() throws {
    let layoutanim = try layoutanim(sound)
    let pin = "layoutanim states box.json --walk | layoutanim %@ - --pin all.pinned"
    #expect(try layoutanim.shell(pin.replacing("%@", with: "approve")).status == 0)
    #expect(try layoutanim.shell(pin.replacing("%@", with: "verify")).status == 0)
    try layoutanim.prepare("sed s/20/21/ box.json > other.json && mv other.json box.json")
    let run = try layoutanim.shell(pin.replacing("%@", with: "verify"))
    #expect(run.status == 1)
    #expect(run.output.contains("`wide`"))
  }

  @Test func aWalkIsNothingButATimeline() throws {
    let run = try layoutanim(sound).run(["states", "box.json", "--walk", "--json"])
    #expect(run.status == 64)
    let none = try layoutanim(sound)
    try none.folder.write(Samples.sliding, to: "sliding.json")
    #expect(try none.run(["states", "sliding.json", "--walk"]).status == 64)
  }

  @Test(arguments: [[], ["--json"]])
  func withoutStatesANoteSaysSo(options: [String]) throws {
    let run = try Layoutanim().run(["states", "sliding.json"] + options)
    #expect(run.status == 0)
    #expect(run.errors == "note: `sliding.json` has no `states`, so that nothing is played\n")
  }

  @Test func jsonHasEveryTransition() throws {
    let run = try layoutanim(sound).run(["states", "box.json", "--json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect((object["transitions"] as? [Any])?.count == 4)
    #expect(object["states"] as? [String] == ["wide", "narrow"])
  }
}
