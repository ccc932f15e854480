import Foundation
import ImageCoding
import Presentation
import Raster
import TestSupport
import Testing

/// Renders every timeline completely with the binary named by `LAYOUTANIM_BINARY` (a release build,
/// in CI). Its list of digests must be the recorded one, and it must find these digests in every
/// file when it decodes them; some are decoded here and compared with the pixels of this build.
@Suite struct ReleaseTests {
  static let binary = ProcessInfo.processInfo.environment["LAYOUTANIM_BINARY"]

  @Test(
    .enabled(if: binary != nil, "LAYOUTANIM_BINARY is not set: the whole range is not compared"),
    arguments: try Checkout.timelines())
  func everyFrameOfTheBinaryHasItsRecordedDigest(timeline: URL) throws {
    let output = FileManager.default.temporaryDirectory
      .appending(path: "layoutanim-release-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    try run("render", timeline.path, "-o", output.path, "--quiet")
    try run("verify", output.path, "--quiet")

    let played = try PlayedTimeline(timeline)
    let list = try String(contentsOf: output.appending(path: "frames.framecrc"), encoding: .utf8)
    #expect(try list == GoldenFile("\(played.name).framecrc").text())
    let files = try Checkout.files(in: output).filter { $0.pathExtension == "png" }
    try #require(files.count == played.plan.frameCount)
    for (place, frame) in played.sampledFrames.enumerated() where place % 3 == 1 {
      try expect(files[frame], shows: frame, of: played)
    }
  }

  private func run(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.binary))
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(arguments)")
  }

  private func expect(_ file: URL, shows frame: Int, of played: PlayedTimeline) throws {
    let image = try PNGDecoder().decode([UInt8](try Data(contentsOf: file)))
    var pixmap = Pixmap(width: played.plan.width, height: played.plan.height)
    pixmap.draw(played.plan.scene(at: frame))
    #expect(firstDifferentRow(image, pixmap) == nil, "\(file.lastPathComponent)")
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
