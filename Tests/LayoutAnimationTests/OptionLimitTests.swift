import LayoutAnimation
import Testing

@testable import Comparing
@testable import Planning
@testable import Rendering
@testable import Sweeping

/// The options with a range: each end just within it, at it and just outside it.
@Suite struct OptionLimitTests {
  struct Range: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let accepted: [Int]
    let refused: [Int]
    let use: @Sendable (Int) throws -> Void

    init(
      _ name: String, _ range: ClosedRange<Int>, _ use: @escaping @Sendable (Int) throws -> Void
    ) {
      testDescription = name
      let (least, most) = (range.lowerBound, range.upperBound)
      accepted = [least, least + 1, most - 1, most]
      refused = [least - 1, most + 1]
      self.use = use
    }
  }

  private static let ranges = [
    Range("--fps", 1...1000) { _ = try PlanOptions(framesPerSecond: $0) },
    Range("--scale", 1...3) { _ = try PlanOptions(scale: $0) },
    Range("--jobs", 1...1024) { _ = try JobCount($0) },
    Range("--start-number", 0...999_999_999) {
      _ = try FrameDirectory(path: "out", pattern: .standard, startNumber: $0)
    },
    Range("--columns", 1...1000) { _ = try ContactSheetOptions(columns: $0) },
    Range("--width", 64...16_384) { _ = try ContactSheetOptions(width: $0) },
    Range("--loop", 0...2_147_483_647) { _ = try AnimationPlayback(plays: $0) },
    Range("--hold", 0...3_600_000_000_000) { _ = try AnimationPlayback(hold: Int64($0)) },
    Range("--tolerance", 0...255) { _ = try ComparisonTolerance(channel: $0) },
  ]

  @Test(arguments: ranges)
  func aNumberIsUsedWithinItsRange(range: Range) {
    for number in range.accepted {
      #expect(throws: Never.self, "\(number)") { try range.use(number) }
    }
    for number in range.refused {
      let error = #expect(throws: LayoutAnimationError.self, "\(number)") { try range.use(number) }
      #expect(error?.code == .usage)
    }
  }

  @Test(arguments: [(999_999_998, true), (999_999_999, true), (1_000_000_000, false)])
  func aNumberOfAFrameHasNineDigits(number: Int, isRead: Bool) {
    for text in ["\(number)", "-\(number)", "0-\(number)", "0-:\(number)"] {
      #expect(((try? FrameSelection(text)) != nil) == isRead, "\(text)")
    }
  }

  @Test(arguments: [(99, true), (100, true), (101, false)])
  func aSweepHasAHundredSizes(count: Int, isRead: Bool) {
    let list = (1...count).map { "\($0)x1" }.joined(separator: ",")
    #expect((try? CanvasSizes(list))?.sizes.count == (isRead ? count : nil))
  }
}
