import ConstraintSolver
import Foundation
import LayoutAnimation
import Planning
import Reporting
import Testing

/// How the solver's work grows with the size of a timeline, the analyses of `check` included. Counts
/// rather than seconds, because they are reproducible.
@Suite struct PlanningGrowthTests {
  /// The work of `check`, in numbers read and rows visited.
  private func work(_ kind: GrowingTimeline, _ count: Int) throws -> Int {
    let meter = WorkMeter()
    try WorkMeter.$current.withValue(meter) {
      let file = try TimelineFile(contents: Array(kind.json(count).utf8), path: "timeline.json")
      let planned = try PlannedTimeline(file, recordsFindings: true, recordsLints: true)
      _ = try planned.lints()
    }
    return meter.statistics.work
  }

  @Test(arguments: GrowingTimeline.allCases)
  func growsFarSlowerThanBefore(_ kind: GrowingTimeline) throws {
    let counts = kind.counts
    let works = try counts.map { Double(try work(kind, $0)) }
    let sizes = counts.map { Double(kind.size($0)) }
    let exponent = log(works[1] / works[0]) / log(sizes[1] / sizes[0])
    #expect(exponent < kind.largestExponent, "work \(works) for sizes \(sizes)")
  }
}

extension GrowingTimeline {
  fileprivate var counts: [Int] {
    switch self {
    case .orderedPairs: [12, 48]
    case .nestedMargins: [8, 32]
    case .changedContents, .hiddenInStack, .changedConflict: [25, 100]
    default: [50, 200]
    }
  }

  /// In proportion to the number of constraints and of views changed in keyframes.
  fileprivate func size(_ count: Int) -> Int {
    switch self {
    case .orderedPairs: count * (count - 1) / 2 + count
    case .changedContents, .hiddenInStack, .changedConflict: count * count
    default: count
    }
  }

  /// A direction of each of n pivots reads n numbers, and each pass of margins reaches one more view
  /// inside the others.
  fileprivate var largestExponent: Double {
    switch self {
    case .narrowEqualCentering, .nestedMargins: 2
    case .runningAnimations: 1.1
    default: 1.5
    }
  }
}
