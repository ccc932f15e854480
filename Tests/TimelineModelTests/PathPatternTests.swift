import Testing
import TimelineModel

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("a.json", ["a.json", "x/a.json", "x/y/a.json", "a.json/b.json"], ["b.json", "aa.json", "a"]),
    ("*.json", ["a.json", ".json", "x/a.json"], ["a.jso", "a.json2"]),
    ("a*b*.json", ["ab.json", "axbxb.json", "abb.json"], ["b.json", "a.json"]),
    ("?.json", ["a.json", "x/é.json"], [".json", "ab.json"]),
    ("drafts", ["drafts/a.json", "x/drafts/y/a.json", "drafts"], ["drafts2/a.json", "a/draft"]),
    ("drafts/", ["drafts/a.json"], ["x/a.json"]),
    ("menu/*.json", ["menu/a.json"], ["menu/x/a.json", "x/menu/a.json", "a.json"]),
    ("/a.json", ["a.json"], ["b.json"]),
    ("menu/**/a.json", ["menu/a.json", "menu/x/y/a.json"], ["a.json", "x/menu/a.json"]),
    ("**/x/a.json", ["x/a.json", "y/z/x/a.json"], ["a.json", "y/a.json"]),
    ("menu/**", ["menu/a.json", "menu/x/a.json"], ["x/a.json"]),
  ])
  func aPatternMatchesPaths(text: String, matching: [String], others: [String]) throws {
    let pattern = try PathPattern(text)
    #expect(matching.filter { !pattern.matches($0) } == [])
    #expect(others.filter { pattern.matches($0) } == [])
  }

  /// Trying every place where a star may end would take longer than a test can.
  @Test func manyStarsTakeNoExponentialTime() throws {
    let pattern = try PathPattern(String(repeating: "*a", count: 40) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
    let folders = try PathPattern(String(repeating: "**/a/", count: 40) + "b")
    #expect(!folders.matches(String(repeating: "a/", count: 2000) + "a"))
  }

  @Test(arguments: [
    ("", PathPatternError.namesNothing), ("/", .namesNothing), ("./a", .namesNothing),
    ("../a", .namesNothing), ("a//b", .namesNothing), ("!a", .negated),
    ("[ab].json", .unsupported("[")), ("{a,b}", .unsupported("{")), ("a\\*", .unsupported("\\")),
  ])
  func otherSyntaxIsRefused(text: String, error: PathPatternError) {
    #expect(throws: error) { try PathPattern(text) }
  }
}
