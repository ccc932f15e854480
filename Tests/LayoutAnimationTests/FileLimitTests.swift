import FileAccess
import Foundation
import ImageCoding
import LayoutAnimation
import TestSupport
import Testing

@testable import Rendering

/// The largest files that are read: each limit just below, at and just above it.
@Suite final class FileLimitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a file of zeros, which takes no room on the disk.
  private func file(_ byteCount: Int, named name: String = "a") throws -> String {
    let path = folder.path(name)
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    try #require(truncate(path, off_t(byteCount)) == 0)
    return path
  }

  @Test(arguments: [(999, true), (1000, true), (1001, false)])
  func aFileIsReadUpToItsLimit(byteCount: Int, isRead: Bool) throws {
    let path = try file(byteCount)
    let bytes = try? InputFile.contents(of: path, upTo: InputLimit(byteCount: 1000))
    #expect(bytes?.count == (isRead ? byteCount : nil))
  }

  private static let limits: [(String, InputLimit, Int)] = [
    ("a.pinned", Pin.sizeLimit, 128), ("manifest.json", Manifest.sizeLimit, 256),
  ]

  @Test(arguments: limits)
  func aFileOfTheLargestSizeIsRead(name: String, limit: InputLimit, megabytes: Int) throws {
    for (more, isRead) in [(-1, true), (0, true), (1, false)] {
      let path = try file(megabytes << 20 + more, named: name)
      let count = (try? InputFile.contents(of: path, upTo: limit))?.count
      #expect(count == (isRead ? megabytes << 20 + more : nil))
    }
  }

  /// What is larger than a manifest counts as damaged in a folder that is rendered into.
  @Test(arguments: ["manifest.json", "frames.framecrc", "frames.framehash"])
  func aRecordOfTheLargestSizeIsRead(name: String) throws {
    for (more, isRead) in [(-1, true), (0, true), (1, false)] {
      _ = try file(256 << 20 + more, named: name)
      let bytes = try FrameDirectory(path: folder.url.path).contents(ofFile: name)
      #expect(bytes?.count == (isRead ? 256 << 20 + more : nil))
    }
  }

  /// Reading as much as a limit would take seconds, so a longer file fails before.
  @Test(arguments: limits)
  func aLongerFileIsRefusedUnread(name: String, limit: InputLimit, megabytes: Int) throws {
    #expect(limit.byteCount == megabytes << 20)
    let path = try file(limit.byteCount + 1, named: name)
    let error = #expect(throws: LayoutAnimationError.self) {
      if name == "a.pinned" { _ = try Pin(path: path) } else { _ = try Manifest(path: path) }
    }
    #expect(error?.code == .invalidTimeline)
    #expect(error?.message == "`\(path)` is larger than \(megabytes) MB")
  }

  /// Zeros are no JSON from the first byte on, which takes no time to find out.
  @Test(arguments: [(-1, false), (0, false), (1, true)])
  func aTimelineHas64Megabytes(more: Int, isTooLarge: Bool) throws {
    let path = try file(64 << 20 + more, named: "a.json")
    let error = #expect(throws: LayoutAnimationError.self) { try PlannedTimeline(path: path) }
    #expect(error?.code == .invalidTimeline)
    #expect((error?.message == "`\(path)` is larger than 64 MB") == isTooLarge)
  }

  /// The header says 40 by 30 pixels; the rest of the file is not read before its size is known.
  @Test(arguments: [(-1, false), (0, false), (1, true)])
  func aPictureHasAsManyBytesAsItsPixelsNeed(more: Int, isTooLarge: Bool) throws {
    let header = try #require(PNGHeader(Self.header(width: 40, height: 30)))
    let limit = 321 * 30 + 1_048_576
    #expect(header.largestFileSize == limit)
    try FileManager.default.createDirectory(
      atPath: folder.path("f"), withIntermediateDirectories: true)
    let path = folder.path("f/frame_0000.png")
    try Data(Self.header(width: 40, height: 30)).write(to: URL(filePath: path))
    try #require(truncate(path, off_t(limit + more)) == 0)
    let frames = try FrameFolder(path: folder.path("f"))
    let error = #expect(throws: LayoutAnimationError.self) { try frames.image(of: 0) }
    #expect(error?.code == .unreadableInput)
    #expect(error?.message.contains("is larger than") == isTooLarge)
  }

  /// The file has no pixels, so that decoding it fails.
  @Test(arguments: [(39, false), (40, true), (41, false)])
  func aPictureOfTheSameSizeIsDecoded(width: Int, isDecoded: Bool) throws {
    let timeline = try PlannedTimeline(json: ComparedTexts.still)
    try FileManager.default.createDirectory(
      atPath: folder.path("f"), withIntermediateDirectories: true)
    try Data(Self.header(width: width, height: 30)).write(
      to: URL(filePath: folder.path("f/frame_0000.png")))
    let frames = try FrameSource(path: folder.path("f"))
    let comparison = try? FrameComparison(expected: frames, actual: .timeline(timeline))
    #expect((comparison == nil) == isDecoded)
    #expect(comparison?.pixels.comparedCount == (isDecoded ? nil : 0))
  }

  /// Decoding would fail: there are no pixels in these files.
  @Test func picturesOfOtherSizesAreNotDecoded() throws {
    let timeline = try PlannedTimeline(json: ComparedTexts.moving)
    try FileManager.default.createDirectory(
      atPath: folder.path("f"), withIntermediateDirectories: true)
    for frame in 0..<timeline.frameCount {
      let name = FrameDirectory(path: folder.path("f")).path(of: frame)
      try Data(Self.header(width: 16_384, height: 16_384)).write(to: URL(filePath: name))
    }
    let frames = try FrameSource(path: folder.path("f"))
    let comparison = try FrameComparison(expected: frames, actual: .timeline(timeline))
    #expect(comparison.pixels.comparedCount == 0)
    #expect(comparison.text.contains("16384×16384"))
  }

  private static func header(width: Int, height: Int) -> [UInt8] {
    let png = PNGChunks.stored(width: width, height: height, depth: 8, colorType: 6, rows: [])
    return Array(png.file.prefix(33))
  }
}
