import Foundation
import TestSupport
import Testing

/// A view of a picture that is larger than in the frame: all its pixels are as expected.
@Suite struct GrownViewTests {
  private func diff(height: String) throws -> Run {
    let taller = Samples.sliding.replacingOccurrences(
      of: "box.height == 10", with: "box.height == \(height)")
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(taller, to: "other.json")
    return try layoutanim.shell(
      """
      layoutanim still -q other.json --frame 0 -o other.png
      layoutanim diff sliding.json --frame 0 other.png
      """)
  }

  @Test func aViewThatOnlyGrewIsLarger() throws {
    let run = try diff(height: "12")
    #expect(run.status == 1)
    #expect(
      run.output.hasSuffix(
        "\n  `box`: it is larger\n    `box.bottom` is 2 pt further down\n"))
  }

  @Test func aViewThatShrankHasPixelsThatDiffer() throws {
    let run = try diff(height: "8")
    #expect(run.status == 1)
    #expect(
      run.output.hasSuffix(
        "\n  `box`: 20 pixels of it differ\n    `box.bottom` is 2 pt further up\n"))
  }
}
