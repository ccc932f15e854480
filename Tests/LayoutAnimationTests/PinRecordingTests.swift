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

/// `PlannedTimeline.verify(against:recording:)`: which pins are written, and that a test fails if
/// it writes one.
@Suite struct PinRecordingTests {
  private static let changed =
    try? ComparedTexts(["root.left + 2": "root.left + 4"]).actual

  /// The state of the existing pin compared with the timeline.
  enum State: CaseIterable { case missing, same, reworded, different }

  private static let writes: [(Recording, [State])] = [
    (.never, []), (.missing, [.missing]), (.changed, [.reworded, .different]),
    (.needed, [.missing, .reworded, .different]), (.all, State.allCases),
  ]

  private func text(_ state: State) throws -> String {
    switch state {
    case .missing, .same: ComparedTexts.still
    case .reworded:
      try ComparedTexts(["\"version\": 1,": "\"version\": 1, \"note\": \"n\","]).actual
    case .different: try #require(Self.changed)
    }
  }

  @Test(arguments: writes)
  func onlyWhatIsMeantIsWritten(recording: Recording, states: [State]) async throws {
    for state in State.allCases {
      let sample = try await PinnedSample(ComparedTexts.still)
      let path = sample.pinPath
      if state == .missing { try FileManager.default.removeItem(atPath: path) }
      let before = try? FileFacts(path)
      let verification = try await sample.verify(try text(state), recording: recording)
      let isWritten = (try? FileFacts(path)) != before
      #expect(isWritten == states.contains(state), "\(state)")
      #expect(verification.isRecorded == isWritten, "\(state)")
      #expect(verification.isSame == (!isWritten && (state == .same || state == .reworded)))
      let second = try await sample.verify(try text(state))
      #expect(second.isSame == (isWritten || state == .same || state == .reworded), "\(state)")
      #expect(second.isNotPinned == (state == .missing && !isWritten))
      #expect(sample.folder.names().allSatisfy { ["a.json", "a.pinned"].contains($0) })
    }
  }

  /// Tests check `isSame`; the message advises running again.
  @Test func whatWasRecordedIsNotTheSameTheSecondRunIs() async throws {
    let folder = try TemporaryFolder()
    let file = try TimelineFile(
      contents: Array(ComparedTexts.still.utf8), path: folder.path("a.json"))
    let timeline = try PlannedTimeline(file)
    let pin = folder.path("elsewhere.pinned")
    let first = try await timeline.verify(against: pin, recording: .missing)
    #expect(!first.isSame && first.isRecorded && first.isPinned)
    #expect(first.headline == "recorded in `\(pin)`; run again to compare with it")
    let second = try await timeline.verify(against: pin, recording: .missing)
    #expect(second.isSame && !second.isRecorded)
    #expect(second.text == "\(folder.path("a.json")): as pinned (1 frame)\n")
    let unpinned = try await timeline.verify()
    #expect(unpinned.isNotPinned && !unpinned.isPinned && !unpinned.isSame)
  }

  @Test func aPinKeepsOptionsThatAreTheTimelinesOwnWhenTheyAreChosen() async throws {
    let sample = try await PinnedSample(ComparedTexts.still)
    let file = try TimelineFile(
      contents: Array(ComparedTexts.still.utf8), path: sample.folder.path("a.json"))
    let chosen = try PlannedTimeline(file, options: PlanOptions(scale: 1))
    #expect(try await chosen.verify().isSame)
    #expect(try await chosen.verify(recording: .changed).isRecorded)
    #expect(try Pin(path: sample.pinPath).chosenScale == 1)
    #expect(try await chosen.verify(recording: .changed).isSame)
  }

  /// Damaged pins are replaced only by `all`; files that are not pins, or of a newer version, are
  /// never replaced.
  private static let damages: [(contents: String, isReplaced: Bool)] = [
    ("", true), ("{\n  \"pinVersion\": 2,\n  \"sum\": \"", true),
    ("{ \"pinVersion\": 1, \"sum\": \"\" }", true), ("{ \"pinVersion\": 0 }", true),
    ("<<<<<<< HEAD\n{\n  \"pinVersion\": 2,", true), ("\0\0\0\0", true),
    ("{ \"pinVersion\": 4 }", false), ("{ \"manifestVersion\": 1 }", false),
    ("# Notes\n", false), (ComparedTexts.still, false),
  ]

  @Test(arguments: damages)
  func whatIsDamagedStaysUnlessAllAreWritten(contents: String, isReplaced: Bool) async throws {
    let sample = try await PinnedSample(ComparedTexts.still)
    let sound = try sample.pinText()
    for recording in Recording.allCases {
      try sample.folder.write(contents, to: "a.pinned")
      do {
        let verification = try await sample.verify(sample.text, recording: recording)
        #expect(verification.isRecorded && recording == .all && isReplaced)
        #expect(try sample.pinText() == sound)
      } catch let error as LayoutAnimationError {
        #expect(error.code == (recording == .all ? .cannotCreateOutput : .invalidTimeline))
        #expect(recording != .all || !isReplaced)
        #expect(try sample.pinText() == contents)
      }
    }
  }
}

/// Metadata that shows whether a file was written.
private struct FileFacts: Equatable {
  let bytes: Data
  let number: UInt64
  let time: Date

  init(_ path: String) throws {
    bytes = try Data(contentsOf: URL(filePath: path))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    number = try #require((attributes[.systemFileNumber] as? NSNumber)?.uint64Value)
    time = try #require(attributes[.modificationDate] as? Date)
  }
}
