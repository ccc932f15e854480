import FileAccess
import Foundation
import Planning
import Rendering
import Reporting
import TestSupport
import Testing

/// Any division of the frames into chunks, in any order, with repeated and overlapping ones, merges to the
/// folder of one run. The chunks are recorded: cut from that folder, as a run of their frames writes them.
@Suite final class ChunkContractTests {
  private let folder: TemporaryFolder
  private let whole: Manifest

  init() async throws {
    folder = try TemporaryFolder()
    let url = Checkout.root.appending(path: "Timelines/005-card-added.json")
    let planned = try PlannedTimeline(
      TimelineFile(path: url.path), options: PlanOptions(framesPerSecond: 20, scale: 1))
    _ = try await FrameRenderer(planned, options: OutputOptions(hash: .sha256)).render(
      into: FrameDirectory(path: folder.path("whole")))
    whole = try Manifest(path: folder.path("whole/manifest.json"))
  }

  private func record(_ frames: ClosedRange<Int>, in name: String) throws {
    let manifest = whole.restricted { frames.contains($0) }
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
    for frame in manifest.frames {
      try files.linkItem(
        atPath: folder.path("whole/\(frame.file)"), toPath: folder.path("\(name)/\(frame.file)"))
    }
    for list in FrameChecksums.Algorithm.allCases {
      try folder.write(
        #require(manifest.checksums(list)).description, to: "\(name)/\(list.fileName)")
    }
    try folder.write(manifest.description, to: "\(name)/manifest.json")
  }

  /// Ranges that cover all frames, shuffled, some of them extended into their neighbours or repeated.
  private func division(using random: inout SeededGenerator) -> [ClosedRange<Int>] {
    let count = whole.frames.count
    let cuts = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      Int.random(in: 1..<count, using: &random)
    }
    let bounds = Set(cuts + [0, count]).sorted()
    var ranges = zip(bounds, bounds.dropFirst()).map { start, end in
      let (before, after) = (
        Int.random(in: -4...6, using: &random), Int.random(in: -4...6, using: &random)
      )
      return max(0, start - max(0, before))...min(count, end + max(0, after)) - 1
    }
    if Bool.random(using: &random), let again = ranges.randomElement(using: &random) {
      ranges.append(again)
    }
    return ranges.shuffled(using: &random)
  }

  @Test func everyDivisionGivesTheFolderOfOneRun() throws {
    let expected = try folder.files(in: "whole")
    var random = SeededGenerator(seed: 77)
    var overlapping = 0
    for round in 0..<60 {
      let ranges = division(using: &random)
      if ranges.map(\.count).reduce(0, +) > whole.frames.count { overlapping += 1 }
      let parts = "parts-\(round)"
      for (index, range) in ranges.enumerated() { try record(range, in: "\(parts)/\(index)") }
      try FrameFolderMerge(paths: [folder.path(parts)]).write(
        to: folder.path("merged"), .everything)
      #expect(try folder.files(in: "merged") == expected, "\(ranges)")
      try FileManager.default.removeItem(atPath: folder.path("merged"))
    }
    #expect(overlapping > 20)
  }

  @Test func aDivisionWithAGapIsRefused() throws {
    try record(0...3, in: "parts/a")
    try record(5...whole.frames.count - 1, in: "parts/b")
    let error = #expect(throws: LayoutAnimationError.self) {
      try FrameFolderMerge(paths: [folder.path("parts")])
    }
    #expect(error?.message.hasPrefix("frame 4 of \(whole.frames.count) ") == true)
  }

  /// A chunk that was killed has no manifest; another one may have its frames.
  @Test func chunksThatWereNeverCompletedAreIgnored() throws {
    try record(0...9, in: "parts/0-9")
    try record(5...whole.frames.count - 1, in: "parts/rest")
    try record(2...6, in: "parts/killed")
    try FileManager.default.removeItem(atPath: folder.path("parts/killed/manifest.json"))
    // The recorded frames are links to those of the whole folder.
    try FileManager.default.removeItem(atPath: folder.path("parts/killed/frame_0003.png"))
    try folder.write("not a frame", to: "parts/killed/frame_0003.png")
    try folder.write("of the scheduler", to: "parts/joblog")
    try FrameFolderMerge(paths: [folder.path("parts")]).write(
      to: folder.path("merged"), .everything)
    #expect(try folder.files(in: "merged") == folder.files(in: "whole"))
  }
}
