import Foundation
import ImageCoding
import LayoutAnimation
import TestSupport
import Testing

/// `--encoder` and `--color-type` change the files but not the pixels.
@Suite struct EncodingOptionsTests {
  private static let ways = [
    ["--encoder", "libpng"], ["--encoder", "runs"], ["--color-type", "rgba"],
    ["--color-type", "rgb"], ["--encoder", "libpng", "--color-type", "rgb"],
    ["--encoder", "libpng", "--color-type", "rgba"],
  ]

  @Test(arguments: ways, ["sliding.json", "turning.json"])
  func everyWayOfPackingKeepsThePixels(options: [String], timeline: String) throws {
    let layoutanim = try Layoutanim()
    for (folder, options) in [("plain", []), ("other", options)] {
      let run = try layoutanim.run(
        ["render", timeline, "-o", folder, "--hash", "sha256"] + options)
      #expect(run.status == 0)
    }
    let names = layoutanim.folder.frameNames(in: "plain")
    #expect(names.count > 10)
    for name in names {
      let pixmaps = try ["plain", "other"].map {
        try PNGDecoder().decode(Array(layoutanim.folder.contents(of: "\($0)/\(name)")))
      }
      #expect(pixmaps[0] == pixmaps[1], "\(name)")
    }
    for list in ["frames.framecrc", "frames.framehash"] {
      #expect(
        try layoutanim.folder.contents(of: "plain/\(list)")
          == layoutanim.folder.contents(of: "other/\(list)"))
    }
  }

  /// The byte after the bit depth in IHDR: 2 RGB, 3 palette, 6 RGBA (PNG, section 11.2.2).
  @Test(arguments: [
    ([], 3), (["--color-type", "palette"], 3), (["--color-type", "rgb"], 2),
    (["--color-type", "rgba"], 6), (["--encoder", "libpng"], 3),
  ])
  func theColorTypeIsTheOneAskedFor(options: [String], type: Int) throws {
    let layoutanim = try Layoutanim()
    let still = ["still", "sliding.json", "-o", "still.png", "--frame", "0"] + options
    #expect(try layoutanim.run(still).status == 0)
    #expect(Array(try layoutanim.folder.contents(of: "still.png"))[25] == UInt8(type))
  }

  @Test(arguments: [
    ("palette", "pixels that are not opaque"), ("rgb", "pixels that are not opaque"),
  ])
  func whatAColorTypeCannotHoldIsRefused(colorType: String, words: String) throws {
    let layoutanim = try Layoutanim()
    let clear = Samples.sliding.replacingOccurrences(
      of: #""scale": 1"#, with: ##""scale": 1, "backgroundColor": "#FF000033""##)
    try layoutanim.folder.write(clear, to: "clear.json")
    let before = layoutanim.folder.names()
    for command in [["render", "-o", "out"], ["still", "-o", "still.png"]] {
      let run = try layoutanim.run(command + ["clear.json", "--color-type", colorType])
      #expect(run.status == 64)
      #expect(run.errors.contains(words))
      #expect(layoutanim.folder.frameNames(in: "out") == [])
    }
    #expect(Set(layoutanim.folder.names()).subtracting(["out"]) == Set(before))
  }

  /// Frame 3 is opaque, frame 4 is not. With several workers, a later frame may fail first.
  private static let fading = Samples.sliding.replacingOccurrences(
    of: #""changes": ["#,
    with: ##""changes": [{ "canvas": { "backgroundColor": "#FFFFFF80" } }, "##)

  @Test(arguments: ["1", "2", "7"])
  func theFirstFrameThatDoesNotFitIsNamed(jobs: String) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(Self.fading, to: "fading.json")
    for _ in 0..<5 {
      let run = try layoutanim.run(
        ["render", "fading.json", "-o", "out", "--color-type", "rgb", "-j", jobs])
      #expect(run.status == 64)
      #expect(run.errors.contains("cannot encode frame 4:"), "\(run.errors)")
    }
  }

  /// The existing files remain valid, and are kept.
  @Test func whatIsRefusedAtTheFirstFrameRemovesNothing() throws {
    let layoutanim = try Layoutanim()
    let clear = Samples.sliding.replacingOccurrences(
      of: #""scale": 1"#, with: ##""scale": 1, "backgroundColor": "#FF000033""##)
    try layoutanim.folder.write(clear, to: "clear.json")
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out"])
    let before = try layoutanim.folder.files(in: "out")
    let run = try layoutanim.run(
      ["render", "clear.json", "-o", "out", "--color-type", "rgb", "-j", "1"])
    #expect(run.status == 64)
    #expect(try layoutanim.folder.files(in: "out") == before)
  }

  @Test func aFilmHasNoSuchChoice() throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(
      ["render", "sliding.json", "-o", "film.apng", "--color-type", "rgb"])
    #expect(run.status == 64)
    #expect(run.errors.contains("files of single frames"))
  }
}
