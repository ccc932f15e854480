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
}
