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
/// separately. It is of the wall, while other tests run on the same processors.
@Suite struct ManyFindingsTests {
  /// Which content size is violated is ambiguous, and each competes with all others.
  @Test(.timeLimit(.minutes(10)), arguments: [300, 1200])
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
  @Test(.timeLimit(.minutes(10)))
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

  /// Widths of one view that differ, and then of a chain of equal ones, whose conflict has all of them as
  /// members.
  private func conflicts(earlier: Int, members: Int) throws -> [Diagnostic] {
    let views = (0..<earlier).map { #"{"id": "v\#($0)"}"# }
    let chain = (1..<members).map { #"{"id": "w\#($0)"}"# }
    let widths = (0..<earlier).flatMap { [#""v\#($0).width == 10""#, #""v\#($0).width == 20""#] }
    let equal = (2..<members).map { #""w\#($0).width == w\#($0 - 1).width""# }
    let ends = [#""w1.width == 10""#, #""w\#(members - 1).width == 20""#]
    return try warnings(width: 100, views + chain, widths + equal + ends)
      .filter { $0.code == "conflict" }
  }

  /// All members of a conflict that is explained, else the first ones and how many more there are.
  @Test(arguments: [19, 20, 21], [19, 20])
  func membersAreListedUpToALimit(members: Int, earlier: Int) throws {
    let conflicts = try conflicts(earlier: earlier, members: members)
    #expect(conflicts.count == earlier + 1)
    let last = try #require(conflicts.last)
    let entries = last.paragraphs[0].entries.map(\.text)
    let isCut = earlier == 20 && members == 21
    #expect(entries.count == members)
    #expect(entries.contains("and 1 more") == isCut)
    #expect(last.paragraphs[1].entries.map(\.text) == ["w\(members - 1).width == 20"])
    #expect(fact("unlistedMembers", of: last) == (isCut ? .number(1) : DiagnosticFact.none))
    guard case .list(let listed) = fact("members", of: last) else {
      Issue.record("no list")
      return
    }
    #expect(listed.count == (isCut ? 20 : members))
  }

  private func fact(_ key: String, of diagnostic: Diagnostic) -> DiagnosticFact? {
    guard case .members(let facts) = diagnostic.facts else { return nil }
    return facts.first { $0.key == key }?.value
  }

  /// The text of n conflicts with n members each grows with n, not with its square.
  @Test func theTextOfManyLargeConflictsIsShort() throws {
    func length(_ count: Int) throws -> Int {
      let views = (0..<count).map { #"{"id": "v\#($0)"}"# }
      let widths = (0..<count).map { #""w\#($0): v\#($0).width == \#(10 + $0)""# }
      let equal = (1..<count).map { #""v\#($0).width == v\#($0 - 1).width""# }
      let conflicts = try warnings(width: 100, views, equal + widths)
        .filter { $0.code == "conflict" }
      #expect(conflicts.count == count - 1)
      return conflicts.dropFirst(20).reduce(0) { $0 + $1.paragraphs[0].entries.count }
    }
    let (short, long) = (try length(60), try length(240))
    #expect(long < 8 * short, "\(short), \(long) lines")
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
