import Foundation
import ImageCoding
import LayoutAnimation
import TestSupport
import Testing

@testable import Comparing

/// Folders of frames. The box of `moving` covers 10 by 10 pixels and moves 2 per frame.
@Suite final class FolderComparisonTests {
  private let folder: TemporaryFolder
  private let planned: PlannedTimeline

  init() throws {
    planned = try Self.planned(ComparedTexts.moving)
    folder = try TemporaryFolder()
  }

  private static func planned(_ text: String) throws -> PlannedTimeline {
    try PlannedTimeline(
      TimelineFile(contents: Array(text.utf8), path: "a.json"))
  }

  private func render(_ timeline: PlannedTimeline, to name: String) async throws -> FrameSource {
    let directory = FrameDirectory(path: folder.path(name))
    _ = try await FrameRenderer(timeline, options: OutputOptions()).render(into: directory)
    return try source(name)
  }

  private func source(_ name: String) throws -> FrameSource {
    try FrameSource(path: folder.path(name))
  }

  @Test func aTimelineIsTheSameAsItsFrames() async throws {
    let frames = try await render(planned, to: "frames")
    let comparison = try FrameComparison(expected: frames, actual: .timeline(planned))
    #expect(comparison.isSame)
    #expect(comparison.pixels.comparedCount == 11)
    #expect(comparison.isGeometryKnown)
    #expect(comparison.text.contains("geometry: same\n"))
    try folder.write("no frame", to: "frames/notes.txt")
    #expect(try FrameComparison(expected: source("frames"), actual: source("frames")).isSame)
  }

  @Test func onlyTheFrameThatWasReplacedDiffers() async throws {
    let frames = try await render(planned, to: "frames")
    let pixels = try folder.contents(of: "frames/frame_0004.png")
    try pixels.write(to: folder.url.appending(path: "frames/frame_0006.png"))
    let comparison = try FrameComparison(expected: .timeline(planned), actual: frames)
    // At 8 instead of 12: 4 + 4 columns of 10 pixels.
    #expect(comparison.pixels.frames.map(\.number) == [6])
    #expect(comparison.pixels.total == 80)
    #expect(comparison.structure.isEmpty && comparison.geometry.isEmpty)
    #expect(!comparison.isSame)
    #expect(!comparison.isGeometryKnown)
    let manifest = folder.path("frames/manifest.json")
    #expect(
      comparison.notes == [
        "`\(manifest)` does not describe these frames: `frame_0006.png` is a different file"
      ]
    )
  }

  /// The file of frame 4 represents the same picture in other bytes.
  @Test func onlyPicturesInDifferentFilesAreDecoded() async throws {
    _ = try await render(planned, to: "a")
    let whole = try await render(planned, to: "b")
    let same = try FrameComparison(expected: source("a"), actual: whole)
    #expect(same.isSame && same.pixels.comparedCount == 11)
    #expect(same.pixels.pictureCount == 0)
    let image = try PNGDecoder().decode(Array(folder.contents(of: "b/frame_0004.png")))
    try TestFolder.write(image.pngBytes(), to: folder.path("b/frame_0004.png"))
    let other = try FrameComparison(expected: source("a"), actual: source("b"))
    #expect(other.pixels.frames.isEmpty && other.pixels.comparedCount == 11)
    #expect(other.pixels.pictureCount == 2)
  }

  /// Equal files say nothing about pictures that nobody can see.
  @Test(arguments: ["", "cut", "changed"])
  func equalFilesThatAreDamagedCannotBeCompared(damage: String) async throws {
    _ = try await render(planned, to: "a")
    var bytes = try Array(folder.contents(of: "a/frame_0004.png"))
    switch damage {
    case "cut": bytes.removeLast(30)
    case "changed": bytes[bytes.count - 20] ^= 1
    default: bytes = []
    }
    try TestFolder.write(bytes, to: folder.path("a/frame_0004.png"))
    try FileManager.default.removeItem(atPath: folder.path("a/manifest.json"))
    let error = #expect(throws: LayoutAnimationError.self) {
      try FrameComparison(expected: source("a"), actual: source("a"))
    }
    #expect(error?.code == .unreadableInput)
    #expect(error?.message.contains("/a/frame_0004.png`: ") == true)
  }

  @Test func aFrameThatTheManifestDoesNotListIsNotCalledAnotherFile() async throws {
    _ = try await render(planned, to: "frames")
    let pixels = try folder.contents(of: "frames/frame_0004.png")
    try pixels.write(to: folder.url.appending(path: "frames/frame_0011.png"))
    let longer = try source("frames")
    let comparison = try FrameComparison(expected: longer, actual: longer)
    let manifest = folder.path("frames/manifest.json")
    #expect(comparison.notes.contains("`\(manifest)` does not list `frame_0011.png`"))
  }

  @Test func aMissingFrameIsADifferenceOfStructure() async throws {
    _ = try await render(planned, to: "frames")
    for name in ["frame_0003.png", "frame_0004.png", "frame_0009.png"] {
      try FileManager.default.removeItem(at: folder.url.appending(path: "frames/\(name)"))
    }
    let (whole, part) = (FrameSource.timeline(planned), try source("frames"))
    let missing = try FrameComparison(expected: whole, actual: part)
    #expect(
      missing.structure == [.frameCount(expected: 11, actual: 8), .missingFrames([3, 4, 9])])
    #expect(missing.structure.last?.description == "frames 3–4, 9 missing")
    #expect(missing.pixels.comparedCount == 8)
    #expect(missing.pixels.frames.isEmpty)
    let surplus = try FrameComparison(expected: part, actual: whole)
    #expect(surplus.structure.last == .surplusFrames([3, 4, 9]))
  }

  /// Also with a timeline that is too short to have them.
  @Test func framesThatAreListedAndMissingOnBothSidesAreADifference() async throws {
    _ = try await render(planned, to: "frames")
    for name in ["frame_0009.png", "frame_0010.png"] {
      try FileManager.default.removeItem(at: folder.url.appending(path: "frames/\(name)"))
    }
    let part = try source("frames")
    let both = try FrameComparison(expected: part, actual: part)
    #expect(both.structure == [.lostFrames([9, 10])] && !both.isSame)
    let short = try Self.planned(
      ComparedTexts.moving.replacingOccurrences(
        of: "\"version\": 1,", with: "\"version\": 1, \"duration\": 0.8,"))
    let timeline = try FrameComparison(expected: .timeline(short), actual: part)
    #expect(timeline.structure == [.lostFrames([9, 10])], "\(timeline.text)")
    try FileManager.default.removeItem(atPath: folder.path("frames/manifest.json"))
    #expect(try FrameComparison(expected: source("frames"), actual: source("frames")).isSame)
  }

  @Test func framesOfAnotherSizeAreToldTogether() async throws {
    let frames = try await render(planned, to: "frames")
    let wide = ComparedTexts.still.replacingOccurrences(of: "\"width\": 40", with: "\"width\": 50")
    _ = try await render(Self.planned(wide), to: "wide")
    let foreign = try folder.contents(of: "wide/frame_0000.png")
    for number in [2, 3, 7] {
      try foreign.write(to: folder.url.appending(path: "frames/frame_000\(number).png"))
    }
    let comparison = try FrameComparison(expected: .timeline(planned), actual: frames)
    #expect(
      comparison.structure.map(\.description) == [
        "40×30 → 50×30 pixels in frames 2–3, which are not compared",
        "40×30 → 50×30 pixels in frame 7, which are not compared",
      ])
    #expect(comparison.pixels.comparedCount == 8)
  }

  @Test func aFolderWithoutFramesCannotBeRead() throws {
    let error = #expect(throws: LayoutAnimationError.self) { try source("") }
    #expect(error?.code == .unreadableInput)
  }
}
