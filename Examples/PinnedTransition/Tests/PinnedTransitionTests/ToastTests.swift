import Foundation
import LayoutAnimation
import Testing

@Suite struct ToastTests {
  /// Beside this file lies `toast.json`, and beside that its pin, `toast.pinned`.
  private let path = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "toast.json").path

  /// With RECORD_PINS=needed the pin is written where it is missing or has changed.
  private let recording = ProcessInfo.processInfo.environment["RECORD_PINS"] ?? "never"

  @Test func theToastMovesAsItIsPinned() async throws {
    let toast = try PlannedTimeline(path: path)
    let verification = try await toast.verify(
      recording: try #require(Recording(rawValue: recording)))
    #expect(verification.isSame)
  }
}
