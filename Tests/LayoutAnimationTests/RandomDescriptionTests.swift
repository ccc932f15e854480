import LayoutAnimation
import TestSupport
import Testing

/// Any description is either planned or rejected with a report.
@Suite struct RandomDescriptionTests {
  @Test(arguments: [(0, 1), (3, 5), (30, 75), (300, 75)])
  func aDescriptionIsPlannedOrRefusedWithAReport(faults: Int, least: Int) throws {
    var (planned, refused) = (0, 0)
    for seed in 0..<100 {
      let generator = SeededGenerator(seed: UInt64(seed * 1000 + faults))
      var random = RandomDescription(generator: generator, faults: faults)
      let description = random.description()
      do throws(LayoutAnimationError) {
        let count = try PlannedTimeline(description).frames.count
        #expect(count >= 1)
        planned += 1
      } catch {
        let (code, count) = (error.code, error.report?.errorCount ?? 0)
        #expect(code == .invalidTimeline && count > 0, "seed \(seed)")
        refused += 1
      }
    }
    #expect(planned + refused == 100)
    #expect(refused >= least)
  }

  /// Each view is nested in the one before; 256 levels are allowed.
  @Test(arguments: [(256, true), (257, false), (600, false), (3_000, false)])
  func aTreeThatIsTooDeepIsRefused(depth: Int, isAllowed: Bool) throws {
    var view = TimelineDescription.View("v0")
    for level in 1..<depth { view = .init("v\(level)", subviews: [view]) }
    let description = TimelineDescription(canvas: .init(width: 1, height: 1), views: [view])
    if isAllowed {
      let count = try PlannedTimeline(description).layout(atFrame: 0).views.count
      #expect(count == depth + 1)
    } else {
      let error = #expect(throws: LayoutAnimationError.self) { try PlannedTimeline(description) }
      #expect(error?.report?.errorCount == 1)
    }
  }
}
