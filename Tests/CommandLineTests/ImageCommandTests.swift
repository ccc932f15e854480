import Foundation
import TestSupport
import Testing

/// Images on the command line: `--allow-path`, standard input, and pins that hold them.
@Suite struct ImageCommandTests {
  private static let timeline = """
    { "version": 1, "canvas": { "width": 9, "height": 9 },
      "views": [{ "id": "hero", "image": "../hero.png" }],
      "constraints": ["hero.left == root.left", "hero.top == root.top"] }
    """

  private static func png(gray: UInt8) -> Data {
    Data(
      PNGChunks.stored(
        width: 2, height: 1, depth: 8, colorType: 0, rows: [[0, gray, gray]]
      ).file)
  }

  /// `t/hero.json` with its image one folder above.
  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.prepare("mkdir t")
    try layoutanim.folder.write(Self.timeline, to: "t/hero.json")
    try Self.png(gray: 10).write(to: layoutanim.folder.url.appending(path: "hero.png"))
    return layoutanim
  }

  /// Every command that reads timelines refuses the image, and reads it where that is allowed.
  @Test(arguments: [
    ["render", "t/hero.json", "-o", "out"], ["still", "t/hero.json", "-o", "a.png"],
    ["sheet", "t/hero.json", "-o", "a.png"], ["check", "t/hero.json"], ["certify", "t/hero.json"],
    ["inspect", "t/hero.json"], ["explain", "t/hero.json", "--view", "hero"],
    ["sweep", "t/hero.json", "--sizes", "9x9"], ["approve", "t/hero.json"],
    ["diff", "t/hero.json", "t/hero.json"], ["report", "t/hero.json", "-o", "a.html"],
  ])
  func aPathLeavesTheFolderOnlyWhereItIsAllowed(arguments: [String]) throws {
    let layoutanim = try layoutanim()
    let refused = try layoutanim.run(arguments + ["-q"])
    #expect(refused.status == 65)
    let text = refused.errors + refused.output
    #expect(text.contains("outside of the timeline's folder"), "\(text)")
    #expect(text.contains("--allow-path"), "\(text)")
    let allowed = try layoutanim.run(arguments + ["-q", "--allow-path", "t", "--allow-path", "."])
    #expect(allowed.status == 0, "\(allowed.errors)")
  }

  @Test func imagesOfStandardInputAreInTheWorkingFolder() throws {
    let layoutanim = try layoutanim()
    let here = Self.timeline.replacingOccurrences(of: "../hero.png", with: "./hero.png")
    let run = try layoutanim.run(["inspect", "-", "--json"], input: here)
    #expect(run.status == 0)
    #expect(run.output.contains(#""image": {"file": "hero.png""#), "\(run.errors)")
    let refused = try layoutanim.run(["inspect", "-"], input: Self.timeline)
    #expect(refused.status == 65)
  }

  @Test func verifyNamesTheImageThatChanged() throws {
    let layoutanim = try layoutanim()
    let allowed = ["--allow-path", ".", "-q"]
    #expect(try layoutanim.run(["approve", "t/hero.json"] + allowed).status == 0)
    #expect(try layoutanim.run(["verify", "t/hero.json"] + allowed).status == 0)
    try Self.png(gray: 200).write(to: layoutanim.folder.url.appending(path: "hero.png"))
    let run = try layoutanim.run(["verify", "t/hero.json"] + allowed)
    #expect(run.status == 1)
    #expect(
      run.output.contains(#"view `hero`: the content of "../hero.png" changed"#), "\(run.output)")
    // The pin alone draws what it shows.
    let drawn = try layoutanim.run(
      ["diff", "t/hero.pinned", "t/hero.json", "-o", "diff"] + allowed)
    #expect(drawn.status == 1)
    #expect(layoutanim.folder.names(in: "diff").count == 1)
  }

  @Test func framesDoNotDependOnTheJobs() throws {
    let layoutanim = try Layoutanim(samples: false)
    let hero = Checkout.root.appending(path: "Timelines/006-hero-image.json").path
    for jobs in ["1", "3"] {
      let run = try layoutanim.run(
        ["render", hero, "-o", jobs, "-j", jobs, "--fps", "10", "--scale", "1", "-q"])
      #expect(run.status == 0)
    }
    let run = try layoutanim.run(
      ["render", hero, "-o", "libpng", "--encoder", "libpng", "--fps", "10", "--scale", "1", "-q"])
    #expect(run.status == 0)
    let (one, three) = (
      try layoutanim.folder.files(in: "1"), try layoutanim.folder.files(in: "3")
    )
    #expect(one == three && one.count > 2)
    #expect(try layoutanim.run(["diff", "1", "libpng", "-q"]).status == 0)
  }
}
