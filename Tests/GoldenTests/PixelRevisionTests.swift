import Foundation
import LayoutAnimation
import TestSupport
import Testing

/// `pixelRevision` must be raised whenever a golden changes: comparing pins of two releases relies
/// on it.
@Suite struct PixelRevisionTests {
  private static func recorded() throws -> PixelRevisions {
    let text = try? String(contentsOf: PixelRevisions.file, encoding: .utf8)
    return try #require(PixelRevisions(parsing: text ?? ""))
  }

  @Test func everyGoldenIsThatOfTheRevisionItWasRecordedUnder() throws {
    if GoldenFile.isRecording { return try record() }
    let recorded = try Self.recorded()
    let timelines = try Checkout.timelines()
    #expect(recorded.entries.count == timelines.count)
    for timeline in timelines {
      let name = timeline.deletingPathExtension().lastPathComponent
      let goldens = try ["layout.txt", "framecrc"].map { try GoldenFile("\(name).\($0)").text() }
      let entry = try #require(recorded.entries[name], "record the goldens: \(name)")
      #expect(entry.timeline == (try Self.sum(timeline)), "record the goldens: \(name)")
      #expect(entry.goldens == SHA256Sum(of: Array(goldens.joined().utf8)), "\(name)")
      #expect(1...pixelRevision ~= entry.revision)
    }
  }

  /// Renders the goldens instead of reading them, because other tests are writing the files at the
  /// same time.
  private func record() throws {
    var recorded = try Self.recorded()
    let old = recorded
    for timeline in try Checkout.timelines() {
      let played = try PlayedTimeline(timeline)
      let goldens = played.layoutTable() + played.digests
      try recorded.record(
        played.name, timeline: Self.sum(timeline), goldens: SHA256Sum(of: Array(goldens.utf8)),
        revision: pixelRevision)
    }
    try recorded.text.write(to: PixelRevisions.file, atomically: true, encoding: .utf8)
    if recorded.entries != old.entries { Issue.record("recorded PixelRevisions.txt") }
  }

  private static func sum(_ file: URL) throws -> SHA256Sum {
    SHA256Sum(of: [UInt8](try Data(contentsOf: file)))
  }

  private let sums = ["a", "b", "c"].map { SHA256Sum(of: Array($0.utf8)) }

  @Test func goldensOfTheSameTimelineChangeOnlyWithTheRevision() throws {
    var revisions = PixelRevisions()
    try revisions.record("toast", timeline: sums[0], goldens: sums[1], revision: 1)
    try revisions.record("toast", timeline: sums[0], goldens: sums[1], revision: 1)
    #expect(throws: PixelRevisions.Unraised(name: "toast")) {
      try revisions.record("toast", timeline: sums[0], goldens: sums[2], revision: 1)
    }
    #expect(revisions.entries["toast"]?.goldens == sums[1])
    try revisions.record("toast", timeline: sums[0], goldens: sums[2], revision: 2)
    #expect(revisions.entries["toast"]?.revision == 2)
  }

  @Test func aTimelineThatChangedMayLookOtherwise() throws {
    var revisions = PixelRevisions()
    try revisions.record("toast", timeline: sums[0], goldens: sums[1], revision: 1)
    try revisions.record("toast", timeline: sums[2], goldens: sums[2], revision: 1)
    #expect(PixelRevisions(parsing: revisions.text)?.entries == revisions.entries)
  }
}
