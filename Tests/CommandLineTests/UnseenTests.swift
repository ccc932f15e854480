import Foundation
import TestSupport
import Testing

/// What a comparison that finds no difference says of what it did not see.
@Suite struct UnseenTests {
  /// Two renderings of one timeline, of which the second has lost its manifest.
  private func prepared() throws -> Layoutanim {
    let layoutanim = try Layoutanim()
    for folder in ["before", "after"] {
      #expect(try layoutanim.run(["render", "sliding.json", "-o", folder]).status == 0)
    }
    try FileManager.default.removeItem(
      at: layoutanim.folder.url.appending(path: "after/manifest.json"))
    return layoutanim
  }

  @Test func framesWithoutAManifestHaveTheSamePixelsAtBest() throws {
    let layoutanim = try prepared()
    let run = try layoutanim.run(["diff", "before", "after"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("same pixels: all "))
    #expect(run.output.contains("; geometry is not known\nstructure: "))
  }

  @Test(arguments: ["0", "1"])
  func aGeometryToleranceDemandsThatGeometryIsKnown(tolerance: String) throws {
    let layoutanim = try prepared()
    let option = ["--geometry-tolerance", tolerance]
    #expect(try layoutanim.run(["diff", "before", "after"] + option).status == 1)
    #expect(try layoutanim.run(["diff", "before", "before"] + option).status == 0)
  }

  @Test func whatCannotBeReadFailsByItself() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      "mkdir suite; mv sliding.json suite; ln -s b suite/b; layoutanim approve suite || true")
    let run = try layoutanim.run(["verify", "suite", "--message-format", "junit=junit.xml"])
    #expect(run.status == 66)
    #expect(run.errors.hasSuffix("verified 2 timelines: 1 as pinned, 1 failed\n"))
    let junit = try String(
      contentsOf: layoutanim.folder.url.appending(path: "junit.xml"), encoding: .utf8)
    #expect(junit.contains("Too many levels of symbolic links"))
  }

  /// A priority that decides nothing.
  @Test func changesThatShowInNoFrameAreListed() throws {
    let layoutanim = try Layoutanim()
    #expect(try layoutanim.run(["approve", "sliding.json"]).status == 0)
    try layoutanim.folder.write(
      Samples.sliding.replacing("box.width == 10", with: "box.width == 10 @999"),
      to: "sliding.json")
    let run = try layoutanim.run(["verify", "sliding.json", "--message-format", "json"])
    #expect(run.status == 0)
    #expect(run.output.contains("\"changes\": [{"))
    #expect(run.output.contains("priority"))
  }
}
