import Foundation
import ImageCoding
import Presentation
import Raster
import TestSupport
import Testing

/// Renders every timeline completely with the binary named by `LAYOUTANIM_BINARY` (a release build,
/// in CI) and decodes the files: the pixels must equal those of this build, which have the recorded
/// digests.
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

    let played = try PlayedTimeline(timeline)
    let recorded = try GoldenFile("\(played.name).framecrc").text()
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    let frames = try Checkout.files(in: output).filter { $0.pathExtension == "png" }
    #expect(frames.count == recorded.count)
    for (index, frame) in frames.enumerated() where index < recorded.count {
      let image = try PNGDecoder().decode([UInt8](try Data(contentsOf: frame)))
      var pixmap = Pixmap(width: played.plan.width, height: played.plan.height)
      pixmap.draw(played.plan.scene(at: index))
      #expect(played.line(index, pixmap.digest) == recorded[index])
      #expect(firstDifferentRow(image, pixmap) == nil, "\(frame.lastPathComponent)")
    }
  }

  /// Compares rows as blocks of memory, because computing checksums of all these bytes takes
  /// minutes in a debug build.
  private func firstDifferentRow(_ image: StraightImage, _ pixmap: borrowing Pixmap) -> Int? {
    guard image.width == pixmap.width, image.height == pixmap.height else { return 0 }
    let bytes = Data(image.bytes)
    let length = 4 * image.width
    var row: [UInt8] = []
    for band in pixmap.bands {
      pixmap.copyStraightRow(band.lowerBound, into: &row)
      let expected = Data(row)
      for y in band where bytes[y * length..<(y + 1) * length] != expected { return y }
    }
    return nil
  }
}
