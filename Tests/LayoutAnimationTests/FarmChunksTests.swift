import Foundation
import Planning
import Rendering
import Reporting
import TestSupport
import Testing

/// Chunks are consecutive, not empty, and together all frames.
@Suite struct FarmChunksTests {
  private func planned(fps: Int = 60) throws -> PlannedTimeline {
    try PlannedTimeline(
      TimelineFile(path: Checkout.root.appending(path: "Timelines/005-card-added.json").path),
      options: PlanOptions(framesPerSecond: fps))
  }

  private func expectDivision(_ chunks: FarmChunks, of count: Int) {
    #expect(chunks.ranges.flatMap(Array.init) == Array(0..<count))
  }

  @Test(arguments: [1, 2, 7, 50, 100_000])
  func aNumberOfChunksIsTheMostThereAre(count: Int) throws {
    let planned = try planned()
    let chunks = try FarmChunks(of: planned, .count(count), for: .slurm)
    expectDivision(chunks, of: planned.frameCount)
    // Where a chunk of one frame is too much, the next one is left out.
    #expect(chunks.count <= min(count, planned.frameCount))
    #expect(chunks.count >= min(count, planned.frameCount / 2))
  }

  @Test(arguments: [1, 7, 100_000])
  func aLengthIsThatOfAllChunksButTheLast(length: Int) throws {
    let planned = try planned()
    let chunks = try FarmChunks(of: planned, .framesPerTask(length), for: .slurm)
    expectDivision(chunks, of: planned.frameCount)
    #expect(chunks.ranges.dropLast().allSatisfy { $0.count == length })
  }

  /// A second of animation never pays for a second process.
  @Test func aShortTimelineIsOneTask() throws {
    let planned = try planned()
    for engine in FarmEngine.allCases {
      #expect(try FarmChunks(of: planned, .automatic, for: engine).count == 1)
    }
  }

  @Test(arguments: [
    FarmChunks.Choice.count(0), .count(100_001), .framesPerTask(0), .framesPerTask(100_001),
  ])
  func numbersOutsideTheirRangeAreRefused(choice: FarmChunks.Choice) throws {
    let planned = try planned(fps: 1)
    let error = #expect(throws: LayoutAnimationError.self) {
      try FarmChunks(of: planned, choice, for: .openjd)
    }
    #expect(error?.code == .usage)
    #expect(error?.message.contains("must be 1…100000") == true)
  }
}
