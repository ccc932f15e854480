package import Planning
import TimelineModel

extension TimelineFiles {
  /// The timelines that a shard sweeps. Every shard computes the same partition, by the predicted work
  /// of laying each timeline out; together they have every timeline once.
  package func part(_ shard: Shard, allowing allowedPaths: [String] = []) -> TimelineFiles {
    // A single timeline is the first shard's. Standard input is not read twice.
    let costs =
      timelines.count > 1 && shard != .whole
      ? timelines.map { Self.cost(ofLayingOut: $0, allowedPaths) }
      : Array(repeating: 1, count: timelines.count)
    let shards = WorkPartition.shards(of: costs, among: shard.count)
    return filtered { piece in
      piece < shards.count && shards[piece] == shard.index
    }
  }

  /// Views and constraints, for each time that they are laid out; 1 for a file that cannot be used.
  private static func cost(ofLayingOut path: String, _ allowedPaths: [String]) -> Int {
    guard path != "-", let file = try? TimelineFile(path: path, allowing: allowedPaths) else {
      return 1
    }
    let timeline = file.timeline
    return (timeline.views.count + timeline.constraints.count) * (1 + timeline.keyframes.count)
  }
}
