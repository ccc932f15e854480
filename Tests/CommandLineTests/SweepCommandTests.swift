import Foundation
import ImageCoding
import TestSupport
import Testing

/// The box of `sliding.json` ends 20 + 10 points from the left of a canvas of 40 by 30.
@Suite struct SweepCommandTests {
  @Test func whatBreaksIsPrintedAndIsTheExitStatus() throws {
    let run = try Layoutanim().run(["sweep", "sliding.json", "--sizes", "40x30,25x30"])
    #expect(run.status == 1)
    #expect(run.errors == "laid out at 2 sizes: 1 problem\n")
    #expect(
      run.output == """
        sliding.json, made for 40x30

        canvas  verdict  problems
        40x30   holds           0
        25x30   breaks          1

        outside-canvas: `box` reaches beyond the canvas on the right  sliding.json:4:21
          25x30  5 pt at rest after keyframe 0, 0.25 s

        """)
  }

  /// The lines are those of the file, and no file is called like the variant.
  @Test func aProblemOfAVariantIsInTheFile() throws {
    let layoutanim = try Layoutanim(samples: false)
    let text =
      #"{ "version": 1, "canvas": { "width": 40, "height": 30 }, "metrics": { "w": 20 }, "#
      + #""variants": { "wide": { "w": 50 } }, "views": [{ "id": "box", "backgroundColor": "red" }], "#
      + #""constraints": ["H:|[box(w)]|", "V:|[box]|"] }"#
    try layoutanim.folder.write(text, to: "card.json")
    let run = try layoutanim.run(["sweep", "card.wide.json", "--sizes", "40x30"])
    #expect(run.status == 1 && run.output.hasPrefix("card.wide.json, made for"), "\(run.errors)")
    #expect(run.output.contains("  card.json:1:"), "\(run.output)")
    let json = try layoutanim.run(["sweep", "card.wide.json", "--sizes", "40x30", "--json"])
    #expect(json.output.contains(#""file": "card.json""#), "\(json.output)")
  }

  @Test func whatHoldsIsNoMistake() throws {
    let run = try Layoutanim().run(["sweep", "sliding.json", "-q"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("768x1024  holds           0\n"))
  }

  @Test func theJSONHasEveryCanvasAndProblem() throws {
    let run = try Layoutanim().run(
      ["sweep", "sliding.json", "--json", "--rtl", "--sizes", "25x30", "-j1"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let canvases = object?["canvases"] as? [[String: Any]]
    #expect(
      canvases?.map { $0["direction"] as? String } == ["leftToRight", "rightToLeft"])
    let problems = object?["problems"] as? [[String: Any]]
    #expect(Set(problems?.compactMap { $0["code"] as? String } ?? []) == ["outside-canvas"])
    let occurrence = (problems?.last?["occurrences"] as? [[String: Any]])?.first
    #expect(occurrence?["points"] as? [Double] == [5])
    #expect(occurrence?["time"] as? Double == 0.25)
  }

  @Test func theSheetIsAPNGFile() throws {
    let layoutanim = try Layoutanim()
    let arguments = ["sweep", "sliding.json", "--sizes", "40x30,80x30", "-o", "sheet.png", "-q"]
    #expect(try layoutanim.run(arguments).status == 0)
    let image = try PNGDecoder().decode(Array(layoutanim.folder.contents(of: "sheet.png")))
    #expect(image.width > 0 && image.height > 0)
    let again = try layoutanim.run(arguments + ["--no-clobber"])
    #expect(again.status == 73)
  }

  private static let outcomes: [([String], Int32)] = [
    (["sliding.json", "--sizes", "40"], 64), (["sliding.json", "--sizes", "40.5x3"], 64),
    (["sliding.json", "--at", "0"], 64), (["sliding.json", "-o", "-"], 64),
    (["sliding.json", "-o", "s.png", "--at", "0", "--frame", "0"], 64),
    (["sliding.json", "-o", "s.png", "--frame", "99"], 64), (["misspelt.json"], 65),
    (["missing.json"], 66), (["conflicting.json"], 1),
  ]

  @Test(arguments: outcomes)
  func everyOutcomeHasItsExitStatus(arguments: [String], status: Int32) throws {
    #expect(try Layoutanim().run(["sweep"] + arguments).status == status)
  }
}
