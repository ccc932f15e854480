import LayoutAnimation
import Presentation
import TestSupport
import Testing
import TimelineModel

@Suite struct FormatErrorsTests {
  /// The document lists the errors in the same order.
  @Test func everyErrorIsInTheDocument() throws {
    let document = try MarkdownDocument("Documentation/Format.md")
    let codes = MarkdownDocument.rows(in: document.section("## Errors"))
      .flatMap { MarkdownDocument.code(in: $0[0]) }
    #expect(codes == Diagnostic.Code.allCases.map(\.rawValue))
  }

  private static let place = SourceLocation(line: 1, column: 1, lowerOffset: 0, upperOffset: 1)
  private static let errorsOfPlaying: [PlanningError] = [
    .nonFiniteConstant(constraint: 0, location: place),
    .constantOutOfRange(constraint: 0, location: place), .tooManyFrames,
    .tooManyMoves(limit: 1, keyframe: 0), .tooManyLines(limit: 1, keyframe: 0),
    .tooManyStops(limit: 1, keyframe: 0), .tooMuchWork(limit: 1, keyframe: 0),
  ]

  /// They are found after the file is read, by another part of the program.
  @Test(arguments: errorsOfPlaying)
  func anErrorOfPlayingIsInTheDocument(error: PlanningError) throws {
    let planned = try PlannedTimeline(
      json: """
        { "version": 1, "canvas": { "width": 1, "height": 1 }, "views": [{ "id": "a" }],
          "constraints": ["a.left == root.left"], "keyframes": [{ "time": 1 }] }
        """)
    let code = Diagnostic(error, in: planned.plan.timeline).code
    #expect(Diagnostic.Code(rawValue: code) != nil, "\(code)")
    #expect(FindingCode.isOfError(code))
  }
}
