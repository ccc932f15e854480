import Foundation
import TestSupport
import Testing

/// A recorded text, committed next to the tests. Recording writes it and fails the test, so that a
/// recording is never mistaken for a pass.
struct GoldenFile {
  let url: URL

  init(_ name: String) {
    url = Checkout.root.appending(path: "Tests/GoldenTests/Goldens").appending(path: name)
  }

  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
  }

  func record(_ text: String) throws {
    try text.write(to: url, atomically: true, encoding: .utf8)
    Issue.record("recorded \(url.lastPathComponent): look at the difference, then run again")
  }

  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }
}
