import Foundation
import ImageCoding
import Raster
import TestSupport
import Testing

/// The whole range of every timeline, drawn by the binary named by `LAYOUTANIM_BINARY` (a release
/// build, in CI), decoded again and held against the same digests as the debug build's frames.
@Suite struct ReleaseTests {
  static let binary = ProcessInfo.processInfo.environment["LAYOUTANIM_BINARY"]

  @Test(
    .enabled(if: binary != nil, "LAYOUTANIM_BINARY is not set: the whole range is not compared"),
    arguments: try Checkout.timelines())
  func everyFrameOfTheBinaryHasItsRecordedDigest(timeline: URL) throws {
    let output = FileManager.default.temporaryDirectory
      .appending(path: "layoutanim-release-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let render = Process()
    render.executableURL = URL(filePath: try #require(Self.binary))
    render.arguments = ["render", timeline.path, "-o", output.path, "--quiet"]
    try render.run()
    render.waitUntilExit()
    #expect(render.terminationStatus == 0)

    let name = timeline.deletingPathExtension().lastPathComponent
    let recorded = try GoldenFile("\(name).framecrc").text()
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    let frames = try Checkout.files(in: output)
    #expect(frames.count == recorded.count)
    for (index, frame) in frames.enumerated() where index < recorded.count {
      let image = try PNGDecoder().decode([UInt8](try Data(contentsOf: frame)))
      let digest = image.digest
      #expect(PlayedTimeline.line(index, digest) == recorded[index], "\(frame.lastPathComponent)")
    }
  }
}
