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

  /// Of a sum that nobody adds up in the head, the ends are shown.
  @Test(arguments: [
    (12, "78 pt: 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12"),
    (20, "210 pt: 1 + 2 + 3 + 4 + 5 + 6 + … (13 more) + 20"),
  ])
  func manyLengthsAreAbridged(count: Int, sum: String) throws {
    let names = (1...count).map { "v\($0)" }
    let views = names.map { #"{"id": "\#($0)"}"# }
    let format = #""H:|\#((1...count).map { "[v\($0)(\($0))]" }.joined())|""#
    let warnings = try self.warnings(width: 20, views, [format])
    let conflict = try #require(warnings.first { $0.code == "conflict" })
    #expect(conflict.notes.contains { $0.hasPrefix("the row needs \(sum); ") }, "\(conflict.notes)")
  }

  /// A sum of hundreds of equal lengths would hide the rest of the message.
  @Test(arguments: [(3, "30 pt: 10 + 10 + 10"), (300, "3000 pt: 300 × 10")])
  func equalLengthsAreCounted(count: Int, sum: String) throws {
    let names = (0..<count).map { "v\($0)" }
    let views = names.map { #"{"id": "\#($0)"}"# }
    let format = #""H:|\#(names.map { "[\($0)(10)]" }.joined())|""#
    let warnings = try self.warnings(width: 20, views, [format])
    let conflict = try #require(warnings.first { $0.code == "conflict" })
    #expect(conflict.notes.contains { $0.hasPrefix("the row needs \(sum); ") }, "\(conflict.notes)")
  }

  /// After the first findings of a kind, reasons are not searched, and each says so.
  @Test func whatIsNotSearchedIsSaid() throws {
    let views = (0..<30).map { #"{"id": "v\#($0)"}"# }
    let widths = (0..<30).flatMap { [#""v\#($0).width == 10""#, #""v\#($0).width == 20""#] }
    let findings = try warnings(width: 100, views, widths)
    for kind in ["conflict", "ambiguous"] {
      let notes = findings.filter { $0.code.hasPrefix(kind) }.map(\.notes)
      #expect(notes.count >= 30)
      for (index, notes) in notes.enumerated() {
        #expect(notes.contains { $0.hasPrefix("not searched: ") } == (index >= 20), "\(index)")
      }
    }
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
