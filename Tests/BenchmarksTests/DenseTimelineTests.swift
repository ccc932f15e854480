import Benchmarks
import Foundation
import LayoutAnimation
import Testing
import Workloads

/// The random timelines of `bench check`.
@Suite struct DenseTimelineTests {
  private static let some = 0..<60

  @Test func theyAreValid() throws {
    for index in Self.some {
      let text = Array(DenseTimeline(index).text.utf8)
      #expect(throws: Never.self, "\(index)") { try TimelineFile(contents: text, path: "dense") }
    }
  }

  @Test func theyAreDense() {
    let timelines = (0..<DenseTimeline.count).map(DenseTimeline.init)
    #expect(timelines.allSatisfy { DenseTimeline.viewCounts.contains($0.viewCount) })
    #expect(timelines.allSatisfy { $0.constraintCount <= 300 })
    #expect(Set(timelines.map(\.viewCount)) == Set(20...60))
    #expect(timelines.contains { $0.constraintCount == 300 })
  }

  @Test func theyHaveEveryRelationAndChange() {
    let text = Self.some.map { DenseTimeline($0).text }.joined()
    for part in [
      "==", "<=", ">=", " @1000\"", " @250\"", "\"priority\": 999", "\"active\": false",
      "\"activate\"", "\"deactivate\"", "\"constant\"", "\"subviews\"",
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test func everyIndexIsAnotherTimelineAndAlwaysTheSame() {
    let texts = Self.some.map { DenseTimeline($0).text }
    #expect(Set(texts).count == texts.count)
    #expect(Self.some.map { DenseTimeline($0).text } == texts)
  }

  @Test func medianAndWorstAreThoseOfTheTimelines() throws {
    let works = try (0..<5).map {
      try CheckBenchmark.work(of: Array(DenseTimeline($0).text.utf8))
    }.sorted()
    let result = try CheckBenchmark(0..<5).run(rounds: 1)
    let counts = Dictionary(uniqueKeysWithValues: result.counts.map { ($0.name, $0.value) })
    #expect(counts["median work"] == works[2] && counts["worst work"] == works[4])
    #expect(works[0] > 0)
    #expect(result.times.map(\.name) == ["check", "worst check"])
    #expect(result.times[0].microseconds <= result.times[1].microseconds)
  }
}
