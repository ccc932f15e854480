import Expansion
import FileAccess
import ImageCoding
import JSONText
import Planning
import Primitives
import Rendering
import Reporting
import TimelineModel

/// A timeline is refused with errors inside its text, or planned: its findings and lints are the
/// same whether they are recorded or found by a second pass, and its last frame, if it is small, is
/// the same after it is encoded and decoded.
enum TimelineTarget {
  static func accepts(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    let outcome: Outcome
    do throws(LayoutAnimationError) {
      outcome = try Outcome(of: bytes)
    } catch {
      try check(error, in: bytes)
      return false
    }
    try outcome.check(in: bytes)
    return true
  }

  private static func check(
    _ error: LayoutAnimationError, in bytes: [UInt8]
  ) throws(BrokenProperty) {
    try require(error.code == .invalidTimeline, "\(error.code): \(error)")
    guard let report = error.report else { return }
    try require(report.errorCount > 0, "refused without an error: \(error)")
    try report.check(in: bytes)
  }
}

/// What is known about a valid timeline.
private struct Outcome {
  let recorded: [DiagnosticReport]
  let replayed: [DiagnosticReport]
  /// A picture, and what was decoded from its file; empty for a large canvas.
  private var lastFrame: [[UInt8]] = []

  /// In pixels. Drawing more would take most of the time.
  private static let largestArea = 1 << 14

  /// The only image that exists: `a.png`.
  private static let image = TimelineImage(
    path: "a.png", contents: [0],
    bitmap: ImageBitmap(
      width: 3, height: 2,
      words: [0xFF00_00FF, 0xFF00_FF00, 0, 0x8040_2000, 0xFFFF_FFFF, 0x0101_0101],
      checksum: "a"))

  /// The only file that can be included: `a.json`.
  private static let included = IncludedFile(
    path: "a.json",
    contents: Array(
      #"{ "metrics": { "m": "2 * 3" }, "templates": { "t": { "parameters": { "p": 1 }, "body": [{ "id": "v{p}" }] } } }"#
        .utf8))

  init(of bytes: [UInt8]) throws(LayoutAnimationError) {
    let file = try TimelineFile(
      contents: bytes, path: "timeline.json", images: ImageSource([Self.image]),
      includes: IncludeSource([Self.included]))
    let plan = try PlannedTimeline(file, recordsFindings: true, recordsLints: true)
    recorded = [plan.report(), try plan.lints()]
    let replay = try PlannedTimeline(file)
    replayed = [replay.report(), try replay.lints()]
    guard plan.width * plan.height <= Self.largestArea else { return }
    try draw(plan.frames[plan.frameCount - 1])
  }

  private mutating func draw(_ frame: PlannedTimeline.Frame) throws(LayoutAnimationError) {
    let file = try frame.pngBytes()
    do throws(PNGError) {
      lastFrame = [frame.pixels, try PNGDecoder().decode(file).bytes]
    } catch {
      throw LayoutAnimationError(.internalError, "\(error)")
    }
  }

  func check(in bytes: [UInt8]) throws(BrokenProperty) {
    for (report, other) in zip(recorded, replayed) {
      try require(report.errorCount == 0, "an error in a timeline that is valid: \(report)")
      try require(
        report.diagnostics == other.diagnostics, "recorded:\n\(report)\nreplayed:\n\(other)")
      try report.check(in: bytes)
    }
    try require(lastFrame.first == lastFrame.last, "the last frame is not what its file holds")
  }
}
