import Comparing
import FileAccess
import JSONText
import Planning
import Reporting

/// A bundle may be edited with a sum that fits. What can be known of a pin without drawing is checked.
extension BundleApproval {
  /// What the bundle shows must be what is there.
  func checkTimeline(
    _ proposal: ProposedPin, _ path: String
  ) throws(LayoutAnimationError) {
    let timeline = try PlannedTimeline(
      TimelineFile(path: path, allowing: allowedPaths),
      options: try proposal.pin.options(over: .none))
    guard proposal.pin.isOf(timeline) else {
      throw LayoutAnimationError(
        .invalidTimeline,
        "`\(path)`, or a file that it reads, was changed since it was verified; verify it again")
    }
    guard let member = proposal.pin.contradiction(by: timeline) else { return }
    throw Self.isEdited(path, "`\(member)` is not that of the timeline")
  }

  /// Frames that the result calls the same have the checksums of the pin that is replaced.
  func checkFrames(
    of proposal: ProposedPin, _ record: ResultRecord, replacing bytes: [UInt8]?
  ) throws(LayoutAnimationError) {
    guard let old = bytes.flatMap({ try? Pin(parsing: $0) }),
      let result = try? JSONValue(parsing: SourceText(bytes: Array(record.object.utf8))),
      let frame = proposal.contradictedFrame(in: result, replacing: old)
    else { return }
    throw Self.isEdited(record.path, "frame \(frame) has not the checksum that the result implies")
  }

  private static func isEdited(_ path: String, _ reason: String) -> LayoutAnimationError {
    LayoutAnimationError(
      .invalidTimeline, "the pin of `\(path)` in the bundle was edited: \(reason); verify it again")
  }
}
