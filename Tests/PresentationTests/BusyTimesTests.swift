import TestSupport
import Testing
import Timing

@testable import Presentation

@Suite struct BusyTimesTests {
  /// Against every time on its own.
  @Test func aTimeOverlapsIfItDoesWithOneOfThem() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<cases(200) {
      let times = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        Self.time(upTo: 40, &random)
      }
      let busy = BusyTimes(times)
      for _ in 0..<20 {
        let asked = Self.time(upTo: 50, &random)
        let overlaps = times.contains { $0.begin < asked.end && asked.begin < $0.end }
        #expect(busy.overlaps(asked.begin, asked.end) == overlaps, "\(asked) among \(times)")
      }
    }
  }

  private static func time(
    upTo last: Int64, _ random: inout SeededGenerator
  ) -> (begin: Nanoseconds, end: Nanoseconds) {
    let begin = Int64.random(in: 0..<last, using: &random)
    return (Nanoseconds(begin), Nanoseconds(begin + Int64.random(in: 1...9, using: &random)))
  }
}
