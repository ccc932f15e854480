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

/// Simulated pins of another release, whose checksums this release never produces.
@Suite struct PinRendererTests {
  private static let revision = "\"pixelRevision\": \(pixelRevision)"

  /// Replaces the checksum with the given key by one that another release might have produced.
  private func forge(_ sample: borrowing PinnedSample, _ key: String) throws {
    let sum = SHA256Sum(of: Array(key.utf8)).description
    let found = try #require(
      try sample.pinText().components(separatedBy: "\"\(key)\": \"").dropFirst().first?.prefix(64))
    try sample.forgePin(["\"\(key)\": \"\(found)": "\"\(key)\": \"\(sum)"])
  }

  @Test func framesThatNobodyDrawsAnyMoreAreNotCalledDifferent() async throws {
    let sample = try await PinnedSample(ComparedTexts.moving)
    try forge(sample, "3")
    try sample.forgePin([Self.revision: "\"pixelRevision\": 99", "\"tool\": \"": "\"tool\": \"9."])
    let verification = try await sample.verify(sample.text)
    let change = try #require(verification.rendererChange)
    #expect(verification.headline == "the renderer changed, or the pin was edited")
    #expect(change.frames == [3])
    #expect(!change.changesLayout && change.refusal == nil)
    #expect(change.pinnedRevision == 99)
    #expect(!verification.text.contains("differ"))
    #expect(verification.text.contains("it was pinned by layoutanim 9."))
    #expect(verification.text.contains("pixel revision 99; this is "))
    #expect(
      verification.text.contains(
        "\n  1 frame not as pinned, which cannot be drawn any more: frame 3\n"))
    #expect(verification.text.contains("\n  the timeline is as it was pinned\n"))
    #expect(!verification.text.contains("a bug"))
  }

  @Test func theSameRevisionShouldNotHaveDoneThat() async throws {
    let sample = try await PinnedSample(ComparedTexts.still)
    try forge(sample, "0")
    let verification = try await sample.verify(sample.text)
    #expect(verification.rendererChange?.frames == [0])
    #expect(verification.text.contains("the pin was edited, or it is a bug"))
  }

  @Test func anotherRevisionThatDrawsTheSameIsTheSame() async throws {
    let sample = try await PinnedSample(ComparedTexts.still)
    try sample.forgePin([Self.revision: "\"pixelRevision\": 99"])
    #expect(try await sample.verify(sample.text).isSame)
    #expect(try await sample.verify(editing: ["#007AFF": "red"]).isDifferent)
  }

  @Test func otherLayoutsAreTheRenderersToo() async throws {
    let sample = try await PinnedSample(ComparedTexts.still)
    try forge(sample, "layout")
    let verification = try await sample.verify(sample.text)
    let change = try #require(verification.rendererChange)
    #expect(change.changesLayout && change.frames.isEmpty)
    #expect(verification.text.contains("\n  the pinned timeline is laid out differently\n"))
  }

  /// As if a spring settled earlier, or the picture had a different width.
  @Test(arguments: [
    ("\"width\": 40,\n", "\"width\": 41,\n"), ("\"height\": 30,\n", "\"height\": 29,\n"),
    ("\"framesPerSecond\": 60", "\"framesPerSecond\": 50"),
    ("  \"0\": ", "  \"0-1\": "),
  ])
  func otherFramesAreTheRenderersToo(found: String, replacement: String) async throws {
    let sample = try await PinnedSample(ComparedTexts.still)
    try sample.forgePin([found: replacement])
    #expect(try await sample.verify(sample.text).rendererChange?.changesLayout == true)
  }

  /// The changes of the timeline itself are found by rendering both versions with this release:
  /// from frame 1 on.
  @Test func aTimelineThatChangedBesideIsTold() async throws {
    let sample = try await PinnedSample(ComparedTexts.moving)
    try forge(sample, "3")
    let verification = try await sample.verify(editing: ["\"constant\": 20": "\"constant\": 24"])
    #expect(verification.rendererChange?.frames == [3])
    #expect(verification.comparison?.pixels.frames.map(\.number) == Array(1...10))
    #expect(
      verification.text.contains("\n  in addition, the timeline changed:\n    structure: same\n"))
    #expect(verification.text.contains("constraint `x`: constant 20 → 24 ("))
  }

  @Test func whatThisReleaseRefusesIsToldWithTheReason() async throws {
    let sample = try await PinnedSample(ComparedTexts.still)
    try sample.forgePin(["{ \"version\": 1,": "{ \"version\": 1, \"glow\": 3,"])
    let line = try Pin(path: sample.pinPath).timelineLine
    let verification = try await sample.verify(sample.text)
    let change = try #require(verification.rendererChange)
    #expect(verification.comparison == nil)
    #expect(change.refusal?.hasPrefix("line \(line), column 17: ") == true)
    #expect(change.refusal?.contains("glow") == true)
    #expect(verification.text.contains("this release refuses the pinned timeline: line \(line), "))
    #expect(try await sample.verify(sample.text, recording: .changed).isRecorded)
    #expect(try await sample.verify(sample.text).isSame)
  }
}
