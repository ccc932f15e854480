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
  ///   - dividesFilms: whether a timeline that costs more than half of a shard's share is divided into
  ///     `fractions`.
  ///   - jobs: how many timelines are planned at a time; the partition does not depend on it.
  package func part(
    _ shard: Shard, options: PlanOptions = .none, dividesFilms: Bool = false,
    jobs: JobCount = .processors
  ) async -> TimelineSuite {
    let pieces = pieces
    // Errors alone are an error of every shard, or most would pass without a look. `merge` needs them once.
    if !dividesFilms, pieces.allSatisfy(files.unusableFolders.contains) { return self }
    // A single piece is the first shard's, whatever it costs. Standard input is not read twice.
    guard shard != .whole, pieces.count > 1 || dividesFilms else {
      return keeping { _ in shard.index == 0 }
    }
    let costs = await SharedJobs.make(pieces.count, jobs) { piece, _ in
      self.cost(of: piece, options)
    }
    let share = costs.reduce(0, +) / shard.count
    let units = dividesFilms ? units(of: costs, share, options) : SuiteUnit.whole(costs)
    let shards = WorkPartition.shards(of: units.map(\.cost), among: shard.count)
    let own = zip(units, shards).filter { $1 == shard.index }.map(\.0)
    let whole = Set(own.filter { $0.frames == nil }.map(\.piece))
    var part = keeping(whole.contains)
    part.fractions = own.fractions(of: pieces)
    return part
  }

  private func keeping(_ isKept: (Int) -> Bool) -> TimelineSuite {
    var part = self
    part.files = files.filtered(isKept)
    return part
  }

  private func units(
    of costs: [Int], _ share: Int, _ options: PlanOptions
  ) -> [SuiteUnit] {
    costs.indices.flatMap { piece -> [SuiteUnit] in
      guard piece < timelines.count, 2 * costs[piece] > share,
        let timeline = planned(timelines[piece], options), timeline.frameCount > 1
      else { return [SuiteUnit(piece: piece, cost: costs[piece])] }
      let work = timeline.predictedWork
      let count = min(
        timeline.frameCount, max(2, Self.fractionsPerShare * costs[piece] / max(1, share)))
      return WorkPartition.ranges(of: work, among: count).filter { !$0.isEmpty }.map { frames in
        SuiteUnit(
          piece: piece, cost: work[frames].reduce(0, +), frames: frames,
          frameCount: timeline.frameCount)
      }
    }
  }

  /// So many that the last one that a shard takes is a small part of its share.
  private static let fractionsPerShare = 8

  private func cost(of piece: Int, _ options: PlanOptions) -> Int {
    guard piece >= timelines.count else {
      return timelines[piece] == "-" ? 1 : planned(timelines[piece], options)?.predictedTotal ?? 1
    }
    let folder = piece - timelines.count - abandonedPins.count
    guard folder >= 0 else { return 1 }
    let names = try? InputFile.listing(of: frameFolders[folder]).names
    return Self.costOfFile * (names?.count ?? 0)
  }

  /// Of reading, hashing and decoding a file of a folder of frames, as the work of drawing a frame.
  private static let costOfFile = 20_000

  /// Nil for a timeline that cannot be used: it is found soon.
  private func planned(_ path: String, _ chosen: PlanOptions) -> PlannedTimeline? {
    if path == "-" || (try? files.checkUsable(path)) == nil { return nil }
    return try? PlannedTimeline(
      TimelineFile(path: path, allowing: allowedPaths),
      options: planningOptions(of: path, chosen.over(settings(of: path).options)))
  }

  /// Those that the timeline is pinned with, unless others are chosen.
  private func planningOptions(of path: String, _ options: PlanOptions) -> PlanOptions {
    let pinPath = pin ?? Pin.path(ofTimeline: path)
    guard let pin = try? Pin.existing(at: pinPath) else { return options }
    return (try? pin.options(over: options)) ?? options
  }
}

/// What is given to a shard as a whole.
private struct SuiteUnit {
  var piece: Int
  var cost: Int
  /// Nil for a whole piece.
  var frames: Range<Int>?
  var frameCount = 0

  static func whole(_ costs: [Int]) -> [SuiteUnit] {
    costs.indices.map { SuiteUnit(piece: $0, cost: costs[$0]) }
  }
}

extension [SuiteUnit] {
  /// One for each timeline of which there are frames.
  fileprivate func fractions(of pieces: [String]) -> [SuiteFraction] {
    var fractions: [SuiteFraction] = []
    for unit in self {
      guard let frames = unit.frames else { continue }
      let path = pieces[unit.piece]
      let earlier = fractions.last?.path == path ? fractions.removeLast().frames : []
      fractions.append(
        SuiteFraction(path: path, frames: earlier + [frames], frameCount: unit.frameCount))
    }
    return fractions
  }
}
