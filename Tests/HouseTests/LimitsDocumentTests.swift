import Foundation
import TestSupport
import Testing

/// `Documentation/Limits.md`: every limit names the code that has it and a test.
@Suite struct LimitsDocumentTests {
  private static let path = "Documentation/Limits.md"

  /// The sections whose rows must have a test, and how many rows there are at least.
  private static let sections = [
    "## Files": 10, "## Pins": 3, "## Timelines": 15, "## Options": 8, "## The process": 5,
    "## The review page": 5, "## Sheets and overlays": 3,
    "## Drawing": 1, "## Comparisons": 4, "## Searches": 6,
  ]

  private let document: MarkdownDocument

  init() throws { document = try MarkdownDocument(Self.path) }

  /// The rows of a section without a test that exists.
  private func untested(_ document: MarkdownDocument, _ section: String) throws -> [String] {
    let statements = ArchitectureDocument(document)
    let missing = Set(try statements.missingTests())
    let tests = statements.links.filter { $0.isTestFile && !missing.contains($0.source) }
    return MarkdownDocument.rows(in: document.section(section)).filter { row in
      !tests.contains { row.last?.contains($0.source) == true }
    }.map { $0[0] }
  }

  @Test func everyLinkLeadsToAFileThatDeclaresTheName() throws {
    let statements = ArchitectureDocument(document)
    #expect(statements.brokenLinks() == [])
    let undeclared = try statements.undeclaredNames()
    #expect(undeclared == [])
  }

  @Test(arguments: sections)
  func everyLimitHasATest(section: String, rows: Int) throws {
    #expect(MarkdownDocument.rows(in: document.section(section)).count >= rows)
    #expect(try untested(document, section) == [])
  }

  @Test func noOtherSectionHasLimits() {
    let headings = document.prose.filter { $0.hasPrefix("## ") }
    #expect(Set(headings) == Set(Self.sections.keys))
  }

  @Test(arguments: [
    ("stepsOfACurve`", "stepsOfCurves`"), ("LimitTests.stepsOfACurve`", "LimitTests`"),
    ("[`LimitTests.stepsOfACurve`](../Tests/TimelineModelTests/LimitTests.swift)", ""),
  ])
  func aLimitWithoutATestIsFound(found: String, replacement: String) throws {
    let text = document.text.replacingOccurrences(of: found, with: replacement)
    #expect(text != document.text)
    let damaged = MarkdownDocument(Self.path, text: text)
    #expect(try untested(damaged, "## Timelines") == ["steps of a curve"])
  }
}
