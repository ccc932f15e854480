import LayoutAnimation
import Testing

@testable import Comparing
@testable import Planning

/// How much is tried to explain a difference.
@Suite struct ComparisonLimitTests {
  /// Boxes of which the first `row` are in a row: each begins where the one before ends.
  private static func boxes(_ count: Int, gap: Int, row: Int = 0) -> String {
    let views = (0..<count).map { #"{ "id": "v\#($0)" }"# }
    let constraints = (0..<count).flatMap { index in
      let before = 0 < index && index < row ? "v\(index - 1).right" : "root.left"
      return [
        #""c\#(index): v\#(index).left == \#(before) + \#(gap)""#, #""v\#(index).top == root.top""#,
        #""v\#(index).size == 1""#,
      ]
    }
    return """
      { "version": 1, "canvas": { "width": 400, "height": 9 },
        "views": [\(views.joined(separator: ",\n"))],
        "constraints": [\(constraints.joined(separator: ",\n"))] }
      """
  }

  private static func comparison(_ count: Int, row: Int = 0) throws -> FrameComparison {
    try ComparedTexts(
      expected: boxes(count, gap: 2, row: row), actual: boxes(count, gap: 3, row: row)
    ).comparison()
  }

  @Test(arguments: [(11, true), (12, true), (13, false)])
  func twelveChangesAreTried(count: Int, isExplained: Bool) throws {
    let comparison = try Self.comparison(count)
    #expect(comparison.changes.count == count)
    #expect(!comparison.geometry.isEmpty)
    #expect(comparison.geometry.allSatisfy { $0.isExplained == isExplained })
  }

  /// There are too many changes to try, and those of a row are possible for each of its boxes.
  @Test(arguments: [(7, 7, 0), (8, 8, 0), (9, 8, 1)])
  func eightPossibleExplanationsAreListed(row: Int, listed: Int, further: Int) throws {
    let comparison = try Self.comparison(14, row: row)
    let difference = try #require(comparison.geometry.first { $0.view == "v\(row - 1)" })
    #expect(!difference.isExplained)
    #expect(difference.explanations.count == listed)
    #expect(difference.furtherExplanations == further)
  }

  /// Two changes in one frame of three views have twelve states: before and after each.
  @Test(arguments: [(13, true), (12, true), (11, false)])
  func statesAreComputedUpToALimit(limit: Int, isExplained: Bool) throws {
    #expect(GeometryExplanation.mostStates == 4_000_000)
    let texts = (Self.boxes(2, gap: 2), Self.boxes(2, gap: 3))
    let comparison = try ComparedTexts(expected: texts.0, actual: texts.1).comparison()
    let (before, after) = (
      try PlannedTimeline(json: texts.0).plan, try PlannedTimeline(json: texts.1).plan
    )
    let explanation = GeometryExplanation(
      before, after, comparison.changes, frames: [0], mostStates: limit)
    let explained = explanation.explained(comparison.geometry)
    #expect(!explained.isEmpty)
    #expect(explained.allSatisfy { $0.isExplained == isExplained })
  }
}
