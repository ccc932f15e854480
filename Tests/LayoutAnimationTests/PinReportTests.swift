import Foundation
import LayoutAnimation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The output formats for a suite's results, with difficult names, read by independent
/// parsers.
@Suite struct PinReportTests {
  private static let names = [
    "a b", "a'b", "a\"b", "&<>]]>", "::error file=x,line=1::%0A", "é\u{1F980}", "l\nine", "t\tab",
    "\u{1B}[31m",
  ]

  /// One file for each kind of result, each with its own name.
  private func results(jobs: Int = 1) async throws -> (results: [SuiteResult], folder: String) {
    let folder = try TemporaryFolder()
    let still = ComparedTexts.still
    for name in Self.names { try folder.write(still, to: "\(name).json") }
    let jobs = try JobCount(jobs)
    _ = try await TimelineSuite(paths: [folder.url.path]).verify(
      recording: .missing, jobs: jobs)
    for name in Self.names.prefix(4) {
      try folder.write(try ComparedTexts(["#007AFF": "#FF0000"]).actual, to: "\(name).json")
    }
    try folder.write(still, to: "new & <unpinned>.json")
    try folder.write("{ \"views\": 1, \"<&\\\"\\n>\": 1 }", to: "bad\"\n.json")
    try folder.write("{}", to: "old\n&.pinned")
    try folder.write("", to: "\(Self.names[5]).pinned")
    let results = try await TimelineSuite(paths: [folder.url.path]).verify(jobs: jobs)
    return (results, folder.url.path)
  }

  private static let counts: [(kind: String, count: Int)] = [
    ("same", 4), ("different", 4), ("not-pinned", 1), ("failed", 2), ("abandoned", 1),
  ]

  @Test func everyKindIsCounted() async throws {
    let results = try await results().results
    #expect(results.count == 12)
    #expect(
      results.summary
        == "11 timelines: 4 as pinned, 4 different, 1 not pinned, 2 failed; 1 orphaned pin"
    )
  }

  @Test func conciseIsALineEach() async throws {
    let text = try await results().results.text(.concise)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 13)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(text.contains("l␊ine.json: as pinned (1 frame)\n"))
  }

  @Test func fullIsSilentAboutWhatIsWell() async throws {
    let text = try await results().results.text(.full)
    #expect(!text.contains("as pinned ("))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(text.contains("backgroundColor #007AFF → #FF0000"))
  }

  @Test func jsonIsAnObjectALine() async throws {
    let (results, folder) = try await results()
    let objects = try results.text(.json).split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.count == 12)
    for (kind, count) in Self.counts {
      #expect(objects.count { $0["result"] as? String == kind } == count, "\(kind)")
    }
    let paths = objects.compactMap { $0["timeline"] as? String }
    for name in Self.names { #expect(paths.contains("\(folder)/\(name).json")) }
    let different = try #require(objects.first { $0["result"] as? String == "different" })
    let comparison = try #require(different["comparison"] as? [String: Any])
    #expect(comparison["same"] as? Bool == false)
    #expect((comparison["pixels"] as? [String: Any])?["differingPixels"] as? Int == 100)
    #expect(different["renderer"] is NSNull)
  }

  @Test func junitIsReadByAStranger() async throws {
    let (results, folder) = try await results()
    let cases = try JUnitCases(results.text(.junit))
    #expect(
      cases.suite == ["name": "layoutanim verify", "tests": "12", "failures": "6", "errors": "2"])
    #expect(cases.names.count == 12)
    #expect(cases.names.contains("\(folder)/&<>]]>.json"))
    #expect(cases.names.contains("\(folder)/a\"b.json"))
    #expect(cases.failures == 6)
    #expect(cases.errors == 2)
    #expect(cases.text.contains("backgroundColor #007AFF → #FF0000"))
    #expect(cases.text.contains("\n  structure: same\n"))
  }

  @Test func githubHasACommandALine() async throws {
    let (results, folder) = try await results()
    let lines = try results.text(.github).split(separator: "\n")
    // Successful timelines have no annotations.
    #expect(lines.count == 8)
    let pattern =
      /::error file=([^,:]*)(,line=\d+)?(,col=\d+)?,title=layoutanim%3A [a-z ]+::[^\r\n]+/
    var files: [String] = []
    for line in lines {
      let match = try #require(line.wholeMatch(of: pattern), "\(line)")
      files.append(String(match.1).removingPercentEncoding ?? "")
    }
    #expect(files.contains("\(folder)/old\n&.pinned"))
    #expect(files.contains("\(folder)/bad\"\n.json"))
    // The colour is on line 3 of the timeline.
    #expect(lines.count { $0.contains(".json,line=3,title=layoutanim%3A different::") } == 4)
  }

  @Test func orderAndBytesDependOnNothing() async throws {
    func texts(_ jobs: Int) async throws -> [String] {
      let (results, folder) = try await results(jobs: jobs)
      return try VerdictFormat.allCases.map {
        try results.text($0).replacing(/"[0-9a-f]{64}"/, with: "the path is hashed")
          .replacingOccurrences(of: folder, with: "")
          .replacingOccurrences(of: folder.replacingOccurrences(of: ":", with: "%3A"), with: "")
      }
    }
    let expected = try await texts(1)
    for jobs in [1, 2, 5] { #expect(try await texts(jobs) == expected) }
  }
}

/// The test cases that an XML parser finds in a JUnit file.
private final class JUnitCases: NSObject, XMLParserDelegate {
  private(set) var suite: [String: String] = [:]
  private(set) var names: [String] = []
  private(set) var failures = 0
  private(set) var errors = 0
  private(set) var text = ""

  init(_ xml: String) throws {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    switch element {
    case "testsuite": suite = attributes
    case "testcase": names.append(attributes["name"] ?? "")
    case "failure": failures += 1
    case "error": errors += 1
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
