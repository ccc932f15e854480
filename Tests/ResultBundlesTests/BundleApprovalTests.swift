import Foundation
import LayoutAnimation
import ResultBundles
import ReviewPage
import TestSupport
import Testing

/// `approve --from` writes exactly what was verified, and nothing else.
@Suite struct BundleApprovalTests {
  private func approve(
    _ bundle: ResultBundle, in suite: BundleSuite, only: [String]? = nil,
    isDryRun: Bool = false
  ) throws -> [BundleApproval.Approved] {
    try BundleApproval(bundle, at: "a.bundle", only: only, suite: try suite.suite())
      .write(isDryRun: isDryRun)
  }

  private func messages(_ approved: [BundleApproval.Approved]) -> [String] {
    approved.compactMap {
      if case .refused(let error) = $0.outcome { error.message } else { nil }
    }
  }

  @Test func thePinsAreThoseThatApproveWrites() async throws {
    let suite = try BundleSuite()
    try await suite.change()
    let bundle = try await suite.bundle()
    let before = try suite.folder.files(in: "")
    let written = try approve(bundle, in: suite)
    #expect(written.count == 3)
    #expect(messages(written).isEmpty)
    let fromBundle = try suite.folder.files(in: "")
    for (name, data) in before { try data.write(to: suite.folder.url.appending(path: name)) }
    try FileManager.default.removeItem(atPath: suite.folder.path("t7.pinned"))
    _ = try await suite.suite().verify(recording: .needed)
    #expect(try suite.folder.files(in: "") == fromBundle)
    #expect(fromBundle != before)
  }

  @Test func onlyWhatWasChosenIsWritten() async throws {
    let suite = try BundleSuite()
    try await suite.change()
    let bundle = try await suite.bundle()
    let before = try suite.folder.files(in: "")
    #expect(try approve(bundle, in: suite, isDryRun: true).count == 3)
    #expect(try suite.folder.files(in: "") == before)
    _ = try approve(bundle, in: suite, only: [suite.path(2)])
    let after = try suite.folder.files(in: "")
    #expect(after.keys.filter { after[$0] != before[$0] } == ["t2.pinned"])
    #expect(throws: LayoutAnimationError.self) {
      try approve(bundle, in: suite, only: [suite.folder.path("nothing.json")])
    }
  }

  @Test func approvingTwiceIsFine() async throws {
    let suite = try BundleSuite()
    try await suite.change()
    let bundle = try await suite.bundle()
    _ = try approve(bundle, in: suite)
    let again = try approve(bundle, in: suite)
    #expect(again.count == 3)
    for approved in again {
      guard case .alreadyWritten = approved.outcome else {
        Issue.record("\(approved.outcome)")
        continue
      }
    }
  }

  /// With checksums that fit, of the pin and of the bundle.
  @Test(arguments: [
    ("layout", "\"\(otherSum)\"", "`layout` is not that of the timeline"),
    ("framesPerSecond", "20", "`framesPerSecond` is not that of the timeline"),
    ("width", "13", "`width` is not that of the timeline"),
    ("0", "\"\(otherSum)\"", "frame 0 has not the checksum that the result implies"),
  ])
  func aPinThatWasEditedIsRefused(key: String, value: String, words: String) async throws {
    let suite = try BundleSuite()
    try await suite.change()
    let entries = try await suite.bundle().entries
    let entry = try #require(entries.first { $0.record.path == suite.path(2) })
    let proposal = try #require(entry.proposal)
    let text = String(decoding: proposal.pin.bytes, as: UTF8.self)
    let member = try #require(text.firstRange(of: try Regex("\"\(key)\": [^,]*")))
    let edited = text.replacingCharacters(in: member, with: "\"\(key)\": \(value)")
    let pin = try Pin(parsing: BundleFileTests.signed(edited))
    let forged = BundleEntry(
      index: entry.index, record: entry.record,
      proposal: ProposedPin(path: proposal.path, replaced: proposal.replaced, pin: pin),
      card: entry.card)
    let refused = messages(try approve(ResultBundle(try suite.header(), [forged]), in: suite))
    #expect(refused.count == 1 && refused[0].contains(words), "\(refused)")
  }

  private static let otherSum = String(repeating: "a", count: 64)

  @Test func aTimelineThatChangedSinceIsRefused() async throws {
    let suite = try BundleSuite()
    try await suite.change()
    let bundle = try await suite.bundle()
    try suite.write(2, end: 4)
    let before = try suite.folder.contents(of: "t2.pinned")
    let refused = messages(try approve(bundle, in: suite))
    #expect(refused.count == 1)
    #expect(refused.first?.contains("t2.json`, or a file that it reads, was changed") == true)
    #expect(try suite.folder.contents(of: "t2.pinned") == before)
  }

  @Test func aPinThatChangedSinceIsRefused() async throws {
    let suite = try BundleSuite()
    try await suite.change()
    let bundle = try await suite.bundle()
    try Data("".utf8).write(to: suite.folder.url.appending(path: "t2.pinned"))
    try FileManager.default.removeItem(atPath: suite.folder.path("film.pinned"))
    let refused = messages(try approve(bundle, in: suite))
    #expect(refused.count == 2)
    #expect(refused.allSatisfy { $0.contains("is not the pin that was verified") })
  }

  @Test func aBundleOfAnotherReleaseIsRefused() async throws {
    let suite = try BundleSuite(count: 2)
    let bundle = try await suite.bundle()
    var header = bundle.header
    header.pixelRevision += 1
    let error = #expect(throws: LayoutAnimationError.self) {
      try approve(ResultBundle(header, bundle.entries), in: suite)
    }
    #expect(error?.message.contains("verify again with this one") == true)
  }

  @Test func nothingOutsideTheNamedSuiteIsWritten() async throws {
    let suite = try BundleSuite(count: 2)
    let bundle = try await suite.bundle()
    let outside = try BundleApproval(bundle, at: "a.bundle", only: nil, suite: nil)
      .write(isDryRun: false)
    #expect(messages(outside).count == 2)
    #expect(messages(outside).allSatisfy { $0.contains("is not in this folder") })
    let other = try BundleSuite(count: 3)
    let error = #expect(throws: LayoutAnimationError.self) {
      try BundleApproval(bundle, at: "a.bundle", only: nil, suite: other.suite())
    }
    #expect(error?.message.contains("has nothing of what is named") == true)
    #expect(suite.folder.names().allSatisfy { !$0.hasSuffix(".pinned") })
  }

  @Test(arguments: ["evil.pinned", "../t1.pinned", "/t1.pinned", "t1.json"])
  func aBundleCannotNameAnotherFileThanThePin(name: String) async throws {
    let suite = try BundleSuite(count: 2)
    let bundle = try await suite.bundle()
    let entries = try bundle.entries.map { entry in
      let proposal = try #require(entry.proposal)
      return BundleEntry(
        index: entry.index, record: entry.record,
        proposal: ProposedPin(
          path: name.hasPrefix("/") ? name : suite.folder.path(name), replaced: nil,
          pin: proposal.pin), card: entry.card)
    }
    let before = try suite.folder.files(in: "")
    let refused = messages(try approve(ResultBundle(bundle.header, entries), in: suite))
    #expect(refused.count == 2)
    #expect(try suite.folder.files(in: "") == before)
  }
}
