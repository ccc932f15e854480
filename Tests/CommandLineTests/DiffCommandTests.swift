import Foundation
import ImageCoding
import TestSupport
import Testing

/// The box of `sliding.json` is 10 by 10 at (2, 3) and goes to 20; `shifted.json` starts at 4.
@Suite struct DiffCommandTests {
  private static let shifted = Samples.sliding.replacingOccurrences(
    of: "root.leading + 2", with: "root.leading + 4")

  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(Self.shifted, to: "shifted.json")
    return layoutanim
  }

  @Test func theVerdictsAndTheChangesAreOnStandardOutput() throws {
    let run = try layoutanim().run(["diff", "sliding.json", "shifted.json"])
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("structure: same\ngeometry: different\n"))
    // 0.05 s is frame 3; from there on the animation brings them together, at frame 15.
    #expect(
      run.output.contains(
        "  `box.left` is 2 pt further right in frames 0–14, worst in frame 0 (constraint `x`)\n"))
    #expect(run.output.contains("\npixels: 15 of 16 frames differ, by "))
    #expect(
      run.output.hasSuffix(
        """
        changes:
          constraint `x`: constant 2 → 4 (sliding.json:6, shifted.json:6)

        """))
  }

  @Test func theSameHasNothingToSay() throws {
    let run = try layoutanim().run(["diff", "sliding.json", "-"], input: Samples.sliding)
    #expect(run.status == 0)
    #expect(run.output.contains("pixels: same in all 16 frames compared\n"))
  }

  @Test func theObjectCanBeParsed() throws {
    let run = try layoutanim().run(["diff", "sliding.json", "shifted.json", "--json"])
    #expect(run.status == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "actual", "changes", "expected", "geometry", "pixels", "same", "structure",
      ])
    #expect(object["same"] as? Bool == false)
    #expect(object["expected"] as? String == "sliding.json")
    #expect((object["structure"] as? [Any])?.isEmpty == true)
    let pixels = try #require(object["pixels"] as? [String: Any])
    #expect(pixels["comparedFrames"] as? Int == 16)
    #expect(pixels["firstFrame"] as? Int == 0)
    let frames = try #require(pixels["frames"] as? [[String: Int]])
    #expect(frames.first == ["frame": 0, "differingPixels": 40, "pixelCount": 1200])
    let geometry = try #require(object["geometry"] as? [[String: Any]])
    #expect(geometry.map { $0["property"] as? String } == ["left", "right"])
    #expect(geometry.first?["worstDifference"] as? Double == 2)
    let changes = try #require(object["changes"] as? [[String: Any]])
    #expect(changes.first?["constraint"] as? String == "x")
    #expect(changes.first?["actualLine"] as? Int == 6)
  }

  /// Row 3 has the boxes at 2…11 and 4…13: magenta at 2, 3, 12, 13 of the middle.
  @Test func thePictureShowsExpectedDifferenceAndActual() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run(["diff", "sliding.json", "shifted.json", "-o", "out/diff"])
    // On its way the box covers parts of a column at each side: more pixels differ.
    #expect(run.errors == "wrote 2 difference pictures to out/diff\n")
    #expect(layoutanim.folder.names(in: "out/diff").first == "frame_0000.diff.png")
    let png = try layoutanim.folder.contents(of: "out/diff/frame_0000.diff.png")
    let image = try PNGDecoder().decode(Array(png))
    #expect(image.width == 120 && image.height == 30)
    let colors = (0..<120).map { x in
      Array(image.bytes[4 * (3 * 120 + x)..<4 * (3 * 120 + x + 1)])
    }
    let (white, blue, magenta): ([UInt8], [UInt8], [UInt8]) = (
      [255, 255, 255, 255], [0, 122, 255, 255], [255, 0, 255, 255]
    )
    // (7152·122 + 722·255 + 5000) / 10000 = 106; 255 − (255 − 106) / 4 = 218.
    let grey: [UInt8] = [218, 218, 218, 255]
    for x in 0..<40 {
      #expect(colors[x] == (2..<12 ~= x ? blue : white))
      #expect(colors[80 + x] == (4..<14 ~= x ? blue : white))
      let isMarked = [2, 3, 12, 13].contains(x)
      #expect(colors[40 + x] == (isMarked ? magenta : 4..<12 ~= x ? grey : white))
    }
  }

  @Test func picturesAreOverwrittenOnRequestOnly() throws {
    let layoutanim = try layoutanim()
    let arguments = ["diff", "sliding.json", "shifted.json", "-o", "out"]
    #expect(try layoutanim.run(arguments + ["--all"]).status == 1)
    #expect(layoutanim.folder.names(in: "out").count == 15)
    try layoutanim.folder.write("mine", to: "out/frame_0000.diff.png")
    let before = try layoutanim.folder.files(in: "out")
    let refused = try layoutanim.run(arguments)
    #expect(refused.status == 73)
    #expect(refused.errors.contains("frame_0000.diff.png` exists and is not to be overwritten"))
    #expect(try layoutanim.folder.files(in: "out") == before)
    #expect(try layoutanim.run(arguments + ["--overwrite"]).status == 1)
    #expect(try layoutanim.folder.files(in: "out") != before)
  }

  @Test func theSameMakesNoFolder() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run(["diff", "sliding.json", "sliding.json", "-o", "out"])
    #expect(run.status == 0)
    #expect(!layoutanim.folder.names().contains("out"))
  }

  @Test func framesAreComparedWithWhatATimelineShows() throws {
    let layoutanim = try layoutanim()
    #expect(try layoutanim.run(["render", "sliding.json", "-o", "frames"]).status == 0)
    #expect(try layoutanim.run(["diff", "frames", "sliding.json"]).status == 0)
    #expect(try layoutanim.run(["diff", "frames", "shifted.json"]).status == 1)
    #expect(try layoutanim.run(["diff", "frames", "frames"]).status == 0)
    #expect(try layoutanim.run(["diff", "frames", "sliding.json", "--scale", "2"]).status == 1)
    try layoutanim.folder.write("no picture", to: "frames/frame_0002.png")
    #expect(try layoutanim.run(["diff", "frames", "sliding.json"]).status == 66)
  }

  private static let outcomes: [([String], Int32)] = [
    (["diff", "sliding.json"], 64),
    (["diff", "-", "-"], 64),
    (["diff", "sliding.json", "sliding.json", "--all"], 64),
    (["diff", "sliding.json", "sliding.json", "--fps", "0"], 64),
    (["diff", "sliding.json", "misspelt.json"], 65),
    (["diff", "sliding.json", "missing.json"], 66),
    (["diff", "sliding.json", "."], 66),
  ]

  @Test(arguments: outcomes)
  func everyOutcomeHasItsExitStatus(arguments: [String], status: Int32) throws {
    let run = try layoutanim().run(arguments)
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(!run.errors.isEmpty)
  }
}
