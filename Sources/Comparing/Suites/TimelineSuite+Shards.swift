import FileAccess
package import Planning
import Rendering
import Reporting

extension TimelineSuite {
  /// The part of the suite that a shard has. Every shard computes the same partition, by the predicted
  /// work of each timeline; together they have everything once.
  ///
  /// - Parameters:
  ///   - options: replace the frame rate and scale, as for `verify`.
  ///   - jobs: how many timelines are planned at a time; the partition does not depend on it.
  package func part(
    _ shard: Shard, options: PlanOptions = .none, jobs: JobCount = .processors
  ) async -> TimelineSuite {
    let count = timelines.count + abandonedPins.count + frameFolders.count
    // A single piece is the first shard's, whatever it costs. Standard input is not read twice.
    var costs = Array(repeating: 1, count: count)
    if count > 1, shard != .whole {
      costs = await SharedJobs.make(count, jobs) { piece, _ in self.cost(of: piece, options) }
    }
    let shards = WorkPartition.shards(of: costs, among: shard.count)
    var part = self
    part.files = files.filtered { shards[$0] == shard.index }
    return part
  }

  private func cost(of piece: Int, _ options: PlanOptions) -> Int {
    guard piece >= timelines.count else { return cost(of: timelines[piece], options) }
    let folder = piece - timelines.count - abandonedPins.count
    guard folder >= 0 else { return 1 }
    let names = try? InputFile.examine(frameFolders[folder], FolderListing.init).names
    return Self.costOfFile * (names?.count ?? 0)
  }

  /// Of reading, hashing and decoding a file of a folder of frames, as the work of drawing a frame.
  private static let costOfFile = 20_000

  /// 1 for a timeline that cannot be used: it is found soon.
  private func cost(of path: String, _ chosen: PlanOptions) -> Int {
    if path == "-" { return 1 }
    let timeline = try? PlannedTimeline(
      TimelineFile(path: path, allowing: allowedPaths),
      options: planningOptions(of: path, chosen.over(settings(of: path).options)))
    return timeline?.predictedTotal ?? 1
  }

  /// Those that the timeline is pinned with, unless others are chosen.
  private func planningOptions(of path: String, _ options: PlanOptions) -> PlanOptions {
    let pinPath = pin ?? Pin.path(ofTimeline: path)
    guard let pin = try? Pin.existing(at: pinPath) else { return options }
    return (try? pin.options(over: options)) ?? options
  }
}
