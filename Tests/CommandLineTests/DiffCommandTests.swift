import Foundation
import ImageCoding
import TestSupport
import Testing

/// The box of `sliding.json` is 10 by 10 and moves from (2, 3) to x = 20; in `shifted.json` it
/// starts at 4.
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
    let change = "constraint `x`: constant 2 → 4 (shifted.json:6)"
    #expect(
      run.output.hasPrefix(
        "different: 15 of 16 frames; explained by \(change)\nstructure: same\n"
          + "geometry: different\n"))
    // 0.05 s is frame 3. From there on the animation moves the boxes together until frame 15.
    #expect(
      run.output.contains(
        """
          `box.left` is 2 pt further right in frames 0–14, worst in frame 0
          `box.right` is 2 pt further right in frames 0–14, worst in frame 0
            explained by: \(change)

        """))
    #expect(
      run.output.contains("\npixels: 15 of 16 frames differ; first frame 0 (40 of 1200 pixels), "))
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
    #expect(run.output.contains("pixels: same in all 16 frames\n"))
  }

  @Test func theObjectCanBeParsed() throws {
    let run = try layoutanim().run(["diff", "sliding.json", "shifted.json", "--json"])
    #expect(run.status == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "actual", "appearance", "changes", "expected", "forgivenGeometryFrames", "geometry",
        "geometryKnown", "notes", "pixelExplanations", "pixels", "same", "structure", "tolerance",
      ])
    #expect(object["same"] as? Bool == false)
    #expect(object["expected"] as? String == "sliding.json")
    #expect((object["structure"] as? [Any])?.isEmpty == true)
    let pixels = try #require(object["pixels"] as? [String: Any])
    #expect(pixels["comparedFrames"] as? Int == 16)
    #expect(pixels["firstFrame"] as? Int == 0)
    let frames = try #require(pixels["frames"] as? [[String: Int]])
    // White and #007AFF: the red channels are 255 apart.
    #expect(
      frames.first == [
        "frame": 0, "differingPixels": 40, "pixelCount": 1200, "largestDifference": 255,
      ])
    let geometry = try #require(object["geometry"] as? [[String: Any]])
    #expect(geometry.map { $0["property"] as? String } == ["left", "right"])
    #expect(geometry.first?["worstDifference"] as? Double == 2)
    #expect(geometry.first?["explained"] as? Bool == true)
    let explanations = try #require(geometry.first?["explanations"] as? [[String: Any]])
    #expect(explanations.map { $0["message"] as? String } == ["constraint `x`: constant 2 → 4"])
    let changes = try #require(object["changes"] as? [[String: Any]])
    #expect(changes.first?["constraint"] as? String == "x")
    #expect(changes.first?["actualLine"] as? Int == 6)
  }

  /// In row 3 the boxes cover 2…11 and 4…13: the middle picture is magenta at 2, 3, 12, 13.
  @Test func thePictureShowsExpectedDifferenceAndActual() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run(["diff", "sliding.json", "shifted.json", "-o", "out/diff"])
    // While the box moves it covers columns partly on both sides, so more pixels differ than in
    // frame 0.
    #expect(run.errors == "wrote 2 difference pictures to out/diff\n")
    #expect(layoutanim.folder.names(in: "out/diff").first == "frame_0000.diff.png")
    let png = try layoutanim.folder.contents(of: "out/diff/frame_0000.diff.png")
    let image = try PNGDecoder().decode(Array(png))
    // Two separators of 4 pixels between three pictures of 40.
    #expect(image.width == 128 && image.height == 30)
    let colors = (0..<128).map { x in
      Array(image.bytes[4 * (3 * 128 + x)..<4 * (3 * 128 + x + 1)])
    }
    let (white, blue, magenta): ([UInt8], [UInt8], [UInt8]) = (
      [255, 255, 255, 255], [0, 122, 255, 255], [255, 0, 255, 255]
    )
    // (7152·122 + 722·255 + 5000) / 10000 = 106; 255 − (255 − 106) / 4 = 218.
    let grey: [UInt8] = [218, 218, 218, 255]
    for x in [40, 43, 84, 87] { #expect(colors[x] == [128, 128, 128, 255]) }
    for x in 0..<40 {
      #expect(colors[x] == (2..<12 ~= x ? blue : white))
      #expect(colors[88 + x] == (4..<14 ~= x ? blue : white))
      let isMarked = [2, 3, 12, 13].contains(x)
      #expect(colors[44 + x] == (isMarked ? magenta : 4..<12 ~= x ? grey : white))
    }
  }

  @Test func ofNoDifferenceNoPictureIsMentioned() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run(["diff", "sliding.json", "sliding.json", "-o", "out"])
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  /// The other frames may show anything.
  @Test func theFramesOfAnAnimationAreSaidNotToBeCompared() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare("layoutanim render -q sliding.json -o a.apng --frames 0,5,10,15")
    let run = try layoutanim.run(["diff", "--frame", "0", "sliding.json", "a.apng"])
    #expect(run.status == 0, "\(run.errors)")
    let note = "note: `a.apng` is an animated PNG of 4 frames, of which only the still picture"
    #expect(run.output.hasSuffix("  \(note) is compared\n"), "\(run.output)")
    let json = try layoutanim.run(["diff", "--json", "--frame", "0", "sliding.json", "a.apng"])
    #expect(json.output.contains(#""pictureFrameCount": 4"#), "\(json.output)")
  }

  @Test func picturesAreKeptOnRequest() throws {
    let layoutanim = try layoutanim()
    let arguments = ["diff", "sliding.json", "shifted.json", "-o", "out"]
    #expect(try layoutanim.run(arguments + ["--all"]).status == 1)
    #expect(layoutanim.folder.names(in: "out").count == 15)
    try layoutanim.folder.write("mine", to: "out/frame_0000.diff.png")
    let before = try layoutanim.folder.files(in: "out")
    let refused = try layoutanim.run(arguments + ["--no-clobber"])
    #expect(refused.status == 73)
    #expect(refused.errors.contains("frame_0000.diff.png` exists and is not to be overwritten"))
    let text = try layoutanim.run(arguments)
    #expect(text.status == 73)
    #expect(text.errors.contains("it is not a PNG picture; add `--overwrite` to replace it"))
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
  }

  /// Text, an empty file, half a PNG.
  @Test(arguments: ["no picture", "", nil] as [String?])
  func whatIsNoPNGIsNamedAndNothingIsWritten(text: String?) throws {
    let layoutanim = try layoutanim()
    #expect(try layoutanim.run(["render", "shifted.json", "-o", "frames"]).status == 0)
    let whole = try layoutanim.folder.contents(of: "frames/frame_0003.png")
    let bytes = text.map { Data($0.utf8) } ?? whole.prefix(whole.count / 2)
    try bytes.write(to: layoutanim.folder.url.appending(path: "frames/frame_0003.png"))
    let run = try layoutanim.run(["diff", "sliding.json", "frames", "-o", "out"])
    #expect(run.status == 66)
    #expect(run.output == "")
    #expect(run.errors.contains("cannot read `frames/frame_0003.png`: "))
    #expect(!layoutanim.folder.names().contains("out"))
  }

  /// The names of views come from the manifests.
  @Test func foldersTellWhereTheViewsAre() throws {
    let layoutanim = try layoutanim()
    #expect(try layoutanim.run(["render", "sliding.json", "-o", "a"]).status == 0)
    let arguments = ["render", "shifted.json", "-o", "b", "--pattern", "shot-%d.png"]
    #expect(try layoutanim.run(arguments + ["--start-number", "100"]).status == 0)
    let run = try layoutanim.run(["diff", "a", "b"])
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        """
        different: 15 of 16 frames
        structure: same
        geometry: different
          `box.left` is 2 pt further right in frames 0–14, worst in frame 0

        """))
    let faster = try layoutanim.run(["diff", "a", "sliding.json", "--fps", "30"])
    #expect(faster.output.contains("60 → 30 frames a second"))
  }

  @Test func aManifestOfALaterVersionIsRefusedWithTheCure() throws {
    let layoutanim = try layoutanim()
    #expect(try layoutanim.run(["render", "sliding.json", "-o", "a"]).status == 0)
    let texts = [
      (#"{"manifestVersion": 2}"#, "use a newer layoutanim"),
      (#"{"name": "some web application"}"#, "not a manifest of frames"),
      (#"{"manifestVersion": 1, "#, "line 1, column "),
    ]
    for (text, reason) in texts {
      try layoutanim.folder.write(text, to: "a/manifest.json")
      let run = try layoutanim.run(["diff", "a", "sliding.json"])
      #expect(run.status == 65)
      #expect(run.output == "")
      #expect(run.errors.contains("`a/manifest.json` cannot be used: "))
      #expect(run.errors.contains(reason))
    }
  }

  /// The boxes are at most 2 points apart, and blue replaces white.
  @Test func nothingIsForgivenUnlessAskedForAndThenItIsSaid() throws {
    let layoutanim = try layoutanim()
    let arguments = ["diff", "sliding.json", "shifted.json", "-o", "out"]
    let run = try layoutanim.run(arguments + ["--tolerance", "255", "--geometry-tolerance", "2"])
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        """
        same within the tolerance: all 16 frames
        structure: same
        geometry: same within 2 pt and 255 of 255 in all 16 frames (15 not exactly)
        pixels: same within 255 of 255 in all 16 frames (15 not exactly)

        """))
    #expect(!layoutanim.folder.names().contains("out"))
    let nearly = ["--tolerance", "254", "--geometry-tolerance", "1.9"]
    #expect(try layoutanim.run(arguments + nearly).status == 1)
  }

  private static let outcomes: [([String], Int32)] = [
    (["diff", "sliding.json"], 64),
    (["diff", "-", "-"], 64),
    (["diff", "sliding.json", "sliding.json", "--all"], 64),
    (["diff", "sliding.json", "sliding.json", "--fps", "0"], 64),
    (["diff", "sliding.json", "sliding.json", "--tolerance", "256"], 64),
    (["diff", "sliding.json", "sliding.json", "--tolerance=-1"], 64),
    (["diff", "sliding.json", "sliding.json", "--geometry-tolerance=-0.5"], 64),
    (["diff", "sliding.json", "sliding.json", "--geometry-tolerance", "inf"], 64),
    (["diff", "sliding.json", "sliding.json", "--geometry-tolerance", "nan"], 64),
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

  @Test func aPictureIsNotTakenForATimeline() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("layoutanim render sliding.json -o out -q")
    let run = try layoutanim.run(["diff", "out/frame_0000.png", "out/frame_0001.png"])
    #expect(run.status == 65)
    #expect(
      run.errors.contains(
        "= help: this is a PNG file: name a timeline; pictures are compared in folders\n"))
  }
}
