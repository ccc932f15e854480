import LayoutAnimation
import Testing
import TimelineModel

@testable import Comparing
@testable import FileAccess
@testable import Planning
@testable import Rendering
@testable import Reporting
@testable import Sweeping

/// Hundreds of findings must be reported within a time that a user would wait. The limit is far
/// above the time needed, and far below the time that it took when each finding was computed
/// separately.
@Suite struct ManyFindingsTests {
  /// Which content size is violated is ambiguous, and each competes with all others.
  @Test(.timeLimit(.minutes(2)), arguments: [300, 1200])
  func contentsOfEqualPriorities(width: Int) throws {
    let names = (0..<300).map { "v\($0)" }
    let views = names.map {
      #"{"id": "\#($0)", "intrinsicContentSize": {"width": 2, "height": 10}}"#
    }
    let tops = names.map { #""\#($0).top == root.top""# }
    let format = #""H:|\#(names.map { "[\($0)]" }.joined())|""#
    let warnings = try self.warnings(width: width, views, [format] + tops)
    let isNamed = names.filter { name in
      warnings.contains { $0.code == "ambiguous-size" && $0.message.contains("`\(name)`") }
    }
    #expect(isNamed.count == names.count)
  }

  /// Each view has two conflicting widths.
  @Test(.timeLimit(.minutes(2)))
  func conflicts() throws {
    let names = (0..<600).map { "v\($0)" }
    let views = names.map { #"{"id": "\#($0)"}"# }
    let widths = names.flatMap { [#""\#($0).width == 10""#, #""\#($0).width == 20""#] }
    let rest =
      names.map { #""V:|[\#($0)(5)]""# } + names.map { #""\#($0).leading == root.leading""# }
    let warnings = try self.warnings(width: 100, views, widths + rest)
    #expect(warnings.count { $0.code == "conflict" } == names.count)
  }

  private func warnings(
    width: Int, _ views: [String], _ constraints: [String]
  ) throws -> [Diagnostic] {
    let text = """
      {"version": 1, "canvas": {"width": \(width), "height": 100},
       "views": [\(views.joined(separator: ", "))],
       "constraints": [\(constraints.joined(separator: ",\n"))], "keyframes": []}
      """
    let file = try TimelineFile(contents: Array(text.utf8), path: "many.json")
    return try PlannedTimeline(file).report().diagnostics
  }
}
