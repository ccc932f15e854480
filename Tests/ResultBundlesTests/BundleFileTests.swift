import Foundation
import LayoutAnimation
import ResultBundles
import ReviewPage
import TestSupport
import Testing
import TimelineSchema

/// The file of a bundle keeps everything, and anything else is refused.
@Suite struct BundleFileTests {
  /// Made once: it does not change.
  private static let made = Task {
    let suite = try BundleSuite()
    try await suite.change()
    return try await suite.bundle()
  }

  private static func bundle() async throws -> ResultBundle { try await made.value }

  private func reason(_ bytes: [UInt8]) -> String {
    do {
      _ = try ResultBundle(bytes, path: "a.bundle")
      return ""
    } catch {
      return error.message
    }
  }

  @Test func everyKindOfResultIsKept() async throws {
    let bundle = try await Self.bundle()
    #expect(
      bundle.records.map(\.kind)
        == [.failed, .different, .different, .same, .same, .notPinned, .abandoned])
    #expect(bundle.entries.count { $0.proposal != nil } == 3)
    let read = try ResultBundle(bundle.bytes, path: "a.bundle")
    #expect(read == bundle)
    #expect(read.bytes == bundle.bytes)
  }

  @Test func reportsFromTheFileAreThoseOfTheRun() async throws {
    let suite = try BundleSuite()
    try await suite.change()
    let results = try await suite.suite().verify(isProposing: true)
    let bundle = try await ResultBundle(of: results, try suite.header())
    let read = try ResultBundle(bundle.bytes, path: "a.bundle")
    for format in VerdictFormat.allCases {
      #expect(try read.records.text(format) == results.text(format), "\(format)")
    }
    var page = await ReviewPage(of: results)
    page.bundle = read.checksum.description
    #expect(try ReviewPage(of: read).html == page.html)
  }

  @Test func everyLineSuitsTheSchema() async throws {
    let validator = try SchemaValidator(parsing: BundleSchema.line)
    let results = try SchemaValidator(parsing: ResultSchema.text)
    let suite = try BundleSuite()
    try await suite.change()
    let shard = try Shard("1/2")
    for bundle in [try await suite.bundle(), try await suite.bundle(shard)] {
      for line in bundle.bytes.split(separator: 0x0A) {
        #expect(try validator.problems(parsing: String(decoding: line, as: UTF8.self)) == [])
      }
      for record in bundle.records { #expect(try results.problems(parsing: record.object) == []) }
    }
    #expect(try await !suite.bundle(shard).fractions.isEmpty)
  }

  @Test func aBundleIsTheSameForEveryNumberOfJobs() async throws {
    let suite = try BundleSuite()
    try await suite.change()
    let expected = try await suite.bundle().bytes
    for jobs in [1, 3] {
      let results = try await suite.suite().verify(isProposing: true, jobs: try JobCount(jobs))
      let bundle = try await ResultBundle(of: results, try suite.header(), jobs: try JobCount(jobs))
      #expect(bundle.bytes == expected)
    }
  }

  @Test func aBundleThatWasChangedAnywhereIsRefused() async throws {
    let bytes = try await Self.bundle().bytes
    var random = SeededGenerator(seed: 23)
    for _ in 0..<100 {
      var damaged = bytes
      let place = Int.random(in: 0..<bytes.count, using: &random)
      damaged[place] ^= UInt8.random(in: 1...255, using: &random)
      #expect(!reason(damaged).isEmpty, "byte \(place) as \(damaged[place])")
      #expect(!reason(Array(bytes[..<place])).isEmpty, "cut at \(place)")
    }
  }

  @Test(arguments: [
    (#""bundleVersion": 1"#, #""bundleVersion": 2"#, "a newer release wrote it"),
    (#""tool": "0."#, #""tool": "9."#, "a newer release wrote it: its `tool` is 9."),
    (#""pixelRevision": "#, #""pixelRevision": 9"#, "newer release wrote it: its `pixelRevision`"),
    (#""result": "different""#, #""result": "same""#, "which `comparison` contradicts"),
    (#""result": "different""#, #""result": "failed""#, "which the `status` of an error"),
    (#""result": "different""#, #""result": "listed""#, "which `framesFolder` contradicts"),
    (#""result": "different""#, #""result": "not-pinned""#, "which `comparison` contradicts"),
    (#""result": "not-pinned""#, #""result": "same""#, "which `comparison` contradicts"),
    (#""result": "same""#, #""result": "different""#, "which `comparison` contradicts"),
    (#""result": "same""#, #""result": "warned""#, "which `warnings` contradicts"),
    (#""result": "same""#, #""result": "renderer-changed""#, "which `renderer` contradicts"),
    (#""comparison": {"same": false"#, #""comparison": {"same": true"#, "which `comparison`"),
    (#""bundleVersion": 1"#, #""bundleVersion": 0"#, "is not a whole number from 1"),
    (#""tool": ""#, #""toll": ""#, "there is no key `toll`"),
    (#""pixelRevision""#, #""tool": "2", "pixelRevision""#, "`tool` is there twice"),
    (#""index": 1,"#, #""index": 9,"#, "`index` is that of no timeline"),
    (#""index": 1,"#, #""index": 2,"#, "is of another timeline"),
    (#""result": "different""#, #""result": "diverse""#, "is not the result of a timeline"),
    (#""framesFolder": false"#, #""framesFolder": 0"#, "`framesFolder` is not true or false"),
    (#""severity": "error""#, #""severity": "fatal""#, "`severity` is not known"),
    (#""contents": "{"#, #""contents": "["#, "is not a pin"),
    (#""status": 65"#, #""status": 1"#, "that no error has"),
    (#""card": {"#, #""card": [{}, {"#, "is not valid JSON"),
  ])
  func aBundleThatSomeoneSignedAnewIsReadStrictly(
    old: String, new: String, words: String
  ) async throws {
    let text = String(decoding: try await Self.bundle().bytes, as: UTF8.self)
    let part = try #require(text.range(of: old))
    let forged = text.replacingCharacters(in: part, with: new)
    #expect(reason(Self.signed(forged)).contains(words), "\(reason(Self.signed(forged)))")
  }

  /// With the sum that fits.
  static func signed(_ text: String) -> [UInt8] {
    let key = #""sum": ""#
    guard let start = text.range(of: key)?.upperBound else { return Array(text.utf8) }
    let rest = text[..<start] + text[text.index(start, offsetBy: 64)...]
    let sum = SHA256Sum(of: Array(String(rest).utf8))
    return Array((text[..<start] + sum.description + text[text.index(start, offsetBy: 64)...]).utf8)
  }

  @Test func signingIsWhatTheWriterDoes() async throws {
    let bytes = try await Self.bundle().bytes
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(Self.signed(text) == bytes)
  }

  @Test(arguments: [(99_999, ""), (100_000, ""), (100_001, "more than 100000")])
  func aSuiteHasAtMost100000Timelines(count: Int, words: String) throws {
    let header = BundleHeader(
      options: BundleOptions(), paths: [], timelines: (0..<count).map { "\($0)" },
      inputs: SHA256Sum(of: []), shard: try Shard("2/2"))
    #expect(reason(ResultBundle(header, []).bytes).contains(words) == true || words.isEmpty)
    #expect(reason(ResultBundle(header, []).bytes).isEmpty == words.isEmpty)
  }

  @Test func aLongerFileIsRefusedUnread() throws {
    let folder = try TemporaryFolder()
    let limit = ResultBundle.sizeLimit.byteCount
    #expect(limit == 1 << 30)
    try folder.write("{\"bundleVersion\"", to: "long.bundle")
    // A hole: nothing of it is on the disk.
    try FileHandle(forWritingTo: folder.url.appending(path: "long.bundle"))
      .truncate(atOffset: UInt64(limit + 1))
    let error = #expect(throws: LayoutAnimationError.self) {
      try ResultBundle(path: folder.path("long.bundle"))
    }
    #expect(error?.message.contains("is larger than 1024 MB") == true)
  }
}
