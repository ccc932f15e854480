import Expansion
import JSONText
import LayoutAnimation
import Planning
import Presentation
import Testing
import TimelineModel

/// All variants of a timeline together take at most ten times as much as one timeline.
@Suite struct VariantLimitTests {
  @Test(arguments: [0, 1, 9, 10, 11, 1_000])
  func eachOfMoreThanTenVariantsMayTakeLess(variants: Int) {
    let (own, share) = (Limits(), Limits().shared(among: variants))
    let layouts = LayoutLimits().shared(among: variants)
    #expect((share == own) == (variants <= 10))
    #expect((layouts == LayoutLimits()) == (variants <= 10))
    #expect(share.changedConstraints * variants <= own.changedConstraints * 10)
    #expect(share.stateChanges * variants <= own.stateChanges * 10)
    #expect(layouts.movedViews * variants <= LayoutLimits().movedViews * 10)
    #expect(layouts.solverWork * variants <= LayoutLimits().solverWork * 10)
  }

  /// Views in a chain that all move in each keyframe; the names of variants are numbers.
  private func chain(_ views: Int, keyframes: Int, variants: Int, _ change: String) -> String {
    let ids = (0..<views).map { #"{ "id": "a\#($0)" }"# }
    let row = "H:" + (0..<views).map { "[a\($0)]" }.joined()
    let names = (0..<variants).map { #""\#($0)": { "x": \#($0) }"# }
    let times = (1...keyframes).map {
      #"{ "time": \#($0), "changes": [\#(change.replacing("TIME", with: "\($0)"))] }"#
    }
    return """
      { "version": 1, "canvas": { "width": 100, "height": 100 }, "framesPerSecond": 1,
        "metrics": { "x": 0 }, "variants": { \(names.joined(separator: ", ")) },
        "views": [\(ids.joined(separator: ", "))],
        "constraints": ["first: a0.left == root.left + x", { "group": "row", "constraints": ["\(row)"] }],
        "keyframes": [\(times.joined(separator: ", "))] }
      """
  }

  private func codes(_ text: String) -> [String] {
    do {
      let file = try TimelineFile(
        contents: Array(text.utf8), path: "a.json", choice: MetricChoice(variant: "7"))
      _ = try PlannedTimeline(file)
      return []
    } catch {
      return error.report?.diagnostics.map(\.code) ?? ["\(error)"]
    }
  }

  /// The text of one variant without the others counts.
  @Test func theSizeOfTheExpandedTimelineDecides() throws {
    let text = chain(2_500, keyframes: 1, variants: 1, #"{ "constraint": "first", "constant": 1 }"#)
    let choice = MetricChoice(variant: "0")
    let file = try TimelineFile(contents: Array(text.utf8), path: "a.json", choice: choice)
    let size = file.source.bytes.count
    #expect(LayoutLimits.sizesOfWork.contains(size) && size != text.utf8.count)
    #expect(try PlannedTimeline(file).limits == LayoutLimits(expandedSize: size))
  }

  /// 286 views move in 70 keyframes, and one comes after that: 20,020 times, of which each of 1,000 variants
  /// may have 20,000.
  @Test(arguments: [(998, []), (999, []), (1_000, ["limit"])])
  func layoutsOfVariants(variants: Int, expected: [String]) {
    let change = #"{ "constraint": "first", "constant": TIME }"#
    #expect(codes(chain(286, keyframes: 71, variants: variants, change)) == expected)
  }

  /// A group of 286 constraints is named 35 times: 10,010 changes, of which each of 1,000 variants may have
  /// 10,000.
  @Test(arguments: [(998, []), (999, []), (1_000, ["limit"])])
  func changedConstraintsOfVariants(variants: Int, expected: [String]) {
    let names = Array(repeating: #""row""#, count: 35).joined(separator: ", ")
    let change = #"{ "activate": [\#(names)] }"#
    #expect(codes(chain(287, keyframes: 1, variants: variants, change)) == expected)
  }
}
