import Foundation
import TestSupport
import Testing

/// A view of a picture that is larger than in the frame has all its pixels; one that is smaller has not.
@Suite struct GrownViewTests {
  @Test(arguments: [
    ("12", "it is larger", "2 pt further down"), ("8", "20 pixels of it differ", "2 pt further up"),
  ])
  func aViewIsDescribedByItsPixelsAndItsEdge(height: String, pixels: String, edge: String) throws {
    let other = Samples.sliding.replacingOccurrences(
      of: "box.height == 10", with: "box.height == \(height)")
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(other, to: "other.json")
    let run = try layoutanim.shell(
      """
      layoutanim still -q other.json --frame 0 -o other.png
      layoutanim diff sliding.json --frame 0 other.png
      """)
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("\n  `box`: \(pixels)\n    `box.bottom` is \(edge)\n"))
  }

  /// The box is shown at 2.3 points: by area its sides are covered in part, on a device they are not.
  @Test func aPictureWithOtherEdgesIsRecognized() throws {
    let layoutanim = try Layoutanim(samples: false)
    let between = Samples.sliding.replacingOccurrences(
      of: "\"#007AFF\"",
      with: "\"#007AFF\", \"transform\": { \"translation\": { \"x\": 0.3, \"y\": 0 } }")
    try layoutanim.folder.write(between, to: "a.json")
    let run = try layoutanim.shell(
      """
      layoutanim still -q a.json --frame 0 --edges device -o a.png
      layoutanim diff a.json --frame 0 a.png --edges device
      layoutanim diff a.json --frame 0 a.png
      """)
    #expect(run.status == 1)
    #expect(
      run.output.hasSuffix(
        """
        different: 20 of 1200 pixels of frame 0 of `a.json` and `a.png`
          help: the picture may be drawn with other edges: with `--edges device` no pixel differs

        """))
  }

  @Test func verifySaysThatItDrawsWithThePinsEdges() throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Samples.sliding, to: "a.json")
    let run = try layoutanim.shell(
      "layoutanim approve a.json --edges device; layoutanim verify a.json --message-format concise")
    #expect(run.errors.hasPrefix("pinned a.json in a.pinned: 16 frames, 0.25 s\n"))
    #expect(
      run.output == "a.json: as pinned (all 16 frames, drawn with the pin's `--edges device`)\n")
  }
}
