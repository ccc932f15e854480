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

/// A folder with `a.json`, pinned in `a.pinned`.
struct PinnedSample: ~Copyable {
  let folder: TemporaryFolder
  let text: String
  private let jobs: JobCount

  init(_ text: String, jobs: Int = 1) async throws {
    let jobs = try JobCount(jobs)
    let folder = try TemporaryFolder()
    try folder.write(text, to: "a.json")
    let path = folder.path("a.json")
    let recorded = try await Self.verify(text, path, jobs, recording: .missing)
    try #require(recorded.isRecorded)
    (self.text, self.jobs) = (text, jobs)
    self.folder = folder
  }

  var pinPath: String { folder.path("a.pinned") }

  func pinText() throws -> String {
    String(decoding: try folder.contents(of: "a.pinned"), as: UTF8.self)
  }

  /// Verifies a text as the contents of `a.json`.
  func verify(
    _ text: String, recording: Recording = .never
  ) async throws -> Verification {
    try await Self.verify(text, folder.path("a.json"), jobs, recording: recording)
  }

  private static func verify(
    _ text: String, _ path: String, _ jobs: JobCount, recording: Recording
  ) async throws -> Verification {
    let file = try TimelineFile(contents: Array(text.utf8), path: path)
    return try await PlannedTimeline(file).verify(recording: recording, jobs: jobs.count)
  }

  /// Verifies the pinned text with edits, which must be possible.
  func verify(editing edits: KeyValuePairs<String, String>) async throws -> Verification {
    try await verify(try ComparedTexts(text, edits).actual)
  }

  /// Modifies the pin's file as another release might have written it, including its checksum.
  func forgePin(_ edits: KeyValuePairs<String, String>) throws {
    try folder.write(try ForgedPin(pinText(), edits).text, to: "a.pinned")
  }
}

extension Verification {
  var isRecorded: Bool { if case .recorded = outcome { true } else { false } }
  var isNotPinned: Bool { if case .notPinned = outcome { true } else { false } }
  var isDifferent: Bool { if case .different = outcome { true } else { false } }

  var rendererChange: RendererChange? {
    if case .rendererChanged(let change) = outcome { change } else { nil }
  }
}

/// An edited pin file with a matching checksum.
struct ForgedPin {
  let text: String

  init(_ text: String, _ edits: KeyValuePairs<String, String>) throws {
    let edited = try ComparedTexts(text, edits).actual
    let parts = edited.components(separatedBy: "\"sum\": \"")
    try #require(parts.count == 2)
    let (head, rest) = (parts[0] + "\"sum\": \"", parts[1].dropFirst(64))
    try #require(rest.hasPrefix("\",\n"))
    self.text = head + SHA256Sum(of: Array((head + rest).utf8)).description + rest
  }
}

extension Pin {
  /// A pin of two frames, with a timeline that is never parsed.
  static func small(timeline: String = "{}") -> Pin {
    Pin(
      version: .current, tool: "0.1.0", pixelRevision: 1, chosenFramesPerSecond: 10,
      chosenScale: nil, framesPerSecond: 10, width: 40, height: 30, layout: SHA256Sum(of: [1]),
      frames: [SHA256Sum(of: [2]), SHA256Sum(of: [3])], timeline: Array(timeline.utf8))
  }
}
