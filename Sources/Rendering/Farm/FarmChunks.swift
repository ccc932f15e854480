package import Planning
package import Reporting

/// The consecutive frames that one task of a farm renders.
package struct FarmChunks: Hashable, Sendable {
  /// In order; together all frames of the timeline. None is empty.
  package let ranges: [ClosedRange<Int>]
  /// Whether a person chose their number or length, so that a scheduler should not adapt it.
  package let isChosen: Bool

  /// How the number of tasks is given.
  package enum Choice: Hashable, Sendable {
    case count(Int)
    case framesPerTask(Int)
    /// By predicted work: as many tasks as are long enough to pay for their start.
    case automatic
  }

  /// - Throws: `usage` for a number outside 1…100,000.
  package init(
    of timeline: PlannedTimeline, _ choice: Choice, for engine: FarmEngine
  ) throws(LayoutAnimationError) {
    let range = 1...Shard.largestCount
    switch choice {
    case .count(let count):
      try requireOption("the number of chunks", count, in: range)
      self.init(work: timeline.predictedWork, count: count, isChosen: true)
    case .framesPerTask(let length):
      try requireOption("the frames of a task", length, in: range)
      self.init(frameCount: timeline.frameCount, length: length)
    case .automatic:
      let work = timeline.predictedWork
      self.init(
        work: work, count: Self.usualCount(work, limit: engine.usualTaskLimit), isChosen: false)
    }
  }

  init(work: [Int], count: Int, isChosen: Bool) {
    ranges = WorkPartition.ranges(of: work, among: min(count, work.count))
      .filter { !$0.isEmpty }.map { $0.lowerBound...$0.upperBound - 1 }
    self.isChosen = isChosen
  }

  init(frameCount: Int, length: Int) {
    ranges = stride(from: 0, to: frameCount, by: length).map {
      $0...min($0 + length, frameCount) - 1
    }
    isChosen = true
  }

  static func usualCount(_ work: [Int], limit: Int) -> Int {
    min(limit, max(1, work.reduce(0, +) / taskWork))
  }

  /// The predicted work of a task that takes about ten seconds on one processor, in the unit of
  /// `predictedWork`. Documentation/Farms.md has the measurement.
  static let taskWork = 5_000_000_000

  package var count: Int { ranges.count }

  /// The longest chunk, for schedulers that divide frames by their number only.
  var longestLength: Int { ranges.map(\.count).max() ?? 1 }
}

extension ClosedRange<Int> {
  /// As the value of `--frames`: `7` or `0-47`.
  var frameText: String { count == 1 ? "\(lowerBound)" : "\(lowerBound)-\(upperBound)" }
}
