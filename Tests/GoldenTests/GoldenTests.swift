import Foundation
import LayoutAnimation
import Presentation
import TestSupport
import Testing
import TimelineModel

/// Compares every example timeline with its recorded layouts and pixel digests.
@Suite struct GoldenTests {
  @Test(arguments: try Checkout.timelines())
  func layoutsAreAsRecorded(timeline: URL) throws {
    let played = try PlayedTimeline(timeline)
    let golden = GoldenFile("\(played.name).layout.txt")
    let table = played.layoutTable()
    if GoldenFile.isRecording { return try golden.record(table) }
    #expect(table == (try golden.text()))
  }

  @Test(arguments: try Checkout.timelines())
  func sampledFramesHaveTheRecordedDigests(timeline: URL) throws {
    let played = try PlayedTimeline(timeline)
    let golden = GoldenFile("\(played.name).framecrc")
    if GoldenFile.isRecording { return try golden.record(played.digests) }
    let recorded = try golden.text().split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(recorded.count == played.plan.frameCount)
    for frame in played.sampledFrames where frame < recorded.count {
      #expect(played.digestLine(frame) == recorded[frame])
    }
  }

  @Test func noGoldenIsLeftWithoutItsTimeline() throws {
    let names = Set(try Checkout.timelines().map { $0.deletingPathExtension().lastPathComponent })
    let folder = Checkout.root.appending(path: "Tests/GoldenTests/Goldens")
    for file in try Checkout.files(in: folder) {
      let name = file.lastPathComponent.prefix { $0 != "." }
      #expect(names.contains(String(name)), "\(file.lastPathComponent)")
    }
  }
}
