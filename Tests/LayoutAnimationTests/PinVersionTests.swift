import Foundation
import LayoutAnimation
import TestSupport
import Testing

@testable import Comparing
@testable import FileAccess
@testable import Planning
@testable import Rendering
@testable import Reporting
@testable import Sweeping

/// The data that the checksums of a pin cover, in each version of the format.
@Suite struct PinVersionTests {
  private static let timelines = [
    ComparedTexts.still, ComparedTexts.moving, turning,
    turning.replacingOccurrences(of: "rotation\": 30", with: "scale\": 1.5"),
  ]

  private static let turning = """
    { "version": 1, "canvas": { "width": 30, "height": 20, "backgroundColor": "#10203040" },
      "framesPerSecond": 10, "constraints": ["box.edges == root.edges"],
      "views": [
        { "id": "box", "backgroundColor": "#FF000080",
          "subviews": [
            { "id": "card", "backgroundColor": "blue", "alpha": 0.5,
              "frame": { "x": 4, "y": 3, "width": 12.5, "height": 9 } } ] } ],
      "keyframes": [
        { "time": 0.1, "animation": { "duration": 0.4 },
          "changes": [{ "view": "card", "transform": { "rotation": 30 }, "alpha": 1 }] } ] }
    """

  private func timeline(_ text: String) throws -> PlannedTimeline {
    let file = try TimelineFile(contents: Array(text.utf8), path: "a.json")
    return try PlannedTimeline(file)
  }

  @Test(arguments: timelines)
  func runsAreSummedAsTheyFollowFromPixels(text: String) async throws {
    let timeline = try timeline(text)
    let sums = try await timeline.checksums(.runs, jobs: SharedJobs(.processors))
    #expect(sums.count == timeline.frameCount)
    for (frame, sum) in zip(timeline.frames, sums) {
      let rows = PixelRows(frame.pixels, width: frame.width)
      #expect(sum == SHA256Sum(of: rows.words.flatMap(\.bytes)), "\(frame)")
    }
  }

  @Test(arguments: timelines)
  func pixelsAreSummedByteByByte(text: String) async throws {
    let timeline = try timeline(text)
    let sums = try await timeline.checksums(.pixels, jobs: SharedJobs(.processors))
    #expect(sums == timeline.frames.map(\.sha256))
  }

  @Test(arguments: timelines, Pin.Version.allCases)
  func sumsAreTheSameWhereAndOnlyWherePicturesAre(text: String, version: Pin.Version) async throws {
    let timeline = try timeline(text)
    let pictures = timeline.frames.map(\.pixels)
    let sums = try await timeline.checksums(version, jobs: SharedJobs(.processors))
    for (picture, sum) in zip(pictures, sums) {
      #expect(pictures.map { $0 == picture } == sums.map { $0 == sum })
    }
  }

  @Test(arguments: timelines, Pin.Version.allCases)
  func workersMakeNoDifference(text: String, version: Pin.Version) async throws {
    let timeline = try timeline(text)
    let alone = try await timeline.checksums(version, jobs: SharedJobs(JobCount(1)))
    #expect(try await timeline.checksums(version, jobs: SharedJobs(JobCount(5))) == alone)
  }

  /// The pin of the example package, as its release wrote it.
  @Test func thePinThatIsCommittedIsRead() throws {
    let folder = Checkout.root.appending(path: "Examples/PinnedTransition/Tests")
    let pin = try Pin(path: folder.appending(path: "PinnedTransitionTests/toast.pinned").path)
    #expect(pin.version == .runs && pin.frames.count == 40)
    #expect(pin.conditions == PinConditions())
  }

  private func pin(_ version: Pin.Version, _ sample: borrowing PinnedSample) async throws -> Pin {
    let new = try Pin(path: sample.pinPath)
    let sums = try await timeline(sample.text).checksums(version, jobs: SharedJobs(JobCount(1)))
    return Pin(
      version: version, tool: "0.0.9", pixelRevision: new.pixelRevision,
      chosenFramesPerSecond: nil, chosenScale: nil, framesPerSecond: new.framesPerSecond,
      width: new.width, height: new.height, layout: new.layout, frames: sums,
      timeline: new.timeline)
  }

  /// A pin as an earlier release wrote it is compared as it is, and replaced if something changes.
  @Test(arguments: [Pin.Version.pixels, .runs])
  func anOlderPinIsComparedAndKeptWhileNothingChanges(version: Pin.Version) async throws {
    let sample = try await PinnedSample(ComparedTexts.moving)
    let new = try Pin(path: sample.pinPath)
    let old = try await pin(version, sample)
    try old.write(to: sample.pinPath)
    #expect(try sample.pinText().hasPrefix("{\n  \"pinVersion\": \(version.rawValue),\n"))
    #expect(try Pin(path: sample.pinPath) == old)
    for recording in [Recording.never, .missing, .changed, .needed] {
      #expect(try await sample.verify(sample.text, recording: recording).isSame)
    }
    #expect(try Pin(path: sample.pinPath) == old)
    let edited = try await sample.verify(editing: ["\"constant\": 20": "\"constant\": 24"])
    #expect(edited.isDifferent)
    #expect(edited.comparison?.pixels.frames.map(\.number) == Array(1...10))
    #expect(try await sample.verify(sample.text, recording: .all).isRecorded)
    #expect(try Pin(path: sample.pinPath) == new)
  }
}

/// The rows and runs of a picture, computed pixel by pixel.
private struct PixelRows {
  let words: [UInt32]

  init(_ bytes: [UInt8], width: Int) {
    let pixels = stride(from: 0, to: bytes.count, by: 4).map { place in
      bytes[place..<place + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    let rows = stride(from: 0, to: pixels.count, by: width).map {
      Array(pixels[$0..<$0 + width])
    }
    var words = [UInt32(width), UInt32(rows.count)]
    var above = [UInt32](repeating: 0, count: width)
    for (y, row) in rows.enumerated() where y == 0 || row != above {
      let runs = Self.runs(row, above)
      words += [UInt32(rows[y...].prefix { $0 == row }.count), UInt32(runs.count)]
      words += runs.flatMap { [UInt32($0.lowerBound), UInt32($0.count), row[$0.lowerBound]] }
      above = row
    }
    self.words = words
  }

  private static func runs(_ row: [UInt32], _ above: [UInt32]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for x in row.indices where row[x] != above[x] {
      let isAsTheOneBefore = x > 0 && row[x - 1] == row[x] && above[x - 1] == above[x]
      if isAsTheOneBefore, let last = runs.popLast() {
        runs.append(last.lowerBound..<x + 1)
      } else {
        runs.append(x..<x + 1)
      }
    }
    return runs
  }
}

extension UInt32 {
  /// The bytes, least significant first.
  fileprivate var bytes: [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: self >> (8 * UInt32($0))) }
  }
}
