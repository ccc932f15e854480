import Foundation
import Planning
import Rendering
import TestSupport
import Testing

/// Joining manifests undoes dividing them, whatever the partition.
@Suite struct ManifestJoiningTests {
  private func manifest(_ timeline: String) async throws -> Manifest {
    let folder = try TemporaryFolder()
    let url = Checkout.root.appending(path: timeline)
    let planned = try PlannedTimeline(
      TimelineFile(path: url.path), options: PlanOptions(framesPerSecond: 4, scale: 1))
    let renderer = FrameRenderer(planned, options: try OutputOptions(jobs: .processors))
    _ = try await renderer.render(into: FrameDirectory(path: folder.path("frames")))
    return try Manifest(path: folder.path("frames/manifest.json"))
  }

  @Test(arguments: ["Tests/RunningAppTests/everything.json", "Timelines/005-card-added.json"])
  func randomPartitionsAreJoinedToTheSameBytes(timeline: String) async throws {
    let whole = try await manifest(timeline)
    let text = whole.description
    var random = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      let count = Int.random(in: 1...6, using: &random)
      let owners = whole.frames.map { _ in Int.random(in: 0..<count, using: &random) }
      let extra = whole.frames.map { _ in Int.random(in: 0..<3 * count, using: &random) }
      var parts = (0..<count).map { part in
        whole.restricted { owners[$0] == part || extra[$0] == part }
      }
      parts.shuffle(using: &random)
      #expect(Manifest(joining: parts).description == text)
    }
  }

  /// What a run of some frames writes is what restricting the manifest of all gives.
  @Test func aPartIsWhatARunOfItWrites() async throws {
    let folder = try TemporaryFolder()
    let url = Checkout.root.appending(path: "Timelines/005-card-added.json")
    let planned = try PlannedTimeline(
      TimelineFile(path: url.path), options: PlanOptions(framesPerSecond: 4, scale: 1))
    let options = try OutputOptions(jobs: .processors)
    let frames = try FrameSelection("1-3,5")
    _ = try await FrameRenderer(planned, frames: frames, options: options).render(
      into: FrameDirectory(path: folder.path("frames")))
    let whole = try await manifest("Timelines/005-card-added.json")
    #expect(
      whole.restricted { [1, 2, 3, 5].contains($0) }.description
        == (try folder.text(of: "frames/manifest.json")))
  }
}
