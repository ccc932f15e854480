import Foundation
import LayoutAnimation
import ResultBundles
import ReviewPage
import TestSupport
import Testing
import TimelineSchema

@Suite struct ReviewDecisionsTests {
  private func read(_ text: String) throws -> ReviewDecisions {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "decisions.json")
    return try ReviewDecisions(path: folder.path("decisions.json"))
  }

  private static let sum = String(repeating: "0", count: 64)

  @Test func acceptedAndRejectedAreRead() throws {
    let text = """
      { "version": 1, "bundle": "\(Self.sum)", "accept": ["a.json", "b.json"],
        "reject": [{ "path": "c.json", "note": "too fast" }, { "path": "d.json" }] }
      """
    let decisions = try read(text)
    #expect(decisions.accepted == ["a.json", "b.json"])
    #expect(decisions.rejected.map(\.path) == ["c.json", "d.json"])
    #expect(decisions.rejected.map(\.note) == ["too fast", ""])
    #expect(try SchemaValidator(parsing: BundleSchema.decisions).problems(parsing: text) == [])
  }

  @Test(arguments: [
    "", "[]", "{}", #"{ "version": 2, "bundle": "S", "accept": [], "reject": [] }"#,
    #"{ "version": 1, "bundle": "0", "accept": [], "reject": [] }"#,
    #"{ "version": 1, "bundle": "S", "accept": "a", "reject": [] }"#,
    #"{ "version": 1, "bundle": "S", "accept": [1], "reject": [] }"#,
    #"{ "version": 1, "bundle": "S", "accept": [], "reject": ["a"] }"#,
    #"{ "version": 1, "bundle": "S", "accept": [], "reject": [{ "note": "n" }] }"#,
    #"{ "version": 1, "bundle": "S", "accept": [] }"#,
    #"{ "version": 1, "bundle": "S", "accept": [], "reject": [], "more": 1 }"#,
  ])
  func anythingElseIsRefused(text: String) throws {
    let text = text.replacing("\"S\"", with: "\"\(Self.sum)\"")
    let error = #expect(throws: LayoutAnimationError.self) { try read(text) }
    #expect(error?.message.contains("cannot be used as decisions") == true)
    if !text.isEmpty {
      #expect(try !SchemaValidator(parsing: BundleSchema.decisions).problems(parsing: text).isEmpty)
    }
  }

  /// Whatever else is in it, which may be other than today.
  @Test func thoseOfANewerReleaseAreRefusedAsSuch() {
    let error = #expect(throws: LayoutAnimationError.self) {
      try read(#"{ "version": 2, "decided": [] }"#)
    }
    let words = "a newer release wrote it: its `version` is 2; use a newer layoutanim"
    #expect(error?.message.hasSuffix(words) == true)
  }

  @Test(arguments: [
    #""accept": ["a", "a"], "reject": []"#, #""accept": ["a"], "reject": [{ "path": "a" }]"#,
  ])
  func aTimelineIsDecidedOnce(lists: String) throws {
    let error = #expect(throws: LayoutAnimationError.self) {
      try read(#"{ "version": 1, "bundle": "\#(Self.sum)", \#(lists) }"#)
    }
    #expect(error?.message.contains("`a` is decided twice") == true)
  }

  @Test func theyMustBeOnTheBundle() async throws {
    let suite = try BundleSuite(count: 2)
    let bundle = try await suite.bundle()
    func read(_ sum: String, _ path: String) throws {
      try suite.folder.write(
        #"{ "version": 1, "bundle": "\#(sum)", "accept": ["\#(path)"], "reject": [] }"#,
        to: "decisions.txt")
      _ = try ReviewDecisions(
        path: suite.folder.path("decisions.txt"), of: bundle, at: "run.bundle")
    }
    try read(bundle.checksum.description, suite.path(1))
    var error = #expect(throws: LayoutAnimationError.self) { try read(Self.sum, suite.path(1)) }
    #expect(error?.message.contains("on another bundle than `run.bundle`") == true)
    error = #expect(throws: LayoutAnimationError.self) {
      try read(bundle.checksum.description, "other.json")
    }
    #expect(error?.message.contains("`other.json`, which the bundle does not have") == true)
  }

  @Test func aLongerFileIsRefusedUnread() throws {
    let folder = try TemporaryFolder()
    let limit = ReviewDecisions.sizeLimit.byteCount
    #expect(limit == 64 << 20)
    for (size, words) in [(limit, "is not valid JSON"), (limit + 1, "is larger than 64 MB")] {
      try folder.write("{", to: "long.json")
      try FileHandle(forWritingTo: folder.url.appending(path: "long.json"))
        .truncate(atOffset: UInt64(size))
      let error = #expect(throws: LayoutAnimationError.self) {
        try ReviewDecisions(path: folder.path("long.json"))
      }
      #expect(error?.message.contains(words) == true, "\(error!)")
    }
  }
}
