import Foundation
import Planning
import Presentation
import Primitives
import Raster
import Rendering
import TestSupport
import Testing
import TimelineModel

/// Shards are even because the predicted work of a frame is close to the work that drawing it takes.
@Suite struct PredictedWorkTests {
  /// The work for a timeline, predicted and counted.
  private struct Piece {
    var predicted: Int
    var counted: Int
  }

  private static let timelines = Result {
    try Checkout.timelines().map { url in
      try PlannedTimeline(
        TimelineFile(path: url.path), options: PlanOptions(framesPerSecond: 3, scale: 1))
    }
  }

  private static let kinds = Result {
    try timelines.get().map { timeline in
      Piece(
        predicted: timeline.predictedTotal,
        counted: counted(timeline, 0..<timeline.frameCount).reduce(0, +))
    }
  }

  private static func counted(_ timeline: PlannedTimeline, _ frames: some Sequence<Int>) -> [Int] {
    var painter = RunPainter(width: timeline.width, height: timeline.height)
    let scenes = FrameScenes(timeline.plan)
    var drawn: Scene?
    return frames.map { frame in
      let scene = scenes.scene(at: frame)
      defer { drawn = scene }
      return atRest(timeline) + (scene == drawn ? 0 : painter.work(drawing: scene))
    }
  }

  private static func atRest(_ timeline: PlannedTimeline) -> Int {
    RunPainter.workOfFile(viewCount: timeline.plan.timeline.views.count)
  }

  /// How much longer the slowest shard takes than all do on average, or than the longest piece, which none
  /// can divide.
  private func imbalance(_ costs: [Int], _ shards: [Int], _ count: Int) -> Double {
    var loads = Array(repeating: 0, count: count)
    for (cost, shard) in zip(costs, shards) { loads[shard] += cost }
    let average = Double(loads.reduce(0, +)) / Double(count)
    return Double(loads.max() ?? 0) / max(average, Double(costs.max() ?? 0))
  }

  /// The lengths are those of films of up to a minute: what was counted for each frame of the
  /// timeline, as often as it is repeated.
  @Test(arguments: [2, 3, 4, 8, 16])
  func shardsOfFiveHundredMixedTimelinesAreEven(count: Int) throws {
    let kinds = try Self.kinds.get()
    var random = SeededGenerator(seed: 23)
    let pieces = (0..<500).map { _ in
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
      let length = Int.random(in: 1...20, using: &random)
      return Piece(predicted: kind.predicted * length, counted: kind.counted * length)
    }
    let shards = WorkPartition.shards(of: pieces.map(\.predicted), among: count)
    let ratio = imbalance(pieces.map(\.counted), shards, count)
    #expect(ratio <= 1.15, "\(count) shards: \(ratio)")
  }

  /// The timeline is played slowly, so that it has many frames.
  @Test func shardsOfOneLongFilmAreEven() throws {
    let url = Checkout.root.appending(path: "Timelines/001-leading-constant.json")
    let film = try PlannedTimeline(
      TimelineFile(path: url.path), options: PlanOptions(framesPerSecond: 900, scale: 1))
    #expect(film.frameCount > 1_000)
    let work = film.predictedWork
    #expect(work.count == film.frameCount)
    let counted = Self.counted(film, 0..<film.frameCount)
    for count in [2, 5, 16, 40] {
      let ranges = WorkPartition.ranges(of: work, among: count)
      let shards = ranges.enumerated().flatMap { shard, range in range.map { _ in shard } }
      let ratio = imbalance(counted, shards, count)
      #expect(ratio <= 1.15, "\(count) shards: \(ratio)")
    }
  }

  /// Views that rest for a third of the film, then a few move, then all: frames at rest are not drawn again.
  @Test(arguments: [2, 5, 16])
  func shardsOfAFilmWithRestsAreEven(count: Int) throws {
    let folder = try TemporaryFolder()
    let views = (0..<12).map { view in
      """
      { "id": "v\(view)", "backgroundColor": "#3478F6", "cornerRadius": \(view % 3 * 6),
        "frame": { "x": \(view * 7), "y": \(view * 5), "width": 40, "height": 30 } }
      """
    }
    let keyframes = [(2.0, 2), (3.0, 2), (4.0, 12), (5.0, 12)].map { time, moving in
      let changes = (0..<moving).map { view in
        """
        { "view": "v\(view)", "frame":
          { "x": \((view * 13 + Int(time) * 31) % 120), "y": \(view * 5), "width": 40, "height": 30 } }
        """
      }
      return """
        { "time": \(time), "animation": { "duration": 1 }, "changes": [\(changes.joined(separator: ","))] }
        """
    }
    try folder.write(
      """
      { "version": 1, "framesPerSecond": 200, "duration": 6.5,
        "canvas": { "width": 160, "height": 120, "scale": 2 },
        "views": [\(views.joined(separator: ","))], "keyframes": [\(keyframes.joined(separator: ","))] }
      """, to: "film.json")
    let film = try PlannedTimeline(TimelineFile(path: folder.path("film.json")), options: .none)
    let counted = Self.counted(film, 0..<film.frameCount)
    #expect(counted.count { $0 == Self.atRest(film) } > film.frameCount / 4)
    let ranges = WorkPartition.ranges(of: film.predictedWork, among: count)
    let shards = ranges.enumerated().flatMap { shard, range in range.map { _ in shard } }
    let ratio = imbalance(counted, shards, count)
    #expect(ratio <= 1.15, "\(count) shards: \(ratio)")
  }

  @Test func everyFrameHasAPrediction() throws {
    for timeline in try Self.timelines.get() {
      let work = timeline.predictedWork
      #expect(work.count == timeline.frameCount)
      #expect(work.allSatisfy { $0 > 0 })
    }
  }
}
