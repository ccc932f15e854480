import LayoutAnimation
import Testing

/// Checks that the explanations of codes are accurate.
@Suite struct FindingCodeTests {
  /// The codes of all findings of `check` about a timeline, without duplicates, sorted.
  private func codes(of json: String) throws -> [String] {
    var lines: [Substring] = []
    do {
      let planned = try PlannedTimeline(json: json)
      lines = planned.report().text(.concise).split(separator: "\n")
      lines += try planned.lints().text(.concise).split(separator: "\n")
    } catch {
      lines = (error.report?.text(.concise) ?? "\(error)").split(separator: "\n")
    }
    let codes = lines.compactMap { line in
      line.split(separator: "[").dropFirst().first?.split(separator: "]").first.map(String.init)
    }
    return Set(codes).sorted()
  }

  /// The lines of an explanation that are indented by four spaces.
  private func example(in text: String) -> String {
    text.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
      .joined(separator: "\n")
  }

  @Test(arguments: FindingCode.allCases)
  func theExampleOfAnExplanationHasTheFindingAndNoOther(code: FindingCode) throws {
    let text = try #require(FindingCode.explanation(of: code.rawValue))
    let codes = try codes(of: example(in: text))
    #expect(codes == [code.rawValue])
  }

  @Test(arguments: FindingCode.allCases)
  func anExplanationTellsWhatWhyAndTheCure(code: FindingCode) throws {
    let explanation = code.explanation
    #expect(explanation.code == code)
    let lines = explanation.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("\(code.rawValue): ") == true)
    #expect(lines.contains { $0.hasPrefix("In UIKit: ") })
    #expect(lines.contains { $0.hasPrefix("Cure: ") })
    #expect(lines.contains("For example:"))
    #expect(lines.allSatisfy { $0.hasPrefix("    ") ? $0.count <= 104 : $0.count <= 80 })
    #expect(!explanation.summary.hasSuffix(".") && explanation.importance.hasSuffix("."))
  }

  @Test func whatIsNoCodeHasNoExplanation() {
    #expect(FindingCode(named: "conflicts") == nil)
    #expect(FindingCode.explanation(of: "") == nil)
  }

  @Test func theListHasALineForEachCode() {
    let lines = FindingCode.list.split(separator: "\n")
    #expect(lines.count == FindingCode.allCases.count)
    for (code, line) in zip(FindingCode.allCases, lines) {
      #expect(line.hasPrefix(code.rawValue + " ") && line.hasSuffix(code.explanation.summary))
    }
  }
}
